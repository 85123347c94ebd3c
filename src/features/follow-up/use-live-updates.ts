import { useEffect, useEffectEvent, useState } from 'react'
import { ORDER_CHANGED, orderChannel } from '#domain/order/live.ts'
import { useLiveUpdatesProvider } from '#providers/live-updates/contract.ts'

/**
 * Hears at once that an order has changed; without a connection the page goes on asking.
 *
 * @param code - of the order; undefined once nothing more will happen to it
 * @param onChange - called when it changed, and whenever updates begin: what happened before was told to nobody
 * @returns whether updates arrive now
 */
export function useLiveUpdates(code: string | undefined, onChange: () => void): boolean {
  const news = useLiveUpdatesProvider()
  const [isLive, setLive] = useState(false)
  const changed = useEffectEvent(onChange)
  const heard = useEffectEvent((isNow: boolean) => {
    if (isNow) onChange()
    setLive(isNow)
  })
  useEffect(() => {
    if (code === undefined || !news) return undefined
    const topic = { channel: orderChannel(code), event: ORDER_CHANGED }
    const stop = news.follow(topic, { onEvent: changed, onState: heard })
    return () => {
      stop()
      setLive(false)
    }
  }, [code, news])
  return isLive
}
