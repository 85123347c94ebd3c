import { defineCompanionScreen } from '#layout/define-companion-screen.ts'
import { createMessages } from '#messages/index.ts'
import { shipments } from '#messages/shipments.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'
import { OpenShipments } from './components/open-shipments.tsx'
import { RiderPage } from './components/rider-page.tsx'
import { RiderGate } from './rider-gate.tsx'

/** What waits for a rider. @source delivery spec §2 "Rider shipment list"; requirements SHIP-01 */
export const shipmentsScreen = defineCompanionScreen<CompanionDeps, object>({
  id: 'shipments',
  load: async ({ venue }) => ({ status: venue.branchContact ? 200 : 404, data: {} }),
  head: (_data, { venue: { storefront } }) => ({
    title: `${createMessages(storefront.locale, storefront.messages)(shipments)('shipments.title')} · ${storefront.name}`,
    noIndex: true,
  }),
  View: () => (
    <RiderGate waiting={<RiderPage isLoading />}>
      <OpenShipments />
    </RiderGate>
  ),
})
