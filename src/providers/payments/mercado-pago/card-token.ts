/** A complete card as the vendor's script returns it. */
export interface TypedCard {
  /** the vendor's one-time token */
  readonly token: string
  readonly paymentMethodId: string
  /** id of the issuing bank */
  readonly issuer?: string
  readonly instalments: number
  /** session id of the vendor's fraud detection */
  readonly session?: string
}

/** Encoded length: an order's card token has 500 characters at most, and the other parts may take 200. */
const SESSION_MAX = 300

/**
 * Joins what an order carries of a card into one text: network, a dot, token, and the vendor's other parameters. Only
 * the server half parses it.
 */
export function joinToken({ token, paymentMethodId, issuer, instalments, session }: TypedCard): string {
  const more = new URLSearchParams()
  if (issuer !== undefined) more.set('issuer', issuer)
  if (instalments > 1) more.set('instalments', String(instalments))
  if (session !== undefined && isSession(session)) more.set('session', session)
  const query = more.toString()
  return `${paymentMethodId}.${token}${query === '' ? '' : '?'}${query}`
}

/** An invalid session id is dropped, since it is not worth a refused card. */
const isSession = (text: string): boolean =>
  /^[\x21-\x7e]+$/.test(text) && encodeURIComponent(text).length <= SESSION_MAX
