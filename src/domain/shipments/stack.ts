import type { Shipment, ShipmentStatus } from '#generated/models.ts'

import { isFinished, isReturnDue, type Returning as Member } from './transitions.ts'

/**
 * Whether every shipment of a stack is at its end.
 * @source delivery spec §4 "A stack is finished when every shipment is delivered, driver-cancelled or returned"
 */
export const isStackFinished = ({ shipments }: { shipments: readonly Member[] }): boolean =>
  shipments.every(isFinished)

/**
 * Whether everything is delivered or given up, and the rider still has to bring something back.
 * @source delivery spec §4 "Stack fully finished with at least one return shipment delivered"
 */
export const isStackReturning = (stack: { shipments: readonly Member[] }): boolean =>
  isStackFinished(stack) && stack.shipments.some(isReturnDue)

/** Ends of a stack, the one that says most first. */
const ENDS: readonly ShipmentStatus[] = ['RETURNED', 'DELIVERED', 'DRIVER_CANCELED', 'CANCELED']

/**
 * The status of a stack by its shipments: what those under way share; at the end DELIVERED while something is to be
 * brought back, then the end that says most.
 * @param shipments - at least one
 * @errors none; without shipments CANCELED
 * @source assumed: delivery spec §4 gives the statuses of shipments and when a stack is finished
 */
export function stackStatus(shipments: readonly Member[]): ShipmentStatus {
  const open = shipments.find((shipment) => !isFinished(shipment))
  if (open !== undefined) return open.status
  if (shipments.some(isReturnDue)) return 'DELIVERED'
  return ENDS.find((end) => shipments.some(({ status }) => status === end)) ?? 'CANCELED'
}

const RANKS: Partial<Record<ShipmentStatus, number>> = {
  DELIVERED: 0,
  RETURNED: 0,
  DRIVER_CANCELED: 2,
  CANCELED: 2,
}
const rankOf = (status: ShipmentStatus): number => RANKS[status] ?? 1

type Sorted = Pick<Shipment, 'id' | 'status' | 'updatedAt' | 'stackingOrder'>

/**
 * Shipments of a stack in the order of the screen: delivered first, canceled last, each with the latest first; between
 * them what is still to be visited, in the order that the console gave.
 * @returns a new list, the same whatever the order was before
 * @source delivery spec §4 "Stack sort order"; design §5 "Stacks", which wins over "same status, most recently updated
 *   first" for what is under way; equal moments by place, then id
 */
export function sortStack<T extends Sorted>(shipments: readonly T[]): T[] {
  return [...shipments].sort(
    (a, b) =>
      rankOf(a.status) - rankOf(b.status) ||
      (isUnderWay(a) ? 0 : compareTexts(b.updatedAt, a.updatedAt)) ||
      (a.stackingOrder ?? 0) - (b.stackingOrder ?? 0) ||
      compareTexts(a.id, b.id),
  )
}

const isUnderWay = ({ status }: Sorted): boolean => rankOf(status) === 1

/** By code units: instants of one format are then in order of time. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * The shipment a rider sees when a stack opens: the first that is not at its end.
 * @param shipments - sorted
 * @errors none; the last one when all are
 * @source assumed: delivery spec §3 "the client also keeps a selected index"
 */
export function firstIndex(shipments: readonly Member[]): number {
  const open = shipments.findIndex((shipment) => !isFinished(shipment))
  return open < 0 ? Math.max(0, shipments.length - 1) : open
}

/**
 * The selected place after a step: the same after giving one up, because the canceled move to the end and the next one
 * comes up; otherwise the next, as long as there is one.
 * @param moved - status of the selected shipment after the step
 * @source delivery spec §4 "After advancing, the next shipment in the stack is selected; the index stays if the current
 *   one was driver-canceled, otherwise it moves to the next"
 */
export const nextIndex = (index: number, moved: ShipmentStatus, length: number): number =>
  Math.max(0, Math.min(moved === 'DRIVER_CANCELED' ? index : index + 1, length - 1))

/**
 * Another shipment moved to the place of the selected one; the others keep their order.
 * @returns a new list, the same for a place that there is not
 * @source delivery spec §2 "Selecting another shipment in a stack moves it to the current position"
 */
export function moveToSelected<T>(shipments: readonly T[], from: number, selected: number): T[] {
  const moved = shipments[from]
  if (moved === undefined) return [...shipments]
  const others = shipments.filter((_, at) => at !== from)
  return [...others.slice(0, selected), moved, ...others.slice(selected)]
}

/**
 * A stack as the screen shows it, and the selected place: that of the choice, with what was chosen there as long as it is
 * under way. Where a place has come to hold one at its end, the first under way is selected.
 * @param sorted - by {@link sortStack}
 * @param chosen - a place, and the shipment that is to be there; none before the first step or press
 * @errors none; an empty list has place -1
 * @source delivery spec §2, §4 "the next shipment in the stack is selected"; assumed: who rides is shown what is left to do
 */
export function selectedOf<T extends Member & { id: string }>(
  sorted: readonly T[],
  chosen?: { index: number; id?: string },
): { shipments: readonly T[]; index: number } {
  const index = Math.min(chosen?.index ?? firstIndex(sorted), sorted.length - 1)
  const from = sorted.findIndex((one) => one.id === chosen?.id && !isFinished(one))
  if (from >= 0) return { shipments: moveToSelected(sorted, from, index), index }
  const open = sorted.findIndex((one) => !isFinished(one))
  const place = sorted[index]
  return { shipments: sorted, index: place && isFinished(place) && open >= 0 ? open : index }
}

/**
 * Whether nothing of a list is left to do, so that it is read again.
 * @errors none; an empty list has nothing to be read for
 * @source delivery spec §4 "When every shipment in a list is DRIVER_CANCELED or DELIVERED, the data is refreshed"
 */
export const isListOver = (shipments: readonly Pick<Shipment, 'status'>[]): boolean =>
  shipments.length > 0 &&
  shipments.every(({ status }) => status === 'DRIVER_CANCELED' || status === 'DELIVERED')
