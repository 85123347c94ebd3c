import type { CountryCode, TaxSettings } from '#generated/models.ts'

import type { TaxTerms } from './tax-lines.ts'

/** The tax on ready-to-eat food, included in the price. */
export type CountryTax = {
  /** name on the country's receipts */
  name: string
  /** absent where a single rate cannot express it: no tax is computed until a branch sets its rate */
  rate?: number
}

/**
 * What a sale of a restaurant is taxed with in each country; a branch, a category or a plate may say another rate.
 * Without a rate: Brazil (ICMS differs by state), Bolivia (13 % of the price itself, not of a base in it) and the
 * United States (differs by place, and comes on top of the price).
 * @units percent of the base
 * @source AR Ley 23.349 (IVA) art. 28; UY Texto Ordenado 1996 título 10 art. 18; CL DL 825 art. 14; CO Estatuto Tributario
 *   art. 512-1 and 512-9 (impuesto nacional al consumo, restaurants); PE TUO Ley del IGV art. 17 with DL 776 art. 76
 *   (16 % + 2 %); VE Ley de IVA art. 27 with the rate in force since 2018; PY Ley 6380/2019 art. 90; MX Ley del IVA
 *   art. 1 and 2-A (prepared food is excepted from the rate of zero); EC Ley of 12 March 2024 with decree 198. The
 *   rates but Colombia's were compared with aclco.co "El mapa del IVA en América Latina"; the articles are from memory
 */
export const COUNTRY_TAXES: Readonly<Record<CountryCode, CountryTax>> = {
  AR: { name: 'IVA', rate: 21 },
  UY: { name: 'IVA', rate: 22 },
  CL: { name: 'IVA', rate: 19 },
  CO: { name: 'Impoconsumo', rate: 8 },
  PE: { name: 'IGV', rate: 18 },
  BR: { name: 'ICMS' },
  VE: { name: 'IVA', rate: 16 },
  PY: { name: 'IVA', rate: 10 },
  MX: { name: 'IVA', rate: 16 },
  EC: { name: 'IVA', rate: 15 },
  BO: { name: 'IVA' },
  US: { name: 'Sales tax' },
}

type TaxedPlate = { id: string; taxRate?: number }
type TaxedCategory = { taxRate?: number; plates: readonly TaxedPlate[] }

/**
 * The tax rates of a branch. The plate's own rate wins, then its category's, the branch's, the country's.
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
