import type { OrderStatus, ShipmentStatus } from '#generated/models.ts'

/** A shipment as the model believes it to be. */
export type Parcel = {
  id: string
  order: ModelOrder
  status: ShipmentStatus
  rider?: string
  returns: boolean
  /** called off on the way, and not back yet */
  food: boolean
  key: string
  isConfirmed: boolean
  tries: number
  stack?: ModelStack
}
export type ModelOrder = { code: string; isCash: boolean; status: OrderStatus; parcels: Parcel[] }
export type ModelStack = { id: string; rider?: string; members: Parcel[] }

/** What a rider sent under a key, to be sent again. */
export type Sent = { rider: string; key: string; isKept: boolean } & (
  | { kind: 'shipment'; parcel: Parcel; status: ShipmentStatus }
  | { kind: 'stack'; stack: ModelStack; status: ShipmentStatus; taken: string[] | undefined }
  | { kind: 'key'; parcel: Parcel; body: object }
)

/** What a store must know after what was done so far. */
export type DeliveryModel = { orders: ModelOrder[]; stacks: ModelStack[]; sent: Sent[] }

/** 200 or 204, or the code of the refusal. */
export type Verdict = 'DONE' | 'STATUS_CONFLICT' | 'FORBIDDEN' | 'EXPIRED_BY_OTHER' | KeyVerdict
type KeyVerdict = 'SECURITY_CODE_WRONG' | 'KEY_NOT_GRANTED' | 'RATE_LIMITED' | 'IDEMPOTENCY_CONFLICT'

/** A rider of another store. */
export const STRANGER = 'kiko'
const KEY_TRIES = 5

/** Written down once more, as delivery spec §4 has them, and not taken from what is under test. */
export const ORDER_PATHS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  UNCONFIRMED: ['GENERATED', 'CANCELED'],
  GENERATED: ['ACCEPTED', 'CANCELED'],
  ACCEPTED: ['READY', 'CANCELED'],
  READY: ['DELIVERED', 'CANCELED'],
  DELIVERED: [],
  CANCELED: [],
}
const RIDER_PATHS: Readonly<Partial<Record<ShipmentStatus, readonly ShipmentStatus[]>>> = {
  LOOKING_FOR_DRIVER: ['ON_ROUTE_TO_PICK_UP'],
  ON_ROUTE_TO_PICK_UP: ['IN_STORE', 'DRIVER_CANCELED'],
  IN_STORE: ['ON_ROUTE_TO_DROP_OFF', 'ON_ROUTE_TO_DROP_OFFS', 'DRIVER_CANCELED'],
  ON_ROUTE_TO_DROP_OFF: ['DELIVERED', 'DRIVER_CANCELED'],
  ON_ROUTE_TO_DROP_OFFS: ['DELIVERED', 'DRIVER_CANCELED'],
  DELIVERED: ['RETURNED'],
  DRIVER_CANCELED: ['RETURNED'],
  CANCELED: ['DELIVERED', 'RETURNED'],
}
const VENUE_PATHS: Readonly<Partial<Record<ShipmentStatus, readonly ShipmentStatus[]>>> = {
  PENDING: ['LOOKING_FOR_DRIVER', 'STACKING'],
  STACKING: ['LOOKING_FOR_DRIVER'],
  // out of a stack it looks on alone
  LOOKING_FOR_DRIVER: ['STACKING', 'LOOKING_FOR_DRIVER'],
}
const UNDER_WAY = ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF', 'ON_ROUTE_TO_DROP_OFFS']
const OVER = ['DELIVERED', 'RETURNED', 'DRIVER_CANCELED', 'CANCELED']

type State = { status: ShipmentStatus }
export const isAtDoor = ({ status }: State): boolean => status.startsWith('ON_ROUTE_TO_DROP_OFF')
/** On the way, or called off there, which a phone without a network does not know. */
export const isWithFood = ({ status, food }: Pick<Parcel, 'status' | 'food'>): boolean =>
  isAtDoor({ status }) || (status === 'CANCELED' && food)
