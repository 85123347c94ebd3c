/**
 * All forms in which a phone may have been stored, the one with the 9 first: Argentine mobiles were once stored without
 * it when it was not typed.
 * @param e164 - in either way
 * @source design §5 "Argentine mobiles need the 9"; decision 144
 */
export function phoneSpellings(e164: string): [string, ...string[]] {
  const [, national] = /^\+549?(\d{10})$/.exec(e164) ?? []
  return national === undefined ? [e164] : [`+549${national}`, `+54${national}`]
}

/** Whether two stored phones are the same, whatever their form. */
export const isSamePhone = (one: string, other: string): boolean => phoneSpellings(one).includes(other)

/**
 * A phone as message links want it: digits with the calling code and no plus.
 * Argentine mobiles carry a 9 after the 54 there, whether the number was written with it or not; Mexican ones
 * lost their 1 after the 52. A landline of Argentina cannot be told from a mobile written without the 9,
 * so it gets the 9 too: message apps are used on mobiles.
 * @param e164 - '+5491123456789'; anything but digits is ignored
 * @returns digits; empty when there are none
 * @source design §5 "WhatsApp text: Argentine mobiles need the 9"; Mexico assumed: the 1 was abolished in 2019
 */
export function formatPhoneForMessage(e164: string): string {
  const digits = e164.replaceAll(/\D/g, '')
  if (/^54(?!9)\d{10}$/.test(digits)) return `549${digits.slice(2)}`
  if (/^521\d{10}$/.test(digits)) return `52${digits.slice(3)}`
  return digits
}
