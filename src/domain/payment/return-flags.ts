/**
 * A return from a bank that our server has not processed, as flags in the address of the order's page. `token_ws` is
 * the bank's token, `callback` the provider; the specification omits the latter, as it knows only one bank.
 * @source delivery spec §2 "token_ws: return from a payment", §7 /api/callback/transbank/
 */
export type ReturnFlags = { token: string; provider: string }

/** Names of those flags in an address. @source see {@link ReturnFlags} */
export const RETURN_FLAGS = ['token_ws', 'callback'] as const

const [TOKEN, PROVIDER] = RETURN_FLAGS
const OF_THE_SPEC = 'transbank'

/** The flags as a query. @source see {@link ReturnFlags} */
export const writeReturnFlags = ({ token, provider }: ReturnFlags): string =>
  `?${new URLSearchParams({ [TOKEN]: token, ...(provider === OF_THE_SPEC ? {} : { [PROVIDER]: provider }) }).toString()}`

/**
 * The flags of an address.
 * @param search - '?token_ws=a'
 * @returns undefined when it has none
 * @source see {@link ReturnFlags}
 */
export function readReturnFlags(search: string): ReturnFlags | undefined {
  const parameters = new URLSearchParams(search)
  const token = parameters.get(TOKEN)
  return token === null ? undefined : { token, provider: parameters.get(PROVIDER) ?? OF_THE_SPEC }
}
