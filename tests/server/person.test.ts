// Longer than 300 lines: every way in which a person is exported and erased, by call and by command.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import type { PersonDocument, PersonErased, PersonRequests, Problem } from '#generated/models.ts'
import { listTables } from '#server/backup/tables.ts'
import { orders } from '#server/db/schema/orders.ts'
import { customers, personRequests } from '#server/db/schema/people.ts'
import { emptyDatabase } from '#server/db/empty-database.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { openStore } from '#server/db/store.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { person } from '../../src/cli/person.ts'
import { venueToken, bearer } from './support/console.ts'
import { paidTenants } from './support/paid-tenants.ts'
import { deliver, FILOMENA, MARKS, placeAsFilomena, writeTraces } from './support/person.ts'
import { rowsOf } from './support/rows-of.ts'
import { applyOverHttp, at, type Json } from './support/tenant-copies.ts'
import { DINER_COOKIE, testApp, type TestApp } from './support/test-app.ts'

const OTHER = 'cantina'
const tenantsDir = paidTenants({
  [OTHER]: { country: 'AR', online: { providerName: 'embedded', publicKey: 'x' } },
})
let server: TestApp
beforeAll(async () => {
  server = await testApp({ tenantsDir })
})
afterAll(async () => {
  await server.close()
  rmSync(tenantsDir, { recursive: true })
})

function ask<T>(what: 'export' | 'erase', tenant: string, body: object = {}) {
  server.time.now = new Date(server.time.now.getTime() + 1_000)
  return server.call<T>('POST', `/api/admin/tenants/${tenant}/person/${what}`, {
    admin: true,
    body: { phone: FILOMENA.phone, by: 'Marta', ...body },
  })
}

/** Every row of the database in which something of her stands, after the name of its table. */
async function tracesLeft(): Promise<string[]> {
  const session = { query: async (text: string) => ({ rows: await rowsOf(server.store.db, text) }) }
  const found: string[] = []
  for (const table of await listTables(session)) {
    const rows = await rowsOf<{ row: string }>(
      server.store.db,
      `select to_jsonb(t)::text as row from public."${table}" t`,
    )
    for (const { row } of rows) if (MARKS.some((mark) => row.includes(mark))) found.push(`${table} ${row}`)
  }
  return found
}

describe('a person of two tenants, who also delivers', () => {
  let open: string
  let others: string[]
  beforeAll(async () => {
    for (const tenant of [OTHER, 'bistro']) {
      const { id, code } = await placeAsFilomena(server, tenant)
      await deliver(server, code)
      await writeTraces(server, tenant, id)
      await server.app.worker.runDue()
      if (tenant === OTHER) others = await tracesLeft()
    }
    open = (await placeAsFilomena(server, 'bistro')).code
  })

  test('the document has every part, all that is known of her, and no secret', async () => {
    const { status, body, text } = await ask<PersonDocument>('export', 'bistro')
    expect(status).toBe(200)
    expect(body).toMatchObject({ tenant: 'bistro', phone: FILOMENA.phone })
    const empty = Object.entries(body.data).filter(([, rows]) => rows.length === 0)
    // asked for the first time
    expect(empty.map(([part]) => part)).toEqual(['requests'])
    expect(MARKS.filter((mark) => !text.includes(mark))).toEqual([])
    expect(body.data.orders).toHaveLength(2)
    expect(body.data.carried).toMatchObject([{ status: 'DELIVERED' }])
    expect(body.data.cashTaken).toMatchObject([{ source: 'RIDER', amount: 100 }])
    expect(text).not.toContain(OTHER)
    for (const secret of ['deviceId', 'tokenHash', 'codeHash', 'deliveryKey', 'bodyHash', 'phoneHash'])
      expect(text).not.toContain(`"${secret}"`)
  })

  test('an order that is not over keeps everything as it is, and says which', async () => {
    const { status, body } = await ask<Problem>('erase', 'bistro')
    expect([status, body.code]).toEqual([409, 'PERSON_HAS_OPEN_ORDERS'])
    expect(body.detail).toContain(open)
    expect((await tracesLeft()).filter((row) => row.startsWith('customers '))).toHaveLength(2)
  })

  test('erased, nothing of her is left but what the law keeps, the rider, and the other tenant', async () => {
    await deliver(server, open)
    await server.app.worker.runDue()
    const before = await rowsOf(
      server.store.db,
      'select sum(price)::text, sum(items_price)::text from orders',
    )
    const { status, body } = await ask<PersonErased>('erase', 'bistro')
    expect(status).toBe(200)
    expect(body.rows).toMatchObject({ account: 1, sessions: 1, orders: 2, points: expect.any(Number) })
    const left = await tracesLeft()
    expect(others.filter((row) => !left.includes(row))).toEqual([])
    const here = left.filter((row) => !others.includes(row))
    expect(here.map((row) => row.split(' ')[0])).toEqual(['receipts', 'riders', 'shift_tries'])
    expect(here[0]).toContain('"provider": "http"')
    const visits = await rowsOf(
      server.store.db,
      "select branch_contact as at from analytics_events where event = 'PAY_ORDER'",
    )
    expect(visits).toEqual([{ at: OTHER }])
    expect(
      await rowsOf(server.store.db, 'select sum(price)::text, sum(items_price)::text from orders'),
    ).toEqual(before)
  })

  test('the browser that ordered sees nothing of it any more', async () => {
    const url = `/api/orders?phone=${encodeURIComponent(FILOMENA.phone)}&branchContactId=bistro`
    const seen = await server.call<{ dinerOrders: { orders: unknown[] } }>('GET', url, {
      cookie: DINER_COOKIE,
    })
    expect(seen.body.dinerOrders.orders).toEqual([])
  })

  test('asked for, the rider goes too', async () => {
    const { status, body } = await ask<PersonErased>('erase', 'bistro', { rider: true })
    expect([status, body.rows]).toEqual([200, { rider: 1, riderShifts: 1, shiftTries: 1 }])
    expect((await ask<PersonDocument>('export', 'bistro')).body.data.rider).toEqual([])
  })

  test('who asked is kept, without the phone', async () => {
    const { body, text } = await server.call<PersonRequests>(
      'GET',
      '/api/admin/tenants/bistro/person/requests',
      { admin: true },
    )
    expect(body.requests.map(({ action, outcome, by }) => [action, outcome, by])).toEqual([
      ['EXPORT', 'DONE', 'Marta'],
      ['ERASE', 'DONE', 'Marta'],
      ['ERASE', 'DONE', 'Marta'],
      ['ERASE', 'REFUSED', 'Marta'],
      ['EXPORT', 'DONE', 'Marta'],
    ])
    expect(new Set(body.requests.map(({ phoneHash }) => phoneHash)).size).toBe(1)
    expect(MARKS.filter((mark) => text.includes(mark))).toEqual([])
    await ask('export', OTHER)
    const other = await server.store.db.select().from(personRequests).where(eq(personRequests.tenant, OTHER))
    // of another tenant it is another hash
    expect(other[0]?.phoneHash).not.toBe(body.requests[0]?.phoneHash)
  })
})

