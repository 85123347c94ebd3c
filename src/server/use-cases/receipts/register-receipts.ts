import { HOUR_MS } from '#domain/time/lengths.ts'

import { retryAt, type Job } from '../../jobs/job.ts'
import type { FiscalProvider, Registration } from '../../fiscal/contract.ts'
import { eraseRows } from '../../person/erase-rows.ts'
import { RECEIPTS } from '../../person/holdings.ts'
import { addJobs } from '../../repositories/jobs-repository.ts'
import { isErased, lockOrder, notifyReaders } from '../../repositories/orders-repository.ts'
import {
  findReceipt,
  listPending,
  REGISTER_QUEUE,
  settleReceipt,
  type ReceiptRow,
} from '../../repositories/receipts-repository.ts'
import type { Services } from '../../services.ts'

const TIMEOUT_MS = 30_000

/**
 * Registers receipts with an authority, each under its own id until it is registered or refused. The authority
 * registers an id once, whichever process dies in between. A server without the service leaves receipts to one that
 * has it.
 * @source issue 15 part 10 "numbered receipt as a port"
 */
export const registerReceipts = (fiscal: FiscalProvider): readonly Job[] =>
  fiscal.register === undefined ? [] : [registerReceipt, resumeReceipts]

const registerReceipt: Job = {
  queue: REGISTER_QUEUE,
  atOnce: 4,
  async run(services, { key: id }) {
    const { store, fiscal, clock, log } = services
    const receipt = await findReceipt(store.db, id)
    if (receipt?.status !== 'PENDING' || fiscal.register === undefined) return undefined
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const { branchContact, kind, series, number, issuedAt, content } = receipt
    const asked = { id, branchContact, kind, series, number, issuedAt, content, signal }
    const answer = await fiscal.register(asked)
    if (answer.kind !== 'unknown') {
      await settle(services, receipt, answer)
      return undefined
    }
    log.error({ receipt: id, detail: answer.detail }, 'a receipt is not registered yet')
    const now = clock()
    return retryAt(now, now.getTime() - issuedAt.getTime())
  },
}

/**
 * Queues pending receipts without a job again: the job was given up, or dropped by a server of an earlier version.
 */
const resumeReceipts: Job = {
  queue: 'receipts.resume',
  everyMs: HOUR_MS,
  async run({ store: { db }, clock }) {
    const now = clock()
    const pending = await listPending(db)
    await addJobs(
      db,
      pending.map(({ id: key }) => ({ queue: REGISTER_QUEUE, key, runAt: now })),
      now,
    )
  },
}

type Known = Exclude<Registration, { kind: 'unknown' }>

async function settle({ store, log }: Services, { id, orderId }: ReceiptRow, answer: Known): Promise<void> {
  const isRegistered = answer.kind === 'registered'
  if (!isRegistered) log.error({ receipt: id, detail: answer.detail }, 'a receipt was refused')
  await store.db.transaction(async (tx) => {
    // erasing a person locks the order too
    const order = await lockOrder(tx, orderId)
    const isNew = await settleReceipt(
      tx,
      id,
      isRegistered
        ? { status: 'ISSUED', authorization: answer.authorization, url: answer.url }
        : { status: 'REFUSED', detail: answer.detail.slice(0, DETAIL_MAX) },
    )
    if (order === undefined || !isNew) return
    // the receipt was kept only for the authority, which refused it
    if (isErased(order)) await eraseRows(tx, [RECEIPTS], { orders: [orderId] })
    await notifyReaders(tx, order)
  })
}

/** Limit set by the contract. */
const DETAIL_MAX = 300
