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

/** A silent provider takes a place of these for as long as its library waits. */
const AT_ONCE = 8
/** @source assumed: longer than any provider keeps a refund undecided */
const GIVEN_UP_MS = 30 * DAY_MS
/** A call is over by then: nobody asks again while it may be under way. */
const CALL_MS = 30_000
/** A refund that is on its way for longer may have lost its job, or its provider. @source assumed: no server is set up wrongly for longer */
const OLD_MS = DAY_MS
/** Refunds of one look. */
const BATCH = 500

/**
 * Has a provider send money back, under the refund's own key until it says that the money arrived or that it will not send
 * it. A process that dies between the two asks again: the same key is paid back once.
 * @source issue 15 part 3 "Refunds that arrive"
 */
export const sendRefunds = (payments: Payments): Job[] => [
  ...payments.all().map(({ id }) => ({ ...sendRefund, queue: refundQueue(id) })),
  lookAfterRefunds,
]

/**
 * Sees to refunds that no job sends: one at a provider or an account that this server no longer has is the venue's to give back, and one
 * whose job was given up is put again.
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
    // one after the other: what a provider counts as sent back would not say which of two it was
    const result = isTurnOf(refund, ledger) ? await ask(services, charge, refund, ledger) : undefined
    const now = clock()
    const age = now.getTime() - (refund.retriedAt ?? refund.requestedAt).getTime()
    const isOver = result?.kind === 'confirmed' || result?.kind === 'refused'
    if (result !== undefined && result.kind !== 'unknown' && !isKnown(refund, result))
      await write(services, refund, result, now)
    if (isOver) return undefined
    // what waits for another, or is being asked for, was not left unanswered
    if (result === undefined || age <= GIVEN_UP_MS) return retryAt(now, age)
    await write(services, refund, { kind: 'given-up', detail: 'no-answer' }, now)
    return undefined
  },
}

/** What is written down of a refund. `given-up`: here, and not by its provider, which may have sent it. */
type Known = Exclude<RefundResult, { kind: 'unknown' }> | { kind: 'given-up'; detail: string }

/** Whether its provider says of a refund on its way what it said before. */
const isKnown = ({ status, reference }: RefundRow, result: Known): boolean =>
  status === 'SENT' && result.kind === 'sent' && (result.reference ?? reference) === reference

const isUnderWay = ({ status }: Pick<RefundRow, 'status'>): boolean =>
  status === 'REQUESTED' || status === 'SENT'

/** Whether no earlier refund of the same charge is under way. */
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
      // the provider knows nothing of what the venue gave in hand
      !givenByHand &&
      (status === 'CONFIRMED' || status === 'SENT'),
  )
  // before the call: who dies in it may have sent the money
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
    // what went back at its own page meanwhile was not told apart from this one
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