describe('a branch that its tenant has no more, where nobody ordered', () => {
  const PHONE = '+5491155550202'
  const change = async (tenant: string, edit: (file: Json) => void) => {
    const file = join(tenantsDir, tenant, 'tenant.json')
    const content = JSON.parse(readFileSync(file, 'utf8')) as Json
    edit(content)
    writeFileSync(file, JSON.stringify(content))
    expect(await applyOverHttp(server)).toMatchObject({ changed: 1, refused: 0 })
  }
  const accounts = async (tenant: string) =>
    (await ask<PersonDocument>('export', tenant, { phone: PHONE })).body.data.account
  beforeAll(async () => {
    const { db } = server.store
    const who = { branch: 'kiosk-marca', phone: PHONE, name: 'Ema', email: 'ema@correo.example' }
    await db.insert(customers).values({ ...who, optIn: true, updatedAt: server.time.now })
    await change('kiosk', (file) => (at(file, 'branches', 0).alias = 'kiosk-nueva'))
  })

  test('is looked through as long as no other tenant has it', async () => {
    expect(await accounts('kiosk')).toMatchObject([{ name: 'Ema' }])
    await change('bistro', (file) => (at(file, 'branches', 0).alias = 'kiosk-marca'))
    expect(await accounts('kiosk')).toEqual([])
    expect(await accounts('bistro')).toMatchObject([{ name: 'Ema' }])
    await change('bistro', (file) => (at(file, 'branches', 0).alias = 'bistro-casa'))
  })

  test('is not looked through for an order there once another tenant has it', async () => {
    const { db } = server.store
    const { id } = await placeAsFilomena(server, OTHER)
    await db.update(orders).set({ customerPhone: PHONE, branch: 'bistro-casa' }).where(eq(orders.id, id))
    const who = { branch: 'bistro-casa', phone: PHONE, name: 'Ema', email: 'ema@bistro.example' }
    await db.insert(customers).values({ ...who, optIn: true, updatedAt: server.time.now })
    const { body } = await ask<PersonDocument>('export', OTHER, { phone: PHONE })
    expect(body.data.orders).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain('ema@bistro.example')
    await db.delete(customers).where(eq(customers.email, 'ema@bistro.example'))
    await db.delete(orders).where(eq(orders.id, id))
  })

  test('keeps nothing of who is erased', async () => {
    // it was the other tenant's last
    const erased = await ask<PersonErased>('erase', 'bistro', { phone: PHONE })
    expect([erased.status, erased.body.rows]).toEqual([200, { account: 1 }])
    expect(await accounts('bistro')).toEqual([])
  })
})

