import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { at, copyTenants } from './support/tenant-copies.ts'
import { testApp } from './support/test-app.ts'

// the embedded database has one connection, and so one transaction
test.runIf(process.env.TEST_DATABASE_URL)(
  'of two transactions that wait for each other one is rolled back and runs again after the other',
  async () => {
    const { store, close } = await testApp()
    let meet: () => void = () => undefined
    const met = new Promise<void>((resolve) => {
      meet = resolve
    })
    let begun = 0
    const lock = (first: number, second: number) =>
      store.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${first})`)
        begun += 1
        if (begun === 2) meet()
        await met
        await tx.execute(sql`select pg_advisory_xact_lock(${second})`)
        return first
      })
    expect(await Promise.all([lock(1, 2), lock(2, 1)])).toEqual([1, 2])
    expect(begun).toBe(3)
    await close()
  },
)

test('a tenant whose transaction is rolled back each time keeps no other from being applied', async () => {
  const { tenantsDir, imagesDir, edit, remove } = copyTenants()
  const { store, config, time, close } = await testApp({ tenantsDir, imagesDir })
  for (const alias of ['bistro', 'kiosk'])
    edit(`${alias}/tenant.json`, (c) => (at(c, 'branches', 0, 'branchContacts', 0).name = 'Otro nombre'))
  vi.spyOn(store.db, 'transaction').mockRejectedValueOnce(
    Object.assign(new Error('deadlock detected'), { code: '40P01' }),
  )
  const report = await applyTenants(store, { ...config, clock: () => time.now })
  expect([report.refused, report.changed]).toEqual([['bistro'], ['kiosk']])
  await close()
  remove()
})
