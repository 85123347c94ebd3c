import { deliveryInfoFor } from '#domain/delivery/delivery-info.ts'
import { offeredPayments } from '#domain/delivery/payment-types.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import { simplestChoice } from '#scenarios/simplest-choice.ts'
import { dinerForm, samplePayload } from '#scenarios/sample-payload.ts'
import type { OrderPayload, OrderStatus, UserLocation } from '#generated/models.ts'

import { isFailure } from '../../contract/handlers.ts'
import type { ContactEntry } from '../../catalog/catalog.ts'
import { newId } from '../../db/new-id.ts'
import type { Db } from '../../db/store.ts'
import { findOrderById, type OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import { moveWithin } from '../orders/change-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import type { ShipmentTools } from '../shipments/write-move.ts'

type Wish = {
  /** the same key for the same sample, so that it is placed once */
  key: string
  delivered: boolean
  origin: string
  /** other writes in the same transaction */
  within(tx: Db, orderId: string): Promise<void>
}

/** Places an order at a venue of a draft as a diner would; undefined where the venue would refuse every order. */
export async function placeSample(
  services: Services,
  contact: ContactEntry,
  { key, delivered, origin, within }: Wish,
): Promise<void> {
  const payload = await payloadFor(services, contact, delivered)
  if (payload === undefined) return
  const now = services.clock()
  const placed = await placeOrder(services, {
    payload,
    key,
    deviceId: newId(services.randomBytes, now),
    isKnownDevice: false,
    network: '',
    origin,
    now,
    within,
  })
  if (isFailure(placed)) services.log.warn({ venue: contact.alias, refused: placed }, 'a sample was refused')
}

async function payloadFor(
  { catalog }: Services,
  contact: ContactEntry,
  delivered: boolean,
): Promise<OrderPayload | undefined> {
  const { branchContact, settings } = contact
  const modes = branchContact.deliveryConfig.orderModes.filter((one) => one.active && one.orderEnabled)
  const mode = delivered
    ? modes.find(({ type }) => ORDER_MODES[type].isShipped)
    : (modes.find(({ type }) => !ORDER_MODES[type].isShipped) ?? modes[0])
  const menu = mode && (await catalog.menu(contact, mode.id))
  if (mode === undefined || menu === undefined) return undefined
  const location = ORDER_MODES[mode.type].needsAddress ? servedPlace(contact) : undefined
  const delivery = location && deliveryInfoFor(settings.zones, location)
  // card payments are charged with the order, and a draft must charge nobody
  const offered = offeredPayments(mode, delivery).filter(({ upload }) => upload !== 'API')
  const payment = offered.find(({ paymentMethod }) => paymentMethod === 'CASH') ?? offered[0]
  const choice = simplestChoice(menu, delivery?.minimumOrderPrice)
  if (payment === undefined || choice === undefined) return undefined
  const source = {
    branchContact,
    menu,
    mode,
    payment,
    plateDiscounts: settings.discounts,
    orderDiscounts: settings.discounts,
    surcharges: settings.surcharges[mode.id] ?? [],
    fees: settings.fees,
    delivery,
  }
  return samplePayload(source, [choice], dinerForm(branchContact.address.country, source, location))
}

/** Without a number the house may be anywhere in its street, so no geocoder contradicts the point. */
const NO_NUMBER = 's/n'
/** About four hundred metres. @units degrees */
const BESIDE = 0.004

/** An address that the venue delivers to: next to it in its own street, or at its door where no zone covers that. */
function servedPlace({ branchContact, settings }: ContactEntry): UserLocation | undefined {
  const { street, locality, city, country, lat, lng } = branchContact.address
  const point = [
    { lat: lat + BESIDE, lng },
    { lat, lng },
  ].find((one) => deliveryInfoFor(settings.zones, one).inside)
  return (
    point && {
      street,
      number: NO_NUMBER,
      locality,
      city,
      country,
      postalCode: '',
      betweenStreets: '',
      details: '1',
      geocoded: true,
      fromLocalStorage: false,
      pointConfirmed: true,
      fullAddress: `${street} ${NO_NUMBER}, ${locality}, ${city}`,
      ...point,
    }
  )
}

const STEPS: readonly OrderStatus[] = ['UNCONFIRMED', 'GENERATED', 'ACCEPTED', 'READY', 'DELIVERED']

/** Moves a sample order step by step as its venue would. */
export async function moveSample(
  tx: Db,
  tools: ShipmentTools,
  orderId: string,
  status: OrderStatus,
): Promise<OrderRow> {
  let order = await findOrderById(tx, orderId)
  if (order === undefined) throw new Error('A placed sample is gone')
  for (const next of STEPS.slice(STEPS.indexOf(order.status) + 1, STEPS.indexOf(status) + 1)) {
    const moved = await moveWithin(tx, tools, order, { status: next })
    if (isFailure(moved)) throw new Error(`A sample did not come to ${next}`)
    order = moved
  }
  return order
}
