import type { ShipmentType } from '#domain/routes/companion-routes.ts'
import { defineCompanionScreen } from '#layout/define-companion-screen.ts'
import { createMessages } from '#messages/index.ts'
import { shipments } from '#messages/shipments.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'
import { OpenShipments } from './components/open-shipments.tsx'
import { RiderPage } from './components/rider-page.tsx'
import { TripPage } from './components/trip-page.tsx'
import { RiderGate } from './rider-gate.tsx'
import { riderShipmentsScreen } from './rider-shipments.screen.tsx'

/** What waits for a rider. @source delivery spec §2 "Rider shipment list"; requirements SHIP-01 */
const shipmentsScreen = defineCompanionScreen<CompanionDeps, object>({
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

interface ShipmentData {
  type: ShipmentType
  id: string
}

/** One shipment, or one stack. @source delivery spec §2 "Shipment detail page"; requirements SHIP-03 */
const shipmentScreen = defineCompanionScreen<CompanionDeps, ShipmentData>({
  id: 'shipment',
  load: async ({ route, venue }) => {
    const { shipmentType: type, shipmentId: id } =
      route.kind === 'shipment' ? route : { shipmentType: 'simple' as const, shipmentId: '' }
    return { status: venue.branchContact ? 200 : 404, data: { type, id } }
  },
  // The same for every shipment: the page is kept on the device, and knows none.
  head: (_data, { venue: { storefront } }) => ({
    title: `${createMessages(storefront.locale, storefront.messages)(shipments)('shipments.title')} · ${storefront.name}`,
    noIndex: true,
  }),
  View: ({ data }) => (
    <RiderGate waiting={<RiderPage isLoading />}>
      <TripPage key={`${data.type}/${data.id}`} {...data} />
    </RiderGate>
  ),
})

export const feature = { screens: [shipmentsScreen, shipmentScreen, riderShipmentsScreen] }
