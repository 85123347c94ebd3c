import { DOCUMENT_MAX_LENGTH, DOCUMENT_MIN_LENGTH } from '#domain/defaults.ts'

/** The five fields of a card, in the order they are asked for. @source diner spec §3 "Card inputs" */
export const CARD_FIELDS = [
  'cardNumber',
  'cardName',
  'cardExpiry',
  'cardSecurityCode',
  'cardDocument',
] as const

/** One of {@link CARD_FIELDS}. */
export type CardField = (typeof CARD_FIELDS)[number]

/** A card as typed. */
export type TypedCard = Readonly<Record<CardField, string>>

/** Why a field is invalid. */
export type CardFault = 'EMPTY' | 'INVALID' | 'EXPIRED'

/** A month of the calendar. @units month 1 to 12 */
export type Month = { year: number; month: number }

/** Networks of card numbers; `card` for any other. */
export type CardBrand = 'visa' | 'master' | 'amex' | 'card'

/** @source assumed: the ranges of ISO/IEC 7812 numbers that are in use */
const NUMBER_DIGITS = { min: 13, max: 19 }
const NAME_MIN_LENGTH = 2
/** @source assumed: no bank issues cards for longer */
const EXPIRY_YEARS_MAX = 20

const digitsOf = (text: string): string => text.replaceAll(/[\s.-]/g, '')

/**
 * The card's holder as sent to the payment provider.
 * @returns the document without dots, dashes and blanks
 * @source diner spec §7 POST /api/order/payment
 */
export const holderOf = ({ cardName, cardDocument }: Pick<TypedCard, 'cardName' | 'cardDocument'>) => ({
  cardName: cardName.trim(),
  identificationNumber: digitsOf(cardDocument),
})

/**
 * Whether a number's check digit is correct (Luhn).
 * @param digits - digits only
 * @source assumed: ISO/IEC 7812-1, the check every card number carries
 */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/**
 * The network of a card, from the first digits of its number.
 * @param number - as typed, complete or not
 * @source assumed: the networks' published ranges
 */
export function cardBrand(number: string): CardBrand {
  const digits = digitsOf(number)
  if (digits.startsWith('4')) return 'visa'
  if (/^3[47]/.test(digits)) return 'amex'
  const range = Number(digits.slice(0, 4).padEnd(4, '0'))
  const isMaster = (range >= 5100 && range < 5600) || (range >= 2221 && range < 2721)
  return isMaster ? 'master' : 'card'
}

/**
 * A number in groups, as printed on the card.
 * @errors none; non-digits are dropped, extra digits are cut
 * @source assumed: how cards are printed
 */
export function groupCardNumber(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, NUMBER_DIGITS.max)
  const sizes = cardBrand(digits) === 'amex' ? [4, 6, 9] : [4, 4, 4, 4, 3]
  const groups: string[] = []
  let at = 0
  for (const size of sizes) {
    if (at < digits.length) groups.push(digits.slice(at, at + size))
    at += size
  }
  return groups.join(' ')
}

/**
 * A month while it is typed: the slash is inserted automatically.
 * @errors none; non-digits are dropped, extra digits are cut
 * @source assumed: how cards are printed
 */
export function groupExpiry(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 6)
  return digits.length <= 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`
}

/**
 * The last month in which a card is valid.
 * @param text - `MM/AA` or `MM/AAAA`, with or without the slash
 * @returns undefined when it is not a month
 * @source assumed: how cards are printed
 */
export function parseExpiry(text: string): Month | undefined {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(text) ?? []
  const parsed = { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) }
  return month !== '' && parsed.month >= 1 && parsed.month <= 12 ? parsed : undefined
}

/**
 * Validates a card as typed.
 * @param now - the current month
 * @returns one fault per field; empty when the card may be sent
 * @source diner spec §5 "the five card fields are required, each with an error text"; the rules of each field are
 * assumed, because they are not shown
 */
export function judgeCard(card: TypedCard, now: Month): Partial<Record<CardField, CardFault>> {
  const faults: Partial<Record<CardField, CardFault>> = {}
  for (const field of CARD_FIELDS) {
    const fault = card[field].trim() === '' ? 'EMPTY' : RULES[field](card, now)
    if (fault !== undefined) faults[field] = fault
  }
  return faults
}

type Rule = (card: TypedCard, now: Month) => CardFault | undefined

const invalidUnless = (holds: boolean): CardFault | undefined => (holds ? undefined : 'INVALID')

const RULES: Readonly<Record<CardField, Rule>> = {
  cardNumber: ({ cardNumber }) => {
    const digits = digitsOf(cardNumber)
    const { min, max } = NUMBER_DIGITS
    return invalidUnless(
      /^\d+$/.test(digits) && digits.length >= min && digits.length <= max && passesLuhn(digits),
    )
  },
  cardName: ({ cardName }) =>
    invalidUnless(cardName.trim().length >= NAME_MIN_LENGTH && !/\d/.test(cardName)),
  cardExpiry: ({ cardExpiry }, now) => {
    const expiry = parseExpiry(cardExpiry)
    if (expiry === undefined || expiry.year > now.year + EXPIRY_YEARS_MAX) return 'INVALID'
    const isOver = expiry.year < now.year || (expiry.year === now.year && expiry.month < now.month)
    return isOver ? 'EXPIRED' : undefined
  },
  cardSecurityCode: ({ cardNumber, cardSecurityCode }) =>
    invalidUnless((cardBrand(cardNumber) === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(cardSecurityCode.trim())),
  cardDocument: ({ cardDocument }) => {
    const document = cardDocument.replaceAll(/[\s.,+-]/g, '')
    const fits = document.length >= DOCUMENT_MIN_LENGTH && document.length <= DOCUMENT_MAX_LENGTH
    return invalidUnless(fits && /^[0-9A-Za-z]+$/.test(document))
  },
}
