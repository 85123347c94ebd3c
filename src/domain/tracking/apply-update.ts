import { isFinished } from '#domain/shipments/transitions.ts'
import type { TrackingInfo } from '#generated/models.ts'

type Told = Pick<TrackingInfo, 'id' | 'revision' | 'riderPositionAt'>

const positionMs = ({ riderPositionAt }: Told) =>
  riderPositionAt === undefined ? 0 : Date.parse(riderPositionAt)

/** Two processes may publish in a different order than the changes happened. */
const isOlder = (told: Told, shown: Told): boolean =>
  told.id === shown.id &&
  (told.revision < shown.revision ||
    (told.revision === shown.revision && positionMs(told) < positionMs(shown)))

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
export function applyUpdate(shown: TrackingInfo, told: TrackingInfo): TrackingInfo {
  if (told.orderCode !== shown.orderCode || isOlder(told, shown)) return shown
  if (told.id !== shown.id) return told
  const { securityCode, destinationPosition, rider } = shown
  return {
    ...told,
    ...(told.rider !== undefined && rider !== undefined && { rider }),
    ...(securityCode !== undefined && { securityCode }),
    ...(destinationPosition !== undefined && !isFinished(told) && { destinationPosition }),
  }
}
