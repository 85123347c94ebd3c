import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { PGlite, type Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'

import { toldQuery } from '../observe/signals.ts'
import { reasonOf, StartupError } from '../startup-error.ts'
import { lockFolder, type FolderLock } from './folder-lock.ts'
import { migrateTables } from './migrate.ts'
import { schema, type Store } from './store-shape.ts'

/** Room for pages that are read often. The default of 128 MB is a quarter of what the whole server takes. */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

/** Opens the embedded database, in memory when no folder is given. */
export async function openEmbedded(dataDir: string | undefined, template?: Blob): Promise<Store> {
  const lock: FolderLock | undefined = dataDir === undefined ? undefined : lockFolder(dataDir)
  let client: PGlite
  try {
    client = await PGlite.create({
      dataDir: dataDir === undefined ? undefined : join(dataDir, 'database'),
      loadDataDir: template,
      startParams: START,
    })
    await migrateTables(client)
  } catch (error) {
    lock?.release()
    throw new StartupError(
      'DATA_FOLDER_UNUSABLE',
      `The embedded database in ${dataDir ?? 'memory'} cannot be opened (${reasonOf(error)}). Restore the folder from a copy, or set VITRINA_DATA_DIR to another one.`,
      { cause: error },
    )
  }
  return {
    kind: 'embedded',
    db: drizzle(inTurns(client), { schema }),
    async listen(channel, onMessage) {
      await client.listen(channel, onMessage)
    },
    // one in memory is gone before it grows
    vacuum: dataDir === undefined ? undefined : () => vacuum(client),
    async close() {
      await client.close()
      lock?.release()
    },
  }
}

/**
 * Vacuums each table of which a tenth has changed, as PostgreSQL's own processes do, which the embedded one has none of:
 * it would grow for good, and plan every query for tables of unknown size.
 */
async function vacuum(client: PGlite): Promise<void> {
  // what changed within the last second counts too
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ name: string }>(`select relid::regclass::text as name
    from pg_stat_user_tables where n_mod_since_analyze > 50 + n_live_tup / 10`)
  // each by itself, so that requests come between
  for (const { name } of rows) await client.query(`vacuum analyze ${name}`)
}

/**
 * Tells of each statement, those of transactions too, and gives its answer in a turn of its own: this database answers within
 * the turn in which it is asked, and who asks on and on, as a row of jobs does, would let no request in.
 */
function inTurns(client: PGlite): PGlite {
  giveTurns(client)
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((tx) => {
      giveTurns(tx)
      return work(tx)
    })
  return client
}

function giveTurns(asked: Pick<Transaction, 'query'>): void {
  const ask = asked.query.bind(asked) as (...args: unknown[]) => unknown
  asked.query = (async (text: string, ...rest: unknown[]) => {
    try {
      return await toldQuery(text, ask, [text, ...rest])
    } finally {
      await nextTurn()
    }
  }) as typeof asked.query
}
