// This file brings libphonenumber and the numbering plans with it (about 11 kB compressed): screens load it with
// import() when a phone is typed. The list of countries and the message form stand alone for that reason.
import { parsePhoneNumberFromString, type MetadataJson } from 'libphonenumber-js/core'

import type { CountryCode } from '#generated/models.ts'

import { PHONE_COUNTRIES } from './countries.ts'
import { formatPhoneForMessage } from './message-number.ts'
import metadata from './metadata.json' with { type: 'json' }

export { defaultPhoneCountry, PHONE_COUNTRIES } from './countries.ts'
export { formatPhoneForMessage, phoneSpellings } from './message-number.ts'

/** A parsed phone: `e164` is sent and stored, `national` is shown. */
export type ValidPhone = { ok: true; e164: string; national: string; country: CountryCode }

/** Outcome of parsing a typed phone. */
export type PhoneResult = ValidPhone | { ok: false }

/** Longest text worth reading as a phone; numbers have at most 15 digits. @units characters */
const MAX_TEXT_LENGTH = 40

/**
 * Reads a phone as a person writes or copies it: with or without the country, the trunk zero, the Argentine 15 or 9, with
 * signs and invisible marks. A number with another country's code counts for that country, if we serve it. All spellings
 * of a mobile are one person's, as with the 9 in Argentina and the old 1 in Mexico: each is read as messages write it.
 * @param text - as typed
 * @param country - the country chosen beside the input
 * @returns ok false for anything that no plan of the twelve countries knows
 * @source diner spec §5 "The phone is normalised before use and sent in a formatted form"; design §5 "Argentine mobiles
 * need the 9"; decision 144
 */
export function normalisePhone(text: string, country: CountryCode): PhoneResult {
  const visible = text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  if (visible.length > MAX_TEXT_LENGTH) return { ok: false }
  const typed = parse(visible, country)
  if (!typed || typed.ext) return { ok: false }
  const number = `+${formatPhoneForMessage(typed.number)}`
  const messaged = number === typed.number ? typed : parse(number, country)
  const parsed = [messaged, typed].find((one) => one?.isValid())
  const found = PHONE_COUNTRIES.find((served) => served === parsed?.country)
  if (!parsed || !found) return { ok: false }
  return { ok: true, e164: parsed.number, national: parsed.formatNational(), country: found }
}

const parse = (text: string, country: CountryCode) =>
  parsePhoneNumberFromString(
    text,
    { defaultCountry: country, extract: false },
    metadata as unknown as MetadataJson,
  )

/**
 * A stored number in groups, as it is read: without the country's code in its own country. Its groups stay on one line.
 * @param phone - E.164; anything else comes back as it is
 * @param country - where it is read; without one the country's code is always there
 * @source assumed: people read numbers in the groups of their country's plan
 */
export function phoneText(phone: string, country?: CountryCode): string {
  const parsed = parsePhoneNumberFromString(
    phone.slice(0, MAX_TEXT_LENGTH),
    metadata as unknown as MetadataJson,
  )
  if (!parsed?.isValid()) return phone
  const text = parsed.country === country ? parsed.formatNational() : parsed.formatInternational()
  return text.replaceAll(' ', '\u00A0')
}

/**
 * A stored number in the two parts that some forms ask for.
 * @param phone - E.164
 * @returns undefined for anything else
 * @source assumed: payment providers ask for the country's code and the rest
 */
export function phoneParts(phone: string): { countryCode: string; national: string } | undefined {
  const parsed = parsePhoneNumberFromString(
    phone.slice(0, MAX_TEXT_LENGTH),
    metadata as unknown as MetadataJson,
  )
  return parsed && { countryCode: parsed.countryCallingCode, national: parsed.nationalNumber }
}
