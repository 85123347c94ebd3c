import type { CountryCode, MinorUnits, ReceiptHolder, Tip, UserLocation } from '#generated/models.ts'

/** Everything the diner fills in at checkout, as typed. The address comes from the address modal. */
export type CheckoutForm = {
  customerName: string
  phone: string
  phoneCountry: CountryCode
  email: string
  document: string
  tableNumber: string
  optIn: boolean
  location?: UserLocation
  /** 'Entrecalles' and 'Aclaraciones' of the checkout; they override those saved with the address. */
  betweenStreets: string
  details: string
  notes: string
  /** Cash the diner hands over; undefined while nothing is typed. @units minor units */
  paysWith?: MinorUnits
  paymentTypeId?: string
  /** Name on the receipt, at venues that issue them; an empty value was begun and not finished. */
  receiptHolder?: ReceiptHolder
  /** At venues that take one; an amount of 0 was begun and not finished. */
  tip?: Tip
  /** 'Programado' was chosen, and the slot. @units ISO-8601 UTC */
  scheduled: boolean
  scheduledAt?: string
}

/** Fields a failure can point at; `card` and `items` are the sections of that name. */
export type CheckoutField =
  | 'items'
  | 'phone'
  | 'customerName'
  | 'tableNumber'
  | 'email'
  | 'document'
  | 'paysWith'
  | 'location'
  | 'pointConfirmed'
  | 'betweenStreets'
  | 'paymentTypeId'
  | 'receiptName'
  | 'receiptNumber'
  | 'tip'
  | 'card'
  | 'scheduledAt'

/**
 * A form nobody has filled in yet.
 * @param phoneCountry - of the branch, see `defaultPhoneCountry`
 * @param optIn - the specification's default is true
 * @source diner spec §3 "optIn (default true)"
 */
export const emptyCheckoutForm = (phoneCountry: CountryCode, optIn: boolean): CheckoutForm => ({
  customerName: '',
  phone: '',
  phoneCountry,
  email: '',
  document: '',
  tableNumber: '',
  optIn,
  betweenStreets: '',
  details: '',
  notes: '',
  scheduled: false,
})

/**
 * Cleans the typed document: no dots, commas, plus or minus, and trimmed.
 * @source diner spec §5 "The document input strips dots, commas, plus and minus"
 */
export const stripDocument = (text: string): string => text.replaceAll(/[.,+-]/g, '').trim()

/**
 * The document as it is sent: a pasted or stored one may still have dots.
 * @returns undefined when there is none
 * @source diner spec §5 "The document sent has dots removed"
 */
export const documentToSend = (text: string): string | undefined => stripDocument(text) || undefined

/**
 * Whether the text has no visible character.
 * @source assumed: blanks are not an answer, nor is what has no width
 */
export const isBlank = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text)

/**
 * Whether a text has the shape of an email: one @, something before it, and after it names joined by dots. The mailbox
 * itself is not checked.
 * @source diner spec §5 "malformed"; the shape is assumed: what browsers accept, and a dot in the domain
 */
export function isEmail(text: string): boolean {
  const [mailbox = '', domain = '', ...rest] = text.split('@')
  const names = domain.split('.')
  return (
    rest.length === 0 &&
    /^[^\s@"(),:;<>[\\\]]+$/.test(mailbox) &&
    names.length > 1 &&
    names.every((name) => /^[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?$/u.test(name))
  )
}
