import type { Menu, OrderMode } from '#generated/models.ts'
import { useSessionValue } from '#session/session-context.tsx'
import { useMenu } from '#session/use-menu.ts'
import { useVenue } from '#session/venue-context.tsx'
import { menuSections } from './menu-sections.ts'
import type { Section } from './menu-sections.ts'

interface Sections {
  mode?: OrderMode
  menu?: Menu
  sections: readonly Section[]
  isError: boolean
}

const NONE: readonly Section[] = []

/** The sections of the page's menu; none until it is there. */
export function useSections(): Sections {
  const { alias } = useVenue()
  const { menu, mode, isError } = useMenu()
  const search = useSessionValue('visit', (visit) => visit.search)
  const sections = menu && mode ? menuSections(menu, { alias, mode, search }) : NONE
  return { mode, menu, sections, isError }
}
