import { defineCompanionScreen } from '#layout/define-companion-screen.ts'
import type { ShipmentType } from '#domain/routes/companion-routes.ts'
import { createMessages } from '#messages/index.ts'
import { shipments } from '#messages/shipments.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'
import { RiderPage } from './components/rider-page.tsx'
import { TripPage } from './components/trip-page.tsx'
import { RiderGate } from './rider-gate.tsx'

interface ShipmentData {
  type: ShipmentType
  id: string
}

/** One shipment, or one stack. @source delivery spec §2 "Shipment detail page"; requirements SHIP-03 */
export const shipmentScreen = defineCompanionScreen<CompanionDeps, ShipmentData>({
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
