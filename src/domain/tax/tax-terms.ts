import type { CountryCode, TaxSettings } from '#generated/models.ts'
import { COUNTRY_TAXES } from './country-taxes.ts'
import type { TaxTerms } from './tax-lines.ts'

type TaxedPlate = { id: string; taxRate?: number }
type TaxedCategory = { taxRate?: number; plates: readonly TaxedPlate[] }

/**
 * The rates that hold at a branch: a plate's own goes first, then its category's, the branch's, the country's.
 * @param own - of the branch
 * @param categories - of the menu
 * @units percent of the base
 * @source issue 15 part 10; the order assumed: the nearest to what is sold is the most particular
 */
export function taxTermsOf(
  country: CountryCode,
  own: TaxSettings | undefined,
  categories: readonly TaxedCategory[],
): TaxTerms {
  const { name, rate } = COUNTRY_TAXES[country]
  const plates = categories.flatMap((category) =>
    category.plates.flatMap(({ id, taxRate = category.taxRate }) =>
      taxRate === undefined ? [] : [[id, taxRate] as const],
    ),
  )
  return {
    name: own?.name ?? name,
    rate: own?.rate ?? rate,
    chargesRate: own?.chargesRate,
    plates: Object.fromEntries(plates),
  }
}
