import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'

import { useSessionValue, useVenue } from './page-context.ts'
import { useOrderMode } from './use-menu.ts'

/** Adds the parameters of the visit to a path of this venue, so that they survive navigation. */
export function useVisitPath(): (path: string) => string {
  const search = useSessionValue('visit', (visit) => visit.search)
  return (path) => {
    const [before = '', hash] = path.split('#')
    return before + search + (hash === undefined ? '' : `#${hash}`)
  }
}

/** Back to the menu of the cart's order mode, or to where the venue starts when none was chosen yet. */
export function useMenuPath(): string {
  const { alias } = useVenue()
  const mode = useOrderMode()
  const visitPath = useVisitPath()
  return visitPath(mode ? paths.menu(alias, modeSegment(mode)) : paths.entry(alias))
}
