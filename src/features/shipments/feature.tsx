import { companionPaths, type CompanionRoute } from '#domain/routes/companion-routes.ts'
import { defineCompanionScreen } from '#layout/define-companion-screen.ts'
import { createMessages } from '#messages/index.ts'
import { shipments } from '#messages/shipments.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'
import { OpenShipments } from './components/open-shipments.tsx'
import { TripPage } from './components/trip-page.tsx'
import { RiderGate } from './rider-gate.tsx'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useVenue } from '#session/page-context.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { StatusView } from '#ui/patterns/status-view.tsx'
import { useCarried, useRecalled } from './use-carried.ts'
import { RiderPage } from './components/rider-page.tsx'

/**
 * The pages of a rider on shift. All share one view, so that background work survives a change of page: the answer to a
 * pending step is shown on the next page.
 * @source delivery spec §2 "Rider shipment list", "Shipment detail page"; requirements SHIP-01 to SHIP-03
 */
const riderScreen = (id: CompanionRoute['kind']) =>
  defineCompanionScreen<CompanionDeps, CompanionRoute>({
    id,
    load: async ({ route, venue }) => ({ status: venue.branchContact ? 200 : 404, data: route }),
    // The same for every shipment: the page is cached on the device without a shipment's data.
    head: (_data, { venue: { storefront } }) => ({
      title: `${createMessages(storefront)(shipments)('shipments.title')} · ${storefront.name}`,
      noIndex: true,
    }),
    View: RiderScreen,
  })

function RiderScreen({ data: route }: { data: CompanionRoute }) {
  return (
    <RiderGate>
      {route.kind === 'shipments' && <OpenShipments />}
      {route.kind === 'rider-shipments' && <LookUp />}
      {route.kind === 'shipment' && (
        <TripPage
          key={`${route.shipmentType}/${route.shipmentId}`}
          type={route.shipmentType}
          id={route.shipmentId}
        />
      )}
    </RiderGate>
  )
}

export const feature = {
  screens: (['shipments', 'shipment', 'rider-shipments'] as const).map(riderScreen),
}

/**
 * Redirects to the shipment in progress, or to the list.
 * @source delivery spec §2 "Empty page that looks up the rider's in-progress shipment"; requirements SHIP-02
 */
function LookUp() {
  const { alias } = useVenue()
  const navigate = useNavigate()
  const t = useT(shipments)
  useRecalled()
  const { path, answer, askAgain } = useCarried()
  // The device's knowledge is enough: without a network the server's answer never arrives.
  const isKnown = answer === 'known' || path !== undefined
  useEffect(() => {
    if (isKnown) void navigate(path ?? companionPaths.shipments(alias), { replace: true })
  }, [isKnown, path, alias, navigate])
  if (answer !== 'failed' || isKnown) return <RiderPage isLoading />
  return (
    <StatusView
      kind="error"
      title={t('shipments.title')}
      text={t('shipments.fetch-failed')}
      action={{ label: t('common.retry'), onPress: askAgain }}
    />
  )
}
