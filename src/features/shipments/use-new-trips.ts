import { useEffect, useRef } from 'react'
import type { Trip } from '#domain/shipments/trip.ts'
import { shipments } from '#messages/shipments.ts'
import { browserVibration } from '#platform/vibration.ts'
import { useScreenAwake } from '#session/use-screen-awake.ts'
import { useSound, type Sound } from '#session/use-sound.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'

/**
 * Says, lets feel and, once it was allowed, lets hear that something new waits.
 * @param trips - what waits; undefined before it is known
 */
export function useNewTrips(trips: readonly Trip[] | undefined): Pick<Sound, 'isSoundOn' | 'switchSound'> {
  const { ring, ...sound } = useSound()
  // a phone that sleeps rings for nobody
  useScreenAwake(sound.isSoundOn)
  const toast = useToast()
  const t = useT(shipments)
  const known = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    const names = trips?.map(({ trip }) => trip)
    const before = known.current
    // while more of the list is fetched nothing is known: what it brings has waited before
    known.current = names && new Set(names)
    if (!names) return
    if (!before || names.every((name) => before.has(name))) return
    browserVibration().success()
    ring()
    toast(t('shipments.new'))
  }, [trips, ring, toast, t])
  return sound
}
