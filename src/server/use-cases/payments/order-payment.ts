import { formatOrderCode } from '#domain/order/code.ts'
import { isPayableAt } from '#domain/payment/payment-window.ts'
import type { Country, OrderStatus, PaymentType } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { PaymentDemand, PaymentProvider } from '../../payments/contract.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { PaymentRow } from '../../repositories/payments-repository.ts'
import type { Services } from '../../services.ts'

/** How an order is paid: the venue's payment type, the provider behind it and the account that gets the money. */
export type OrderPayment = {
  contact: ContactEntry
  payment: PaymentType
  provider: PaymentProvider
  publicKey: string
  country: Country
}

const PAYABLE: readonly OrderStatus[] = ['UNCONFIRMED', 'GENERATED']

/** @returns undefined when the order is not paid through a provider of this server, or the venue no longer says so */
export async function orderPayment(
  { catalog, payments }: Services,
  order: Pick<OrderRow, 'branchContact' | 'orderModeId' | 'paymentTypeId' | 'tenant'>,
): Promise<OrderPayment | undefined> {
  const contact = await catalog.findContact(order.branchContact)
  const mode = contact?.branchContact.deliveryConfig.orderModes.find(({ id }) => id === order.orderModeId)
  const payment = mode?.paymentTypes.find(({ id }) => id === order.paymentTypeId)
  const { providerName, paymentMethod, publicKey = order.tenant } = payment?.onlinePayment ?? {}
  if (!contact || !payment || providerName === undefined || paymentMethod === 'DISABLED') return undefined
  const provider = payments.get(providerName)
  const presentation = await catalog.presentation(order.tenant)
  if (provider?.serves(publicKey) !== true || presentation === undefined) return undefined
  return { contact, payment, provider, publicKey, country: presentation.country }
}

/** Whether an order waits for its money: not paid, and not under way in the kitchen. */
export const isUnpaid = ({ paid, status }: OrderRow): boolean => !paid && PAYABLE.includes(status)

/** Whether money may still be asked for: it waits, within the payment hours. */
export const isPayable = (order: OrderRow, now: Date): boolean => isUnpaid(order) && isPayableAt(order, now)

/** What a provider is asked for. */
export function demandOf(
  order: OrderRow,
  { contact, country, publicKey }: OrderPayment,
  { id, origin, signal }: Pick<PaymentRow, 'id'> & { origin: string; signal: AbortSignal },
): PaymentDemand {
  return {
    id,
    publicKey,
    amount: order.price,
    decimals: country.mantissaLength,
    currency: country.currencyCode,
    description: `${contact.branchContact.name} ${formatOrderCode(order.code)}`,
    payer: { name: order.customerName, email: order.customerEmail ?? undefined },
    origin,
    signal,
  }
}
