import { inArray } from 'drizzle-orm'
import { expect } from 'vitest'

import { isOpen, refundedOf, settling } from '#domain/payment/ledger.ts'
import { HOUR_MS } from '#domain/time/lengths.ts'
import type { ConsoleOrder, OrderCreated } from '#generated/models.ts'
import { refunds as refundTable } from '#server/db/schema/ledger.ts'
import { jobs } from '#server/db/schema/work.ts'
import { listCharges, listRefunds } from '#server/repositories/ledger-repository.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import type { TestApp } from './test-app.ts'

export type Bought = Pick<OrderCreated, 'id' | 'code' | 'price'>

/** Longer than anything is asked for. */
const AHEAD_HOURS = [0, 0.1, 0.5, 2, 6, 48, 24 * 31]

/** What a venue does about its money in the end, and what must be true of it then. */
export type MoneyVenue = {
  consoleOrder(code: string): Promise<ConsoleOrder>
  /** Everything that comes later: jobs, and what the venue gives back by hand or tries again. */
  settle(placed: readonly Bought[]): Promise<void>
  judge(order: Bought): Promise<void>
}

/** @param held - what the bank holds of these attempts */
export function moneyVenue(server: TestApp, held: (attemptIds: readonly string[]) => number): MoneyVenue {
  async function consoleOrder(code: string): Promise<ConsoleOrder> {
    const shown = await server.call<ConsoleOrder>('GET', `/api/admin/orders/${code}`, { admin: true })
    expect(shown.status, shown.text).toBe(200)
    return shown.body
  }

  async function giveBackByHand({ code }: Bought): Promise<void> {
    const { actions, money } = await consoleOrder(code)
    const failed = money.refunds.find(({ status }) => status === 'FAILED')
    const url = `/api/admin/orders/${code}`
    if (failed !== undefined && actions.includes('RETRY_REFUND'))
      await server.call('POST', `${url}/refunds/${failed.id}/retry`, { admin: true })
    else if (actions.includes('REFUND')) {
      const owed = money.refunds.find(({ byHand }) => byHand)?.amount ?? 0
      const body = { amount: owed, text: 'En mano' }
      await server.call('PUT', `${url}/refund`, { admin: true, body })
    }
  }

  return {
    consoleOrder,

    async settle(placed) {
      const { store, time, app } = server
      for (const ahead of AHEAD_HOURS) {
        time.now = new Date(time.now.getTime() + ahead * HOUR_MS)
        // a process that died holds its jobs for a while
        await store.db.update(jobs).set({ lockedUntil: null, runAt: time.now })
        await app.worker.runDue()
        const ids = placed.map(({ id }) => id)
        const known = await store.db.select().from(refundTable).where(inArray(refundTable.orderId, ids))
        const open = new Set(known.filter(isOpen).map(({ orderId }) => orderId))
        for (const order of placed) if (open.has(order.id)) await giveBackByHand(order)
      }
    },

    async judge({ id, code, price }) {
      const { order, money } = await consoleOrder(code)
      const attempts = await listPayments(server.store.db, id)
      const charges = await listCharges(server.store.db, [id])
      const refunds = await listRefunds(server.store.db, [id])
      const atBank = held(attempts.map((attempt) => attempt.id))
      const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
      // what a bank took away is there no longer, whatever went back of it before
      const ofBank = charges.filter(
        ({ source, chargedBackAt }) => source === 'PROVIDER' && chargedBackAt === null,
      )
      const returned = refunds.filter(
        ({ chargeId, status }) => status === 'CONFIRMED' && ofBank.some((one) => one.id === chargeId),
      )
      // what a venue gave in hand its bank still holds
      const byHand = returned.filter(({ givenByHand }) => givenByHand)
      const back = returned.filter(({ givenByHand }) => !givenByHand)
      expect(sumOf(ofBank) - sumOf(back), 'the ledger and the bank').toBe(atBank)
      expect(order.status === 'CANCELED' && order.paid, 'both dead and paid').toBe(false)
      const charge = settling(charges)
      const given = sumOf(
        refunds.filter(
          ({ chargeId, reason, status }) =>
            chargeId === charge?.id && (reason === 'VENUE' || reason === 'PROVIDER') && status !== 'CANCELED',
        ),
      )
      const owed = order.paid && charge?.source === 'PROVIDER' ? price - given : 0
      // a venue that gave all of it in hand may give a part at the provider's page besides
      const tooMuch = sumOf(
        ofBank.map((one) => ({ amount: Math.max(0, refundedOf(one, refunds) - one.amount) })),
      )
      expect(atBank - sumOf(byHand) + tooMuch, 'charged − refunded = owed').toBe(owed)
      expect(money.refunds.filter(isOpen), 'refunds on their way').toEqual([])
    },
  }
}
