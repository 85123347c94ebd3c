import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { addJobs, listDueQueues, takeDueJob } from '#server/repositories/jobs-repository.ts'
import { PURGED } from '#server/repositories/purge-repository.ts'
import { testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

/** Columns by their tables: `charges.payment_id`. */
async function columnsOf(query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = (await server.store.db.execute(query)) as { rows: { name: string }[] }
  return rows.map(({ name }) => name)
}

/** Those by which an index finds rows. */
const indexed = () =>
  columnsOf(sql`select distinct indrelid::regclass || '.' || attname as name from pg_index
    join pg_attribute on attrelid = indrelid and attnum = indkey[0]`)

test('where a row is deleted, what refers to it is found by an index', async () => {
  const references =
    await columnsOf(sql`select conrelid::regclass || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f'`)
  const known = new Set(await indexed())
  // no stack is ever deleted
  expect(references.filter((name) => !known.has(name))).toEqual(['shipments.stack_id'])
})

test('what is dropped by age is found by it', async () => {
  const known = new Set(await indexed())
  const aged = PURGED.map(({ at }) => `${getTableName(at.table)}.${at.name}`)
  // the sandbox is for demonstrations
  expect(aged.filter((name) => !known.has(name) && !name.startsWith('sandbox_'))).toEqual([])
})

test('what is counted by phone over all venues is found by it', async () => {
  expect(await indexed()).toEqual(expect.arrayContaining(['abandoned_carts.phone', 'orders.customer_phone']))
})

test('work is found without reading what waits', async () => {
  const now = new Date()
  const waiting = Array.from({ length: 2_000 }, (_, nth) => ({
    queue: 'long',
    key: String(nth),
    subject: String(nth),
    runAt: now,
  }))
  await addJobs(server.store.db, waiting, now)
  await server.store.db.transaction(async (tx) => {
    const rowsRead = async () => {
      const counted = await tx.execute(sql`select seq_tup_read + idx_tup_fetch as "read"
        from pg_stat_xact_user_tables where relname = 'jobs'`)
      return Number((counted as { rows: { read: unknown }[] }).rows[0]?.read)
    }
    const before = await rowsRead()
    expect(await listDueQueues(tx, ['long', 'empty'], now)).toEqual(['long'])
    expect(await takeDueJob(tx, 'long', { now, lockMs: 1_000 })).toMatchObject({ key: '0' })
    expect((await rowsRead()) - before).toBeLessThan(20)
  })
})
