import type fc from 'fast-check'
import { expect } from 'vitest'

import type { OrderStatus, ShipmentStatus } from '#generated/models.ts'
import { isFailure } from '#server/contract/handlers.ts'
import { dispatch } from '#server/use-cases/shipments/dispatch.ts'
import { stackShipments, unstackShipments } from '#server/use-cases/shipments/stack-shipments.ts'
import { expectSound } from './delivery-invariants.ts'
import {
  carriedBy,
  isAtDoor,
  isDue,
  isOver,
  isUnderWay,
  moveParcel,
  ORDER_PATHS,
  parcelsOf,
  spelled,
  stackStatusOf,
  type DeliveryModel,
  type ModelOrder,
  type Parcel,
} from './delivery-model.ts'
import {
  addParcel,
  addStack,
  expectOutcome,
  expectVerdict,
  placeOrder,
  type DeliveryReal,
} from './delivery-real.ts'
import { askParcel, askStack, sendAgain, tellKey, type Told } from './delivery-steps.ts'

type DeliveryCommand = fc.AsyncCommand<DeliveryModel, DeliveryReal>
type Act = (model: DeliveryModel, real: DeliveryReal) => Promise<unknown>

const VENUE = { alias: 'bistro', tenant: 'bistro' }
const MOST_ORDERS = 6
const SECOND_MS = 1_000

/** One of a list that has some. */
const one = <T>(list: readonly T[], pick: number): T => list[pick % list.length] as T

/** An act, a second later than the one before, after which everything must be sound. */
const command = (name: string, check: (model: DeliveryModel) => boolean, act: Act): DeliveryCommand => ({
  check,
  async run(model, real) {
    real.server.time.now = new Date(real.server.time.now.getTime() + SECOND_MS)
    await act(model, real)
    await expectSound(model, real)
  },
  toString: () => name,
})

const hasOrders = ({ orders }: DeliveryModel): boolean => orders.length > 0
const hasParcels = (model: DeliveryModel): boolean => parcelsOf(model).length > 0
const isInStore = ({ status }: Parcel): boolean => status === 'ON_ROUTE_TO_PICK_UP' || status === 'IN_STORE'
const isUntaken = ({ status }: Parcel): boolean => status === 'PENDING' || status === 'LOOKING_FOR_DRIVER'
const waiting = (model: DeliveryModel): Parcel[] =>
  parcelsOf(model).filter(({ status }) => status === 'LOOKING_FOR_DRIVER')

/** The venue moves an order, and its shipment goes with it. */
async function moveOrder(real: DeliveryReal, order: ModelOrder, status: OrderStatus): Promise<void> {
  const isPossible = ORDER_PATHS[order.status].includes(status)
  expectVerdict(await real.made.moveOrder(order.code, status), isPossible ? 'DONE' : 'STATUS_CONFLICT')
  if (!isPossible) return
  order.status = status
  const latest = order.parcels.at(-1)
  if (status === 'ACCEPTED') await addParcel(real, order, 'PENDING')
  else if (status === 'READY') {
    if (latest?.status === 'PENDING') latest.status = 'LOOKING_FOR_DRIVER'
  } else if (latest !== undefined && !isOver(latest)) {
    moveParcel(latest, 'CANCELED')
    // handed over, whoever did it
    if (status === 'DELIVERED') latest.food = false
  }
}

/** An order that the kitchen has brought as far as this. */
export const places = (isCash: boolean, upTo: OrderStatus): DeliveryCommand =>
  command(
    `place, ${isCash ? 'cash' : 'card'}, ${upTo}`,
    ({ orders }) => orders.length < MOST_ORDERS,
    async (model, real) => {
      const code = await placeOrder(real, isCash)
      const order: ModelOrder = { code, isCash, status: 'GENERATED', parcels: [] }
      model.orders.push(order)
      if (upTo !== 'GENERATED') await moveOrder(real, order, 'ACCEPTED')
      if (upTo === 'READY') await moveOrder(real, order, 'READY')
    },
  )

export const moves = (pick: number, status: OrderStatus): DeliveryCommand =>
  command(`move order ${pick} to ${status}`, hasOrders, ({ orders }, real) =>
    moveOrder(real, one(orders, pick), status),
  )

/** The venue ends an order that a rider has with them. */
export const endsOnTheWay = (pick: number, status: OrderStatus): DeliveryCommand =>
  command(
    `end order ${pick} on the way: ${status}`,
    (model) => parcelsOf(model).some(isUnderWay),
    (model, real) => moveOrder(real, one(parcelsOf(model).filter(isUnderWay), pick).order, status),
  )

