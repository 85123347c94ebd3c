import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { CustomerOrdersAnswer, PersonDocument, PersonErased } from '#generated/models.ts'
import { orders } from '#server/db/schema/orders.ts'
import { codeUses } from '#server/db/schema/codes.ts'
import { customers } from '#server/db/schema/people.ts'
import { findCustomer } from '#server/repositories/identity-repository.ts'
import { findBalance, insertMovement, listMovements } from '#server/repositories/loyalty-repository.ts'
import { hasUseLeft } from '#server/use-cases/codes/find-code.ts'
import { placeAt } from './support/console.ts'
import { deliver } from './support/person.ts'
import { DINER_COOKIE, testApp, type TestApp } from './support/test-app.ts'

const MOBILE = '+5491157770000'
/** As it was stored where nobody typed the 9. */
const BEFORE = '+541157770000'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ cookie: DINER_COOKIE })
})
afterAll(() => server.close())

const ordersOf = async (phone: string): Promise<string[]> => {
  const url = `/api/orders?phone=${encodeURIComponent(phone)}&branchContactId=bistro`
  const { body } = await server.call<CustomerOrdersAnswer>('GET', url)
  return body.dinerOrders.orders.map(({ code }) => code)
}
const ask = <T>(what: 'export' | 'erase', phone: string) =>
  server.call<T>('POST', `/api/admin/tenants/bistro/person/${what}`, {
    admin: true,
    body: { phone, by: 'Marta' },
  })

describe('[CHK-11] an Argentine mobile with its 9 and without', () => {
  const placed: string[] = []

  test('is one diner with all orders', async () => {
    for (const phone of ['11 5777-0000', '011 15 5777-0000', MOBILE]) {
      const { code } = await placeAt(server, 'bistro', {
        mode: 'take-away',
        payment: 'CASH',
        form: { phone },
      })
      await deliver(server, code)
      placed.unshift(code)
      server.time.now = new Date(server.time.now.getTime() + 60_000)
    }
    const { db } = server.store
    // the first was stored by a version before
    await db
      .update(orders)
      .set({ customerPhone: BEFORE })
      .where(eq(orders.code, placed[2] ?? ''))
    for (const phone of [MOBILE, BEFORE]) expect(await ordersOf(phone)).toEqual(placed)
  })

  test('has the points of both, and the account that was written last', async () => {
    const { db } = server.store
    const at = server.time.now
    const branch = 'bistro-casa'
    const balance = () => findBalance(db, { branch, phone: MOBILE })
    const earned = await balance()
    for (const [index, [phone, amount]] of (
      [
        [BEFORE, 100],
        [MOBILE, 30],
        [BEFORE, -20],
      ] as const
    ).entries())
      await insertMovement(
        db,
        { branch, phone },
        { kind: 'REWARD', amount, deviceId: null, at: new Date(at.getTime() + (index + 1) * 1_000) },
      )
    expect((await balance()) - earned).toBe(110)
    const viewer = { branch, phone: MOBILE, deviceId: 'any', isProven: true }
    const { rows } = await listMovements(db, viewer, { offset: 0, limit: 3 })
    expect(rows.map(({ amount, postBalance }) => [amount, postBalance - earned])).toEqual([
      [-20, 110],
      [30, 130],
      [100, 100],
    ])
    for (const [phone, name] of [
      [BEFORE, 'Ema'],
      [MOBILE, 'Ema Luz'],
    ] as const)
      await db.insert(customers).values({ branch, phone, name, email: '', optIn: true, updatedAt: at })
    expect(await findCustomer(db, { branch, phone: MOBILE })).toMatchObject({ name: 'Ema Luz' })
  })

  test('has the uses of a code of both', async () => {
    const { db } = server.store
    const key = { tenant: 'bistro', codeId: 'twice' }
    const use = (phone: string) => ({ ...key, subject: `phone ${phone}`, used: 1 })
    const user = { phone: MOBILE, deviceId: 'another' }
    const hasLeft = () => hasUseLeft(db, key, { maximumUsesPerCustomer: 2 }, user, server.time.now)
    await db.insert(codeUses).values(use(BEFORE))
    expect(await hasLeft()).toBe(true)
    await db.insert(codeUses).values(use(MOBILE))
    expect(await hasLeft()).toBe(false)
    await db.delete(codeUses).where(eq(codeUses.codeId, key.codeId))
  })

  test('is exported and erased whole, by either', async () => {
    const exported = await ask<PersonDocument>('export', BEFORE)
    expect(exported.body.data.orders).toHaveLength(3)
    expect(exported.body.data.account).toHaveLength(2)
    expect((await ask<PersonErased>('erase', MOBILE)).status).toBe(200)
    const { body } = await ask<PersonDocument>('export', BEFORE)
    const { requests, ...rest } = body.data
    expect(requests).toHaveLength(2)
    expect(Object.entries(rest).filter(([, rows]) => rows.length > 0)).toEqual([])
    const rows = await server.store.db.select().from(orders)
    expect(rows.map(({ customerName, customerPhone }) => customerName + customerPhone)).toEqual(['', '', ''])
  })
})
