import { useMemo } from 'react'
import { plateDiscounts } from '#domain/discounts/applicable.ts'
import { categorySegment, plateSegment } from '#domain/menu/find.ts'
import { platePriceAmong } from '#domain/menu/plate-price.ts'
import { visibleCategories } from '#domain/menu/visible.ts'
import { paths } from '#domain/routes/routes.ts'
import type { Category, Menu, OrderMode } from '#generated/models.ts'
import { useVisitPath } from '#session/links.ts'
import { useMenu } from '#session/use-menu.ts'
import { useVenue } from '#session/venue-context.tsx'
import type { PlateView } from '#ui/patterns/plate-view.ts'

/** A category ready to be shown: its segment is its address and the id of its section. */
export interface Section {
  id: string
  segment: string
  href: string
  category: Category
  plates: PlateView[]
}

interface Sections {
  mode?: OrderMode
  menu?: Menu
  sections: Section[]
}

/** The menu as sections of plates, made once per menu: lists of 1,000 only read it. */
export function useSections(): Sections {
  const { alias } = useVenue()
  const { menu, mode } = useMenu()
  const visitPath = useVisitPath()
  const sections = useMemo(
    () => (menu && mode ? sectionsOf(menu, mode, alias, visitPath) : []),
    // The query string of a visit never changes while the page lives.
    [menu, mode, alias],
  )
  return { mode, menu, sections }
}

function sectionsOf(menu: Menu, mode: OrderMode, alias: string, withVisit: (path: string) => string): Section[] {
  const candidates = plateDiscounts(menu.discounts, { orderModeType: mode.type })
  const categories = visibleCategories(menu)
  return categories.map((category) => {
    const segment = categorySegment(category, categories)
    return {
      id: category.id,
      segment,
      href: withVisit(paths.category(alias, mode.showName, segment)),
      category,
      plates: category.plates.map((plate) => ({
        id: plate.id,
        href: withVisit(paths.plate(alias, mode.showName, segment, plateSegment(plate, category.plates))),
        name: plate.showName,
        description: plate.description,
        price: platePriceAmong(plate, candidates),
        image: plate.image,
        indicators: plate.indicators,
        allergens: plate.allergens,
        soldOut: plate.soldOut,
      })),
    }
  })
}
