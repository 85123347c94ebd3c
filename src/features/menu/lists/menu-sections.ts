import { plateDiscounts } from '#domain/discounts/applicable.ts'
import { segmentsOf } from '#domain/menu/segments.ts'
import { platePrice } from '#domain/menu/plate-price.ts'
import { visibleCategories } from '#domain/menu/visible.ts'
import { needsChoice } from '#domain/plate/needs-choice.ts'
import { shownPath } from '#domain/routes/address.ts'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import type { Category, GeneralDiscount, Menu, OrderMode } from '#generated/models.ts'
import type { PlateView } from '#ui/patterns/plate-view.ts'

/** A category to display; its segment is used in its address and as the id of its section. */
export interface Section {
  id: string
  segment: string
  href: string
  category: Category
  /** Computed lazily: a menu shown as category cards does not need them. */
  readonly plates: readonly PlateView[]
}

interface Place {
  alias: string
  mode: OrderMode
  /** Query string of the visit, added to links. */
  search: string
  /** Alias at the root of the host: links are written without the router. */
  home?: string
}

/** Caches the last place of each menu: a browser has only one. */
const known = new WeakMap<Menu, { key: string; sections: readonly Section[] }>()

/** The menu as sections of plates, computed once and shared by all blocks of a page: a menu may have 1,000 plates. */
export function menuSections(menu: Menu, place: Place): readonly Section[] {
  const key = `${place.alias} ${place.mode.id} ${place.search} ${place.home}`
  const found = known.get(menu)
  if (found?.key === key) return found.sections
  const sections = makeSections(menu, place)
  known.set(menu, { key, sections })
  return sections
}

function makeSections(menu: Menu, place: Place): Section[] {
  const { alias, mode, search, home } = place
  const candidates = plateDiscounts(menu.discounts, { orderModeType: mode.type })
  const categories = visibleCategories(menu)
  const segments = segmentsOf(categories)
  return categories.map((category) => {
    const { id } = category
    const segment = segments.get(id) ?? id
    let views: readonly PlateView[] | undefined
    return {
      id,
      segment,
      href: shownPath(home, paths.category(alias, modeSegment(mode), segment)) + search,
      category,
      get plates() {
        return (views ??= plateViews(category, segment, place, candidates))
      },
    }
  })
}

function plateViews(
  { plates }: Category,
  categorySegment: string,
  { alias, mode, search, home }: Place,
  candidates: readonly GeneralDiscount[],
): PlateView[] {
  const segments = segmentsOf(plates)
  return plates.map((plate) => ({
    id: plate.id,
    href:
      shownPath(
        home,
        paths.plate(alias, modeSegment(mode), categorySegment, segments.get(plate.id) ?? plate.id),
      ) + search,
    name: plate.showName,
    description: plate.description,
    price: platePrice(plate, candidates),
    image: plate.image,
    indicators: plate.indicators,
    soldOut: plate.soldOut,
    needsChoice: needsChoice(plate),
  }))
}
