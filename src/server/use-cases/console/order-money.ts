import { isByHand, moneyState, refundable, refundedOf, settling } from '#domain/payment/ledger.ts'
import { isPaidLate } from '#domain/payment/payment-window.ts'
import type { LedgerCharge, LedgerRefund, OrderMoney } from '#generated/models.ts'

import { forApi, pickForApi } from '../../db/rows.ts'
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
  const { takenBy, takenRole: role, source } = pickForApi(charge, 'takenBy', 'takenRole', 'source')
  return {
    ...pickForApi(charge, 'id', 'method', 'amount', 'currency', 'decimals', 'fee', 'net', 'uncounted', 'at'),
    ...pickForApi(charge, 'provider', 'reference', 'brand', 'lastFour', 'authorizationCode', 'installments'),
    ...pickForApi(charge, 'chargedBackAt'),
    source,
    role,
    takenBy: source === 'RIDER' ? riders.get(takenBy ?? '') : takenBy,
    refunded: refundedOf(charge, refunds),
  }
}

function refundOf(refund: RefundRow, charges: readonly ChargeRow[]): LedgerRefund {
  const { actorRole: role, earlier } = pickForApi(refund, 'actorRole', 'earlier')
  const charge = charges.find(({ id }) => id === refund.chargeId)
  return {
    ...pickForApi(
      refund,
      'id',
      'chargeId',
      'amount',
      'status',
      'reason',
      'note',
      'actor',
      'reference',
      'detail',
    ),
    ...pickForApi(refund, 'requestedAt', 'sentAt', 'endedAt'),
    role,
    byHand: charge !== undefined && isByHand(refund, charge),
    earlier: earlier?.map(earlierOf),
  }
}

function earlierOf(refund: NonNullable<RefundRow['earlier']>[number]) {
  const { changedByRole: _, ...shown } = refund
  return forApi(shown)
}