export const isUnderWay = ({ status }: State): boolean => UNDER_WAY.includes(status)
export const isOver = ({ status }: State): boolean => OVER.includes(status)
export const isDue = ({ status, returns, food }: Pick<Parcel, 'status' | 'returns' | 'food'>): boolean =>
  food || (status === 'DELIVERED' && returns)
/** Handed over by the venue itself, which leaves its rider nothing to do. */
export const isHandedOver = ({ status, order }: Parcel): boolean =>
  status === 'CANCELED' && order.status === 'DELIVERED'
/** Whether no key is asked for any more. */
export const needsNoKey = (parcel: Parcel): boolean => parcel.isConfirmed || isHandedOver(parcel)
/** A status as a rider reads it. */
export const shownTo = (rider: string, parcel: Parcel): ShipmentStatus =>
  parcel.rider === rider && isHandedOver(parcel) ? 'DELIVERED' : parcel.status
/** Whether its rider left with what was called off in the store, and had not heard of that. */
export const hasLeftUnheard = (parcel: Parcel, to: ShipmentStatus): boolean =>
  parcel.status === 'CANCELED' && !parcel.food && isAtDoor({ status: to }) && to === spelled(to, parcel)
/** Moves a parcel; what is called off on the way is food that its rider brings back. */
export function moveParcel(parcel: Parcel, status: ShipmentStatus, rider = parcel.rider): void {
  if (hasLeftUnheard(parcel, status)) {
    parcel.food = true
    return
  }
  if (status === 'RETURNED' && parcel.status !== 'DELIVERED') parcel.isConfirmed = false
  const food = isAtDoor(parcel) && (status === 'DRIVER_CANCELED' || status === 'CANCELED')
  Object.assign(parcel, { status, rider, food })
  if (isAtDoor(parcel) && parcel.order.status === 'ACCEPTED') parcel.order.status = 'READY'
  if (status === 'DELIVERED' && parcel.order.status !== 'CANCELED') parcel.order.status = 'DELIVERED'
}
/** Whether the way of a shipment may go on so, whoever moves it. */
export const isPath = (from: ShipmentStatus, to: ShipmentStatus): boolean =>
  [
    ...(RIDER_PATHS[from] ?? []),
    ...(VENUE_PATHS[from] ?? []),
    ...(OVER.includes(from) ? [] : ['CANCELED']),
  ].includes(to)

export const parcelsOf = ({ orders }: DeliveryModel): Parcel[] => orders.flatMap(({ parcels }) => parcels)
/** What a rider has with them or comes back with. */
export const carriedBy = (model: DeliveryModel, rider: string): Parcel[] =>
  parcelsOf(model).filter((parcel) => parcel.rider === rider && (isUnderWay(parcel) || isDue(parcel)))

export function stackStatusOf({ members }: ModelStack): ShipmentStatus {
  const open = members.find((member) => !isOver(member))
  if (open !== undefined) return open.status
  if (members.some(isDue)) return 'DELIVERED'
  const ends = ['RETURNED', 'DELIVERED', 'DRIVER_CANCELED', 'CANCELED'] as const
  return ends.find((end) => members.some(({ status }) => status === end)) ?? 'CANCELED'
}

/** A stack's status as a rider reads it: of its shipments as they read those. */
export const stackShownTo = (rider: string, { id, members }: ModelStack): ShipmentStatus =>
  stackStatusOf({
    id,
    members: members.map((one) =>
      one.rider === rider && isHandedOver(one) ? { ...one, status: 'DELIVERED', returns: false } : one,
    ),
  })

/** Whether a rider wants what they read already, or what came before the venue ended it. */
export const isTrueAlready = (shown: ShipmentStatus, to: ShipmentStatus, food = false): boolean =>
  shown === to ||
  (shown === 'CANCELED' && (to === 'DRIVER_CANCELED' || to === 'IN_STORE')) ||
  (shown === 'DELIVERED' && (to === 'IN_STORE' || isAtDoor({ status: to }))) ||
  (food && isAtDoor({ status: to }))

