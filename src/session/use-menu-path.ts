import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { useVisitPath } from './links.ts'
import { useVenue } from './page-context.ts'
import { useOrderMode } from './use-menu.ts'

/** Back to the menu of the cart's order mode, or to where the venue starts when none was chosen yet. */
export function useMenuPath(): string {
  const { alias } = useVenue()
  const mode = useOrderMode()
  const visitPath = useVisitPath()
  return visitPath(mode ? paths.menu(alias, modeSegment(mode)) : paths.entry(alias))
}
