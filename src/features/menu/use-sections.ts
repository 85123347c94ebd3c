import { useMemo, useState } from 'react'
import { segmentsOf } from '#domain/menu/segments.ts'
import type { Menu, MenuOutline, OrderMode } from '#generated/models.ts'
import { useBlockData } from '#layout/block-data.tsx'
import { useSession, useSessionValue, useVenue } from '#session/page-context.ts'
import { useMenuBy, useMenuOutline } from '#session/use-menu.ts'
import { useCode } from '#ui/primitives/base/lazy-view.tsx'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import { menuLists, type MenuData } from './load-menu.ts'
import type { Section } from './lists/menu-sections.ts'

interface Sections {
  mode?: OrderMode
  outline?: MenuOutline
  menu?: Menu
  /** What draws them; undefined until it is there, or while it is not needed. */
  lists?: typeof menuLists.here
  /** Undefined until menu and code are there, and as long as what the server drew says the same. */
  sections?: readonly Section[]
  isError: boolean
}

/** Without the plates that a filter leaves out, and the sections it empties. */
const narrowed = (sections: readonly Section[], kept: ReadonlySet<string>): Section[] =>
  sections.flatMap((section) => {
    const plates = section.plates.filter(({ id }) => kept.has(id))
    const category = { ...section.category, plates: section.category.plates.filter(({ id }) => kept.has(id)) }
    return plates.length > 0 ? { ...section, category, plates } : []
  })

/**
 * The sections of the page's menu as the diner's filter leaves them, for what is not what the server drew. Stands in the
 * component of the area that they fill: both join the page together.
 */
export function useSections(): Sections {
  const { alias } = useVenue()
  const { home } = useSession()
  const known = useMenuOutline()
  const { mode, outline } = known
  const { drawnVersion } = useBlockData<MenuData>()
  const kept = useSessionValue('menuView', ({ keptPlates }) => keptPlates)
  const search = useSessionValue('visit', (visit) => visit.search)
  const isHydrated = useHydrated()
  // What was drawn anew is the browser's from then on.
  const [isDrawn, setDrawn] = useState(!isHydrated && drawnVersion !== undefined)
  if (isDrawn && (kept || outline?.version !== drawnVersion)) setDrawn(false)
  const { menu, isError } = useMenuBy(known, !isDrawn)
  const [isMissing, setMissing] = useState(false)
  const lists = useCode(isDrawn ? undefined : menuLists, () => setMissing(true))
  const all = lists && menu && mode && lists.menuSections(menu, { alias, mode, search, home })
  const sections = useMemo(() => (all && kept ? narrowed(all, kept) : all), [all, kept])
  return { mode, outline, menu, lists, sections, isError: isError || (isMissing && !lists) }
}

/** A category as bars and links name it. */
export interface NamedCategory {
  id: string
  segment: string
  showName: string
}

/** The categories that the page shows. */
export function useCategories(): readonly NamedCategory[] {
  const { outline, sections } = useSections()
  return useMemo(() => {
    if (sections)
      return sections.map(({ id, segment, category }) => ({ id, segment, showName: category.showName }))
    const categories = outline?.categories ?? []
    const segments = segmentsOf(categories)
    return categories.map(({ id, showName }) => ({ id, showName, segment: segments.get(id) ?? id }))
  }, [outline, sections])
}