export const dispatches = (pick: number): DeliveryCommand =>
  command(`dispatch order ${pick}`, hasOrders, async ({ orders }, real) => {
    const order = one(orders, pick)
    const latest = order.parcels.at(-1)
    const isCooked = order.status === 'ACCEPTED' || order.status === 'READY'
    const isFree = latest === undefined || isUntaken(latest) || isOver(latest)
    const outcome = await dispatch(real.services, await real.made.orderOf(order.code))
    expectOutcome(outcome, isCooked && isFree ? 'DONE' : 'STATUS_CONFLICT')
    if (!isCooked || !isFree) return
    if (latest?.status === 'PENDING') latest.status = 'LOOKING_FOR_DRIVER'
    else if (latest === undefined || isOver(latest)) await addParcel(real, order, 'LOOKING_FOR_DRIVER')
  })

/** The venue puts two together: mostly such as may be. */
export const stacks = (first: number, second: number, isBlind: boolean): DeliveryCommand =>
  command(
    `stack ${isBlind ? 'any' : 'free'} ${first} and ${second}`,
    (model) => (isBlind ? hasParcels(model) : freeToStack(model).length > 1),
    async (model, real) => {
      const from = isBlind ? parcelsOf(model) : freeToStack(model)
      const place = first % from.length
      const other = isBlind ? second : place + 1 + (second % (from.length - 1))
      const members = [one(from, place), one(from, other)]
      const isPossible =
        members[0] !== members[1] && members.every((member) => freeToStack(model).includes(member))
      const outcome = await stackShipments(
        real.services,
        VENUE,
        members.map(({ id }) => id),
      )
      expectOutcome(outcome, isPossible ? 'DONE' : 'STATUS_CONFLICT')
      if (!isFailure(outcome)) addStack(model, outcome.id, members)
    },
  )

const freeToStack = (model: DeliveryModel): Parcel[] =>
  parcelsOf(model).filter((parcel) => isUntaken(parcel) && parcel.stack === undefined)

export const unstacks = (pick: number): DeliveryCommand =>
  command(
    `take stack ${pick} apart`,
    (model) => model.stacks.length > 0,
    async (model, real) => {
      const stack = one(model.stacks, pick)
      const status = stackStatusOf(stack)
      const isPossible = status === 'LOOKING_FOR_DRIVER' || status === 'CANCELED'
      const outcome = await unstackShipments(real.services, VENUE, stack.id)
      expectOutcome(outcome, isPossible ? 'DONE' : 'STATUS_CONFLICT')
      if (!isPossible) return
      for (const member of stack.members) if (isUntaken(member)) member.stack = undefined
      stack.members = stack.members.filter((member) => member.stack === stack)
    },
  )

/** A rider takes what waits, whether or not they carry something. */
export const takes = (rider: string, pick: number): DeliveryCommand =>
  command(
    `${rider} takes ${pick}`,
    (model) => waiting(model).length > 0,
    (model, real) => {
      const parcel = one(waiting(model), pick)
      const status = 'ON_ROUTE_TO_PICK_UP'
      if (parcel.stack === undefined) return askParcel(model, real, { rider, parcel, status })
      return askStack(model, real, { rider, stack: parcel.stack, status })
    },
  )

const NEXT: Readonly<Partial<Record<ShipmentStatus, ShipmentStatus>>> = {
  ON_ROUTE_TO_PICK_UP: 'IN_STORE',
  IN_STORE: 'ON_ROUTE_TO_DROP_OFF',
  ON_ROUTE_TO_DROP_OFF: 'DELIVERED',
  ON_ROUTE_TO_DROP_OFFS: 'DELIVERED',
  DELIVERED: 'RETURNED',
  DRIVER_CANCELED: 'RETURNED',
  CANCELED: 'RETURNED',
}

/** A rider's next step with what they carry, as the page would have it. @returns whether there is one */
async function goOn(model: DeliveryModel, real: DeliveryReal, rider: string): Promise<boolean> {
  const carried = carriedBy(model, rider)
  const parcel = carried.find((member) => !isDue(member)) ?? carried[0]
  const status = parcel && NEXT[parcel.status]
  if (parcel === undefined || status === undefined) return false
  if (parcel.stack === undefined || isAtDoor(parcel)) {
    if (isAtDoor(parcel)) await tellKey(model, real, { rider, parcel, told: 'right' })
    await askParcel(model, real, { rider, parcel, status })
  } else {
    const together = status === 'ON_ROUTE_TO_DROP_OFF' ? 'ON_ROUTE_TO_DROP_OFFS' : status
    await askStack(model, real, { rider, stack: parcel.stack, status: together })
  }
  return true
}

