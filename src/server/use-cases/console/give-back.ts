import { sum } from '#domain/money/money.ts'
import { isByHand, refundable, refundedOf, settling } from '#domain/payment/ledger.ts'
import type { Actor } from '#domain/payment/money-rights.ts'
import type { RefundChange, RefundOrder } from '#generated/models.ts'

import { conflict, invalid, type Failure } from '../../contract/handlers.ts'
import type { Db } from '../../db/store.ts'
import {
  askedAgain,
  changeRefund,
  noteGivenBack,
  readLedger,
  queueRefund,
  requestRefund,
  type ChargeRow,
  type Ledger,
  type RefundRow,
} from '../../repositories/ledger-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import { settlePaid } from '../../repositories/settle-paid.ts'
import type { Services } from '../../services.ts'
import { takeLocked } from '../orders/order-step.ts'

/** Who refunds, and the idempotency key of one press in a console. */
type By = { key?: string; actor: Actor }

/**
 * Refunds an order in whole or in part. A provider is asked to refund what it took; what the venue took itself counts
 * as returned by the caller.
 */
export async function giveBack(
  services: Services,
  order: OrderRow,
  { amount, reason, refundable: expected }: RefundOrder,
  by: By,
): Promise<OrderRow | Failure> {
  const step = { key: by.key, body: { giveBack: { amount, reason } } }
  return takeLocked(services, order, step, async (tx, locked, now) => {
    const ledger = await readLedger(tx, locked.id)
    const charge = settling(ledger.charges)
    const most = refundable(ledger.charges, ledger.refunds)
    if (charge === undefined || most === 0) return conflict('Nothing of the order can be given back.')
    if (expected !== undefined && expected !== most)
      return conflict('Money of the order was given back meanwhile. Read it again.')
    if (amount < 1 || amount > most) return invalid('/body/amount', `must be from 1 to ${most}`)
    const givenByHand = charge.source !== 'PROVIDER'
    const decide = givenByHand ? noteGivenBack : requestRefund
    await decide(tx, charge, { amount, reason: 'VENUE', note: reason, by: by.actor, givenByHand }, now)
    return settlePaid(tx, locked, now)
  })
}

/**
 * Records a refund that the venue made itself. It may be corrected: an addition becomes a refund of its own by the
 * person who made it; a reduction keeps the refund's note.
 */
export async function noteRefund(
  services: Services,
  order: OrderRow,
  refund: RefundChange,
  by: By,
): Promise<OrderRow | Failure> {
  return takeLocked(services, order, { key: by.key, body: { refund } }, async (tx, locked, now) => {
    const ledger = await readLedger(tx, locked.id)
    const { refundId } = refund
    const open = ledger.refunds.find((one) => isOwedByHand(one, ledger) && (refundId ?? one.id) === one.id)
    if (refundId !== undefined && open === undefined)
      return conflict('The refund is not to be given back by hand any more. Read the order again.')
    const noted = open === undefined ? notedByHand(ledger) : [open]
    const charge = ledger.charges.find(({ id }) => id === noted[0]?.chargeId)
    if (charge === undefined) return conflict('Nothing of the order is given back by hand.')
    const most = charge.amount - refundedOf(charge, without(ledger.refunds, noted))
    if (refund.amount > most) return invalid('/body/amount', `must not be above ${most}`)
    const note = { ...refund, by: by.actor, now }
    if (open === undefined) await correct(tx, charge, noted, note)
    else {
      const { label: actor = null, role: actorRole, token: actorToken = null } = by.actor
      const given = {
        status: 'CONFIRMED',
        givenByHand: true,
        actor,
        actorRole,
        actorToken,
        endedAt: now,
      } as const
      await changeRefund(tx, open.id, [open.status], { ...changeOf(open, note), ...given })
    }
    return settlePaid(tx, locked, now)
  })
}

type Note = RefundChange & { by: Actor; now: Date }

/** A higher total adds a refund of the difference; a lower one reduces the refunds noted last. */
async function correct(
  tx: Db,
  charge: ChargeRow,
  noted: readonly RefundRow[],
  { amount, text, by, now }: Note,
): Promise<void> {
  const [first] = noted
  if (first === undefined) return
  const more = amount - sum(noted.map((one) => one.amount))
  if (more > 0) {
    await noteGivenBack(
      tx,
      charge,
      { amount: more, reason: first.reason, note: text, by, givenByHand: true },
      now,
    )
    return
  }
  let less = -more
  for (const one of noted.toReversed()) {
    const off = Math.min(less, one.amount)
    less -= off
    if (off === 0 && one !== noted.at(-1)) continue
    const change = changeOf(one, { amount: one.amount - off, text, by, now })
    await changeRefund(tx, one.id, ['CONFIRMED'], change)
  }
}

/** What a refund says now, and what it said until now. Who gave the money stays who gave it. */
function changeOf(refund: RefundRow, { amount, text, by }: Note): Partial<RefundRow> {
  const { note, actor, actorRole: role, requestedAt, endedAt } = refund
  const said = {
    amount: refund.amount,
    note,
    actor,
    role,
    at: (endedAt ?? requestedAt).toISOString(),
    changedBy: by.label ?? null,
    changedByRole: by.role,
  }
  // a refund decided by rule has no note by a person
  const isSaid = note !== null || role !== null || actor !== null
  const earlier = isSaid ? [...(refund.earlier ?? []), said] : refund.earlier
  return { amount, note: text, earlier }
}

const without = (refunds: readonly RefundRow[], some: readonly RefundRow[]): RefundRow[] =>
  refunds.filter(({ id }) => !some.some((one) => one.id === id))

/** Asks a provider again for a refund that failed. */
export async function retryRefund(
  services: Services,
  order: OrderRow,
  refundId: string,
): Promise<OrderRow | Failure> {
  return takeLocked(services, order, { key: undefined, body: 'retry' }, async (tx, locked, now) => {
    const { charges, refunds } = await readLedger(tx, locked.id)
    const refund = refunds.find(({ id }) => id === refundId)
    const charge = charges.find(({ id }) => id === refund?.chargeId)
    if (typeof charge?.provider !== 'string') return conflict('The order has no such refund.')
    const changed = refund && (await changeRefund(tx, refundId, ['FAILED'], askedAgain(refund, now)))
    if (changed === undefined) return conflict('The refund did not fail.')
    await queueRefund(tx, charge, refundId, now)
    return settlePaid(tx, locked, now)
  })
}

function isOwedByHand(refund: RefundRow, { charges }: Ledger): boolean {
  const charge = charges.find(({ id }) => id === refund.chargeId)
  return charge !== undefined && isByHand(refund, charge)
}

/** The last refund noted by hand, with the additions made to it. */
function notedByHand({ refunds }: Ledger): RefundRow[] {
  const noted = refunds.filter(
    ({ status, givenByHand, reason }) => status === 'CONFIRMED' && givenByHand && reason !== 'VENUE',
  )
  const last = noted.at(-1)
  return noted.filter(({ chargeId, reason }) => chargeId === last?.chargeId && reason === last.reason)
}
