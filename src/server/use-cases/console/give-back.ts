import { randomUUID } from 'node:crypto'

import { isByHand, refundable, refundedOf, settling } from '#domain/payment/ledger.ts'
import type { Actor } from '#domain/payment/money-rights.ts'
import type { RefundChange, RefundOrder } from '#generated/models.ts'

import type { Db } from '../../db/store.ts'
import { putJob } from '../../repositories/jobs-repository.ts'
import {
  changeRefund,
  noteGivenBack,
  readLedger,
  refundQueue,
  requestRefund,
} from '../../repositories/ledger-repository.ts'
import type { Ledger, RefundRow } from '../../repositories/ledger-repository.ts'
import { lockOrder } from '../../repositories/orders-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import { settlePaid } from '../../repositories/settle-paid.ts'
import type { Services } from '../../services.ts'
import type { Changed } from '../orders/change-order.ts'
import { issueFor } from '../receipts/issue-receipts.ts'
import { takeOrderStep } from '../orders/order-step.ts'
import type { KeyTaken } from '../orders/order-step.ts'

/** Who gives back, and the key of one press in a console: under the same key it is done once and answered again. */
type By = { key?: string; actor: Actor }

const aboveLimit = (message: string): Changed => ({
  kind: 'invalid',
  errors: [{ path: '/body/amount', message }],
})

/**
 * Gives money of an order back, whole or in part: a provider is asked to, and what the venue took is given back by who
 * says so.
 */
export async function giveBack(
  services: Services,
  order: OrderRow,
  { amount, reason, refundable: expected }: RefundOrder,
  by: By,
): Promise<Changed | KeyTaken> {
  return onceLocked(services, order, { giveBack: { amount, reason } }, by, async (tx, locked, now) => {
    const ledger = await readLedger(tx, locked.id)
    const charge = settling(ledger.charges)
    const most = refundable(ledger.charges, ledger.refunds)
    if (charge === undefined || most === 0)
      return { kind: 'conflict', detail: 'Nothing of the order can be given back.' }
    if (expected !== undefined && expected !== most)
      return { kind: 'conflict', detail: 'Money of the order was given back meanwhile. Read it again.' }
    if (amount < 1 || amount > most) return aboveLimit(`must be from 1 to ${most}`)
    const givenByHand = charge.source !== 'PROVIDER'
    const decide = givenByHand ? noteGivenBack : requestRefund
    await decide(tx, charge, { amount, reason: 'VENUE', note: reason, by: by.actor, givenByHand }, now)
    return { kind: 'changed', order: await settlePaid(tx, locked, now) }
  })
}

/** Writes down what a venue gave back itself; it may be corrected later. */
export async function noteRefund(
  services: Services,
  order: OrderRow,
  refund: RefundChange,
  by: By,
): Promise<Changed | KeyTaken> {
  return onceLocked(services, order, { refund }, by, async (tx, locked, now) => {
    const ledger = await readLedger(tx, locked.id)
    const noted = refundByHand(ledger)
    if (noted === undefined)
      return { kind: 'conflict', detail: 'Nothing of the order is given back by hand.' }
    const most = mostOf(noted, ledger)
    if (refund.amount > most) return aboveLimit(`must not be above ${most}`)
    const { amount, text: note } = refund
    const { label: actor = null, role: actorRole } = by.actor
    const done = { status: 'CONFIRMED', givenByHand: true, amount, note, actor, actorRole } as const
    await changeRefund(tx, noted.id, [noted.status], { ...done, endedAt: now })
    return { kind: 'changed', order: await settlePaid(tx, locked, now) }
  })
}

/** Asks a provider once more for a refund that it did not make. */
export async function retryRefund(services: Services, order: OrderRow, refundId: string): Promise<Changed> {
  const { store, clock } = services
  return store.db.transaction(async (tx): Promise<Changed> => {
    const locked = (await lockOrder(tx, order.id)) ?? order
    const { charges, refunds } = await readLedger(tx, locked.id)
    const refund = refunds.find(({ id }) => id === refundId)
    const provider = charges.find(({ id }) => id === refund?.chargeId)?.provider
    if (typeof provider !== 'string') return { kind: 'conflict', detail: 'The order has no such refund.' }
    const now = clock()
    // what was refused under one key stays refused under it; what may have arrived is asked for under its own
    const anew =
      refund?.askedAt === null ? ({ key: randomUUID(), reference: null, sentAt: null } as const) : {}
    const again = { status: 'REQUESTED', retriedAt: now, detail: null, endedAt: null, ...anew } as const
    const changed = await changeRefund(tx, refundId, ['FAILED'], again)
    if (changed === undefined) return { kind: 'conflict', detail: 'The refund did not fail.' }
    await putJob(tx, { queue: refundQueue(provider), key: refundId, runAt: now }, now)
    return { kind: 'changed', order: await settlePaid(tx, locked, now) }
  })
}

/** What is to be given back by hand; when nothing is, what was last noted. */
function refundByHand({ charges, refunds }: Ledger): RefundRow | undefined {
  const chargeOf = ({ chargeId }: RefundRow) => charges.find(({ id }) => id === chargeId)
  const open = refunds.find((one) => {
    const charge = chargeOf(one)
    return charge !== undefined && isByHand(one, charge)
  })
  return (
    open ??
    refunds.findLast(
      ({ status, givenByHand, reason }) => status === 'CONFIRMED' && givenByHand && reason !== 'VENUE',
    )
  )
}

function mostOf(refund: RefundRow, { charges, refunds }: Ledger): number {
  const charge = charges.find(({ id }) => id === refund.chargeId)
  if (charge === undefined) return 0
  const others = refunds.filter(({ id }) => id !== refund.id)
  return charge.amount - refundedOf(charge, others)
}

async function onceLocked(
  services: Services,
  read: OrderRow,
  body: unknown,
  { key }: By,
  take: (tx: Db, order: OrderRow, now: Date) => Promise<Changed>,
): Promise<Changed | KeyTaken> {
  const { store, clock } = services
  const given = await store.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, read.id)) ?? read
    const now = clock()
    return takeOrderStep<Changed>(
      tx,
      { orderId: order.id, key, body, now },
      {
        take: () => take(tx, order, now),
        again: async () => ({ kind: 'changed', order }),
        isTaken: ({ kind }) => kind === 'changed',
      },
    )
  })
  if (given.kind === 'changed') await issueFor(services, given.order)
  return given
}
