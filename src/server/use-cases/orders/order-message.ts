import { pointsInPrice } from '#domain/loyalty/points-in-price.ts'
import type { PricedOrder } from '#domain/loyalty/points-in-price.ts'
import { formatMoney } from '#domain/money/money.ts'
import { formatOrderCode } from '#domain/order/code.ts'
import { orderText } from '#domain/order-text/order-text.ts'
import type { ToldOrder } from '#domain/order-text/order-text.ts'
import { phoneText } from '#domain/phone/phone.ts'
import { identificationText } from '#domain/identification/identification.ts'
import type { CartItem, CountryCode, ReceiptHolder } from '#generated/models.ts'
import { orderTexts } from '#messages/order-texts.ts'

import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { Presentation } from '../../tenants/resolved.ts'

/** What the message says of an order as it is written: nothing else that was sent with it. */
type WrittenOrder = Omit<
  ToldOrder,
  'items' | 'phone' | 'redeemed' | 'receipt' | 'destination' | 'tableNumber' | 'paysWith'
> &
  PricedOrder &
  Pick<
    OrderRow,
    | 'code'
    | 'orderModeName'
    | 'paymentTypeName'
    | 'customerPhone'
    | 'receiptHolder'
    | 'destination'
    | 'addressCheck'
    | 'tableNumber'
    | 'paysWith'
    | 'scheduledAt'
  >

type MessageInput = {
  order: WrittenOrder
  items: CartItem[]
  /** of the venue */
  timeZone: string
  presentation: Pick<Presentation, 'country' | 'locale' | 'messages'>
  /** address of the order's page */
  link: string
}

/** The order as the venue reads it, written from trusted data in the venue's words, money and time. */
export function orderMessage({ order, items, timeZone, presentation, link }: MessageInput): string {
  const { country, locale, messages } = presentation
  const { scheduledAt } = order
  return orderText({
    order: {
      ...order,
      items,
      // with the code of its country and plain spaces message apps make it a link
      phone: phoneText(order.customerPhone).replaceAll('\u00A0', ' '),
      redeemed: pointsInPrice(order),
      receipt: order.receiptHolder ? receiptTold(order.receiptHolder, country.code) : undefined,
      destination: order.destination ?? undefined,
      tableNumber: order.tableNumber ?? undefined,
      paysWith: order.paysWith ?? undefined,
    },
    texts: orderTexts(locale, messages),
    formatMoney: (amount) => formatMoney(amount, country),
    modeName: order.orderModeName,
    paymentName: order.paymentTypeName,
    addressCheck: order.addressCheck ?? undefined,
    code: formatOrderCode(order.code),
    scheduledFor: scheduledAt ? slotText(scheduledAt, timeZone, locale) : undefined,
    link,
  })
}

/** Whom a receipt is made out to, as the message says it. */
const receiptTold = (holder: ReceiptHolder, country: CountryCode): ToldOrder['receipt'] => ({
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
