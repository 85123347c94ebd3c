import { isByHand, moneyState, refundable, refundedOf, settling } from '#domain/payment/ledger.ts'
import { isPaidLate } from '#domain/payment/payment-window.ts'
import type { LedgerCharge, LedgerRefund, OrderMoney } from '#generated/models.ts'

import type { ChargeRow, Ledger, RefundRow } from '../../repositories/ledger-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'

/** The ledger of an order as its venue reads it. @param riders - names of riders by their ids */
export function orderMoney(
  order: OrderRow,
  { charges, refunds }: Ledger,
  riders: ReadonlyMap<string, string>,
): OrderMoney {
  const charge = settling(charges)
  return {
    state: moneyState(charges, refunds),
    charges: charges.filter(({ voidedAt }) => voidedAt === null).map((one) => chargeOf(one, refunds, riders)),
    refunds: refunds.map((one) => refundOf(one, charges)),
    refundable: refundable(charges, refunds),
    paidLate: isPaidLate(order, charge) || undefined,
  }
}

function chargeOf(
  charge: ChargeRow,
  refunds: readonly RefundRow[],
  riders: ReadonlyMap<string, string>,
): LedgerCharge {
  const { id, method, source, amount, at, chargedBackAt } = charge
  const takenBy = source === 'RIDER' ? riders.get(charge.takenBy ?? '') : charge.takenBy
  return {
    id,
    method,
    source,
    amount,
    at: at.toISOString(),
    refunded: refundedOf(charge, refunds),
    takenBy: takenBy ?? undefined,
    role: charge.takenRole ?? undefined,
    provider: charge.provider ?? undefined,
    reference: charge.reference ?? undefined,
    currency: charge.currency ?? undefined,
    decimals: charge.decimals ?? undefined,
    uncounted: charge.uncounted ?? undefined,
    brand: charge.brand ?? undefined,
    lastFour: charge.lastFour ?? undefined,
    authorizationCode: charge.authorizationCode ?? undefined,
    installments: charge.installments ?? undefined,
    fee: charge.fee ?? undefined,
    net: charge.net ?? undefined,
    chargedBackAt: chargedBackAt?.toISOString(),
  }
}

function refundOf(refund: RefundRow, charges: readonly ChargeRow[]): LedgerRefund {
  const { id, chargeId, amount, status, reason, requestedAt, sentAt, endedAt } = refund
  const charge = charges.find((one) => one.id === chargeId)
  return {
    id,
    chargeId,
    amount,
    status,
    reason,
    byHand: charge !== undefined && isByHand(refund, charge),
    note: refund.note ?? undefined,
    actor: refund.actor ?? undefined,
    role: refund.actorRole ?? undefined,
    earlier: refund.earlier?.map(({ amount: before, note, actor, role, at, changedBy }) => ({
      amount: before,
      note: note ?? undefined,
      actor: actor ?? undefined,
      role: role ?? undefined,
      at,
      changedBy: changedBy ?? undefined,
    })),
    reference: refund.reference ?? undefined,
    detail: refund.detail ?? undefined,
    requestedAt: requestedAt.toISOString(),
    sentAt: sentAt?.toISOString(),
    endedAt: endedAt?.toISOString(),
  }
}
