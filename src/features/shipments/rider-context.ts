import { createContext, useContext } from 'react'
import type { RiderCalls } from '#api/rider-calls.ts'
import type { RiderOnShift } from '#session/rider-store.ts'
import type { RiderTripStore } from '#session/rider-trip.ts'
import type { StepQueue } from '#session/step-queue.ts'

/** What the screens of a rider share: who rides, how to ask the server, what waits to be sent, what is kept. */
export interface RiderWork {
  rider: RiderOnShift
  calls: RiderCalls
  queue: StepQueue
  kept: RiderTripStore
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
