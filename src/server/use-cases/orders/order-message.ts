import { pointsInPrice } from '#domain/loyalty/points-in-price.ts'
import { formatMoney } from '#domain/money/money.ts'
import { formatOrderCode } from '#domain/order/code.ts'
import type { OrderTextInput, DescribedOrder } from '#domain/order-text/order-text.ts'
import { phoneText } from '#domain/phone/phone.ts'
import { identificationText } from '#domain/identification/identification.ts'
import { paths } from '#domain/routes/routes.ts'
import type { CartItem, CountryCode, ReceiptHolder } from '#generated/models.ts'
import { orderTexts } from '#messages/order-texts.ts'

import { pickForApi } from '../../db/rows.ts'
import { listOrderLines, type OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import type { Presentation } from '../../tenants/resolved.ts'

type MessageInput = {
  order: OrderRow
  items: CartItem[]
  /** time zone of the venue */
  timeZone: string
  presentation: Pick<Presentation, 'country' | 'locale' | 'messages'>
  /** URL of the order's page */
  link: string
}

/** The input of an order's message to the venue: trusted data in the venue's language, money and time. */
export function messageInput({ order, items, timeZone, presentation, link }: MessageInput): OrderTextInput {
  const { country, locale, messages } = presentation
  const { scheduledAt } = order
  return {
    order: {
      ...order,
      items,
      // message apps turn a number with country code and plain spaces into a link
      phone: phoneText(order.customerPhone).replaceAll('\u00A0', ' '),
      redeemed: pointsInPrice(order),
      receipt: order.receiptHolder ? describedReceipt(order.receiptHolder, country.code) : undefined,
      ...pickForApi(order, 'destination', 'tableNumber', 'paysWith'),
    },
    textOf: orderTexts(locale, messages),
    formatMoney: (amount) => formatMoney(amount, country),
    modeName: order.orderModeName,
    paymentName: order.paymentTypeName,
    addressCheck: order.addressCheck ?? undefined,
    code: formatOrderCode(order.code),
    scheduledFor: scheduledAt ? slotText(scheduledAt, timeZone, locale) : undefined,
    link,
  }
}

/**
 * The message to the venue about a placed order in its current state.
 * @param origin - origin of the storefront, for the link in the message
 * @returns undefined where the venue is gone
 */
export async function readMessageInput(
  { store, catalog, places }: Services,
  order: OrderRow,
  origin: string,
): Promise<OrderTextInput | undefined> {
  const venue = await catalog.findVenue(order.branchContact)
  const presentation = await catalog.presentation(order.tenant)
  if (venue === undefined || presentation === undefined) return undefined
  const lines = await listOrderLines(store.db, [order.id])
  return messageInput({
    order,
    items: lines.map(({ item }) => item),
    timeZone: venue.branchContact.timeZone,
    presentation,
    link: await places.address(order.tenant, paths.followUp(order.branchContact, order.code), origin),
  })
}

/** The holder of a receipt as the message shows it. */
const describedReceipt = (holder: ReceiptHolder, country: CountryCode): DescribedOrder['receipt'] => ({
  name: holder.name,
  document: `${holder.identificationType} ${identificationText(country, holder)}`,
})

const formats = new Map<string, Intl.DateTimeFormat>()

function slotText(at: Date, timeZone: string, locale: string): string {
  const key = `${locale} ${timeZone}`
  const known = formats.get(key)
  const format =
    known ??
    new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  formats.set(key, format)
  return format.format(at)
}
