import { personalIdentification, stripIdentification } from '#domain/identification/identification.ts'
import { formatOrderCode } from '#domain/order/code.ts'
import { isPayableAt } from '#domain/payment/payment-window.ts'
import type { Country, OrderStatus, PaymentType } from '#generated/models.ts'
import type { ContactEntry } from '../../catalog/catalog.ts'
import type { Money, Payer, PaymentDemand, PaymentProvider } from '../../payments/contract.ts'
import { findOrderById, type OrderRow, listOrderLines } from '../../repositories/orders-repository.ts'
import type { NewPayment, PaymentRow } from '../../repositories/payments-repository.ts'
import type { Services } from '../../services.ts'
import type { Presentation } from '../../tenants/resolved.ts'
import { paidItems, type PaidItem } from '#domain/payment/paid-items.ts'
import { checkout } from '#messages/checkout.ts'
import { createMessages } from '#messages/create-messages.ts'
import { tips } from '#messages/tips.ts'
import { newId } from '../../db/new-id.ts'
import type { Db } from '../../db/store.ts'
import { orderWay } from '../orders/order-way.ts'

/** How an order is paid: the venue's payment type, the provider behind it and the account that gets the money. */
export type OrderPayment = {
  contact: ContactEntry
  payment: PaymentType
  provider: PaymentProvider
  publicKey: string
  country: Country
  brand: Pick<Presentation, 'name' | 'locale' | 'messages'>
}

const PAYABLE: readonly OrderStatus[] = ['UNCONFIRMED', 'GENERATED']

/**
 * @returns undefined when the order is not paid through a provider of this server, or the venue changed its settings
 */
export async function orderPayment(
  { catalog, payments }: Services,
  order: Pick<OrderRow, 'branchContact' | 'orderModeId' | 'paymentTypeId' | 'tenant'>,
): Promise<OrderPayment | undefined> {
  const contact = await catalog.findContact(order.branchContact)
  const { payment } = orderWay(contact, order)
  const { providerName, paymentMethod, publicKey = order.tenant } = payment?.onlinePayment ?? {}
  if (!contact || !payment || providerName === undefined || paymentMethod === 'DISABLED') return undefined
  const provider = payments.get(providerName)
  const presentation = await catalog.presentation(order.tenant)
  if (provider?.serves(publicKey) !== true || presentation === undefined) return undefined
  return { contact, payment, provider, publicKey, country: presentation.country, brand: presentation }
}

/** Whether an order waits for its money: unpaid, and not yet being prepared. */
export const isUnpaid = ({ paid, status }: OrderRow): boolean => !paid && PAYABLE.includes(status)

/** Whether an order may still be paid: it waits, within the payment hours. */
export const isPayable = (order: OrderRow, now: Date): boolean => isUnpaid(order) && isPayableAt(order, now)

/** Whether nobody will pay an order any more: it was canceled unpaid, or still waits after the payment hours. */
export const isPastPaying = (order: OrderRow, now: Date): boolean =>
  !order.paid && (order.status === 'CANCELED' || (isUnpaid(order) && !isPayableAt(order, now)))

/** The price of an order in its venue's currency, which a payment keeps from its start. */
export const priceOf = (order: OrderRow, { country }: OrderPayment): Money => ({
  amount: order.price,
  decimals: country.mantissaLength,
  currency: country.currencyCode,
})

/** A new attempt to pay an order: a card is charged at once, a link waits. */
export const attemptFor = (
  { randomBytes }: Pick<Services, 'randomBytes'>,
  order: OrderRow,
  payment: OrderPayment,
  kind: PaymentRow['kind'],
  now: Date,
): NewPayment => ({
  id: newId(randomBytes, now),
  orderId: order.id,
  provider: payment.provider.id,
  publicKey: payment.publicKey,
  kind,
  status: kind === 'CARD' ? 'PROCESSING' : 'OPEN',
  ...priceOf(order, payment),
  createdAt: now,
  updatedAt: now,
})

/** The currency of a payment. A row written by an earlier version uses its venue's currency. */
export async function currencyOf(
  { catalog, store }: Pick<Services, 'catalog' | 'store'>,
  { currency, decimals, orderId }: PaymentRow,
): Promise<Omit<Money, 'amount'>> {
  if (currency !== null && decimals !== null) return { currency, decimals }
  const order = await findOrderById(store.db, orderId)
  const country = order && (await catalog.presentation(order.tenant))?.country
  if (country === undefined) throw new Error('A payment of a venue that nobody knows')
  return { currency: country.currencyCode, decimals: country.mantissaLength }
}

/** The payment request for the provider. */
export async function demandOf(
  { store }: Pick<Services, 'store'>,
  order: OrderRow,
  { contact, publicKey, country, brand }: OrderPayment,
  { id, origin, signal, ...money }: Money & { id: string; origin: string; signal: AbortSignal },
): Promise<PaymentDemand> {
  return {
    id,
    publicKey,
    ...money,
    description: `${contact.branchContact.name} ${formatOrderCode(order.code)}`,
    payer: payerOf(order, country),
    items: await listPaidItems(store.db, { ...order, price: money.amount }, brand),
    brand: brand.name,
    origin,
    signal,
  }
}

function payerOf(order: OrderRow, country: Country): Payer {
  return {
    name: order.customerName,
    email: order.customerEmail ?? undefined,
    phone: order.customerPhone === '' ? undefined : order.customerPhone,
    document: documentOf(order, country),
  }
}

/** The diner's document, where its country has one kind that payments use; else the one on the receipt. */
function documentOf(
  { customerDocument, receiptHolder: holder }: OrderRow,
  { code }: Country,
): Payer['document'] {
  const type = personalIdentification(code)
  const number = stripIdentification(customerDocument ?? '')
  if (type !== undefined && number !== '') return { type, number }
  return holder === null
    ? undefined
    : { type: holder.identificationType, number: holder.identificationNumber }
}

/** What an order's money pays for: its plates and its fees, in the venue's language. */
async function listPaidItems(
  db: Db,
  order: Pick<OrderRow, 'id' | 'price' | 'deliveryFee' | 'userServiceFee' | 'tip' | 'surcharges'>,
  brand: Pick<Presentation, 'locale' | 'messages'>,
): Promise<PaidItem[]> {
  const lines = await listOrderLines(db, [order.id])
  const t = createMessages(brand)(checkout, tips)
  const fee = (key: 'checkout.delivery' | 'checkout.service-fee' | 'tip.line', total: number) => ({
    id: key,
    title: t(key),
    quantity: 1,
    total,
  })
  return paidItems(
    lines.map(({ item, total }) => ({
      id: item.referenceId,
      title: item.name,
      quantity: item.quantity,
      total,
    })),
    [
      fee('checkout.delivery', order.deliveryFee),
      fee('checkout.service-fee', order.userServiceFee),
      fee('tip.line', order.tip),
      ...order.surcharges.map(({ surchargeReferenceId, name, amount }) => ({
        id: surchargeReferenceId,
        title: name,
        quantity: 1,
        total: amount,
      })),
    ],
    order.price,
  )
}