export const goesOn = (rider: string, steps: number): DeliveryCommand =>
  command(
    `${rider} goes on ${steps} steps`,
    (model) => carriedBy(model, rider).length > 0,
    async (model, real) => {
      for (let step = 0; step < steps && (await goOn(model, real, rider)); step += 1);
    },
  )

/** At the door of a rider without a network the venue calls off what they deliver, and their steps come after that. */
export const deliversLate = (rider: string): DeliveryCommand =>
  command(
    `${rider} delivers what is called off`,
    (model) => carriedBy(model, rider).some(isUnderWay),
    async (model, real) => {
      const atDoor = () => carriedBy(model, rider).find(isAtDoor)
      while (!atDoor() && (await goOn(model, real, rider)));
      const parcel = atDoor()
      if (parcel === undefined) return
      await moveOrder(real, parcel.order, 'CANCELED')
      await tellKey(model, real, { rider, parcel, told: 'right' })
      await askParcel(model, real, { rider, parcel, status: 'DELIVERED' })
    },
  )

/** In the store of a rider without a network the venue calls off what they take along, and their steps come after that. */
export const leavesUnheard = (rider: string, pick: number): DeliveryCommand =>
  command(
    `${rider} leaves with ${pick}, which is called off`,
    (model) => carriedBy(model, rider).some(isInStore),
    async (model, real) => {
      const taken = carriedBy(model, rider).filter(isInStore)
      const parcel = one(taken, pick)
      await moveOrder(real, parcel.order, 'CANCELED')
      const { stack } = parcel
      for (const status of ['IN_STORE', 'ON_ROUTE_TO_DROP_OFF'] as const)
        if (stack === undefined) await askParcel(model, real, { rider, parcel, status })
        else await askStack(model, real, { rider, stack, status: spelled(status, parcel), taken })
      expect(parcel.food, 'the food is away').toBe(true)
      await tellKey(model, real, { rider, parcel, told: 'right' })
      await askParcel(model, real, { rider, parcel, status: 'DELIVERED' })
    },
  )

export const givesUp = (rider: string): DeliveryCommand =>
  command(
    `${rider} gives up`,
    (model) => carriedBy(model, rider).length > 0,
    (model, real) => {
      const parcel = carriedBy(model, rider)[0] as Parcel
      const status = 'DRIVER_CANCELED'
      if (parcel.stack === undefined || isAtDoor(parcel))
        return askParcel(model, real, { rider, parcel, status })
      return askStack(model, real, { rider, stack: parcel.stack, status })
    },
  )

/** Anything of any shipment, or of the stack it is in, one's own or not. */
export const asks = (rider: string, pick: number, status: ShipmentStatus): DeliveryCommand =>
  command(`${rider} wants ${status} of ${pick}`, hasParcels, async (model, real) => {
    const parcel = one(parcelsOf(model), pick)
    await askParcel(model, real, { rider, parcel, status })
    if (parcel.stack !== undefined) await askStack(model, real, { rider, stack: parcel.stack, status })
  })

/** Tells a key of any shipment, several times over; at a door where there is one. */
export const tells = (rider: string, pick: number, told: Told, times: number): DeliveryCommand =>
  command(`${rider} tells ${told} of ${pick}, ${times} times`, hasParcels, async (model, real) => {
    const doors = parcelsOf(model).filter(isAtDoor)
    const parcel = one(doors.length > 0 ? doors : parcelsOf(model), pick)
    for (let time = 0; time < times; time += 1) await tellKey(model, real, { rider, parcel, told })
  })

/** A step that was taken, sent once more under its key. */
export const repeats = (pick: number, isOtherBody: boolean): DeliveryCommand =>
  command(
    `step ${pick} again${isOtherBody ? ' with another body' : ''}`,
    ({ sent }) => sent.some(({ isKept }) => isKept),
    ({ sent }, real) => {
      const kept = sent.filter(({ isKept }) => isKept)
      return sendAgain(real, one(kept, pick), isOtherBody)
    },
  )
