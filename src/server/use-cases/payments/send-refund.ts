import { DAY_MS, HOUR_MS } from '#domain/time/lengths.ts'

import { retryAt, type Job } from '../../jobs/job.ts'
import type { RefundResult } from '../../payments/contract.ts'
import type { Payments } from '../../payments/payments.ts'
import { addJobs } from '../../repositories/jobs-repository.ts'
import {
  changeRefund,
  claimRefund,
  findRefund,
  listOldRefunds,
  readLedger,
  refundQueue,
  type ChargeRow,
  type Ledger,
  type RefundRow,
} from '../../repositories/ledger-repository.ts'
import { lockOrder } from '../../repositories/orders-repository.ts'
import { settlePaid } from '../../repositories/settle-paid.ts'
import type { Services } from '../../services.ts'
import { askOnceMore } from './ask-later.ts'

/** Jobs run at once: an unresponsive provider blocks one of these slots until its library times out. */
const AT_ONCE = 8
/** @source assumed: longer than any provider keeps a refund undecided */
const GIVEN_UP_MS = 30 * DAY_MS
/** Longest duration of a call: nobody asks again while it may be under way. */
const CALL_MS = 30_000
/**
 * A refund pending longer may have lost its job or provider. @source assumed: no server is set up wrongly for longer
 */
const OLD_MS = DAY_MS
/** Refunds per run. */
const BATCH = 500

/**
 * Asks a provider to refund money, under the refund's own idempotency key, until it reports the refund as done or
 * refused. If the process dies in between, the request is repeated: the same key is paid back once.
 * @source issue 15 part 3 "Refunds that arrive"
 */
export const sendRefunds = (payments: Payments): Job[] => [
  ...payments.all().map(({ id }) => ({ ...sendRefund, queue: refundQueue(id) })),
  lookAfterRefunds,
]

/**
 * Handles refunds without a job. When this server no longer has the provider or account, the venue has to pay back;
 * when the job was given up, it is queued again.
 */
const lookAfterRefunds: Job = {
  queue: 'payments.refunds-left',
  everyMs: HOUR_MS,
  async run(services) {
    const { store, clock, payments } = services
    const now = clock()
    const old = await listOldRefunds(store.db, new Date(now.getTime() - OLD_MS), BATCH)
    for (const { refund, provider, publicKey } of old)
      if (payments.holding({ provider, publicKey }) === undefined)
        await write(services, refund, { kind: 'given-up', detail: 'no-provider' }, now)
      else await addJobs(store.db, [{ queue: refundQueue(provider), key: refund.id, runAt: now }], now)
  },
}

const sendRefund: Omit<Job, 'queue'> = {
  atOnce: AT_ONCE,
  async run(services, { key: id }) {
    const { store, clock } = services
    const refund = await findRefund(store.db, id)
    if (refund === undefined || !isUnderWay(refund)) return undefined
    const ledger = await readLedger(store.db, refund.orderId)
    const charge = ledger.charges.find((one) => one.id === refund.chargeId)
    if (charge === undefined) throw new Error('A refund of no charge')
    // one at a time: the refunded total of a provider would not show which of two was made
    const result = isTurnOf(refund, ledger) ? await ask(services, charge, refund, ledger) : undefined
    const now = clock()
    const age = now.getTime() - (refund.retriedAt ?? refund.requestedAt).getTime()
    const isOver = result?.kind === 'confirmed' || result?.kind === 'refused'
    if (result !== undefined && result.kind !== 'unknown' && !isKnown(refund, result))
      await write(services, refund, result, now)
    if (isOver) return undefined
    // a refund that waits for another, or is being requested right now, has not been left unanswered
    if (result === undefined || age <= GIVEN_UP_MS) return retryAt(now, age)
    await write(services, refund, { kind: 'given-up', detail: 'no-answer' }, now)
    return undefined
  },
}

/** The recorded outcome of a refund. `given-up` is our decision; the provider may have sent the money. */
type Known = Exclude<RefundResult, { kind: 'unknown' }> | { kind: 'given-up'; detail: string }

/** Whether the provider repeats what it said before about a refund on its way. */
const isKnown = ({ status, reference }: RefundRow, result: Known): boolean =>
  status === 'SENT' && result.kind === 'sent' && (result.reference ?? reference) === reference

const isUnderWay = ({ status }: Pick<RefundRow, 'status'>): boolean =>
  status === 'REQUESTED' || status === 'SENT'

/** Whether no earlier refund of the same charge is pending. */
const isTurnOf = (refund: RefundRow, { refunds }: Ledger): boolean =>
  refunds.find((one) => one.chargeId === refund.chargeId && isUnderWay(one))?.id === refund.id

/** @returns undefined when another process is asking */
async function ask(
  { store, clock, payments, log }: Services,
  charge: ChargeRow,
  refund: RefundRow,
  { refunds }: Ledger,
): Promise<RefundResult | undefined> {
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
    ({ id, chargeId, status, givenByHand }) =>
      id !== refund.id &&
      chargeId === charge.id &&
      // the provider does not know about refunds in cash by the venue
      !givenByHand &&
      (status === 'CONFIRMED' || status === 'SENT'),
  )
  // claimed before the call: a process that dies in it may have sent the money
  if (!(await claimRefund(store.db, refund, clock(), CALL_MS))) return undefined
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
    })
  } catch (error) {
    log.error({ err: error, refund: refund.id, provider: name }, 'a refund failed')
    return { kind: 'unknown', detail: 'failed' }
  }
}

/** Records the outcome of a refund, together with its order. */
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
    // refunds made meanwhile on the provider's page could not be told apart from this one
    if (result.kind !== 'sent') await askOnceMore(tx, changed, now)
  })
  const detail = 'detail' in result ? result.detail : undefined
  log[detail === undefined ? 'info' : 'error']({ refund: id, detail }, `a refund: ${result.kind}`)
}

function changeOf(result: Known, now: Date): Partial<RefundRow> {
  switch (result.kind) {
    case 'sent':
      return { status: 'SENT', reference: result.reference, sentAt: now }
    case 'confirmed':
      return { status: 'CONFIRMED', reference: result.reference, endedAt: now }
    case 'refused':
      return { status: 'FAILED', askedAt: null, detail: result.detail, endedAt: now }
    case 'given-up':
      return { status: 'FAILED', detail: result.detail, endedAt: now }
  }
}
