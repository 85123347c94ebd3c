import type { Shipment, ShipmentStatus } from '#generated/models.ts'

import { canAct, type Carried } from './access.ts'
import { isStackReturning } from './stack.ts'
import {
  isDropOff,
  isFinished,
  isReturnDue,
  nextStatus,
  type Returning,
  type ShipmentState,
} from './transitions.ts'

/** A shipment as its page shows it: alone, or selected in its stack. */
export type ShownShipment = {
  shipment: ShipmentState & Pick<Shipment, 'codeToShow'>
  stack?: { status: ShipmentStatus; shipments: readonly Returning[] }
}

/** Scope of a step: one shipment, the whole stack, or the stack's return shipments. */
export type ShipmentAction = 'single' | 'stack' | 'returns'

/** Scope of the next step. @source delivery spec §4 "Which action runs" */
export function advanceAction({ stack }: ShownShipment): ShipmentAction {
  if (stack === undefined) return 'single'
  if (isStackReturning(stack)) return 'returns'
  return isPastPickUp(stack.status) ? 'single' : 'stack'
}

/** After the store, the shipments of a stack advance separately. */
const isPastPickUp = (status: ShipmentStatus): boolean =>
  isDropOff(status) || status === 'DELIVERED' || status === 'RETURNED'

/** Scope of giving up. @source delivery spec §4 "Cancel" */
export const cancelAction = ({ stack }: ShownShipment): Exclude<ShipmentAction, 'returns'> =>
  stack === undefined || isDropOff(stack.status) ? 'single' : 'stack'

/**
 * The status that the next step requests, of the shipment or of the stack.
 * @returns undefined without a next step: one exists in the four active statuses, and until everything to return is
 * returned
 * @source delivery spec §4 "Main path", "On a stack, return shipments already delivered are set to RETURNED", "Update
 * is allowed in the four active states. For return stacks, until all return shipments are returned or driver-cancelled"
 */
export function wantedStatus(shown: ShownShipment): ShipmentStatus | undefined {
  if (advanceAction(shown) === 'returns') return 'RETURNED'
  // a finished shipment in a stack: its return waits for the others
  if (shown.stack !== undefined && isFinished(shown.shipment)) return undefined
  return nextStatus(shown.shipment)
}

/**
 * Whether a rider may act on the current shipment of a trip: on the shipment itself, or on a return shipment of its
 * stack.
 * @param shipments - of the trip
 * @source delivery spec §6 "assigned to them or still available", §4 "update the return shipments"
 */
export const canActWith = (
  shipment: Carried,
  shipments: readonly (Carried & Returning)[],
  riderId: string,
): boolean =>
  canAct(shipment, riderId) ||
  (isStackReturning({ shipments }) &&
    shipments.some((one) => isReturnDue(one) && one.rider?.riderId === riderId))

/** Message key of the slider's text. */
export type SliderLabelKey =
  | 'shipments.slider.take'
  | 'shipments.slider.in-store'
  | 'shipments.slider.on-route'
  | 'shipments.slider.delivered'
  | 'shipments.slider.return'
  | 'shipments.slider.food-back'

const LABELS: Readonly<Partial<Record<ShipmentStatus, SliderLabelKey>>> = {
  LOOKING_FOR_DRIVER: 'shipments.slider.take',
  ON_ROUTE_TO_PICK_UP: 'shipments.slider.in-store',
  IN_STORE: 'shipments.slider.on-route',
  ON_ROUTE_TO_DROP_OFF: 'shipments.slider.delivered',
  ON_ROUTE_TO_DROP_OFFS: 'shipments.slider.delivered',
  DELIVERED: 'shipments.slider.return',
  DRIVER_CANCELED: 'shipments.slider.food-back',
  CANCELED: 'shipments.slider.food-back',
}

/** The next step shown on the slider; in a stack with the code of the shipment when it concerns only one. */
export type Slider = { status: ShipmentStatus; key: SliderLabelKey; code?: string }

/**
 * The next step and the text of its slider.
 * @returns undefined without a next step
 * @source delivery spec §4 "Slider labels by current status"; 'Regresado' of food alone: design §5 "Called off on the
 * way"
 */
export function sliderOf(shown: ShownShipment): Slider | undefined {
  const { shipment, stack } = shown
  const status = wantedStatus(shown)
  const key = labelOf(shown)
  if (status === undefined || key === undefined) return undefined
  const namesOne = stack !== undefined && (shipment.status === 'IN_STORE' || isDropOff(shipment.status))
  return namesOne ? { status, key, code: shipment.codeToShow } : { status, key }
}

function labelOf({ shipment, stack }: ShownShipment): SliderLabelKey | undefined {
  if (stack === undefined || !isStackReturning(stack)) return LABELS[shipment.status]
  const isDelivered = stack.shipments.some((one) => isReturnDue(one) && one.status === 'DELIVERED')
  return isDelivered ? 'shipments.slider.return' : 'shipments.slider.food-back'
}
