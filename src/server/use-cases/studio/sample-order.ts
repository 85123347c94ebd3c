import { isCashAsked } from '#domain/checkout/checkout-context.ts'
import { emptyCheckoutForm } from '#domain/checkout/form.ts'
import { deliveryInfoFor } from '#domain/delivery/delivery-info.ts'
import { newOrderCode, ORDER_CODE_BYTES } from '#domain/order/code.ts'
import { buildOrderPayload } from '#domain/order/payload.ts'
import { toCartItem } from '#domain/plate/selection-price.ts'
import { quoteOrder } from '#domain/pricing/quote.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import { DINER, phoneOf } from '#scenarios/stage-facts.ts'
import type { Menu, OrderStatus, Plate, UserLocation } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { NewOrder, NewOrderLine } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import { orderRows } from '../orders/order-rows.ts'
import { orderDiscounts, plateDiscounts, surchargesOf } from '../pricing-data.ts'
import { idOf } from './drafts.ts'

export type SampleOrder = { order: NewOrder & { id: string }; lines: NewOrderLine[] }

type Wish = { status: OrderStatus; delivered: boolean; origin: string }

/** An order of the venue's first plate, priced by its own data; undefined where nothing can be ordered. */
export async function sampleOrder(
  services: Services,
  contact: ContactEntry,
  { status, delivered, origin }: Wish,
): Promise<SampleOrder | undefined> {
  const { catalog, clock, randomBytes } = services
  const { branchContact, settings } = contact
  const modes = branchContact.deliveryConfig.orderModes.filter(({ active }) => active)
  const mode = delivered
    ? modes.find(({ type }) => ORDER_MODES[type].isShipped)
    : (modes.find(({ type }) => !ORDER_MODES[type].isShipped) ?? modes[0])
  const payment =
    mode?.paymentTypes.find(({ paymentMethod }) => paymentMethod === 'CASH') ?? mode?.paymentTypes[0]
  const menu = mode && (await catalog.menu(contact, mode.id))
  const presentation = await catalog.presentation(contact.tenant)
  const plate = menu && firstPlate(menu)
  if (!mode || !payment || !menu || !plate || !presentation) return undefined
  const location = ORDER_MODES[mode.type].needsAddress ? besideVenue(contact) : undefined
  const delivery = location && deliveryInfoFor(settings.zones, location)
  const discounts = plateDiscounts(settings.discounts)
  const context = { orderModeType: mode.type, paymentMethod: payment.paymentMethod }
  const items = [toCartItem(plate, selectionOf(plate), { source: 'plate', index: 0, discounts, context })]
  const quote = quoteOrder({
    items,
    menu,
    mode,
    payment,
    plateDiscounts: discounts,
    orderDiscounts: orderDiscounts(settings.discounts, mode.type),
    surcharges: surchargesOf(contact, mode.id),
    fees: settings.fees,
    delivery,
  })
  const phone = phoneOf(branchContact.address.country, 0).stored
  const form = {
    ...emptyCheckoutForm(branchContact.address.country, true),
    customerName: DINER.name,
    phone,
    email: DINER.email,
    tableNumber: ORDER_MODES[mode.type].hasTable ? '7' : '',
    paysWith: isCashAsked({ mode, payment }) ? quote.total : undefined,
    location,
  }
  const payload = buildOrderPayload({
    form,
    items,
    quote,
    mode,
    payment,
    branchContact,
    deliveryInfo: delivery,
    phone,
  })
  const now = clock()
  const { order, lines } = orderRows({
    id: idOf(services),
    code: newOrderCode(randomBytes(ORDER_CODE_BYTES)),
    payload,
    judged: { contact, mode, payment, menu, delivery, quote, phone },
    presentation,
    deviceId: '',
    phoneProven: false,
    origin,
    now,
  })
  // no browser sees it in a list of its own
  return { order: { ...order, deviceId: null, status }, lines }
}

const firstPlate = ({ categories }: Menu): Plate | undefined =>
  categories
    .flatMap(({ plates }) => plates)
    .find(({ visible, soldOut, sizes }) => visible !== false && soldOut !== true && sizes.length > 0)

/** As few choices as the plate lets a diner make. */
function selectionOf({ sizes, garnishGroups }: Plate) {
  const chosen = (garnishGroups ?? [])
    .filter(({ mandatory }) => mandatory)
    .map(({ id, minGarnishAmount, garnishes }) => {
      const first = garnishes.slice(0, Math.max(1, minGarnishAmount)).map((garnish) => [garnish.id, 1])
      return [id, Object.fromEntries(first) as Record<string, number>]
    })
  const garnishesByGroup = Object.fromEntries(chosen) as Record<string, Record<string, number>>
  return { sizeId: sizes[0]?.id ?? '', garnishes: garnishesByGroup, notes: DINER.notes, quantity: 2 }
}

/** About four hundred metres north of the venue, in its own street. @units degrees */
const BESIDE = 0.004

function besideVenue({ branchContact }: ContactEntry): UserLocation {
  const { street, number, locality, city, country, lat, lng } = branchContact.address
  return {
    street,
    number,
    locality,
    city,
    country,
    postalCode: '',
    betweenStreets: '',
    details: '',
    geocoded: true,
    fromLocalStorage: false,
    fullAddress: `${street} ${number}, ${locality}, ${city}`,
    lat: lat + BESIDE,
    lng,
  }
}
