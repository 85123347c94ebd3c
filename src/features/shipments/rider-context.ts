import { createContext, useContext } from 'react'
import type { RiderCalls } from '#api/rider-calls.ts'
import type { RideStore } from '#session/ride-store.ts'
import type { RiderOnShift } from '#session/rider-store.ts'

/** Shared by a rider's screens: the rider, the API calls, the shipment in progress and the steps to send. */
export interface RiderWork {
  rider: RiderOnShift
  calls: RiderCalls
  ride: RideStore
  /** Polling interval. @units milliseconds */
  askMs: number
}

const RiderContext = createContext<RiderWork | undefined>(undefined)

export const RiderProvider = RiderContext.Provider

export function useRider(): RiderWork {
  const work = useContext(RiderContext)
  if (!work) throw new Error('useRider outside of RiderGate')
  return work
}