describe('who may ask', () => {
  test('the operator alone', async () => {
    const token = await venueToken(server, 'bistro')
    const body = { phone: FILOMENA.phone, by: 'Caja' }
    for (const what of ['export', 'erase']) {
      const url = `/api/admin/tenants/bistro/person/${what}`
      expect((await server.call('POST', url, { body, ...bearer(token) })).status).toBe(403)
      expect((await server.call('POST', url, { body })).status).toBe(401)
    }
    const list = '/api/admin/tenants/bistro/person/requests'
    expect((await server.call('GET', list, bearer(token))).status).toBe(403)
  })

  test('about a tenant that is there, and a phone that is one', async () => {
    expect((await ask('export', 'nobody')).status).toBe(404)
    expect((await ask('erase', 'bistro', { phone: 'hola' })).status).toBe(400)
    expect((await ask('export', 'bistro', { by: ' ' })).status).toBe(400)
    const local = await ask<PersonDocument>('export', 'bistro', { phone: '9 11 5555-0909' })
    expect(local.body.phone).toBe('+5491155550909')
  })
})

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-person-'))
  afterAll(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  /** The database that the command of these settings opens, with an account in it. */
  async function prepare(): Promise<void> {
    const { databaseUrl } = server
    vi.stubEnv('DATABASE_URL', databaseUrl ?? '')
    vi.stubEnv('VITRINA_DATA_DIR', folder)
    const store =
      databaseUrl === undefined
        ? await openStore({ dataDir: folder, template: await emptyDatabase() })
        : server.store
    const { tenantsDir: from, imagesDir } = server.config
    if (databaseUrl === undefined)
      await applyTenants(store, { tenantsDir: from, imagesDir, clock: () => server.time.now })
    const { phone, name, email } = FILOMENA
    await store.db
      .insert(customers)
      .values({ branch: 'bistro-casa', phone, name, email, optIn: true, updatedAt: server.time.now })
    if (databaseUrl === undefined) await store.close()
  }

  async function run(...words: string[]) {
    let printed = ''
    let said = ''
    const print = (text: string) => (printed += text)
    const say = (text: string) => (said += text)
    const code = await person(words, { env: process.env, print, say, agrees: async () => false })
    return { code, printed, said }
  }

  test('exports into a file that nobody else reads, and erases after a yes', async () => {
    await prepare()
    const file = join(folder, 'filomena.json')
    const words = [FILOMENA.phone, '--tenant', 'bistro']
    writeFileSync(file, 'of an earlier export, open to all', { mode: 0o644 })
    expect((await run('export', ...words, '--out', file)).code).toBe(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const document = JSON.parse(readFileSync(file, 'utf8')) as PersonDocument
    expect(document.data.account).toMatchObject([{ name: FILOMENA.name, email: FILOMENA.email }])
    expect(await run('erase', ...words)).toMatchObject({
      code: 2,
      said: expect.stringContaining('Nothing was erased'),
    })
    const erased = await run('erase', ...words, '--yes', '--by', 'Marta')
    expect([erased.code, JSON.parse(erased.printed)]).toEqual([
      0,
      { at: expect.any(String), rows: { account: 1 } },
    ])
    const after = JSON.parse((await run('export', ...words)).printed) as PersonDocument
    expect(after.data.account).toEqual([])
    expect(after.data.requests.slice(-2)).toMatchObject([
      { action: 'EXPORT', outcome: 'DONE', rows: { account: 1 } },
      { action: 'ERASE', outcome: 'DONE', by: 'Marta' },
    ])
  })

  test.each([
    [['export'], 'vitrina person export'],
    [['forget', FILOMENA.phone, '--tenant', 'bistro'], 'vitrina person export'],
    [['export', FILOMENA.phone, '--tenant', 'bistro', '--rider'], "'--rider'"],
    [['erase', FILOMENA.phone, '--tenant', 'bistro', '--out', 'x'], "'--out'"],
    [['export', FILOMENA.phone, '--tenant', 'nobody'], "'nobody'"],
    [['export', 'hola', '--tenant', 'bistro'], "'hola'"],
  ])('%j is no command', async (words, said) => {
    await expect(run(...words)).rejects.toThrow(said)
  })

  test('a running server holds the embedded database: the call that it answers is named', async () => {
    vi.stubEnv('DATABASE_URL', '')
    vi.stubEnv('VITRINA_DATA_DIR', join(folder, 'held'))
    const lock = lockFolder(join(folder, 'held'))
    await expect(run('export', FILOMENA.phone, '--tenant', 'bistro')).rejects.toThrow(
      'POST /api/admin/tenants/bistro/person/export with ADMIN_TOKEN',
    )
    lock.release()
  })
})
