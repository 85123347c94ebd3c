import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

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
