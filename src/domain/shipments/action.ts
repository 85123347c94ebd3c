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

/** What a step moves: the one shipment, the whole stack, or the stack's return shipments. */
export type ShipmentAction = 'single' | 'stack' | 'returns'

/** What the next step moves. @source delivery spec §4 "Which action runs" */
export function advanceAction({ stack }: ShownShipment): ShipmentAction {
  if (stack === undefined) return 'single'
  if (isStackReturning(stack)) return 'returns'
  return isPastPickUp(stack.status) ? 'single' : 'stack'
}

/** From the store on the shipments of a stack go their own ways. */
const isPastPickUp = (status: ShipmentStatus): boolean =>
  isDropOff(status) || status === 'DELIVERED' || status === 'RETURNED'

/** What giving up cancels. @source delivery spec §4 "Cancel" */
export const cancelAction = ({ stack }: ShownShipment): Exclude<ShipmentAction, 'returns'> =>
  stack === undefined || isDropOff(stack.status) ? 'single' : 'stack'

/**
 * The status the next step asks for, of the shipment or of the stack.
 * @returns undefined when there is no next step: there is one in the four active statuses, and until what is to be
 *   brought back is back
 * @source delivery spec §4 "Main path", "On a stack, return shipments already delivered are set to RETURNED", "Update is
 *   allowed in the four active states. For return stacks, until all return shipments are returned or driver-cancelled"
 */
export function wantedStatus(shown: ShownShipment): ShipmentStatus | undefined {
  if (advanceAction(shown) === 'returns') return 'RETURNED'
  // at its end in a stack: what is to be brought back waits for the others
  if (shown.stack !== undefined && isFinished(shown.shipment)) return undefined
  return nextStatus(shown.shipment)
}

/**
 * Whether a rider may act with a shipment of a trip at hand: on the shipment itself, or on what they bring back of its
 * stack, whichever is at hand by then.
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

/** Key of the slider's text. */
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

/** The next step as its slider offers it; in a stack with the code of the shipment where it is about one of them. */
export type Slider = { status: ShipmentStatus; key: SliderLabelKey; code?: string }

/**
 * The next step and the text of its slider.
 * @returns undefined when there is none
 * @source delivery spec §4 "Slider labels by current status"; 'Regresado' of food alone: design §5 "Called off on the way"
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
