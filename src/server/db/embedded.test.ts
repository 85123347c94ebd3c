import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { openEmbedded } from './embedded.ts'
import { emptyDatabase } from './empty-database.ts'

const STATEMENTS = 20

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
