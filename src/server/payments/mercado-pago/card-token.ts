/** What the browser half says of a card: everything the vendor wants for a charge. */
export type CardParts = {
  paymentMethodId: string
  token: string
  /** of the bank that gave the card */
  issuer?: number
  instalments: number
  /** what the vendor's watch for fraud calls the visit */
  session?: string
}

const TOKEN = /^([a-z0-9_]{1,40})\.([A-Za-z0-9]{8,120})(?:\?(.{1,400}))?$/
const RULES: ReadonlyMap<string, RegExp> = new Map([
  // a whole number from 1 to 36
  ['instalments', /^(?:[1-9]|[12]\d|3[0-6])$/],
  ['issuer', /^[1-9]\d{0,11}$/],
  // it becomes a header
  ['session', /^[\x21-\x7e]{1,300}$/],
])

/**
 * Takes apart what the browser half made: the card's network, a point, the token, and after a question mark what else
 * the vendor wants. A charge needs all of them, and the order carries one text.
 * @returns undefined for what the browser half never makes
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
