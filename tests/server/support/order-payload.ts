import { orderPayload as payloadOf, type PayloadOptions as PayloadOf } from '#preview/order-payload.ts'
import type { Choice } from '#scenarios/sample-payload.ts'
import type { OrderPayload, UserLocation } from '#generated/models.ts'
import { cardToken, type CardMaker } from './card.ts'
import type { TestApp } from './test-app.ts'

export { feeUrl } from '#preview/order-payload.ts'
export type { Choice } from '#scenarios/sample-payload.ts'

export type PayloadOptions = Omit<PayloadOf, 'choices' | 'cardToken'> & {
  choices?: Choice[]
  /** name on the card, where one is charged with the order */
  holder?: string
}

export const NEAR: UserLocation = {
  street: 'Calle Uno',
  number: '120',
  city: 'Buenos Aires',
  locality: 'Centro',
  country: 'AR',
  postalCode: 'C1000',
  fullAddress: 'Calle Uno 120, Centro, Buenos Aires',
  lat: -34.601,
  lng: -58.401,
  betweenStreets: '',
  details: 'Timbre 2',
  geocoded: true,
  fromLocalStorage: false,
}
/** In the outer zone, which takes no cash. */
export const FAR: UserLocation = {
  ...NEAR,
  street: 'Lejos',
  number: '1',
  fullAddress: 'Lejos 1',
  lat: -34.62,
  lng: -58.4,
}
export const OUTSIDE: UserLocation = {
  ...NEAR,
  street: 'Otra ciudad',
  number: '1',
  fullAddress: 'Otra ciudad 1',
  lat: -31.4,
  lng: -64.18,
}

const ONE_MILANESA: Choice[] = [
  { plate: 'milanesa', sizeId: 'chica', garnishes: { guarnicion: { rucula: 1 } }, quantity: 2 },
]

/** An order at a fixture venue as the storefront would send it. */
export function orderPayload(
  { call, store, time }: Pick<TestApp, 'call'> & Partial<CardMaker>,
  alias: string,
  { holder, ...options }: PayloadOptions = {},
): Promise<OrderPayload> {
  const location = options.mode === 'delivery' ? (options.form?.location ?? NEAR) : undefined
  return payloadOf(call, alias, {
    choices: ONE_MILANESA,
    ...options,
    form: { ...options.form, location },
    cardToken: store && time && ((publicKey) => cardToken({ store, time }, publicKey, holder)),
  })
}

let keys = 0

/** A key no other order of this run has. */
export function newKey(): string {
  keys += 1
  return `key-of-a-test-${String(keys).padStart(6, '0')}`
}
