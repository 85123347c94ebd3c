import type { Job } from '../../jobs/job.ts'
import type { RefundResult } from '../../payments/contract.ts'
import type { Payments } from '../../payments/payments.ts'
import { changeRefund, findRefund, readLedger, refundQueue } from '../../repositories/ledger-repository.ts'
import type { ChargeRow, Ledger, RefundRow } from '../../repositories/ledger-repository.ts'
import { lockOrder } from '../../repositories/orders-repository.ts'
import { settlePaid } from '../../repositories/settle-paid.ts'
import type { Services } from '../../services.ts'

const TIMEOUT_MS = 10_000
/** A silent provider takes a place of these for the whole timeout. */
const AT_ONCE = 8
/** A provider that is down is asked again after this at first, and then more rarely. */
const FIRST_RETRY_MS = 60_000
const LONGEST_RETRY_MS = 3_600_000
/** @source assumed: longer than any provider keeps a refund undecided */
const GIVEN_UP_MS = 30 * 24 * 3_600_000

/**
 * Has a provider send money back, under the refund's own key until it says that the money arrived or that it will not send
 * it. A process that dies between the two asks again: the same key is paid back once.
 *
 * @source issue 15 part 3 "Refunds that arrive"
 */
export const sendRefunds = (payments: Payments): Job[] =>
  payments.all().map(({ id }) => ({ ...sendRefund, queue: refundQueue(id) }))

const sendRefund: Omit<Job, 'queue'> = {
  atOnce: AT_ONCE,
  async run(services, { key: id }) {
    const { store, clock } = services
    const refund = await findRefund(store.db, id)
    if (refund === undefined || !isUnderWay(refund)) return undefined
    const ledger = await readLedger(store.db, refund.orderId)
    const charge = ledger.charges.find((one) => one.id === refund.chargeId)
    if (charge === undefined) throw new Error('A refund of no charge')
    // one after the other: what a provider counts as sent back would not say which of two it was
    const result = isTurnOf(refund, ledger) ? await ask(services, charge, refund, ledger) : undefined
    const now = clock()
    const age = now.getTime() - refund.requestedAt.getTime()
    if (result !== undefined && result.kind !== 'unknown') await write(services, refund, result, now)
    else if (age > GIVEN_UP_MS) await write(services, refund, { kind: 'refused', detail: 'no-answer' }, now)
    if (result?.kind === 'confirmed' || result?.kind === 'refused' || age > GIVEN_UP_MS) return undefined
    return new Date(now.getTime() + Math.min(Math.max(age, FIRST_RETRY_MS), LONGEST_RETRY_MS))
  },
}

type Known = Exclude<RefundResult, { kind: 'unknown' }>

const isUnderWay = ({ status }: Pick<RefundRow, 'status'>): boolean =>
  status === 'REQUESTED' || status === 'SENT'

/** Whether no earlier refund of the same charge is under way. */
const isTurnOf = (refund: RefundRow, { refunds }: Ledger): boolean =>
  refunds.find((one) => one.chargeId === refund.chargeId && isUnderWay(one))?.id === refund.id

async function ask(
  { store, clock, payments, log }: Services,
  charge: ChargeRow,
  refund: RefundRow,
  { refunds }: Ledger,
): Promise<RefundResult> {
  const { provider: name, publicKey, reference, currency, decimals } = charge
  const provider = payments.get(name ?? '')
  if (
    provider === undefined ||
    publicKey === null ||
    reference === null ||
    currency === null ||
    decimals === null
  )
    return { kind: 'refused', detail: 'no-provider' }
  const others = refunds.filter(
    ({ id, chargeId, status }) =>
      id !== refund.id && chargeId === charge.id && (status === 'CONFIRMED' || status === 'SENT'),
  )
  // before the call: who dies in it may have sent the money
  const asked = await changeRefund(store.db, refund.id, ['REQUESTED', 'SENT'], { askedAt: clock() })
  if (asked === undefined) return { kind: 'unknown', detail: 'changed' }
  try {
    return await provider.refund({
      id: refund.key,
      publicKey,
      reference,
      attemptId: charge.paymentId ?? '',
      paid: charge.amount,
      others: others.map(({ amount, reference: own }) => ({ amount, reference: own ?? undefined })),
      isRepeat: refund.askedAt !== null,
      refundReference: refund.reference ?? undefined,
      amount: refund.amount,
      currency,
      decimals,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (error) {
    log.error({ err: error, refund: refund.id, provider: name }, 'a refund failed')
    return { kind: 'unknown', detail: 'failed' }
  }
}

/** Writes down what became of a refund, and the order with it. */
async function write(
  { store, log }: Services,
  { id, orderId }: RefundRow,
  result: Known,
  now: Date,
): Promise<void> {
  await store.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) throw new Error('An order with money is gone')
    const changed = await changeRefund(tx, id, ['REQUESTED', 'SENT'], changeOf(result, now))
    if (changed === undefined) return
    await settlePaid(tx, order, now)
  })
  const detail = result.kind === 'refused' ? result.detail : undefined
  log[result.kind === 'refused' ? 'error' : 'info']({ refund: id, detail }, `a refund: ${result.kind}`)
}

function changeOf(result: Known, now: Date): Partial<RefundRow> {
  if (result.kind === 'refused') return { status: 'FAILED', detail: result.detail, endedAt: now }
  return result.kind === 'sent'
    ? { status: 'SENT', reference: result.reference, sentAt: now }
    : { status: 'CONFIRMED', reference: result.reference, endedAt: now }
}
