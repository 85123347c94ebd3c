import { useEffect, useRef } from 'react'
import { calledOff } from '#domain/shipments/trip.ts'
import type { Trip } from '#domain/shipments/trip.ts'
import { browserVibration } from '#platform/vibration.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useRider } from './rider-context.ts'

/** Says, and lets feel, that the venue called off what the rider carries. @param trip - as the server told it */
export function useCancelNews(trip: Trip | undefined): void {
  const { rider } = useRider()
  const toast = useToast()
  const t = useT()
  const before = useRef(trip)
  useEffect(() => {
    if (!trip) return
    const gone = before.current ? calledOff(before.current, trip, rider.riderId) : []
    before.current = trip
    if (gone.length > 0) browserVibration().failure()
    for (const { codeToShow } of gone) toast(t('shipments.called-off', { code: codeToShow }), 'error')
  }, [trip, rider.riderId, toast, t])
}
