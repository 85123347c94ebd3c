import { expect } from 'vitest'

import type { OrderCreated, OrderPayload, Problem } from '#generated/models.ts'
import { isFailure } from '#server/contract/handlers.ts'
import type { ShipmentServices } from '#server/use-cases/shipments/write-move.ts'
import { cardToken } from './card.ts'
import { BY_CARD, deliveries, shipmentServices, type riderCalls } from './deliveries.ts'
import type { DeliveryModel, ModelOrder, ModelStack, Parcel, Verdict } from './delivery-model.ts'
import { newKey, orderPayload } from './order-payload.ts'
import type { Answer, TestApp } from './test-app.ts'

/** The merchant of the fixture's card payments. */
const MERCHANT = 'k'

export type Rider = ReturnType<typeof riderCalls> & { id: string }

/** The store itself, and who rides. */
export type DeliveryReal = {
  server: TestApp
  services: ShipmentServices
  made: ReturnType<typeof deliveries>
  /** an order as a diner sends it */
  payloads: { cash: OrderPayload; card: OrderPayload }
  riders: ReadonlyMap<string, Rider>
}

export async function openDeliveries(server: TestApp): Promise<Omit<DeliveryReal, 'riders'>> {
  const cash = await orderPayload(server, 'bistro', { mode: 'delivery' })
  const card = await orderPayload(server, 'bistro', { mode: 'delivery', ...BY_CARD })
  const services = await shipmentServices(server)
  return { server, services, made: deliveries(server), payloads: { cash, card } }
}

export function riderOf({ riders }: DeliveryReal, name: string): Rider {
  const rider = riders.get(name)
  if (rider === undefined) throw new Error(`No rider ${name}`)
  return rider
}

export async function placeOrder({ server, payloads }: DeliveryReal, isCash: boolean): Promise<string> {
  const body = isCash ? payloads.cash : { ...payloads.card, token: await cardToken(server, MERCHANT) }
  const headers = { 'idempotency-key': newKey() }
  const placed = await server.call<OrderCreated>('POST', '/api/order', { body, headers })
  expect(placed.status, placed.text).toBe(201)
  expect(placed.body.status).toBe('GENERATED')
  return placed.body.code
}

/** The answer is the verdict, in status and code. */
export function expectVerdict(answer: Answer, verdict: Verdict): void {
  const code = answer.status < 300 ? 'DONE' : (answer.body as Problem).code
  expect(code, answer.text).toBe(verdict)
}

/** As {@link expectVerdict}, of what the venue does. */
export function expectOutcome(outcome: unknown, verdict: Verdict): void {
  expect(isFailure(outcome) ? outcome.failure : 'DONE').toBe(verdict)
}

/** Gives the order a further shipment in the model, as the store has it by now. */
export async function addParcel(
  { made }: DeliveryReal,
  order: ModelOrder,
  status: 'PENDING' | 'LOOKING_FOR_DRIVER',
): Promise<Parcel> {
  const { id, deliveryKey } = await made.shipmentOf(order.code)
  expect(order.parcels.map((one) => one.id)).not.toContain(id)
  const parcel: Parcel = {
    id,
    order,
    status,
    returns: order.isCash,
    food: false,
    key: deliveryKey,
    isConfirmed: false,
    tries: 0,
  }
  order.parcels.push(parcel)
  return parcel
}

/** Puts shipments together in the model, under the id that the store gave. */
export function addStack(model: DeliveryModel, id: string, members: Parcel[]): void {
  const stack: ModelStack = { id, members }
  for (const member of members) {
    member.stack = stack
    member.status = 'LOOKING_FOR_DRIVER'
  }
  model.stacks.push(stack)
}
