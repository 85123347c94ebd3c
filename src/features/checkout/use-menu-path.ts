import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { useVisitPath } from '#session/links.ts'
import { useOrderMode } from '#session/use-menu.ts'
import { useVenue } from '#session/venue-context.tsx'

/** Back to the menu of the order, or to where the venue starts when no order mode was chosen. */
export function useMenuPath(): string {
  const { alias } = useVenue()
  const mode = useOrderMode()
  const visitPath = useVisitPath()
  return visitPath(mode ? paths.menu(alias, modeSegment(mode)) : paths.entry(alias))
}
