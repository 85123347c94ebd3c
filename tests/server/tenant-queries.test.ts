import { utimesSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OrderCreated } from '#generated/models.ts'
import { rowsOf } from '#server/db/rows.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { listProviders } from '#server/repositories/catalog-repository.ts'
import { listDirectory } from '#server/repositories/directory-repository.ts'
import { listForgettingVenues } from '#server/repositories/former-places-repository.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { hearStatements, type Statement } from './support/heard-statements.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { applyOverHttp, at, copyTenants, type TenantCopies } from './support/tenant-copies.ts'
import { testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let copies: TenantCopies
let heard: Statement[]
beforeAll(async () => {
  copies = copyTenants()
  server = await testApp(copies)
  heard = hearStatements(server.store)
})
afterAll(async () => {
  await server.close()
  copies.remove()
})

/** Of a time in which the files count as left alone. */
const later = () => new Date(Date.now() + 60_000)
const apply = () => applyTenants(server.store, { ...copies, clock: later })

/** What the product says while something is done. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  heard.length = 0
  await work()
  return heard.splice(0)
}

describe('folders that nobody touched', () => {
  test('are not written again, and once they were looked at not read either', async () => {
    expect((await apply()).unchanged).toHaveLength(4)
    const { unchanged } = await apply()
    const statements = await statementsOf(apply)
    expect(unchanged).toHaveLength(4)
    // base, all that are served, and one batch of folders
    expect(statements.map(({ sql }) => sql.slice(0, 6))).toEqual(['select', 'select', 'select'])
    const before = await rowVersions()
    await apply()
    expect(await rowVersions()).toEqual(before)
  })

  test('with other bytes of the same length and an old time of writing are read', async () => {
    await apply()
    const old = new Date('2001-01-01T00:00:00Z')
    const file = join(copies.tenantsDir, 'bistro/tenant.json')
    copies.edit('bistro/tenant.json', (c) => (at(c, 'branches', 0, 'branchContacts', 0).name = 'Uno'))
    utimesSync(file, old, old)
    expect((await apply()).changed).toEqual(['bistro'])
    copies.edit('bistro/tenant.json', (c) => (at(c, 'branches', 0, 'branchContacts', 0).name = 'Dos'))
    utimesSync(file, old, old)
    expect((await apply()).changed).toEqual(['bistro'])
  })
})

const rowVersions = () =>
  server.store.db
    .select({ alias: tenants.alias, version: sql<string>`xmin::text` })
    .from(tenants)
    .orderBy(tenants.alias)

type Client = { query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> }

/** Ways of reading that a small table invites to and a large one does not. */
const OFF = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']

/** A session of its own, for which a whole table costs more than everything else. */
async function plannerOf({ databaseUrl, store }: TestApp): Promise<Client & { end(): Promise<void> }> {
  const own = databaseUrl === undefined ? undefined : new pg.Client({ connectionString: databaseUrl })
  await own?.connect()
  // the embedded database has one session, and this one is the test's
  const client: Client = own ?? (store.db as unknown as { $client: Client }).$client
  for (const way of OFF) await client.query(`set ${way} = off`)
  return { query: (text, values) => client.query(text, values), end: async () => own?.end() }
}

/** A step of a plan that PostgreSQL would take. */
type Step = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Index Name'?: string
  Plans?: Step[]
}

/** Tables whose rows do not grow with tenants, orders or diners. */
const FEW_ROWS = new Set(['tenant_application'])
const growing = new Set<string>()
beforeAll(async () => {
  const tables = sql`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`
  for (const { name } of await rowsOf<{ name: string }>(server.store.db, tables))
    if (!FEW_ROWS.has(name)) growing.add(name)
  expect(growing.size).toBeGreaterThan(50)
})

/** Read whole to count all brands, without the rows. */
const COUNTED = 'tenants_listed'

/** The tables that a plan reads from one end to the other. */
function wholeReads(step: Step, isLimited = false): string[] {
  const kind = step['Node Type']
  const table = step['Relation Name']
  const limited = isLimited || kind === 'Limit'
  const isCounted = kind === 'Index Only Scan' && step['Index Name'] === COUNTED
  const isWhole =
    kind === 'Seq Scan' || (/^Index (?:Only )?Scan$/.test(kind) && !step['Index Cond'] && !limited)
  return [
    ...(table !== undefined && growing.has(table) && isWhole && !isCounted ? [table] : []),
    ...(step.Plans ?? []).flatMap((inner) => wholeReads(inner, limited)),
  ]
}

/** What a database would do that has an index for everything: no whole table is read while another way is there. */
async function wholeReadsOf(planner: Client, { sql, params }: Statement): Promise<string[]> {
  const { rows } = await planner.query(`explain (format json) ${sql}`, params)
  const plans = rows[0]?.['QUERY PLAN'] as { Plan: Step }[]
  return plans.flatMap(({ Plan }) => wholeReads(Plan))
}

const isPlanned = ({ sql }: Statement) => /^\s*(?:select|insert|update|delete|with)\b/i.test(sql)

describe('no query on the way reads a whole table', () => {
  let planner: Awaited<ReturnType<typeof plannerOf>>
  beforeAll(async () => {
    planner = await plannerOf(server)
  })
  afterAll(() => planner.end())

  const place = async () => {
    const body = await orderPayload(server, 'bistro')
    const headers = { 'idempotency-key': newKey() }
    expect((await server.call<OrderCreated>('POST', '/api/order', { body, headers })).status).toBe(201)
  }
  const get = (path: string) => async () => expect((await server.call('GET', path)).status).toBe(200)

  test.each<[string, () => Promise<unknown>]>([
    [
      'a folder that changed',
      async () => {
        copies.edit('bistro/tenant.json', (c) => (at(c, 'branches', 0, 'branchContacts', 0).name = 'Otro'))
        expect((await apply()).changed).toEqual(['bistro'])
      },
    ],
    ['folders that stay', apply],
    ['an application for an operator', () => applyOverHttp(server)],
    ['a venue', get('/api/diner/bistro')],
    ['the list of all brands', () => listDirectory(server.store.db, '', { offset: 0, limit: 20 })],
    ['a host', () => server.call('GET', '/api/hosts/ask?domain=bistro.example')],
    ['an order', place],
    ['the branches of a chain', get('/api/diner/companies/chain/branches')],
    ['venues that forget their diners', () => listForgettingVenues(server.store.db, '', 20)],
    ['what a start tells of providers', () => listProviders(server.store.db).next()],
    [
      'the guide',
      async () => {
        const body = { lat: -34.6, lng: -58.4, pagingOption: { pageSize: 10, offset: 0 } }
        expect((await server.call('POST', '/api/menu/near', { body })).status).toBe(200)
      },
    ],
  ])('%s', async (_, work) => {
    const statements = (await statementsOf(work)).filter(isPlanned)
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      expect({ ...statement, whole: await wholeReadsOf(planner, statement) }).toEqual({
        ...statement,
        whole: [],
      })
    }
  })
})
