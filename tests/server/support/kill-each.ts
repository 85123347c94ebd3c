import { eq, getTableName, lt } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

import type { MoneyState, OrderPayload } from '#generated/models.ts'
import { buildApp } from '#server/app.ts'
import { orders } from '#server/db/schema/orders.ts'
import { jobs } from '#server/db/schema/work.ts'
import type { Db } from '#server/db/store.ts'
import type { PaymentProvider } from '#server/payments/contract.ts'
import { Payments } from '#server/payments/payments.ts'
import { moneyVenue, type Bought } from './money-venue.ts'
import { Mortal } from './mortal.ts'
import { newKey } from './order-payload.ts'
import { callApp, SATURDAY_NOON, type Answer, type CallOptions, type TestApp } from './test-app.ts'

const LATER = new Date('2030-01-01T00:00:00.000Z')
const JOBS = getTableName(jobs)

/** Who asks: a browser and the venue's console at one process. */
export type At = {
  app: FastifyInstance
  call<T = unknown>(method: 'GET' | 'POST' | 'PUT', url: string, options?: CallOptions): Promise<Answer<T>>
}

/** One diner with one order, at a venue on a machine with two processes: one that dies, and one that lives. */
export type Case = { key: string; phone: string; cookie: string; body?: OrderPayload; order?: Bought }

export type Way = {
  name: string
  /** what came before, at the process that lives */
  before(one: Case, at: At): Promise<void>
  /** what the process dies in */
  step(one: Case, at: At): Promise<unknown>
  /** who comes back after the crash: somebody presses again, nobody, or once each; a provider repeats what was not taken */
  again: 'always' | 'never' | 'both'
  /** what the money has come to when somebody came back */
  ends?: MoneyState
}

/** A server, a process beside it that can be killed, and all that was bought at both. */
export type Machine = { server: TestApp; mortal: Mortal; dying: FastifyInstance; killed: Killed[] }
type Killed = { way: Way; step: number; isAgain: boolean; order: Bought }

export async function machineOf(server: TestApp, provider: PaymentProvider): Promise<Machine> {
  const mortal = new Mortal()
  const { config } = server
  const dying = await buildApp({
    store: mortal.store(server.store),
    config,
    clock: () => server.time.now,
    payments: new Payments([mortal.provider(provider)]),
  })
  return { server, mortal, dying, killed: [] }
}

let diners = 0
function newCase(): Case {
  diners += 1
  const number = String(diners).padStart(5, '0')
  return { key: newKey(), phone: `+54911888${number}`, cookie: `vitrina_device=${number.padStart(43, 'k')}` }
}

const atOf = (app: FastifyInstance, { cookie }: Case): At => ({
  app,
  call: (method, url, options = {}) => callApp(app, method, url, { cookie, ...options }),
})

/** Work that others left does not count: it waits for the end */
const park = (db: Db) => db.update(jobs).set({ runAt: LATER, lockedUntil: null }).where(lt(jobs.runAt, LATER))

/** Whoever hears of orders heard of what came before; the work of the order itself is still to be done. */
async function hearEvents({ store, app }: TestApp): Promise<void> {
  const known = await store.db.select().from(jobs).where(lt(jobs.runAt, LATER))
  await park(store.db)
  await app.worker.runDue()
  for (const { id, runAt } of known) await store.db.update(jobs).set({ runAt }).where(eq(jobs.id, id))
}

/** Makes so many steps of a way and no more, then back as it is said. @returns the steps that there were */
async function run(machine: Machine, way: Way, diesAfter: number, isAgain: boolean): Promise<string[]> {
  const { server, mortal, dying, killed } = machine
  const { store, time, app } = server
  time.now = SATURDAY_NOON
  mortal.revive(Number.POSITIVE_INFINITY)
  await park(store.db)
  const one = newCase()
  await way.before(one, atOf(app, one))
  await hearEvents(server)
  mortal.revive(diesAfter)
  await way.step(one, atOf(dying, one)).catch(() => undefined)
  const { steps } = mortal
  mortal.revive(0)
  if (isAgain) {
    // who comes back comes when the locks of the dead process have ended
    await store.db.update(jobs).set({ lockedUntil: null })
    await way.step(one, atOf(app, one))
  }
  const [order] = await store.db.select().from(orders).where(eq(orders.customerPhone, one.phone))
  if (order !== undefined) killed.push({ way, step: diesAfter, isAgain, order })
  return steps
}

/** Kills the process before a way, and after each of its steps. @returns how often */
export async function killAtEach(machine: Machine, way: Way): Promise<number> {
  const steps = await run(machine, way, Number.POSITIVE_INFINITY, false)
  // between two steps of the job queue alone there is nothing of money
  const points = [0, ...steps.map((_, step) => step + 1)].filter(
    (made) => made === 0 || [steps[made - 1], steps[made]].some((step = JOBS) => step !== JOBS),
  )
  const returns = way.again === 'both' ? [false, true] : [way.again === 'always']
  for (const isAgain of returns) for (const made of points) await run(machine, way, made, isAgain)
  const kills = points.length * returns.length
  process.stdout.write(`  ${way.name}: ${steps.length} steps, ${kills} kills\n`)
  expect(steps.length, way.name).toBeGreaterThan(0)
  return kills
}

/** Lets everything come that comes later, and looks at the money of each order. */
export async function judgeAll(
  { server, mortal, killed }: Machine,
  held: (attemptIds: readonly string[]) => number,
): Promise<void> {
  mortal.revive(0)
  const venue = moneyVenue(server, held)
  await venue.settle(killed.map(({ order }) => order))
  for (const { way, step, isAgain, order } of killed) {
    const where = `${way.name}, killed after step ${step}${isAgain ? ', and again' : ''}`
    try {
      await venue.judge(order)
      if (!isAgain || way.ends === undefined) continue
      expect((await venue.consoleOrder(order.code)).money.state).toBe(way.ends)
    } catch (error) {
      throw new Error(where, { cause: error })
    }
  }
}
