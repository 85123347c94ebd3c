import { formatMoney } from '#domain/money/money.ts'
import { formatOrderCode } from '#domain/order/code.ts'
import { orderText } from '#domain/order-text/order-text.ts'
import type { ToldOrder } from '#domain/order-text/order-text.ts'
import { phoneText } from '#domain/phone/phone.ts'
import { identificationText } from '#domain/identification/identification.ts'
import type { AddressCheck, Country, CountryCode, ReceiptHolder } from '#generated/models.ts'
import { orderTexts } from '#messages/order-texts.ts'

export type MessageInput = {
  order: ToldOrder
  code: string
  modeName: string
  paymentName: string
  addressCheck?: AddressCheck
  scheduledAt?: Date
  timeZone: string
  country: Country
  locale: string
  /** texts of the tenant, over the product's */
  messages: Readonly<Record<string, string>>
  /** address of the order's page */
  link: string
}

/** The order as the venue reads it, written from trusted data in the venue's words, money and time. */
export function orderMessage(input: MessageInput): string {
  const { order, code, country, locale, timeZone, scheduledAt } = input
  return orderText({
    // with the code of its country and plain spaces message apps make it a link
    order: { ...order, phone: phoneText(order.phone).replaceAll('\u00A0', ' ') },
    texts: orderTexts(locale, input.messages),
    formatMoney: (amount) => formatMoney(amount, country),
    modeName: input.modeName,
    paymentName: input.paymentName,
    addressCheck: input.addressCheck,
    code: formatOrderCode(code),
    scheduledFor: scheduledAt && slotText(scheduledAt, timeZone, locale),
    link: input.link,
  })
}

/** Whom a receipt is made out to, as the message says it. */
export const receiptTold = (
  holder: ReceiptHolder | null | undefined,
  country: CountryCode,
): ToldOrder['receipt'] =>
  holder
    ? {
        name: holder.name,
        document: `${holder.identificationType} ${identificationText(country, holder)}`,
      }
    : undefined

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
