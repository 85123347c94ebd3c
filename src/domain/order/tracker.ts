import type { OrderFollowUp, OrderStatus } from '#generated/models.ts'

import { shownStatus } from './status.ts'

/** A stop of the tracker. The last is 'delivered', or 'canceled' for an order that was. */
export type TrackerNodeId = 'generated' | 'accepted' | 'ready' | 'delivered' | 'canceled'

/** `done` is behind, `current` is where the order is, `pending` may come, `skipped` never will. @units at ISO-8601 UTC */
export type TrackerNode = {
  id: TrackerNodeId
  status: ReturnType<typeof shownStatus>
  state: 'done' | 'current' | 'pending' | 'skipped'
  at?: string
}

const PATH: readonly (readonly [TrackerNodeId, OrderStatus])[] = [
  ['generated', 'GENERATED'],
  ['accepted', 'ACCEPTED'],
  ['ready', 'READY'],
  ['delivered', 'DELIVERED'],
]

/**
 * The four nodes of the status tracker with what the order has been through.
 * An unconfirmed order is before the first node; a canceled one keeps the nodes it passed and skips the rest.
 * @source delivery spec §4 "Four nodes: generated, accepted, ready, then delivered or canceled"
 */
export function trackerNodes(order: Pick<OrderFollowUp, 'status' | 'type' | 'statusHistory'>): TrackerNode[] {
  const passedAt = new Map(order.statusHistory.map(({ status, at }) => [status, at]))
  const canceled = order.status === 'CANCELED'
  const path = canceled ? [...PATH.slice(0, -1), ['canceled', 'CANCELED'] as const] : PATH
  const here = path.findIndex(([, status]) => status === order.status)
  return path.map(([id, status], index) => ({
    id,
    status: shownStatus({ status, type: order.type }),
    state: index === here ? 'current' : nodeState(index < here, canceled && !passedAt.has(status)),
    at: passedAt.get(status),
  }))
}

function nodeState(behind: boolean, skipped: boolean): TrackerNode['state'] {
  if (skipped) return 'skipped'
  return behind ? 'done' : 'pending'
}
