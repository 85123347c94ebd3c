import { COUNTRIES } from '#domain/money/countries.ts'
import { PHONE_COUNTRIES } from '#domain/phone/countries.ts'
import type { CountryCode } from '#generated/models.ts'
import type { PhoneCountry } from '#ui/primitives/field/phone-field.tsx'

/** What a phone field offers beside the number. */
export const phoneCountries: readonly PhoneCountry[] = PHONE_COUNTRIES.map((code) => ({
  code,
  name: COUNTRIES[code].name,
  prefix: COUNTRIES[code].phonePrefix,
}))

export const isPhoneCountry = (code: string): code is CountryCode =>
  PHONE_COUNTRIES.some((one) => one === code)
