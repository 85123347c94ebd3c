import { setImmediate as nextTurn } from 'node:timers/promises'

import type { PGlite, Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'

import { tracedQuery } from '../observe/signals.ts'
import { migrateTables } from './migrate.ts'
import { openPglite } from './open-pglite.ts'
import type { Store } from './store-shape.ts'
import type { SyncedFiles } from './synced-files.ts'

/** Opens the embedded database, in memory when no folder is given. */
export async function openEmbedded(dataDir: string | undefined, template?: Blob): Promise<Store> {
  const { client, files, close } = await openPglite(dataDir, template, migrateTables)
  return {
    kind: 'embedded',
    db: drizzle(inTurns(client, files)),
    async listen(channel, onMessage) {
      await client.listen(channel, onMessage)
    },
    // one in memory is gone before it grows
    upkeep: dataDir === undefined ? undefined : () => upkeep(client),
    close,
  }
}

/**
 * Replaces PostgreSQL's background processes, which the embedded database lacks. Without vacuum it would grow and
 * plan for tables of unknown size, so each table of which a tenth has changed is vacuumed. Without checkpoints the
 * log, which is read in full after a crash, would grow too.
 */
async function upkeep(client: PGlite): Promise<void> {
  // includes changes of the last second
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ name: string }>(`select relid::regclass::text as name
    from pg_stat_user_tables where n_mod_since_analyze > 50 + n_live_tup / 10`)
  // one by one, so that requests run in between
  for (const { name } of rows) await client.query(`vacuum analyze ${name}`)
  await client.query('checkpoint')
}

/**
 * Tells of each statement, those of transactions too, and gives its answer in a turn of its own: this database answers
 * within the turn in which it is asked, and who asks on and on, as a row of jobs does, would let no request in. What
 * was written is on the disk when it is answered; of a transaction, as it ends. Who only reads does not wait for the
 * disk of others.
 */
function inTurns(client: PGlite, files: SyncedFiles | undefined): PGlite {
  giveTurns(client, (text, ask) => {
    if (files === undefined) return ask()
    if (!/^\s*select\b/i.test(text)) return files.durably(ask)
    files.refuseIfBroken()
    return ask()
  })
  const transaction = client.transaction.bind(client)
  client.transaction = (work) => {
    const run = () =>
      transaction((tx) => {
        giveTurns(tx, (_, ask) => ask())
        return work(tx)
      })
    return files ? files.durably(run) : run()
  }
  return client
}

type Answer = (text: string, ask: () => Promise<unknown>) => Promise<unknown>

function giveTurns(asked: Pick<Transaction, 'query'>, answer: Answer): void {
  const ask = asked.query.bind(asked) as (...args: unknown[]) => unknown
  asked.query = (async (text: string, ...rest: unknown[]) => {
    try {
      return await answer(text, async () => tracedQuery(text, ask, [text, ...rest]))
    } finally {
      await nextTurn()
    }
  }) as typeof asked.query
}
