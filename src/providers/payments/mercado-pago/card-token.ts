/** A card as the vendor's script knows it once it is typed. */
export interface TypedCard {
  /** the vendor's one-time token */
  readonly token: string
  readonly paymentMethodId: string
  /** id of the bank that gave it */
  readonly issuer?: string
  readonly instalments: number
  /** what the vendor's watch for fraud calls this visit */
  readonly session?: string
}

/** As it stands in the text: an order takes 500 letters of a card, and the rest of them may come to 200. */
const SESSION_MAX = 300

/**
 * The one text an order carries of a card: network, point, token, and what else the vendor wants for a charge. The
 * server's half takes it apart; to everybody else it means nothing.
 */
export function joinToken({ token, paymentMethodId, issuer, instalments, session }: TypedCard): string {
  const more = new URLSearchParams()
  if (issuer !== undefined) more.set('issuer', issuer)
  if (instalments > 1) more.set('instalments', String(instalments))
  if (session !== undefined && isSession(session)) more.set('session', session)
  const query = more.toString()
  return `${paymentMethodId}.${token}${query === '' ? '' : '?'}${query}`
}

/** What is no name of a visit is not worth a refused card. */
const isSession = (text: string): boolean =>
  /^[\x21-\x7e]+$/.test(text) && encodeURIComponent(text).length <= SESSION_MAX
