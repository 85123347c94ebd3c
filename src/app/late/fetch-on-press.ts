import { useEffect } from 'react'

import { cartContents } from '#features/cart/index.ts'
import { inAppPath } from '#domain/routes/address.ts'
import type { OnDemand } from '#platform/on-demand.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import type { Venue } from '#session/venue.ts'
import { featuresOf, screenOf } from '../load-page.ts'
import { modalOf } from '../registry.ts'
import { routeOf } from '../routes.ts'

/**
 * Fetches a link target's code on pointer down, so that it is ready for the click.
 * @source performance.md "Goals", interactions: "the press answers in the next frame"
 */
export function useFetchOnPress() {
  const { home } = useSession()
  const venue = useVenue()
  useEffect(() => {
    const fetchCode = ({ target }: PointerEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin !== window.location.origin) return
      for (const code of codesOf(inAppPath(home, link.pathname), venue)) code.fetch().catch(() => undefined)
    }
    document.addEventListener('pointerdown', fetchCode, { passive: true })
    return () => document.removeEventListener('pointerdown', fetchCode)
  }, [home, venue])
}

function codesOf(path: string, venue: Venue): readonly OnDemand<unknown>[] {
  const route = routeOf(path)
  const screen = screenOf(route, venue)
  const ofScreen = featuresOf(screen, venue).flatMap(({ code }) => code ?? [])
  const isPlate = route.kind === 'menu' && route.plate !== undefined
  // the cart bar appears with the next addition
  return isPlate ? [...ofScreen, cartContents, ...(screen === 'menu' ? [modalOf('plate')] : [])] : ofScreen
}
