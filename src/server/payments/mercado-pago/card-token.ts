/** What the browser half says of a card: everything the vendor wants for a charge. */
export type CardParts = { paymentMethodId: string; token: string }

/**
 * Takes apart what the browser half made: the card's network, a point, and the token. The vendor wants both for a
 * charge, and the order carries one.
 */
export function splitToken(text: string): CardParts | undefined {
  const [, paymentMethodId, token] = /^([a-z0-9_]{1,40})\.([A-Za-z0-9]{8,120})$/.exec(text) ?? []
  return paymentMethodId === undefined || token === undefined ? undefined : { paymentMethodId, token }
}
