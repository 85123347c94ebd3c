import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#domain/routes/routes.ts'
import { modeFromHash } from '#domain/venue/choose-mode.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { isStandalone } from '#platform/display.ts'
import { useVisitPath } from '#session/links.ts'
import { useVenue } from '#session/page-context.ts'

/** In the installed app the order mode comes from the URL hash. @source diner spec §2 "Routes" */
export function useModeFromHash() {
  const { alias, modes } = useVenue()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const visitPath = useVisitPath()

  useEffect(() => {
    if (hash === '' || !isStandalone()) return
    const mode = modeFromHash(modes, hash)
    if (mode) void navigate(visitPath(paths.menu(alias, modeSegment(mode))), { replace: true })
  }, [alias, hash, modes, navigate, visitPath])
}
