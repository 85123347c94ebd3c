import type { Category, GarnishGroup, Menu, Plate, SoldOutKind } from '#generated/models.ts'
import { canComplete } from './garnish-limits.ts'

/** A sold-out plate or garnish. */
export type SoldOut = { kind: SoldOutKind; id: string }

/**
 * The menu with sold-out items marked. A garnish is marked in every group that has it; a plate with too few choices
 * left in an obligatory group cannot be ordered, so it is sold out too.
 * @param menu - of the tenant's folder, where items may be marked permanently
 * @param soldOut - switched off at run time
 * @returns unchanged parts keep their identity
 * @errors none; ids the menu does not have are ignored
 * @source assumed: the specification shows no sold-out state; issue 3 part 8
 */
export function markSoldOut<M extends Pick<Menu, 'categories'>>(menu: M, soldOut: readonly SoldOut[]): M {
  const plates = idsOf(soldOut, 'PLATE')
  const garnishes = idsOf(soldOut, 'GARNISH')
  const mark = (plate: Plate): Plate => {
    const garnishGroups = sameOr(plate.garnishGroups, (group) => markGroup(group, garnishes))
    const isGone = plates.has(plate.id) || !garnishGroups.every((group) => canComplete(group))
    if (garnishGroups === plate.garnishGroups && (!isGone || plate.soldOut === true)) return plate
    return isGone ? { ...plate, garnishGroups, soldOut: true } : { ...plate, garnishGroups }
  }
  const categories = sameOr(menu.categories, (category): Category => {
    const marked = sameOr(category.plates, mark)
    return marked === category.plates ? category : { ...category, plates: marked }
  })
  return categories === menu.categories ? menu : { ...menu, categories }
}

/**
 * Whether a menu has a plate, to report a wrong id to an operator.
 * @source assumed: a mistyped id must not look as if it had worked
 */
export const hasPlate = (menu: Pick<Menu, 'categories'>, id: string): boolean =>
  menu.categories.some(({ plates }) => plates.some((plate) => plate.id === id))

/** Whether a garnish stands in a group of any plate of a menu. @source assumed: as {@link hasPlate} */
export const hasGarnish = (menu: Pick<Menu, 'categories'>, id: string): boolean =>
  menu.categories.some(({ plates }) =>
    plates.some(({ garnishGroups }) =>
      garnishGroups.some(({ garnishes }) => garnishes.some((garnish) => garnish.id === id)),
    ),
  )

const idsOf = (soldOut: readonly SoldOut[], wanted: SoldOutKind): ReadonlySet<string> =>
  new Set(soldOut.filter(({ kind }) => kind === wanted).map(({ id }) => id))

function markGroup(group: GarnishGroup, gone: ReadonlySet<string>): GarnishGroup {
  const garnishes = sameOr(group.garnishes, (garnish) =>
    gone.has(garnish.id) && garnish.soldOut !== true ? { ...garnish, soldOut: true } : garnish,
  )
  return garnishes === group.garnishes ? group : { ...group, garnishes }
}

/** The same list when no entry changed. */
function sameOr<T>(list: T[], change: (entry: T) => T): T[] {
  let isSame = true
  const changed = list.map((entry) => {
    const next = change(entry)
    if (next !== entry) isSame = false
    return next
  })
  return isSame ? list : changed
}
