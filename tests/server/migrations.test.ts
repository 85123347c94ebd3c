import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { migrateTables } from '#server/db/migrate.ts'
import { migrateAlone } from '#server/db/postgres.ts'

const FIRST =
  'create table "visits" ("n" integer); --> statement-breakpoint insert into "visits" values (1), (2);'
const INDEX = `-- concurrently
create index concurrently "visits_n" on "visits" ("n");--> statement-breakpoint
create unique index concurrently "visits_once" on "visits" ("n");`
const COLUMN = 'alter table "visits" add column "at" text;'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-migrations-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The folder with these migrations, the oldest first. */
function migrations(...texts: string[]): void {
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const entries = texts.map((text, idx) => {
    const tag = `000${idx}`
    writeFileSync(join(folder, `${tag}.sql`), text)
    return { idx, version: '7', when: idx + 1, tag, breakpoints: true }
  })
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
}

const WHOLE = `select relname as name, indisvalid as whole from pg_index join pg_class on pg_class.oid = indexrelid
  where indrelid = 'visits'::regclass order by relname`
const BOTH = [
  { name: 'visits_n', whole: true },
  { name: 'visits_once', whole: true },
]

describe('outside of a transaction', () => {
  let client: PGlite
  beforeEach(async () => {
    client = await PGlite.create()
  })
  afterEach(() => client.close())

  test('an index whose making ended early is made anew, and one that is whole is left', async () => {
    migrations(FIRST)
    await migrateTables(client, { folder })
    // as a process that was killed leaves them
    await client.exec(
      'create index "visits_n" on "visits" ("n"); create unique index "visits_once" on "visits" ("n")',
    )
    await client.exec(`update pg_index set indisvalid = false where indexrelid = 'visits_once'::regclass`)
    const [kept] = (await client.query(`select 'visits_n'::regclass::oid as oid`)).rows
    migrations(FIRST, INDEX)
    await migrateTables(client, { folder })
    expect((await client.query(WHOLE)).rows).toEqual(BOTH)
    expect((await client.query(`select 'visits_n'::regclass::oid as oid`)).rows).toEqual([kept])
  })

  test('what failed is not noted: the next start goes on from the same statement', async () => {
    migrations(FIRST, INDEX, COLUMN)
    await client.exec('create table "visits" ("n" integer)')
    await expect(migrateTables(client, { folder })).rejects.toThrow('already exists')
    await client.exec('drop table "visits"')
    migrations(`${FIRST} --> statement-breakpoint insert into "visits" values (2)`, INDEX, COLUMN)
    await expect(migrateTables(client, { folder })).rejects.toThrow('visits_once')
    expect((await client.query(WHOLE)).rows).toContainEqual({ name: 'visits_n', whole: true })
    await client.exec('delete from "visits" where ctid = (select min(ctid) from "visits" where "n" = 2)')
    await migrateTables(client, { folder })
    expect((await client.query(WHOLE)).rows).toEqual(BOTH)
    expect(
      (await client.query('select count("at")::int as written, count(*)::int as n from "visits"')).rows,
    ).toEqual([{ written: 0, n: 2 }])
  })
})

const { TEST_DATABASE_URL: postgres = '' } = process.env

describe.runIf(postgres)('beside writers', () => {
  const url = new URL(postgres || 'postgres://none')
  let name: string
  let pool: pg.Pool
  beforeEach(async () => {
    name = `vitrina_migrations_${randomUUID().replaceAll('-', '')}`
    await onServer(`create database ${name}`)
    url.pathname = `/${name}`
    pool = new pg.Pool({ connectionString: url.href })
    pool.on('error', () => undefined)
    migrations(FIRST)
    await migrateAlone(pool, folder)
  })
  afterEach(async () => {
    await onServer(`drop database ${name} with (force)`)
    await pool.end()
  })
  async function onServer(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: postgres })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  /** Returns once a statement that begins like this waits for somebody. */
  const waits = (beginning: string) =>
    vi.waitFor(
      async () => {
        const { rowCount } = await pool.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike $1`,
          [`${beginning}%`],
        )
        expect(rowCount).toBe(1)
      },
      { timeout: 30_000 },
    )
  /** In a transaction that is open until the work is done. */
  const beside = async (statement: string, work: () => Promise<unknown>) => {
    const open = await pool.connect()
    try {
      await open.query(`begin; ${statement}`)
      await work()
      await open.query('commit')
    } finally {
      open.release()
    }
  }
  /** Fails instead of waiting for ever. */
  const write = (n: number) =>
    beside(`set local lock_timeout = '20s'; insert into "visits" ("n") values (${n})`, () =>
      Promise.resolve(),
    )
  test('an index is made while an order is written, and the next ones are written meanwhile', async () => {
    migrations(FIRST, INDEX)
    let migrated: Promise<void> | undefined
    await beside('insert into "visits" ("n") values (3)', async () => {
      migrated = migrateAlone(pool, folder)
      await waits('create index')
      await write(4)
    })
    await migrated
    expect((await pool.query(WHOLE)).rows).toEqual(BOTH)
    expect((await pool.query('select count(*)::int as n from "visits"')).rows).toEqual([{ n: 4 }])
  })

  test('a column that has to wait for a reader lets writers pass, and is added afterwards', async () => {
    migrations(FIRST, COLUMN)
    let migrated: Promise<void> | undefined
    await beside('select * from "visits"', async () => {
      migrated = migrateAlone(pool, folder)
      await waits('alter table')
      // waits behind the column until that gives up
      await write(3)
    })
    await migrated
    expect((await pool.query('select "at" from "visits" where "n" = 3')).rows).toEqual([{ at: null }])
  })

  test('of several processes that start at once one makes the index, and all start', async () => {
    migrations(FIRST, INDEX, COLUMN)
    let started: Promise<void>[] = []
    // holds the first of them up until the others are there
    await beside('insert into "visits" ("n") values (3)', async () => {
      started = [1, 2, 3].map(() => migrateAlone(pool, folder))
      await waits('create index')
    })
    await Promise.all(started)
    expect((await pool.query(WHOLE)).rows).toEqual(BOTH)
    expect((await pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')).rows).toEqual([
      { n: 3 },
    ])
  })
})
