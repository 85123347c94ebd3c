import { tripId } from '#domain/shipments/trip.ts'
import type { RiderWork } from './rider-context.ts'

/** What the rider carries now, as the trip of its page; null when nothing. */
export const inProgressQuery = ({ calls }: RiderWork, alias: string) => ({
  queryKey: ['rider-shipments', alias, 'in-progress'] as const,
  queryFn: async (): Promise<string | null> => {
    const shipment = await calls.inProgress()
    if (shipment === undefined) return null
    return shipment.stackId === undefined ? tripId('simple', shipment.id) : tripId('stack', shipment.stackId)
  },
  staleTime: 0,
})
