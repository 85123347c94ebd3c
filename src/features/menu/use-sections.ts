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
  /** Code that renders the sections; undefined until loaded, or while not needed. */
  lists?: typeof menuLists.here
  /** Undefined until menu and code have loaded, and while the server's rendering is still current. */
  sections?: readonly Section[]
  isError: boolean
}

/** Removes the plates that a filter excludes, and empty sections. */
const narrowed = (sections: readonly Section[], kept: ReadonlySet<string>): Section[] =>
  sections.flatMap((section) => {
    const plates = section.plates.filter(({ id }) => kept.has(id))
    const category = { ...section.category, plates: section.category.plates.filter(({ id }) => kept.has(id)) }
    return plates.length > 0 ? { ...section, category, plates } : []
  })

/**
 * The sections of the page's menu after the diner's filter, when the server's rendering does not apply. Used in the
 * component that renders them, so that both hydrate together.
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
  // Once rendered again, the browser keeps rendering it.
  const [isDrawn, setDrawn] = useState(!isHydrated && drawnVersion !== undefined)
  if (isDrawn && (kept || outline?.version !== drawnVersion)) setDrawn(false)
  const { menu, isError } = useMenuBy(known, !isDrawn)
  const [isMissing, setMissing] = useState(false)
  const lists = useCode(isDrawn ? undefined : menuLists, () => setMissing(true))
  const all = lists && menu && mode && lists.menuSections(menu, { alias, mode, search, home })
  const sections = useMemo(() => (all && kept ? narrowed(all, kept) : all), [all, kept])
  return { mode, outline, menu, lists, sections, isError: isError || (isMissing && !lists) }
}

/** A category as shown in bars and links. */
export interface NamedCategory {
  id: string
  segment: string
  showName: string
}

/** The categories shown on the page. */
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
