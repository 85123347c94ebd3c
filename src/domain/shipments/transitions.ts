import type { Shipment, ShipmentStatus, ShipmentUpdate } from '#generated/models.ts'

/** Who moves a shipment: its rider, or the venue (its staff, or the rules on orders). */
export type ShipmentActor = 'rider' | 'venue'

type Moves = Readonly<Partial<Record<ShipmentStatus, ShipmentActor>>>

const ON_THE_WAY: Moves = { DELIVERED: 'rider', DRIVER_CANCELED: 'rider', CANCELED: 'venue' }

/**
 * What may follow each status of a shipment, and who moves it there. PENDING waits for its order to be ready, STACKING
 * for the rest of its stack. After its end only what is to be brought back goes on: a return shipment that was delivered,
 * and the food of one that was called off on the way, which may be delivered before its rider hears of that. A shipment
 * travels to the drop-off as ON_ROUTE_TO_DROP_OFF, in a stack as ON_ROUTE_TO_DROP_OFFS.
 * @source delivery spec §4 "Shipment statuses", "both spellings appear"; assumed: the singular belongs to the simple
 *   shipment and the plural to the stack, whose cancel rule names the plural
 */
export const SHIPMENT_TRANSITIONS: Readonly<Record<ShipmentStatus, Moves>> = {
  PENDING: { LOOKING_FOR_DRIVER: 'venue', STACKING: 'venue', CANCELED: 'venue' },
  STACKING: { LOOKING_FOR_DRIVER: 'venue', PENDING: 'venue', CANCELED: 'venue' },
  LOOKING_FOR_DRIVER: { ON_ROUTE_TO_PICK_UP: 'rider', STACKING: 'venue', CANCELED: 'venue' },
  ON_ROUTE_TO_PICK_UP: { IN_STORE: 'rider', DRIVER_CANCELED: 'rider', CANCELED: 'venue' },
  IN_STORE: {
    ON_ROUTE_TO_DROP_OFF: 'rider',
    ON_ROUTE_TO_DROP_OFFS: 'rider',
    DRIVER_CANCELED: 'rider',
    CANCELED: 'venue',
  },
  ON_ROUTE_TO_DROP_OFF: ON_THE_WAY,
  ON_ROUTE_TO_DROP_OFFS: ON_THE_WAY,
  DELIVERED: { RETURNED: 'rider' },
  DRIVER_CANCELED: { RETURNED: 'rider' },
  RETURNED: {},
  CANCELED: { DELIVERED: 'rider', RETURNED: 'rider' },
}

/** What determines how a shipment continues. */
export type ShipmentState = Returning & Pick<Shipment, 'stackId'>

/** What determines whether something must be returned. */
export type Returning = Pick<Shipment, 'status' | 'returnShipment' | 'foodDue'>

/**
 * Whether somebody may move a shipment to a status; keeping the status is no move.
 * @source see {@link SHIPMENT_TRANSITIONS}
 */
export function canMoveShipment(shipment: ShipmentState, to: ShipmentStatus, by: ShipmentActor): boolean {
  if (SHIPMENT_TRANSITIONS[shipment.status][to] !== by) return false
  if (to === 'RETURNED') return isReturnDue(shipment)
  if (to === 'DELIVERED') return isWithFood(shipment)
  return !isDropOff(to) || to === dropOffOf(shipment)
}

/** What determines where a shipment's food is. */
type Food = Pick<Shipment, 'status' | 'foodDue' | 'stackId'>

/** Steps that come too late to change anything, by the status their rider reads by then. */
const PASSED: Readonly<Partial<Record<ShipmentStatus, readonly ShipmentStatus[]>>> = {
  DELIVERED: ['IN_STORE', 'ON_ROUTE_TO_DROP_OFF', 'ON_ROUTE_TO_DROP_OFFS'],
  CANCELED: ['IN_STORE', 'DRIVER_CANCELED'],
}

/**
 * Whether a step requests what is already true, so that it is confirmed and not applied: the current status, or one
 * from before the venue ended the shipment.
 * @param shipment - as the rider reads it
 * @source decision 64 "A step sent again, with its key or already true, is answered and not done twice"
 */
export const isAlreadyDone = (
  { status, foodDue = false }: Pick<Returning, 'status' | 'foodDue'>,
  wanted: ShipmentStatus,
): boolean => status === wanted || PASSED[status]?.includes(wanted) === true || (foodDue && isDropOff(wanted))

/**
 * Whether a step reports that a rider has left the store with food of a shipment canceled there. The rider's phone did
 * not know of the cancellation yet: after that it offers no such step.
 * @source decision 64 "What its rider had done before hearing that the venue called it off"
 */
export const hasLeftUnheard = (shipment: Food, wanted: ShipmentStatus): boolean =>
  shipment.status === 'CANCELED' && !shipment.foodDue && wanted === dropOffOf(shipment)

