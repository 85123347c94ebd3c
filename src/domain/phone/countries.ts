import type { CountryCode } from '#generated/models.ts'

import { DEFAULT_COUNTRY } from '#domain/defaults.ts'

/** The countries a phone may belong to, in the order the selector lists them. @source diner spec §5 "Allowed phone countries" */
export const PHONE_COUNTRIES: readonly CountryCode[] = [
  'AR',
  'UY',
  'CL',
  'CO',
  'PE',
  'BR',
  'VE',
  'PY',
  'MX',
  'EC',
  'BO',
  'US',
]

/**
 * The country the phone selector starts with: that of the branch, else Argentina.
 * @param branchCountry - in any case; one we do not serve counts as none
 * @source diner spec §5 "The default is the branch country, else ar"
 */
export const defaultPhoneCountry = (branchCountry: string | undefined): CountryCode =>
  PHONE_COUNTRIES.find((country) => country === branchCountry?.toUpperCase()) ?? DEFAULT_COUNTRY
