import { DEFAULT_LOCALE } from '#domain/locales.ts'
import type { CountryCode } from '#generated/models.ts'
import type { MessageKey } from './catalogue.ts'

type Texts = Partial<Record<MessageKey, string>>

const HOURS: Texts = { 'moment.clock': '{time} hs' }

/**
 * A country's own words in a language; a tenant's texts override them.
 * @source assumed: how hours are signed on the Río de la Plata and in Paraguay; 'sin TACC' is what Argentine law calls
 *   gluten-free
 */
const COUNTRY_TEXTS: Readonly<Record<string, Partial<Record<CountryCode, Texts>>>> = {
  [DEFAULT_LOCALE]: {
    AR: { ...HOURS, 'dietary.diet.GLUTEN_FREE': 'Sin TACC' },
    PY: HOURS,
    UY: HOURS,
  },
}

/** Merges a tenant's texts over those of its country. */
export const textsIn = <Text extends string | undefined>(
  locale: string,
  country: CountryCode,
  own: Readonly<Record<string, Text>>,
): Record<string, string | Text> => ({ ...COUNTRY_TEXTS[locale]?.[country], ...own })
