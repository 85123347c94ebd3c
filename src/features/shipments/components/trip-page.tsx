import { Navigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { companionPaths, type ShipmentType } from '#domain/routes/companion-routes.ts'
import { canCancel } from '#domain/shipments/transitions.ts'
import { openShipments, stackedIn } from '#domain/shipments/trip.ts'
import type { Shipment } from '#generated/models.ts'
import { shipments as shipmentsTexts } from '#messages/shipments.ts'
import { useBranchContact, useVenue } from '#session/page-context.ts'
import { useScreenAwake } from '#session/use-screen-awake.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { StatusView } from '#ui/patterns/status-view.tsx'
import { clockAt } from '#ui/patterns/venue-time.ts'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { StatusRegion } from '#ui/primitives/feedback/status-region.tsx'
import { useRider } from '../rider-context.ts'
import { useCarried } from '../use-carried.ts'
import { usePosition } from '../use-position.ts'
import { useTrip, type ShownTrip } from '../use-trip.ts'
import { PlaceCard, ReceiverCard } from './receiver-card.tsx'
import { InProgress } from './in-progress.tsx'
import { PendingNote } from './pending-note.tsx'
import { Asking, Card, RiderPage } from './rider-page.tsx'
import { StackList } from './stack-list.tsx'
import { StatusLine } from './status-line.tsx'
import { StoreCard } from './store-card.tsx'
import { TripActions } from './trip-actions.tsx'
import { TripFacts } from './trip-facts.tsx'

/** Mounted while a shipment is under way: keeps the screen awake, and shares the position if the rider agrees. */
function PositionNote({ shipment }: { shipment: Shipment }) {
  useScreenAwake()
  return canCancel(shipment) ? <Sharing shipmentId={shipment.id} /> : null
}

function Sharing({ shipmentId }: { shipmentId: string }) {
  const t = useT(shipmentsTexts)
  const { sharing, share } = usePosition(shipmentId)
  return (
    <>
      {sharing === 'ask' && (
        <Notice icon="locate">
          <Asking>
            <p>{t('shipments.position-ask')}</p>
            <Button tone="secondary" onPress={share}>
              {t('shipments.position-share')}
            </Button>
          </Asking>
        </Notice>
      )}
      <StatusRegion>
        {(sharing === 'shared' || sharing === 'denied') && (
          <Notice icon="locate" tone={sharing === 'shared' ? 'success' : 'info'}>
            {t(sharing === 'shared' ? 'shipments.position-shared' : 'shipments.position-denied')}
          </Notice>
        )}
      </StatusRegion>
    </>
  )
}

/** Shown after a refusal until the next step succeeds: a toast alone is easily missed on the street. */
function UndoneNote({ trip }: { trip: string }) {
  const t = useT(shipmentsTexts)
  const { ride } = useRider()
  const isUndone = useStore(ride.store, (state) => state.undone?.trip === trip)
  return <StatusRegion>{isUndone && <Notice tone="danger">{t('shipments.undone')}</Notice>}</StatusRegion>
}

/**
 * A shipment or stack that the rider has taken, or may take.
 * @source delivery spec §2 "Shipment detail page"; requirements SHIP-03 to SHIP-09
 */
export function TripPage({ type, id }: { type: ShipmentType; id: string }) {
  const t = useT(shipmentsTexts)
  const { alias } = useVenue()
  const shown = useTrip(type, id)
  const stackId = shown.view && stackedIn(shown.view.trip)
  if (stackId !== undefined) return <Navigate to={companionPaths.shipment(alias, 'stack', stackId)} replace />
  if (shown.view) return <Known {...shown} view={shown.view} />
  if (shown.failure === undefined) return <RiderPage isLoading />
  return (
    <StatusView
      kind="error"
      title={t('shipments.title')}
      text={t('shipments.fetch-failed')}
      action={
        shown.failure === 'not-found'
          ? { label: t('shipments.see-all'), href: companionPaths.shipments(alias) }
          : { label: t('common.retry'), onPress: shown.refresh }
      }
    />
  )
}

type KnownProps = ShownTrip & { view: NonNullable<ShownTrip['view']> }

function Known({ view, isRefreshing, failure, knownAt, refresh }: KnownProps) {
  const { trip, selected, pending, isTaking, isCarried, isLost } = view
  const t = useT(shipmentsTexts)
  const { alias } = useVenue()
  const { timeZone } = useBranchContact()
  const { rider, ride } = useRider()
  const isSending = useStore(ride.store, (state) => state.isSending && !state.isStalled) && pending > 0
  // one shipment or stack at a time
  const isOffered = view.next?.status === 'ON_ROUTE_TO_PICK_UP'
  const { path } = useCarried(isOffered)
  const elsewhere = isOffered ? path : undefined
  const title = trip.stack
    ? t('shipments.stack-code', { code: trip.stack.code })
    : t('shipments.code', { code: selected.codeToShow })
  const seeAll = (
    <ButtonLink to={companionPaths.shipments(alias)} tone={isLost ? 'primary' : 'secondary'}>
      {t('shipments.see-all')}
    </ButtonLink>
  )
  const page = { title, rider: rider.name, onRefresh: refresh, isRefreshing }
  if (isLost) {
    return (
      <RiderPage {...page}>
        <EmptyState icon="bike" title={t('shipments.lost')} text={t('shipments.lost-text')} action={seeAll} />
      </RiderPage>
    )
  }
  return (
    <RiderPage {...page}>
      <StatusLine trip={trip} shipment={selected} knownAt={knownAt} />
      {!isCarried && openShipments(trip).length > 0 && (
        <Card>
          <TripFacts trip={trip} />
        </Card>
      )}
      {failure && knownAt > 0 && (
        <Notice tone="warning" icon={failure === 'offline' ? 'offline' : undefined} live>
          {failure === 'offline'
            ? t('shipments.old', { time: clockAt(knownAt, timeZone) })
            : t('shipments.fetch-failed')}
        </Notice>
      )}
      <UndoneNote trip={trip.trip} />
      <PendingNote />
      {/* at a door, the current stop comes before the following ones */}
      {isCarried && <ReceiverCard shipment={selected} />}
      {trip.stack && <StackList view={view} />}
      {isCarried && (
        <>
          <StoreCard shipments={trip.shipments} />
          <PlaceCard shipment={selected} />
        </>
      )}
      {isCarried && <PositionNote shipment={selected} />}
      {elsewhere === undefined ? (
        <>
          {!isCarried && seeAll}
          <TripActions view={view} isSending={isSending || isTaking} />
        </>
      ) : (
        <InProgress path={elsewhere} />
      )}
    </RiderPage>
  )
}
