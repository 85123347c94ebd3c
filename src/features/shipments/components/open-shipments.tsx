import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { shipments } from '#messages/shipments.ts'
import { useNavigate } from 'react-router-dom'
import { useBranchContact, useVenue } from '#session/page-context.ts'
import { token } from '#theme/tokens.ts'
import { stack, wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { clockAt } from '#ui/patterns/venue-time.ts'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useCarried, useRecalled } from '../use-carried.ts'
import { useOpenShipments } from '../use-open-shipments.ts'
import { InProgress } from './in-progress.tsx'
import { PendingNote } from './pending-note.tsx'
import { RiderPage } from './rider-page.tsx'
import { TripRow } from './trip-row.tsx'
import type { Trip } from '#domain/shipments/trip.ts'
import { browserVibration } from '#platform/vibration.ts'
import { useScreenAwake } from '#session/use-screen-awake.ts'
import { useSound, type Sound } from '#session/use-sound.ts'

const Rows = styled.ul`
  ${stack(3)}
`

const Bar = styled.div`
  ${wrap(2, 3)}
  align-items: center;
  justify-content: space-between;

  > p {
    color: ${token.description};
  }
`

/** All shipments waiting for a rider. @source delivery spec §2, §8; requirements SHIP-01 */
export function OpenShipments() {
  const t = useT(shipments)
  const toast = useToast()
  const { alias } = useVenue()
  const { trips, hasMore, isLoading, isIncomplete, isRefreshing, failure, knownAt, loadMore, refresh } =
    useOpenShipments()
  const { timeZone } = useBranchContact()
  const { isSoundOn, switchSound } = useNewTrips(isIncomplete ? undefined : trips)
  useRecalled()
  const { path, answer } = useCarried()
  const navigate = useNavigate()
  const isForbidden = failure === 'forbidden'
  useEffect(() => {
    if (!isForbidden) return
    toast(t('shipments.forbidden'), 'error')
    void navigate(companionPaths.denied(alias), { replace: true })
  }, [isForbidden, alias, navigate, toast, t])

  if (isForbidden) return <RiderPage isLoading />
  // The device knows what is carried long before a dead zone gives up; the link stays where it is when the list comes.
  const carried = path !== undefined && <InProgress path={path} />
  return (
    <RiderPage onRefresh={isLoading ? undefined : refresh} isRefreshing={isRefreshing} isLoading={isLoading}>
      {carried}
      {!isLoading && (
        <>
          <Bar>
            {knownAt > 0 && <p>{t('shipments.known', { time: clockAt(knownAt, timeZone) })}</p>}
            <Button tone={isSoundOn ? 'secondary' : 'primary'} onPress={switchSound}>
              {t(isSoundOn ? 'shipments.sound.off' : 'shipments.sound.on')}
            </Button>
          </Bar>
          <PendingNote />
          {failure && (
            <Notice tone="danger" live>
              {t('shipments.list-failed')}
            </Notice>
          )}
          {trips.length > 0 && (
            <Rows aria-label={t('shipments.title')}>
              {trips.map((trip) => (
                <li key={trip.trip}>
                  <TripRow trip={trip} />
                </li>
              ))}
            </Rows>
          )}
          {trips.length === 0 && !failure && (
            <EmptyState icon="bike" title={t('shipments.empty')} text={t('shipments.empty-text')} />
          )}
          {hasMore && (
            <Button tone="secondary" wide loading={isIncomplete} onPress={loadMore}>
              {t('shipments.more')}
            </Button>
          )}
          {answer === 'known' && path === undefined && (
            <ButtonLink tone="quiet" to={companionPaths.shift(alias, 'phoneIntake')}>
              {t('shipments.end-shift')}
            </ButtonLink>
          )}
        </>
      )}
    </RiderPage>
  )
}

/**
 * Announces a new shipment by text, vibration and, once allowed, by sound.
 * @param trips - the open shipments; undefined while loading
 */
function useNewTrips(trips: readonly Trip[] | undefined): Pick<Sound, 'isSoundOn' | 'switchSound'> {
  const { ring, ...sound } = useSound()
  // a sleeping phone plays no sound
  useScreenAwake(sound.isSoundOn)
  const toast = useToast()
  const t = useT(shipments)
  const known = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    const names = trips?.map(({ trip }) => trip)
    const before = known.current
    // while another page of the list loads, nothing counts as known: its shipments are not new
    known.current = names && new Set(names)
    if (!names) return
    if (!before || names.every((name) => before.has(name))) return
    browserVibration().success()
    ring()
    toast(t('shipments.new'))
  }, [trips, ring, toast, t])
  return sound
}
