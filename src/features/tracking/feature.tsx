import { isApiError } from '#api/client.ts'
import { trackingQuery } from '#api/tracking-queries.ts'
import { formatOrderCode, parseOrderCode } from '#domain/order/code.ts'
import { defineCompanionScreen } from '#layout/define-companion-screen.ts'
import { createMessages } from '#messages/index.ts'
import { tracking } from '#messages/tracking.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'
import { TrackingPage, type TrackingData } from './tracking-page.tsx'

/**
 * A delivery on its way. The server renders the complete text; the map and live updates are added in the browser.
 * @source delivery spec §2 "Customer tracking page"; requirements TRK-01 to TRK-03
 */
const trackingScreen = defineCompanionScreen<CompanionDeps, TrackingData>({
  id: 'tracking',
  load: async ({ client, queryClient, route, venue, now }) => {
    const code = route.kind === 'tracking' ? parseOrderCode(route.orderCode) : undefined
    if (code === undefined || !venue.branchContact) return { status: 404, data: { code: '', now } }
    const query = trackingQuery(client, venue.alias, code)
    try {
      await queryClient.query({ ...query, staleTime: 'static' })
    } catch (error) {
      // On any other failure the data is empty, and the page retries. @source delivery spec §8
      if (isApiError(error) && error.status === 404) return { status: 404, data: { code, now } }
    }
    return { status: 200, data: { code, now } }
  },
  head: ({ code }, { venue }) => {
    const t = createMessages(venue.storefront)(tracking)
    const title = t('tracking.title', { code: formatOrderCode(code) })
    return { title: `${title} · ${venue.branchContact?.name ?? venue.storefront.name}`, noIndex: true }
  },
  View: TrackingPage,
})

export const feature = { screens: [trackingScreen] }