/** Whether somebody else has it, or had it to its end. */
const isLost = (status: ShipmentStatus, of: string | undefined, rider: string): boolean =>
  of !== rider && (isUnderWay({ status }) || (isOver({ status }) && status !== 'CANCELED'))

/** Both spellings of the way to the drop-off mean the shipment's own. */
export const spelled = (status: ShipmentStatus, { stack }: Pick<Parcel, 'stack'>): ShipmentStatus => {
  if (!isAtDoor({ status })) return status
  return stack === undefined ? 'ON_ROUTE_TO_DROP_OFF' : 'ON_ROUTE_TO_DROP_OFFS'
}

/** @param to - as the shipment spells it */
export function judgeParcel(
  model: DeliveryModel,
  rider: string,
  parcel: Parcel,
  to: ShipmentStatus,
): Verdict {
  if (rider === STRANGER) return 'FORBIDDEN'
  if (parcel.rider === rider && isTrueAlready(shownTo(rider, parcel), to, parcel.food)) return 'DONE'
  if (isLost(parcel.status, parcel.rider, rider)) return 'EXPIRED_BY_OTHER'
  const isUnheard = hasLeftUnheard(parcel, to) && carriedBy(model, rider).length === 0
  const isPossible =
    (isUnheard || RIDER_PATHS[parcel.status]?.includes(to) === true) &&
    (parcel.stack === undefined || isAtDoor(parcel) || to === 'DELIVERED') &&
    (to !== 'DELIVERED' || (parcel.isConfirmed && isWithFood(parcel))) &&
    (to !== 'RETURNED' || isDue(parcel)) &&
    (to !== 'ON_ROUTE_TO_PICK_UP' || carriedBy(model, rider).length === 0)
  if (isPossible && parcel.status !== 'LOOKING_FOR_DRIVER' && parcel.rider !== rider)
    return 'EXPIRED_BY_OTHER'
  return isPossible ? 'DONE' : 'STATUS_CONFLICT'
}

export function judgeStack(
  model: DeliveryModel,
  rider: string,
  stack: ModelStack,
  to: ShipmentStatus,
  unheard: readonly Parcel[],
): Verdict {
  const status = stackStatusOf(stack)
  if (rider === STRANGER) return 'FORBIDDEN'
  if (stack.rider === rider && unheard.length === 0 && isTrueAlready(stackShownTo(rider, stack), to))
    return 'DONE'
  if (isLost(status, stack.rider, rider)) return 'EXPIRED_BY_OTHER'
  const isUnheard = unheard.length > 0 && carriedBy(model, rider).length === 0
  const isPossible =
    isUnheard ||
    (RIDER_PATHS[status]?.includes(to) === true &&
      !isAtDoor({ status }) &&
      to !== 'ON_ROUTE_TO_DROP_OFF' &&
      to !== 'DELIVERED' &&
      (to !== 'RETURNED' || stack.members.some(isDue)) &&
      (to !== 'ON_ROUTE_TO_PICK_UP' || carriedBy(model, rider).length === 0))
  if (isPossible && stack.rider !== undefined && stack.rider !== rider) return 'EXPIRED_BY_OTHER'
  return isPossible ? 'DONE' : 'STATUS_CONFLICT'
}

/** What a key or a reason leads to, and what a wrong key costs. */
export function judgeKey(
  rider: string,
  parcel: Parcel,
  told: { isRight: boolean; isReason: boolean },
): Verdict {
  if (rider === STRANGER || parcel.rider !== rider) return 'FORBIDDEN'
  if (needsNoKey(parcel)) return 'DONE'
  if (!isWithFood(parcel)) return 'STATUS_CONFLICT'
  if (!told.isReason && parcel.tries >= KEY_TRIES) return 'RATE_LIMITED'
  if (told.isReason && parcel.tries >= KEY_TRIES) return 'KEY_NOT_GRANTED'
  parcel.isConfirmed = told.isReason || told.isRight
  if (!parcel.isConfirmed) parcel.tries += 1
  return parcel.isConfirmed ? 'DONE' : 'SECURITY_CODE_WRONG'
}
