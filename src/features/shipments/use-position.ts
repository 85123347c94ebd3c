import { useEffect, useEffectEvent, useState } from 'react'
import { systemClock } from '#platform/clock.ts'
import { browserGeolocationWatch } from '#platform/geolocation.ts'
import { useRider } from './rider-context.ts'
import { sharePosition } from './share-position.ts'

/** `ask`: the rider was not asked yet, and first sees the reason. */
export type PositionSharing = 'unknown' | 'ask' | 'shared' | 'denied'

/** Shares the rider's position while a shipment is under way, after consent. */
export function usePosition(shipmentId: string): { sharing: PositionSharing; share: () => void } {
  const { calls } = useRider()
  const [sharing, setSharing] = useState<PositionSharing>('unknown')
  const [isAgreed, setAgreed] = useState(false)
  useEffect(
    () =>
      browserGeolocationWatch().followPermission((permission) => {
        setAgreed(permission === 'granted')
        if (permission !== 'granted') setSharing(permission === 'denied' ? 'denied' : 'ask')
      }),
    [],
  )
  // The consent also covers the next shipment of the stack.
  const send = useEffectEvent((position: Parameters<typeof calls.sendPosition>[1]) =>
    calls.sendPosition(shipmentId, position),
  )
  useEffect(() => {
    if (!isAgreed) return undefined
    return sharePosition({
      watch: browserGeolocationWatch(),
      clock: systemClock,
      send: (position) => send(position),
      onState: (state) => {
        if (state === 'shared') setSharing('shared')
        if (state === 'DENIED' || state === 'UNSUPPORTED') setSharing('denied')
      },
    })
  }, [isAgreed])
  return { sharing, share: () => setAgreed(true) }
}
