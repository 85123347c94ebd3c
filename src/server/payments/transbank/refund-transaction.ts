import type sdk from 'transbank-sdk/dist/es5/index.js'

import type { MinorUnits } from '#generated/models.ts'

import type { RefundRequest, RefundResult } from '../contract.ts'
import { judgeRefund, MORE_THAN_LEFT } from '../judge-refund.ts'
import { detailOf, isRefusal } from './faults.ts'
import {
  APPROVED_CODE,
  buyOrderOf,
  returnedAmount,
  isRefund,
  isTransaction,
  stateOf,
  toPesos,
} from './wire.ts'

type Transactions = InstanceType<typeof sdk.WebpayPlus.Transaction>
/** A request in pesos; `others`: total of our other refunds. */
type Asked = { amount: MinorUnits; paid: MinorUnits; others: MinorUnits; isRepeat: boolean }
/** Whether to send it; `blind` when the bank no longer reports what was refunded. */
type Verdict = RefundResult | 'send' | 'blind'

/**
 * Refunds a transaction. The bank has no idempotency key and no list of refunds: the remaining amount shows whether an
 * earlier request arrived. It reports that for a week, but a refund is possible for longer.
 */
export async function refundTransaction(
  transactions: Transactions,
  request: RefundRequest,
): Promise<RefundResult> {
  const asked = inPesos(request)
  if (asked === undefined) return { kind: 'refused', detail: 'decimals' }
  const verdict = await look(transactions, request, asked)
  if (typeof verdict !== 'string') return verdict
  try {
    const answer: unknown = await transactions.refund(request.reference, asked.amount)
    if (!isRefund(answer)) return { kind: 'unknown', detail: 'broken-answer' }
    if (answer.type === 'REVERSED') return { kind: 'confirmed' }
    return answer.response_code === APPROVED_CODE
      ? { kind: 'confirmed', reference: answer.authorization_code ?? undefined }
      : { kind: 'refused', detail: `code ${answer.response_code}` }
  } catch (error) {
    // "annulled before" may refer to our earlier request
    const isFinal = isRefusal(error) && !(verdict === 'blind' && asked.isRepeat)
    return { kind: isFinal ? 'refused' : 'unknown', detail: detailOf(error) }
  }
}

/** Looks the transaction up before anything is sent. */
async function look(
  transactions: Transactions,
  { reference, attemptId }: RefundRequest,
  asked: Asked,
): Promise<Verdict> {
  let transaction: unknown
  try {
    transaction = await transactions.status(reference)
  } catch (error) {
    if (!isRefusal(error)) return { kind: 'unknown', detail: detailOf(error) }
    // too old to be reported. A refund of the whole rest cannot be made twice: the bank refuses more than is left.
    const isAllThatIsLeft = asked.amount >= asked.paid - asked.others
    return asked.isRepeat && !isAllThatIsLeft ? { kind: 'unknown', detail: 'status-expired' } : 'blind'
  }
  if (!isTransaction(transaction)) return { kind: 'unknown', detail: 'broken-answer' }
  if (transaction.buy_order !== buyOrderOf(attemptId) || transaction.session_id !== attemptId)
    return { kind: 'refused', detail: 'other-payment' }
  const { status, detail = status } = stateOf(transaction, reference, true)
  const gone = returnedAmount(transaction)
  if (status === 'pending' || gone === undefined) return { kind: 'unknown', detail }
  if (status !== 'approved') return { kind: 'refused', detail }
  const judged = judgeRefund(asked, { left: transaction.amount - gone, unexplained: gone - asked.others })
  if (judged === 'arrived') return { kind: 'confirmed' }
  return judged === 'send' ? judged : { kind: 'refused', detail: MORE_THAN_LEFT }
}

/** @returns undefined if it is no amount of whole pesos */
function inPesos({ amount, paid, others, isRepeat, ...counted }: RefundRequest): Asked | undefined {
  const pesos = (of: MinorUnits) => toPesos({ ...counted, amount: of })
  const [asked, whole] = [pesos(amount), pesos(paid)]
  const back = pesos(others.reduce((sum, other) => sum + other.amount, 0))
  if (asked === undefined || whole === undefined || back === undefined) return undefined
  return { amount: asked, paid: whole, others: back, isRepeat }
}
