import { isFinished } from '#domain/shipments/transitions.ts'
import type { TrackingInfo } from '#generated/models.ts'

type Versioned = Pick<TrackingInfo, 'id' | 'revision' | 'riderPositionAt'>

const positionMs = ({ riderPositionAt }: Versioned) =>
  riderPositionAt === undefined ? 0 : Date.parse(riderPositionAt)

/** Two processes may publish in a different order than the changes happened. */
const isOlder = (update: Versioned, shown: Versioned): boolean =>
  update.id === shown.id &&
  (update.revision < shown.revision ||
    (update.revision === shown.revision && positionMs(update) < positionMs(shown)))

/**
 * The newer of two tracking data; the second if neither is older. An older answer still adds what messages never
 * contain.
 * @source ours: an answer may be overtaken by a message
 */
export const withNewer = (shown: TrackingInfo, read: TrackingInfo): TrackingInfo =>
  isOlder(read, shown) ? applyUpdate(read, shown) : read

/**
 * The tracking data after a message. Delivery key, door and rider's name are never broadcast, so they are kept for the
 * same shipment until its end.
 * @returns `shown` itself when the message is older, or of another order
 * @source delivery spec §4 "each payload replaces the tracking data"; design §5 "the key is never broadcast", "What an
 * order code opens"
 */
export function applyUpdate(shown: TrackingInfo, update: TrackingInfo): TrackingInfo {
  if (update.orderCode !== shown.orderCode || isOlder(update, shown)) return shown
  if (update.id !== shown.id) return update
  const { securityCode, destinationPosition, rider } = shown
  return {
    ...update,
    ...(update.rider !== undefined && rider !== undefined && { rider }),
    ...(securityCode !== undefined && { securityCode }),
    ...(destinationPosition !== undefined && !isFinished(update) && { destinationPosition }),
  }
}
