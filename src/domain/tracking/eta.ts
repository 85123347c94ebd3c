import type { ShipmentStatus, TrackingInfo } from '#generated/models.ts'

/** The expected arrival: an instant, or free text of another system. @units at: milliseconds since the epoch */
export type Eta = { readonly at: number } | { readonly text: string }

/** An instant in the contract's format; anything else, even a plain number, is text. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

const ETA_STATUSES: ReadonlySet<ShipmentStatus> = new Set([
  'ON_ROUTE_TO_PICK_UP',
  'IN_STORE',
  'ON_ROUTE_TO_DROP_OFF',
  'ON_ROUTE_TO_DROP_OFFS',
])

/**
 * Whether the expected arrival is shown in this status.
 * @source delivery spec §5 "The ETA is shown only if the status allows it"; the statuses assumed in design §5
 */
export const allowsEta = (status: ShipmentStatus): boolean => ETA_STATUSES.has(status)

/**
 * The expected arrival.
 * @returns undefined when the status does not allow it or it is unknown
 * @source delivery spec §4 "An empty or numeric-only ETA is handled as text; an empty ETA is hidden"
 */
export function readEta({ status, eta = '' }: Pick<TrackingInfo, 'status' | 'eta'>): Eta | undefined {
  const text = eta.trim()
  if (text === '' || !allowsEta(status)) return undefined
  const at = INSTANT.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? { text } : { at }
}
