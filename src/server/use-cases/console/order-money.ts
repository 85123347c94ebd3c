import { isByHand, moneyState, refundable, refundedOf, settling } from '#domain/payment/ledger.ts'
import { isPaidLate } from '#domain/payment/payment-window.ts'
import type { LedgerCharge, LedgerRefund, OrderMoney } from '#generated/models.ts'

import { withoutNulls } from '../../db/rows.ts'
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
  const known = withoutNulls(charge)
  const { id, method, source, amount, currency, decimals, fee, net, uncounted } = known
  const { provider, reference, takenBy, takenRole: role } = known
  const { brand, lastFour, authorizationCode, installments } = known
  const money = { id, method, source, amount, currency, decimals, fee, net, uncounted }
  const way = { provider, reference, role, brand, lastFour, authorizationCode, installments }
  return {
    ...money,
    ...way,
    takenBy: source === 'RIDER' ? riders.get(takenBy ?? '') : takenBy,
    at: charge.at.toISOString(),
    refunded: refundedOf(charge, refunds),
    chargedBackAt: charge.chargedBackAt?.toISOString(),
  }
}

function refundOf(refund: RefundRow, charges: readonly ChargeRow[]): LedgerRefund {
  const { id, chargeId, amount, status, reason, note, actor, actorRole: role } = withoutNulls(refund)
  const { earlier, reference, detail, requestedAt, sentAt, endedAt } = withoutNulls(refund)
  const charge = charges.find((one) => one.id === chargeId)
  const shown = { id, chargeId, amount, status, reason, note, actor, role, reference, detail }
  return {
    ...shown,
    byHand: charge !== undefined && isByHand(refund, charge),
    earlier: earlier?.map(earlierOf),
    requestedAt: requestedAt.toISOString(),
    sentAt: sentAt?.toISOString(),
    endedAt: endedAt?.toISOString(),
  }
}

function earlierOf(refund: NonNullable<RefundRow['earlier']>[number]) {
  const { changedByRole: _, ...said } = refund
  return withoutNulls(said)
}
