import { useMemo } from 'react'
import type { Menu, OrderMode } from '#generated/models.ts'
import { useSessionValue, useVenue } from '#session/page-context.ts'
import { useMenu } from '#session/use-menu.ts'
import { menuSections } from './menu-sections.ts'
import type { Section } from './menu-sections.ts'

interface Sections {
  mode?: OrderMode
  menu?: Menu
  sections: readonly Section[]
  isError: boolean
}

const NONE: readonly Section[] = []

/** Without the plates that a filter leaves out, and the sections it empties. */
const narrowed = (sections: readonly Section[], kept: ReadonlySet<string>): Section[] =>
  sections.flatMap((section) => {
    const plates = section.plates.filter(({ id }) => kept.has(id))
    const category = { ...section.category, plates: section.category.plates.filter(({ id }) => kept.has(id)) }
    return plates.length > 0 ? { ...section, category, plates } : []
  })

/** The sections of the page's menu as the diner's filter leaves them; none until it is there. */
export function useSections(): Sections {
  const { alias } = useVenue()
  const { menu, mode, isError } = useMenu()
  const search = useSessionValue('visit', (visit) => visit.search)
  const kept = useSessionValue('menuView', ({ keptPlates }) => keptPlates)
  const all = menu && mode ? menuSections(menu, { alias, mode, search }) : NONE
  const sections = useMemo(() => (kept ? narrowed(all, kept) : all), [all, kept])
  return { mode, menu, sections, isError }
}
