import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ApiErrorCode } from '#api/api-error.ts'
import { withShipments } from '#domain/shipments/trip.ts'
import type { Trip } from '#domain/shipments/trip.ts'
import type { RiderStep } from '#domain/shipments/steps.ts'
import type { Translate } from '#messages/index.ts'
import { shipments } from '#messages/shipments.ts'
import { browserVibration } from '#platform/vibration.ts'
import type { StepNews } from '#session/step-queue.ts'
import { useVenue } from '#session/venue-context.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useRider } from './rider-context.ts'
import { keepTrip, tripQueryKey } from './trip-query.ts'

/** Keeps the queue going and tells what becomes of each step: in words, felt, and in what the screens show. */
export function useStepNews(): void {
  const { queue, kept, rider } = useRider()
  const { alias } = useVenue()
  const queryClient = useQueryClient()
  const toast = useToast()
  const t = useT(shipments)

  const onSent = ({ step, after }: StepNews & { kind: 'sent' }) => {
    const key = tripQueryKey(alias, step.trip)
    // An answer that is on its way already is older than this one. What is known now is known before the step leaves the
    // queue: else the trip would be for a moment where it was before.
    void queryClient.cancelQueries({ queryKey: key })
    const now = queryClient.setQueryData<Trip>(key, (known) => known && afterSent(known, step, after))
    if (now) keepTrip(kept, now, rider.riderId)
    void queryClient.invalidateQueries({ queryKey: ['rider-shipments', alias] })
    const text = step.kind === 'key' ? undefined : doneText(t, step)
    if (text === undefined) return
    browserVibration().success()
    toast(text, 'success')
  }
  const onRefused = ({ step, code }: StepNews & { kind: 'refused' }) => {
    browserVibration().failure()
    toast(refusedText(t, code, step), 'error')
    void queryClient.invalidateQueries({ queryKey: ['rider-shipments', alias] })
  }
  const heard = useEffectEvent((news: StepNews) => {
    if (news.kind === 'sent') onSent(news)
    else if (news.kind === 'refused') onRefused(news)
    else void queryClient.invalidateQueries({ queryKey: ['rider', alias] })
  })
  useEffect(() => {
    const stops = [queue.listen(heard), queue.start()]
    // What another page of this browser adds or sends is heard here too.
    window.addEventListener('storage', queue.reload)
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('storage', queue.reload)
    }
  }, [queue])
}

function afterSent(known: Trip, step: RiderStep, after: Trip | undefined): Trip {
  if (step.kind === 'key')
    return withShipments(known, (one) => (one.id === step.subjectId ? { ...one, keyConfirmed: true } : one))
  return withShipments(known, (one) => after?.shipments.find(({ id }) => id === one.id) ?? one)
}

function doneText(
  t: Translate<typeof shipments>,
  { body: { status } }: RiderStep & { kind: 'shipment' | 'stack' },
) {
  switch (status) {
    case 'ON_ROUTE_TO_PICK_UP':
    case 'IN_STORE':
    case 'ON_ROUTE_TO_DROP_OFF':
    case 'ON_ROUTE_TO_DROP_OFFS':
    case 'DELIVERED':
    case 'RETURNED':
    case 'DRIVER_CANCELED':
      return t(`shipments.done.${status}`)
    default:
      return undefined
  }
}

/** @source delivery spec §8 */
function refusedText(t: Translate<typeof shipments>, code: ApiErrorCode, { kind }: RiderStep): string {
  if (code === 'EXPIRED_BY_OTHER') return t('shipments.lost')
  if (code === 'KEY_NOT_GRANTED') return t('shipments.key-asked')
  if (kind === 'key') return t(code === 'RATE_LIMITED' ? 'shipments.key-none-left' : 'shipments.key-refused')
  return t('shipments.move-failed')
}