/** Whether a step of a stack reports this of one of its shipments: `taken` names those the rider takes along. */
export const isTakenUnheard = (
  shipment: Food & Pick<Shipment, 'id'>,
  { status, taken = [] }: Pick<ShipmentUpdate, 'status' | 'taken'>,
): boolean => hasLeftUnheard(shipment, status) && taken.includes(shipment.id)

/**
 * A shipment after a step of the rider or the venue: a canceled one stays canceled, and its food is due if the rider
 * has it.
 */
export const movedTo = (
  shipment: Food,
  wanted: ShipmentStatus,
): { status: ShipmentStatus; foodDue: boolean } =>
  hasLeftUnheard(shipment, wanted)
    ? { status: 'CANCELED', foodDue: true }
    : { status: wanted, foodDue: isFoodDue(shipment.status, wanted) }

/**
 * A status in the shipment's own spelling: both spellings of the way to the drop-off are accepted.
 * @source delivery spec §4 "both spellings appear"
 */
export const ownSpelling = (status: ShipmentStatus, shipment: Pick<Shipment, 'stackId'>): ShipmentStatus =>
  isDropOff(status) ? dropOffOf(shipment) : status

const dropOffOf = ({ stackId }: Pick<Shipment, 'stackId'>): ShipmentStatus =>
  stackId === undefined ? 'ON_ROUTE_TO_DROP_OFF' : 'ON_ROUTE_TO_DROP_OFFS'

/**
 * Whether the shipment is on its way to the diner, in either spelling.
 * @source delivery spec §4 "both spellings appear"
 */
export const isDropOff = (status: ShipmentStatus): boolean =>
  status === 'ON_ROUTE_TO_DROP_OFF' || status === 'ON_ROUTE_TO_DROP_OFFS'

/**
 * The rider's next step.
 * @returns undefined without one
 * @source delivery spec §4 "Main path" and "Regreso al local" of a return shipment; design §5 "Called off on the way"
 */
export function nextStatus(shipment: ShipmentState): ShipmentStatus | undefined {
  switch (shipment.status) {
    case 'LOOKING_FOR_DRIVER':
      return 'ON_ROUTE_TO_PICK_UP'
    case 'ON_ROUTE_TO_PICK_UP':
      return 'IN_STORE'
    case 'IN_STORE':
      return dropOffOf(shipment)
    case 'ON_ROUTE_TO_DROP_OFF':
    case 'ON_ROUTE_TO_DROP_OFFS':
      return 'DELIVERED'
    default:
      return isReturnDue(shipment) ? 'RETURNED' : undefined
  }
}

/**
 * Whether the rider may give up a shipment.
 * @source delivery spec §4 "Cancel is allowed while on route to pick up, in store, or on route to drop off"
 */
export const canCancel = ({ status }: Pick<Shipment, 'status'>): boolean =>
  status === 'ON_ROUTE_TO_PICK_UP' || status === 'IN_STORE' || isDropOff(status)

/**
 * Whether a rider still has something to do for a shipment they took: until its end, and until everything to return is
 * returned.
 * @source delivery spec §4 "Main path"; "For return stacks, until all return shipments are returned or
 * driver-cancelled"
 */
export const isCarried = (shipment: Returning): boolean => canCancel(shipment) || isReturnDue(shipment)

/**
 * Whether the rider must still return something to the store: the return of a delivered shipment, or the food itself.
 * @source delivery spec §4 "return shipments already delivered are set to RETURNED"; design §5 "Called off on the way"
 */
export const isReturnDue = ({ status, returnShipment, foodDue = false }: Returning): boolean =>
  foodDue || (status === 'DELIVERED' && returnShipment)

/**
 * Whether the rider has the food outside the store, so that it may be handed over: on the way, or canceled by the venue
 * without the rider's offline phone knowing.
 * @source design §5 "Called off on the way"; ours: what was told at the door is true however late it arrives
 */
export const isWithFood = ({ status, foodDue = false }: Pick<Returning, 'status' | 'foodDue'>): boolean =>
  isDropOff(status) || (status === 'CANCELED' && foodDue)

/**
 * Whether a move leaves the rider with food that has no receiver.
 * @source design §5 "Called off on the way"
 */
export const isFoodDue = (before: ShipmentStatus, after: ShipmentStatus): boolean =>
  isDropOff(before) && (after === 'DRIVER_CANCELED' || after === 'CANCELED')

/**
 * Whether the shipment is over for the diner: delivered, given up, returned or canceled.
 * @source delivery spec §4 "A stack is finished when every shipment is delivered, driver-cancelled or returned", and
 * the venue's own CANCELED ("canceled variants")
 */
export const isFinished = ({ status }: Pick<Shipment, 'status'>): boolean =>
  status === 'DELIVERED' || status === 'RETURNED' || status === 'DRIVER_CANCELED' || status === 'CANCELED'
