import type { MenuFile } from '#generated/tenant.ts'

import { DIETS_BY_NAME } from './vocabulary.ts'

const WORDED = new Set<string>(Object.values(DIETS_BY_NAME))

/**
 * What `exportSchemaOrg` leaves out of a menu because diners do not see it or schema.org has no word for it: how much of
 * each, so that nobody takes the file for a copy.
 * @param menu - menu.json over that of the base
 * @units numbers of plates, choices, groups …
 */
export function omittedFromExport({ categories, garnishGroups = [], ...menu }: MenuFile) {
  const plates = categories.flatMap((category) => category.plates)
  const choices = garnishGroups.flatMap(({ garnishes }) => garnishes)
  const named = [...categories, ...plates]
  const seen = plates.filter(({ visible }) => visible !== false)
  const used = new Set(seen.flatMap((plate) => plate.garnishGroups ?? []))
  const count = <T>(list: readonly T[], isLeft: (one: T) => boolean): number => list.filter(isLeft).length
  return {
    hiddenPlates: plates.length - seen.length,
    hiddenChoices: count(choices, ({ visible }) => !visible),
    emptyCategories: count(categories, (one) => one.plates.every(({ visible }) => visible === false)),
    unusedGroups: count(garnishGroups, ({ id }) => !used.has(id)),
    choiceLimits: garnishGroups.length,
    plateLimits: count(plates, (one) =>
      [one.orderModes, one.maxQuantity, one.excludedCategories].some((said) => said !== undefined),
    ),
    allergens: count([...plates, ...choices], ({ allergens }) => allergens !== undefined),
    diets: count([...plates, ...choices], ({ diets = [] }) => diets.some((diet) => !WORDED.has(diet))),
    pictures: count(named, ({ image }) => image !== undefined),
    labels: count(named, ({ indicators = [] }) => indicators.length > 0),
    internalNames: count(named, ({ showName }) => showName !== undefined),
    suggestions: (menu.remarkeds?.length ?? 0) + (menu.upselleds?.length ?? 0),
    codes: menu.externalIds?.length ?? 0,
  }
}

/** A part that is left out. */
export type LeftOutPart = keyof ReturnType<typeof omittedFromExport>
