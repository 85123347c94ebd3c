import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { openEmbedded } from './embedded.ts'
import { emptyDatabase } from './empty-database.ts'

const STATEMENTS = 20

test('what the upkeep has written to the tables is not read from the log again after a crash', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-upkeep-'))
  const { db, upkeep, close } = await openEmbedded(dataDir, await emptyDatabase())
  const log = async () => {
    const answer = await db.execute(
      sql`select pg_current_wal_lsn() - redo_lsn as "bytes" from pg_control_checkpoint()`,
    )
    return Number((answer as { rows: { bytes: string }[] }).rows[0]?.bytes)
  }
  try {
    await db.execute(sql`create table many as select generate_series(1, 20000) as one`)
    expect(await log()).toBeGreaterThan(500_000)
    await upkeep?.()
    expect(await log()).toBeLessThan(20_000)
  } finally {
    await close()
    rmSync(dataDir, { recursive: true })
  }
})

test('whoever asks on and on lets others have their turn, also where it fails and in a transaction', async () => {
  const { db, close } = await openEmbedded(undefined, await emptyDatabase())
  let turns = 0
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  const turnsDuring = async (ask: () => Promise<unknown>) => {
    turns = 0
    for (let nth = 0; nth < STATEMENTS; nth += 1) await ask()
    return turns
  }
  expect(await turnsDuring(() => db.execute(sql`select 1`))).toBeGreaterThanOrEqual(STATEMENTS)
  const failing = () => expect(db.execute(sql`select 1 / 0`)).rejects.toThrow('Failed query')
  expect(await turnsDuring(failing)).toBeGreaterThanOrEqual(STATEMENTS)
  const within = await db.transaction((tx) => turnsDuring(() => tx.execute(sql`select 1`)))
  expect(within).toBeGreaterThanOrEqual(STATEMENTS)
  clearImmediate(next)
  await close()
})
