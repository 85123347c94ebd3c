import { ORDER_MODES, modeSlug } from '#domain/venue/order-modes.ts'
import { selectionOf } from '#scenarios/device.ts'
import type { Brand, BrandPayment, BrandPlate } from '#scenarios/brand.ts'
import { dinerForm } from '#scenarios/sample-payload.ts'
import type {
  ConsoleOrder,
  OrderCreated,
  OrderMove,
  OrderPayload,
  OrderStatus,
  UserLocation,
} from '#generated/models.ts'
import type { Call } from './call.ts'
import { STAGE_TOKEN } from './stage-config.ts'
import { orderPayload, type PayloadOptions } from './order-payload.ts'

export const OPERATOR = { authorization: `Bearer ${STAGE_TOKEN}` }

let keys = 0

/** An idempotency key unique within this program. */
export function newKey(): string {
  keys += 1
  return `key-of-the-stage-${String(keys).padStart(6, '0')}`
}

/** Online payments must be paid first, and a card needs its fields. */
const isPlain = ({ method }: BrandPayment) => method === 'CASH'
const needsNoCard = ({ byCard }: BrandPayment) => !byCard

export type OrderWish = Pick<PayloadOptions, 'scheduledFrom' | 'cardToken'> & {
  /** by default the brand's own */
  plate?: BrandPlate
  /** the preferred payment, if the brand has one like it */
  isPaidLike?: (payment: BrandPayment) => boolean
}

/** The code of an order, and the cookie of the device that placed it. */
export type Ordered = { orderCode: string; cookie: string }

/** Orders the brand's plate from a new device. */
export async function makeOrder(call: Call, brand: Brand, wish: OrderWish = {}): Promise<Ordered> {
  const body = await payloadOf(call, brand, wish)
  const headers = { 'idempotency-key': newKey() }
  const { body: made, headers: answered } = await call<OrderCreated>('POST', '/api/order', { body, headers })
  return { orderCode: made.code, cookie: answered['set-cookie']?.split(';')[0] ?? '' }
}

/** The payload with which a device orders the brand's plate. */
export async function payloadOf(
  call: Call,
  brand: Brand,
  { plate = brand.plate, isPaidLike = isPlain, scheduledFrom, cardToken }: OrderWish,
): Promise<OrderPayload> {
  if (plate === undefined) throw new Error(`${brand.venue} has nothing that can be ordered`)
  const { mode } = plate
  const payment = mode.payments.find(isPaidLike) ?? mode.payments.find(needsNoCard)
  if (payment === undefined) throw new Error(`${brand.venue} takes cards alone`)
  return orderPayload(call, brand.venue, {
    mode: modeSlug(mode.type),
    payment: payment.method,
    choices: [{ plate: plate.id, ...selectionOf(plate) }],
    scheduledFrom,
    cardToken,
    form: dinerForm(
      brand.country,
      { mode, payment: { paymentMethod: payment.method } },
      ORDER_MODES[mode.type].needsAddress ? locationOf(brand) : undefined,
    ),
  })
}

/** An order as its venue reads it. */
export const readOrder = async (call: Call, code: string): Promise<ConsoleOrder> =>
  (await call<ConsoleOrder>('GET', `/api/admin/orders/${code}`, { headers: OPERATOR })).body

/** The venue moves an order. */
export async function moveOrder(
  call: Call,
  code: string,
  status: OrderStatus,
  more: Omit<OrderMove, 'status'> = {},
): Promise<void> {
  await call('PUT', `/api/admin/orders/${code}/status`, { body: { status, ...more }, headers: OPERATOR })
}

function locationOf({ address, country }: Brand): UserLocation | undefined {
  if (address === undefined) return undefined
  const { street, number, locality, city, lat, lng } = address
  return {
    street,
    number,
    city,
    locality,
    country,
    postalCode: '',
    fullAddress: `${street} ${number}, ${locality}, ${city}`,
    lat,
    lng,
    betweenStreets: '',
    details: '2.º B',
    geocoded: true,
    fromLocalStorage: false,
  }
}
