import { useRef } from 'react'
import { useApi } from '#api/api-context.tsx'
import { tellLog } from '#api/tell-log.ts'
import { TRACKING_SUBSCRIBE_DELAY_MS } from '#domain/defaults.ts'
import { ORDER_CHANGED, orderChannel } from '#domain/order/live.ts'
import { isFinished } from '#domain/shipments/transitions.ts'
import { TRACKING_UPDATE, trackingChannel } from '#domain/tracking/live.ts'
import type { TrackingInfo } from '#generated/models.ts'
import { isTrackingInfo } from '#generated/validators/tracking-info.js'
import { systemClock } from '#platform/clock.ts'
import { useLiveTopic } from '#session/use-live-topic.ts'
import { useVenue } from '#session/page-context.ts'

export interface TrackingNews {
  onTold: (info: TrackingInfo) => void
  /** What is shown may be old. */
  onDoubt: () => void
}

/**
 * Follows a shipment, or the order as long as it has none: subscribed to a second after the page has loaded, and
 * left with the page. Whatever happened before a subscription was told to nobody, so each of them asks once.
 * @returns whether news arrives now
 * @source delivery spec §4 "Tracking page"; requirements TRK-03
 */
export function useLiveTracking(info: TrackingInfo | undefined, { onTold, onDoubt }: TrackingNews): boolean {
  const { client } = useApi()
  const { alias } = useVenue()
  const isTold = useRef(false)
  const channel = info && channelOf(info)
  return useLiveTopic({
    channel,
    event: channel?.startsWith(orderChannel('')) ? ORDER_CHANGED : TRACKING_UPDATE,
    onEvent: (data) => {
      if (!isTrackingInfo(data)) return onDoubt()
      onTold(data)
      // a rider who gave up is followed by another shipment, which has a channel of its own
      if (isFinished(data)) onDoubt()
    },
    onBegin: onDoubt,
    // delivery spec §8: "Logged; live updates off"
    onEnd: () => {
      if (!isTold.current)
        tellLog(client, { error: 'Live updates are off', context: { alias, screen: 'tracking' } })
      isTold.current = true
    },
    wait: (follow) => systemClock.after(TRACKING_SUBSCRIBE_DELAY_MS, follow),
  })
}

/** @returns undefined when nothing more will be told */
function channelOf({ id, orderCode, status }: TrackingInfo): string | undefined {
  if (id === undefined) return isFinished({ status }) ? undefined : orderChannel(orderCode)
  // the order's own channel tells of the shipment that takes its place
  if (status === 'DRIVER_CANCELED') return orderChannel(orderCode)
  return isFinished({ status }) ? undefined : trackingChannel(id)
}
