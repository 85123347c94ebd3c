import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveListener } from '#providers/live-updates/contract.ts'
import { usePage } from './page-context.ts'

interface Follow {
  /** absent while there is nothing to subscribe to */
  channel: string | undefined
  event: string
  onEvent: LiveListener['onEvent']
  /** Updates start: earlier changes were missed. */
  onBegin: () => void
  /** Updates have stopped. */
  onEnd?: () => void
  /** Called instead of subscribing at once. @returns cancels it */
  wait?: (follow: () => void) => () => void
}

/** Subscribes to a topic while it stays the same. @returns whether updates arrive now */
export function useLiveTopic({ channel, event, onEvent, onBegin, onEnd, wait }: Follow): boolean {
  const { liveUpdates } = usePage()
  const [isLive, setLive] = useState(false)
  const handleEvent = useEffectEvent(onEvent)
  const changed = useEffectEvent((isNow: boolean) => {
    if (isNow) onBegin()
    else onEnd?.()
    setLive(isNow)
  })
  const waiting = useEffectEvent((follow: () => void) => {
    if (wait) return wait(follow)
    follow()
    return undefined
  })
  useEffect(() => {
    if (channel === undefined || !liveUpdates) return undefined
    let stop: (() => void) | undefined
    const cancel = waiting(() => {
      stop = liveUpdates.follow({ channel, event }, { onEvent: handleEvent, onState: changed })
    })
    return () => {
      cancel?.()
      stop?.()
      setLive(false)
    }
  }, [channel, event, liveUpdates])
  return isLive
}
