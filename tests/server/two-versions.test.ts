import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { migrateTables } from '#server/db/migrate.ts'
import { migrationsFolder } from '#server/db/migrations-folder.ts'
import type { Session } from '#server/db/store-shape.ts'
import { breaksOf, rowsOf, shapeOf, writesOf, type Shape } from './support/old-shape.ts'

/** Those up to here were written before the rule. @see docs/decisions/0111-migrations-of-before-the-rule-stay-as-they-are.md */
const LAST_FREE = '0029_charged_back'

/** What was looked at and may be. */
const KNOWN: Record<string, string[]> = {
  // the points of an order go back in several parts since then, see decision 93
  '0030_money_that_adds_up': ['loyalty_movements has no unique index (order_id, kind) any more'],
}

/** Where the faults are planted. */
const PLANTED = ['orders', 'payments', 'charges']

type Journal = { entries: { tag: string; when: number }[] }
const { entries } = JSON.parse(
  readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8'),
) as Journal
const free = entries.findIndex(({ tag }) => tag === LAST_FREE)
const later = entries.slice(free + 1)

const { TEST_DATABASE_URL: postgres = '' } = process.env
const kinds = postgres === '' ? ['the embedded database'] : ['the embedded database', 'PostgreSQL']

describe.each(kinds)('on %s', (kind) => {
  let session: Session
  let close: () => Promise<unknown>
  /** what the version before the next migration knows, and the number of its last rows */
  let before: Shape
  let n = 1
  beforeAll(async () => {
    const opened = kind === 'PostgreSQL' ? await openPostgres() : await openEmbedded()
    session = opened.session
    close = opened.close
    await migrateTables(session, { upTo: entries[free]?.when })
    before = await shapeOf(session)
  })
  afterAll(() => close())

  /** Does what that version does beside the tables as they are. */
  const work = async (shape: Shape, tables?: string[]) => {
    n += 2
    await session.query(`do $$ begin ${writesOf(shape, n, tables).join('; ')}; end $$`)
  }

  test.each(later)('the version before $tag goes on beside it', async ({ tag, when }) => {
    await work(before)
    const rows = await rowsOf(session, before)
    await migrateTables(session, { upTo: when })
    expect(await rowsOf(session, before)).toEqual(rows)
    await work(before)
    const now = await shapeOf(session)
    expect(breaksOf(before, now)).toEqual(KNOWN[tag] ?? [])
    before = now
  })

  test.each([
    ['alter table orders drop column notes', /"notes".* does not exist/],
    ['alter table orders rename to sales', /"orders" does not exist/],
    [
      `alter table orders add column a text default '' not null; alter table orders alter column a drop default`,
      /"a" .*not-null/,
    ],
    ['alter table orders alter column tip drop default', /"tip" .*not-null/],
    [
      `update orders set tax_name = ''; alter table orders alter column tax_name set not null`,
      /"tax_name" .*not-null/,
    ],
    [`alter table orders alter column notes type varchar(1) using left(notes, 1)`, /too long/],
    ['alter table orders add constraint a check (price > 1000) not valid', /violates check/],
    [
      'drop index charges_reference',
      'charges has no unique index (provider, public_key, reference) WHERE (reference IS NOT NULL) any more',
    ],
    ['alter table orders alter column code type text', 'orders.code was character(11) and is text'],
    ['alter table orders alter column notes drop not null', 'orders.notes may be null'],
    ['create unique index once on orders (customer_phone, price)', 'orders has the new rule once'],
    ['alter table orders add constraint a check (price >= 0) not valid', 'orders has the new rule a'],
  ])('%s is refused', async (statement, fault) => {
    await session.query('begin')
    try {
      for (const each of statement.split('; ')) await session.query(each)
      const tried = work(before, PLANTED)
      if (fault instanceof RegExp) await expect(tried).rejects.toThrow(fault)
      else {
        await tried
        expect(breaksOf(before, await shapeOf(session))).toEqual([fault])
      }
    } finally {
      await session.query('rollback')
    }
  })

  test.each([
    'alter table orders add column a text',
    'alter table orders add column a boolean default false not null',
    'create table a (id uuid primary key references orders (id))',
    'alter table orders add column a text; create unique index a_once on orders (a)',
  ])('%s passes', async (statement) => {
    await session.query('begin')
    try {
      for (const each of statement.split('; ')) await session.query(each)
      await work(before, PLANTED)
      expect(breaksOf(before, await shapeOf(session))).toEqual([])
    } finally {
      await session.query('rollback')
    }
  })
})

async function openEmbedded() {
  const client = await PGlite.create()
  return { session: client, close: () => client.close() }
}

async function openPostgres() {
  const name = `vitrina_versions_${randomUUID().replaceAll('-', '')}`
  const server = new pg.Client({ connectionString: postgres })
  await server.connect()
  await server.query(`create database ${name}`)
  const url = new URL(postgres)
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  return {
    session: client,
    async close() {
      await client.end()
      await server.query(`drop database ${name}`)
      await server.end()
    },
  }
}
