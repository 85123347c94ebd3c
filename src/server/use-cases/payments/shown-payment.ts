import { isByHand, heldMoney, settling } from '#domain/payment/ledger.ts'
import { paidWithOf } from '#domain/payment/paid-with.ts'
import { failureOf } from '#domain/payment/payment-failure.ts'
import type { Country, FailedPayment, OrderFollowUp, OrderPayment, OrderRefund } from '#generated/models.ts'
import { paymentDeadline } from '#domain/payment/payment-window.ts'

import { pickForApi } from '../../db/rows.ts'
import {
  type ChargeRow,
  type Ledger,
  type RefundRow,
  hasUnreturnedMoney,
} from '../../repositories/ledger-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import { listPayments, type PaymentRow } from '../../repositories/payments-repository.ts'
import type { Services } from '../../services.ts'
import { pendingCard } from './challenges.ts'
import { isUnpaid, orderPayment } from './order-payment.ts'
import { needsProvider } from '../../payments/payments.ts'

type PaymentSaid = Pick<OrderFollowUp, 'payment' | 'failedPayment' | 'heldMoney'>

/**
 * What the order's page tells its owner about the payment: the receipt, why the last try failed, and what canceling
 * does with the money.
 * @source issue 15 part 9 "success and failure pages"
 */
export async function shownPayment(
  services: Services,
  order: OrderRow,
  { charges, refunds }: Ledger,
): Promise<PaymentSaid> {
  const tries = await listPayments(services.store.db, order.id)
  const isUnderWay = tries.some(({ status }) => status === 'PROCESSING')
  const charge = settling(charges)
  const paying = charge ?? charges.find(({ chargedBackAt }) => chargedBackAt !== null)
  const country = (await services.catalog.presentation(order.tenant))?.country
  return {
    payment: paying?.source === 'PROVIDER' ? receiptOf(services, paying) : undefined,
    failedPayment: failedOf(services, order, charges, tries[0]),
    heldMoney: { ...heldMoney(charges, refunds, isUnderWay), ...otherMoney(charge, country) },
  }
}

function receiptOf(services: Services, charge: ChargeRow): OrderPayment {
  const { provider, paymentId: id, reference, installments, installmentAmount } = charge
  const isDivided = installments !== null && installments > 1
  return {
    ...pickForApi(
      charge,
      'amount',
      'currency',
      'decimals',
      'brand',
      'lastFour',
      'authorizationCode',
      'installments',
    ),
    ...pickForApi(charge, 'at', 'chargedBackAt'),
    provider: provider ?? '',
    number: numberOf(services, { provider, id, reference }),
    ...paidWithOf(charge),
    installmentAmount: isDivided ? (installmentAmount ?? undefined) : undefined,
  }
}

/** The last try, when it took no money and the order still waits for it, or ended unpaid. */
function failedOf(
  services: Services,
  order: OrderRow,
  charges: readonly ChargeRow[],
  last: PaymentRow | undefined,
): FailedPayment | undefined {
  if (order.paid || (last?.status !== 'DECLINED' && last?.status !== 'FAILED')) return undefined
  // money that arrived and is returned is shown as a refund
  if (charges.some(({ paymentId }) => paymentId === last.id)) return undefined
  const failed = failureOf({ status: last.status, detail: last.detail })
  if (failed === undefined || !(isUnpaid(order) || failed.failure === 'ORDER_ENDED')) return undefined
  return { ...failed, number: numberOf(services, last), at: last.updatedAt.toISOString() }
}

type Named = { provider: string | null; id: string | null; reference: string | null }

/** The number of a payment at its provider. */
function numberOf({ payments }: Services, { provider, id, reference }: Named): string | undefined {
  const own = id === null ? undefined : payments.get(provider ?? '')?.numberOf?.(id)
  return own ?? reference ?? undefined
}

/** The refunds of an order as its diner sees them. */
export function shownRefunds({ charges, refunds }: Ledger, country: Counting | undefined): OrderRefund[] {
  return refunds.map((refund) => {
    const charge = charges.find(({ id }) => id === refund.chargeId)
    return {
      amount: refund.amount,
      ...otherMoney(charge, country),
      status: refund.status,
      reason: refund.reason,
      byHand: charge !== undefined && isByHand(refund, charge),
      at: lastAt(refund).toISOString(),
    }
  })
}

type Counting = Pick<Country, 'currencyCode' | 'mantissaLength'>

/** The currency of a charge, if it differs from its venue's current one. */
function otherMoney(
  charge: ChargeRow | undefined,
  country: Counting | undefined,
): Pick<OrderRefund, 'currency' | 'decimals'> {
  const { currency = null, decimals = null } = charge ?? {}
  if (currency === null || decimals === null) return {}
  const isSame = currency === country?.currencyCode && decimals === country.mantissaLength
  return isSame ? {} : { currency, decimals }
}

const lastAt = ({ requestedAt, sentAt, endedAt }: RefundRow): Date => endedAt ?? sentAt ?? requestedAt

type WaysToPay = Pick<OrderFollowUp, 'payUntil' | 'cardPayment'>

/** How an order that waits for its money is paid on its page, and until when; empty for every other order. */
export async function waysToPay(services: Services, order: OrderRow): Promise<WaysToPay> {
  if (!isUnpaid(order) || order.paymentMethod === 'CASH') return {}
  const way = await orderPayment(services, order)
  if (way === undefined || !needsProvider(way.payment)) return {}
  // no further payment is requested while we hold money that did not count
  if (await hasUnreturnedMoney(services.store.db, order.id)) return {}
  const payUntil = new Date(paymentDeadline(order)).toISOString()
  if (way.payment.upload !== 'API') return { payUntil }
  const { provider, publicKey } = way
  const isPending = (await pendingCard(services, order)) !== undefined || undefined
  return { payUntil, cardPayment: { providerName: provider.id, publicKey, isPending } }
}
