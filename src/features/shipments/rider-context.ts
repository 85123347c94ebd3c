import { createContext, useContext } from 'react'
import type { RiderCalls } from '#api/rider-calls.ts'
import type { RideStore } from '#session/ride-store.ts'
import type { RiderOnShift } from '#session/rider-store.ts'

/** What the screens of a rider share: who rides, how to ask the server, what is carried and waits to be sent. */
export interface RiderWork {
  rider: RiderOnShift
  calls: RiderCalls
  ride: RideStore
  /** How long to wait before the server is asked again. @units milliseconds */
  askMs: number
}

const RiderContext = createContext<RiderWork | undefined>(undefined)

export const RiderProvider = RiderContext.Provider

export function useRider(): RiderWork {
  const work = useContext(RiderContext)
  if (!work) throw new Error('useRider outside of RiderGate')
  return work
}
