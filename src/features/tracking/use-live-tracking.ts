import { useRef } from 'react'
import { useApi } from '#api/api-context.tsx'
import { logClientError } from '#api/log-client-error.ts'
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
  onUpdate: (info: TrackingInfo) => void
  /** What is shown may be outdated. */
  onDoubt: () => void
}

/**
 * Follows a shipment, or the order while it has none. It subscribes a second after the page has loaded and unsubscribes
 * when the page is left. Changes before a subscription are not published, so each subscription triggers one refetch.
 * @returns whether live updates arrive now
 * @source delivery spec §4 "Tracking page"; requirements TRK-03
 */
export function useLiveTracking(
  info: TrackingInfo | undefined,
  { onUpdate, onDoubt }: TrackingNews,
): boolean {
  const { client } = useApi()
  const { alias } = useVenue()
  const isLogged = useRef(false)
  const channel = info && channelOf(info)
  return useLiveTopic({
    channel,
    event: channel?.startsWith(orderChannel('')) ? ORDER_CHANGED : TRACKING_UPDATE,
    onEvent: (data) => {
      if (!isTrackingInfo(data)) return onDoubt()
      onUpdate(data)
      // when a rider gives up, another shipment with its own channel follows
      if (isFinished(data)) onDoubt()
    },
    onBegin: onDoubt,
    // delivery spec §8: "Logged; live updates off"
    onEnd: () => {
      if (!isLogged.current)
        logClientError(client, { error: 'Live updates are off', context: { alias, screen: 'tracking' } })
      isLogged.current = true
    },
    wait: (follow) => systemClock.after(TRACKING_SUBSCRIBE_DELAY_MS, follow),
  })
}

/** @returns undefined when no more changes follow */
function channelOf({ id, orderCode, status }: TrackingInfo): string | undefined {
  if (id === undefined) return isFinished({ status }) ? undefined : orderChannel(orderCode)
  // the order's own channel announces the replacement shipment
  if (status === 'DRIVER_CANCELED') return orderChannel(orderCode)
  return isFinished({ status }) ? undefined : trackingChannel(id)
}
