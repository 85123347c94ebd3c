import type { MenuFile } from '#generated/tenant.ts'

import { DIETS_BY_NAME } from './vocabulary.ts'

/** What of a menu schema.org has no word for, or diners do not see, and how much of it there is. */
export type LeftOut = Readonly<
  Record<
    'hiddenPlates' | 'hiddenChoices' | 'choiceLimits' | 'allergens' | 'diets' | 'labels' | 'pictures',
    number
  >
>

/**
 * What `exportSchemaOrg` leaves out of a menu, so that nobody takes the file for a copy of it.
 *
 * @param menu - menu.json over that of the base
 * @units numbers of plates, choices and groups
 * @errors none
 */
export function leftOut({ categories, garnishGroups = [] }: MenuFile): LeftOut {
  const plates = categories.flatMap((category) => category.plates)
  const choices = garnishGroups.flatMap(({ garnishes }) => garnishes)
  const known = new Set<string>(Object.values(DIETS_BY_NAME))
  const things = [...plates, ...choices]
  return {
    hiddenPlates: plates.filter(({ visible }) => visible === false).length,
    hiddenChoices: choices.filter(({ visible }) => !visible).length,
    choiceLimits: garnishGroups.length,
    allergens: things.filter(({ allergens }) => allergens !== undefined).length,
    diets: things.filter(({ diets = [] }) => diets.some((diet) => !known.has(diet))).length,
    pictures: [...categories, ...plates].filter(({ image }) => image !== undefined).length,
    labels: [...categories, ...plates].filter(({ indicators = [] }) => indicators.length > 0).length,
  }
}
