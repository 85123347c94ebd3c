import type { Shipment, ShipmentStatus } from '#generated/models.ts'

import { isFinished, isReturnDue, type Returning as Member } from './transitions.ts'

/**
 * Whether every shipment of a stack is finished.
 * @source delivery spec §4 "A stack is finished when every shipment is delivered, driver-cancelled or returned"
 */
export const isStackFinished = ({ shipments }: { shipments: readonly Member[] }): boolean =>
  shipments.every(isFinished)

/**
 * Whether everything is delivered or given up, and the rider still has to return something.
 * @source delivery spec §4 "Stack fully finished with at least one return shipment delivered"
 */
export const isStackReturning = (stack: { shipments: readonly Member[] }): boolean =>
  isStackFinished(stack) && stack.shipments.some(isReturnDue)

/** Final statuses of a stack, the most significant first. */
const ENDS: readonly ShipmentStatus[] = ['RETURNED', 'DELIVERED', 'DRIVER_CANCELED', 'CANCELED']

/**
 * The status of a stack, from its shipments: the status shared by those in progress; when all are finished, DELIVERED
 * while something must be returned, then the most significant final status.
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

/** By code units: this sorts instants of one format by time. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * The shipment selected when a stack opens: the first unfinished one.
 * @param shipments - sorted
 * @errors none; the last one when all are finished
 * @source assumed: delivery spec §3 "the client also keeps a selected index"
 */
export function firstIndex(shipments: readonly Member[]): number {
  const open = shipments.findIndex((shipment) => !isFinished(shipment))
  return open < 0 ? Math.max(0, shipments.length - 1) : open
}

/**
 * The selected index after a step. It stays after giving up a shipment, because that one moves to the end; otherwise it
 * moves to the next, if there is one.
 * @param moved - status of the selected shipment after the step
 * @source delivery spec §4 "After advancing, the next shipment in the stack is selected; the index stays if the current
 * one was driver-canceled, otherwise it moves to the next"
 */
export const nextIndex = (index: number, moved: ShipmentStatus, length: number): number =>
  Math.max(0, Math.min(moved === 'DRIVER_CANCELED' ? index : index + 1, length - 1))

/**
 * Moves another shipment to the selected place; the others keep their order.
 * @returns a new list; unchanged for an invalid place
 * @source delivery spec §2 "Selecting another shipment in a stack moves it to the current position"
 */
export function moveToSelected<T>(shipments: readonly T[], from: number, selected: number): T[] {
  const moved = shipments[from]
  if (moved === undefined) return [...shipments]
  const others = shipments.filter((_, at) => at !== from)
  return [...others.slice(0, selected), moved, ...others.slice(selected)]
}

/**
 * The stack in display order, and the selected index: that of the choice, with the chosen shipment there while it is in
 * progress. If the shipment there is finished, the first one in progress is selected.
 * @param sorted - by {@link sortStack}
 * @param chosen - an index and the shipment to show there; undefined before the first step or press
 * @errors none; an empty list has index -1
 * @source delivery spec §2, §4 "the next shipment in the stack is selected"; assumed: who rides is shown what is left
 * to do
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
 * Whether a list has nothing left to do, so that it is refetched.
 * @errors none; false for an empty list
 * @source delivery spec §4 "When every shipment in a list is DRIVER_CANCELED or DELIVERED, the data is refreshed"
 */
export const isListOver = (shipments: readonly Pick<Shipment, 'status'>[]): boolean =>
  shipments.length > 0 &&
  shipments.every(({ status }) => status === 'DRIVER_CANCELED' || status === 'DELIVERED')
