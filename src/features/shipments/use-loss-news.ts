import { useEffect, useRef } from 'react'
import { hasLostTrip } from '#domain/shipments/access.ts'
import { calledOff } from '#domain/shipments/trip.ts'
import type { Trip } from '#domain/shipments/trip.ts'
import { shipments } from '#messages/shipments.ts'
import { browserVibration } from '#platform/vibration.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useRider } from './rider-context.ts'

/**
 * Says, and lets feel, that the venue called off what the rider carries, or that another rider took what is shown. Who
 * wanted it too is told by the answer to that.
 *
 * @param trip - as the server told it
 * @param isTaking - the rider's own take is not answered yet
 */
export function useLossNews(trip: Trip | undefined, isTaking: boolean): void {
  const { rider, queue } = useRider()
  const toast = useToast()
  const t = useT(shipments)
  const before = useRef(trip)
  const refused = useRef<string>(undefined)
  useEffect(
    () =>
      queue.listen(({ kind, step }) => {
        if (kind === 'refused') refused.current = step.trip
      }),
    [queue],
  )
  useEffect(() => {
    if (!trip) return
    const was = before.current
    before.current = trip
    if (!was) return
    const texts = calledOff(was, trip, rider.riderId).map(({ codeToShow: code }) =>
      t('shipments.called-off', { code }),
    )
    const isLost = !hasLostTrip(was.shipments, rider.riderId) && hasLostTrip(trip.shipments, rider.riderId)
    if (isLost && !isTaking && refused.current !== trip.trip) texts.push(t('shipments.lost'))
    if (texts.length > 0) browserVibration().failure()
    for (const text of texts) toast(text, 'error')
  }, [trip, isTaking, rider.riderId, toast, t])
}
