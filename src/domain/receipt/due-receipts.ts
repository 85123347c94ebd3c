import type { MinorUnits, ReceiptKind } from '#generated/models.ts'
import { sum } from '#domain/money/money.ts'
import { refundedOf, settling, type Charge, type Refund } from '#domain/payment/ledger.ts'

/** A receipt of an order. @units minor units */
export type IssuedReceipt = {
  id: string
  kind: ReceiptKind
  amount: MinorUnits
  /** id of the charge that it is for, or of the refund; a credit for a charge that was noted by mistake has the charge's */
  cause: string
  /** id of the receipt that a credit takes back from */
  creditsId: string | null
}

/** A missing receipt. @units minor units */
export type DueReceipt =
  | { kind: 'RECEIPT'; cause: string }
  | { kind: 'CREDIT'; cause: string; creditsId: string; amount: MinorUnits }

type OwnRefund = Refund & { id: string }

/**
 * The next receipt that an order's ledger requires and that is missing: one for its payment, or a credit for a refund
 * that has arrived. Money refunded before a receipt was issued needs none. A charge-back is no refund: the sale stands.
 * @param issued - so far
 * @returns undefined when none is missing
 * @source issue 15 part 10; a credit at arrival assumed: until then a refund may fail
 */
export function nextReceipt(
  charges: readonly Charge[],
  refunds: readonly OwnRefund[],
  issued: readonly IssuedReceipt[],
): DueReceipt | undefined {
  const credit = issued.flatMap((receipt) => creditsFor(receipt, { charges, refunds, issued }))[0]
  if (credit !== undefined) return credit
  const charge = settling(charges)
  if (charge === undefined || refundedOf(charge, refunds) >= charge.amount) return undefined
  const isIssued = issued.some(({ kind, cause }) => kind === 'RECEIPT' && cause === charge.id)
  return isIssued ? undefined : { kind: 'RECEIPT', cause: charge.id }
}

type Known = { charges: readonly Charge[]; refunds: readonly OwnRefund[]; issued: readonly IssuedReceipt[] }

/**
 * A refund may be recorded with a higher amount later, so what was already credited for it is subtracted. If it is
 * recorded with a lower amount, the excess credit is subtracted from later ones.
 */
function creditsFor({ id: creditsId, kind, cause, amount: most }: IssuedReceipt, known: Known): DueReceipt[] {
  if (kind !== 'RECEIPT') return []
  const credits = known.issued.filter((one) => one.creditsId === creditsId)
  const credited = sum(credits.map(({ amount }) => amount))
  const voided = known.charges.filter(({ id, voidedAt }) => id === cause && voidedAt !== null)
  const arrived = known.refunds.filter(({ chargeId, status }) => chargeId === cause && status === 'CONFIRMED')
  const back = [...arrived, ...voided]
  const owed = sum(back.map(({ amount }) => amount)) - credited
  return back.flatMap(({ id, amount }): DueReceipt[] => {
    const done = sum(credits.filter((one) => one.cause === id).map((one) => one.amount))
    const due = Math.min(amount - done, most - credited, owed)
    return due > 0 ? [{ kind: 'CREDIT', cause: id, creditsId, amount: due }] : []
  })
}
