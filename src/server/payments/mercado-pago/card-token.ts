/** Card data from the browser half: everything the vendor needs for a charge. */
export type CardParts = {
  paymentMethodId: string
  token: string
  /** the bank that issued the card */
  issuer?: number
  instalments: number
  /** session id of the vendor's fraud detection */
  session?: string
}

const TOKEN = /^([a-z0-9_]{1,40})\.([A-Za-z0-9]{8,120})(?:\?(.{1,400}))?$/
const RULES: ReadonlyMap<string, RegExp> = new Map([
  // an integer from 1 to 36
  ['instalments', /^(?:[1-9]|[12]\d|3[0-6])$/],
  ['issuer', /^[1-9]\d{0,11}$/],
  // sent as a header
  ['session', /^[\x21-\x7e]{1,300}$/],
])

/**
 * Splits the browser half's token: card network, a dot, the card token, and after a question mark the other parameters.
 * A charge needs all of them, but the order carries only one string.
 * @returns undefined for a text that the browser half never creates
 */
export function splitToken(text: string): CardParts | undefined {
  const [, paymentMethodId, token, query] = TOKEN.exec(text) ?? []
  if (paymentMethodId === undefined || token === undefined) return undefined
  const more = [...new URLSearchParams(query)]
  if (more.some(([name, value]) => RULES.get(name)?.test(value) !== true)) return undefined
  const { issuer, instalments = 1, session } = Object.fromEntries<string | undefined>(more)
  return {
    paymentMethodId,
    token,
    issuer: issuer === undefined ? undefined : Number(issuer),
    instalments: Number(instalments),
    session,
  }
}
