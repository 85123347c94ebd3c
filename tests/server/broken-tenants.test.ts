// Longer than 300 lines: the folders of one server break, go and pass their names on while it runs, and break before it starts.
import {
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { DinerEntity, OrderCreated, TenantApplication } from '#generated/models.ts'
import { type Config, readConfig } from '#server/config.ts'
import { emptyDatabase } from '#server/db/empty-database.ts'
import { startServer, type RunningServer } from '#server/start-server.ts'
import { findShiftCode } from '#server/repositories/shift-codes-repository.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { faultLine } from '#server/tenants/tenant-fault.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { hearStatements } from './support/heard-statements.ts'
import { applyOverHttp, at, copyTenants, type Json, type TenantCopies } from './support/tenant-copies.ts'
import { testApp, type TestApp } from './support/test-app.ts'

type Break = (copies: TenantCopies) => void

const rename = (copies: TenantCopies, alias: string, name: string) =>
  copies.edit(`${alias}/tenant.json`, (c) => (at(c, 'branches', 0, 'branchContacts', 0).name = name))

/** In which the kiosk has a host of its own. */
function copyWithHost(): TenantCopies {
  const copies = copyTenants()
  giveHost(copies)
  return copies
}

const giveHost = ({ edit }: TenantCopies) => edit('kiosk/tenant.json', (c) => (c.hosts = ['kiosk.example']))

/** What may be wrong with the folder of the bistro, and how it is told. */
const BROKEN: [string, Break, RegExp][] = [
  [
    'bad JSON',
    ({ tenantsDir }) => writeFileSync(join(tenantsDir, 'bistro/menu.json'), '{ "categories": ['),
    /^bistro\/menu\.json \$: found no JSON at line 1, column 18, expected valid JSON$/,
  ],
  [
    'a reference to nothing',
    ({ edit }) => edit('bistro/menu.json', (c) => (c.remarkeds = ['nada'])),
    /^bistro\/menu\.json \$\.remarkeds\[0\]: found 'nada', expected the id of a plate/,
  ],
  [
    'a folder that lost its first file',
    ({ tenantsDir }) => rmSync(join(tenantsDir, 'bistro/tenant.json')),
    /^bistro\/tenant\.json \$: found no such file/,
  ],
  [
    'an alias that another tenant has',
    ({ edit }) => edit('bistro/tenant.json', (c) => (at(c, 'branches', 0).alias = 'kiosk-marca')),
    /^bistro\/tenant\.json \$\.branches: found alias 'kiosk-marca', which the tenant 'kiosk' has/,
  ],
  [
    'a host that another tenant has',
    ({ edit }) => edit('bistro/tenant.json', (c) => (c.hosts = ['bistro.example', 'kiosk.example'])),
    /^bistro\/tenant\.json \$\.hosts\[1\]: found 'kiosk\.example', which the tenant 'kiosk' has/,
  ],
  [
    'what no database keeps',
    ({ edit }) =>
      edit('bistro/menu.json', (c) => (at(c, 'categories', 0, 'plates', 0).description = 'a\u0000b')),
    /^bistro\/menu\.json \$\.categories\[0\]\.plates\[0\]\.description: found a null character/,
  ],
  [
    'a file that is too large to be read',
    ({ tenantsDir }) => {
      const file = join(tenantsDir, 'bistro/huge.png')
      writeFileSync(file, '')
      truncateSync(file, 2 ** 32)
    },
    /^bistro \$: found what cannot be read or kept: /,
  ],
  [
    'a link that leads to another tenant',
    ({ tenantsDir }) => symlinkSync('../kiosk', join(tenantsDir, 'bistro/layout')),
    /^bistro\/layout \$: found a link that leads out of the folder/,
  ],
]

const nameIn = (entity: DinerEntity | undefined) =>
  entity?.type === 'branchContact' ? entity.branchContact.name : undefined

describe('a broken folder while the server runs', () => {
  let server: TestApp
  let copies: TenantCopies
  beforeAll(async () => {
    copies = copyWithHost()
    server = await testApp(copies)
  })
  afterAll(async () => {
    await server.close()
    copies.remove()
  })
  afterEach(async () => {
    for (const alias of ['bistro', 'kiosk', 'chain']) copies.mend(alias)
    giveHost(copies)
    rmSync(join(copies.tenantsDir, 'quiosco'), { recursive: true, force: true })
    await applyOverHttp(server)
  })

  const nameOf = async (alias: string) =>
    nameIn((await server.call<DinerEntity>('GET', `/api/diner/${alias}`)).body)
  const statusOf = async (alias: string) => (await server.call('GET', `/api/diner/${alias}`)).status
  async function order(): Promise<number> {
    const body = await orderPayload(server, 'bistro')
    const headers = { 'idempotency-key': newKey() }
    return (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).status
  }
  const options = () => ({ ...copies, clock: () => server.time.now })

  test.each(BROKEN)('%s: told, served as it was, and the others are applied', async (_, spoil, fault) => {
    rename(copies, 'bistro', 'Nunca')
    rename(copies, 'kiosk', 'Kiosko Nuevo')
    spoil(copies)
    const { faults, refused, changed, unchanged } = await applyTenants(server.store, options())
    expect(faults.map(faultLine)).toEqual([expect.stringMatching(fault)])
    expect([refused, changed, unchanged]).toEqual([['bistro'], ['kiosk'], ['chain', 'hidden']])
    await expect.poll(() => nameOf('kiosk')).toBe('Kiosko Nuevo')
    expect(await nameOf('bistro')).toBe('Bistró Centro')
    expect(await order()).toBe(201)
  })

  test('an operator who asks for it reads what was refused, and asks again once it is mended', async () => {
    rename(copies, 'kiosk', 'Kiosko Nuevo')
    copies.edit('bistro/tenant.json', (c) => (c.country = 'XX'))
    expect(await applyOverHttp(server)).toMatchObject({
      state: 'DONE',
      total: 4,
      done: 4,
      added: 0,
      changed: 1,
      removed: 0,
      unchanged: 2,
      refused: 1,
      errors: [{ path: 'bistro/tenant.json $.country', message: expect.stringContaining('found "XX"') }],
    })
    copies.mend('bistro')
    rename(copies, 'bistro', 'Bistró Nuevo')
    expect(await applyOverHttp(server)).toMatchObject({ state: 'DONE', changed: 1, refused: 0, errors: [] })
    await expect.poll(() => nameOf('bistro')).toBe('Bistró Nuevo')
  })

  test('a fault in the base keeps all as they were', async () => {
    copies.edit('_base/theme.json', (c) => (c.radius = 'huge'))
    rename(copies, 'bistro', 'Nunca')
    expect(await applyOverHttp(server)).toMatchObject({
      state: 'DONE',
      changed: 0,
      refused: 1,
      errors: [{ path: '_base/theme.json $.radius' }],
    })
    copies.mend('_base')
    expect(await order()).toBe(201)
  })

  test('all or nothing: one fault, and nothing is written', async () => {
    rename(copies, 'chain', 'Nunca')
    copies.edit('kiosk/tenant.json', (c) => (at(c, 'branches', 0).alias = 'bistro-casa'))
    rename(copies, 'bistro', 'Nunca')
    const applying = applyTenants(server.store, { ...options(), allOrNothing: true })
    await expect(applying).rejects.toThrow(/kiosk\/tenant\.json \$\.branches: found alias 'bistro-casa'/)
    expect(await nameOf('bistro')).toBe('Bistró Centro')
    copies.mend('kiosk')
    giveHost(copies)
    const { changed } = await applyTenants(server.store, { ...options(), allOrNothing: true })
    expect(changed).toEqual(['bistro', 'chain'])
    await expect.poll(() => nameOf('bistro')).toBe('Nunca')
  })

  test('an alias moves from one folder to another, whichever comes first', async () => {
    copies.edit('bistro/tenant.json', (c) => (at(c, 'branches', 0).alias = 'kiosk-marca'))
    copies.edit('kiosk/tenant.json', (c) => (at(c, 'branches', 0).alias = 'kiosk-nuevo'))
    const { faults, changed } = await applyTenants(server.store, options())
    expect(faults).toEqual([])
    expect(changed).toEqual(['bistro', 'kiosk'])
  })

  test('a host moves from one folder to another, whichever comes first', async () => {
    copies.edit('bistro/tenant.json', (c) => (c.hosts = ['kiosk.example']))
    copies.edit('kiosk/tenant.json', (c) => (c.hosts = ['other.example']))
    const { faults, changed } = await applyTenants(server.store, options())
    expect(faults).toEqual([])
    expect(changed).toEqual(['bistro', 'kiosk'])
  })

  test('two processes that apply at once: each folder is applied once, and neither finds a fault', async () => {
    const aliases = ['bistro', 'chain', 'kiosk']
    for (const alias of aliases) rename(copies, alias, 'A la vez')
    const reports = await Promise.all([
      applyTenants(server.store, options()),
      applyTenants(server.store, options()),
    ])
    expect(reports.flatMap(({ changed }) => changed).toSorted()).toEqual(aliases)
    expect(reports.flatMap(({ refused }) => refused)).toEqual([])
    await expect.poll(() => nameOf('bistro')).toBe('A la vez')
  })

  test('one that is stopped in the middle leaves whole tenants, and the next does the others', async () => {
    const aliases = ['bistro', 'chain', 'kiosk']
    for (const alias of aliases) rename(copies, alias, 'A medias')
    const ending = new AbortController()
    const onProgress = () => ending.abort()
    const { changed } = await applyTenants(server.store, { ...options(), onProgress, signal: ending.signal })
    expect(changed).toEqual(['bistro'])
    expect((await applyTenants(server.store, options())).changed).toEqual(['chain', 'kiosk'])
  })

  test('of two new folders that name one alias, the first gets it', async () => {
    const clone = (alias: string) => {
      cpSync(join(copies.tenantsDir, 'kiosk'), join(copies.tenantsDir, alias), { recursive: true })
      copies.edit(`${alias}/tenant.json`, (c) => {
        c.alias = alias
        c.hosts = []
        at(c, 'branches', 0).alias = 'both'
        at(c, 'branches', 0, 'branchContacts', 0).alias = alias
      })
    }
    clone('new-one')
    clone('new-two')
    const { added, refused, faults } = await applyTenants(server.store, options())
    expect([added, refused]).toEqual([['new-one'], ['new-two']])
    expect(faults.map(faultLine)).toEqual([expect.stringMatching(/alias 'both', which the tenant 'new-one'/)])
    for (const alias of ['new-one', 'new-two']) rmSync(join(copies.tenantsDir, alias), { recursive: true })
  })

  test('a folder that is gone is served on, until an operator has it taken away', async () => {
    rmSync(join(copies.tenantsDir, 'bistro'), { recursive: true })
    const { kept, removed } = await applyTenants(server.store, options())
    expect([kept, removed]).toEqual([['bistro'], []])
    expect(await order()).toBe(201)
    expect(await applyOverHttp(server)).toMatchObject({ removed: 1, unchanged: 3 })
    await expect.poll(() => statusOf('bistro')).toBe(404)
  })

  test('where no folder is there, as on a disk that is not mounted, all are served on, and it is told', async () => {
    const elsewhere = `${copies.tenantsDir}-elsewhere`
    renameSync(copies.tenantsDir, elsewhere)
    mkdirSync(copies.tenantsDir)
    const applied = await applyOverHttp(server)
    const { kept, removed } = await applyTenants(server.store, { ...options(), prune: true })
    rmSync(copies.tenantsDir, { recursive: true })
    renameSync(elsewhere, copies.tenantsDir)
    expect(applied).toMatchObject({
      state: 'DONE',
      removed: 0,
      refused: 0,
      errors: [{ path: 'TENANTS_DIR $', message: expect.stringContaining('no folder of a tenant') }],
    })
    expect([kept, removed]).toEqual([['bistro', 'chain', 'hidden', 'kiosk'], []])
    expect(await order()).toBe(201)
    expect((await server.call('GET', '/api/hosts/ask?domain=kiosk.example')).status).toBe(200)
  })

  test('one that is being swapped for another is not there for a moment, and is served on', async () => {
    const place = join(copies.tenantsDir, 'bistro')
    const beside = join(copies.tenantsDir, '.bistro.old-abcdef')
    renameSync(place, beside)
    hearStatements(server.store, (sql) => {
      // who publishes has the lock until the folder is there again
      if (sql.includes('pg_advisory_xact_lock') && existsSync(beside)) renameSync(beside, place)
    })
    expect(await applyOverHttp(server)).toMatchObject({ removed: 0, refused: 0 })
    expect(await statusOf('bistro')).toBe(200)
    expect(await order()).toBe(201)
  })

  test('a renamed folder takes over the aliases of the one that was taken away', async () => {
    renameSync(join(copies.tenantsDir, 'bistro'), join(copies.tenantsDir, 'quiosco'))
    copies.edit('quiosco/tenant.json', (c) => {
      c.alias = 'quiosco'
      c.kind = 'branch'
      at(c, 'branches', 0).alias = 'quiosco'
    })
    const { faults } = await applyTenants(server.store, options())
    expect(faults.map(faultLine)[0]).toMatch(/alias 'bistro[\w-]*', which the tenant 'bistro' has/)
    expect(await order()).toBe(201)
    expect(await applyOverHttp(server)).toMatchObject({ removed: 1, added: 1, refused: 0 })
    await expect.poll(() => statusOf('quiosco')).toBe(200)
    expect(await order()).toBe(201)
  })

  test('an alias that passes to another tenant is served anew, and takes no token, channel or code of the one before with it', async () => {
    const path = '/api/admin/branchcontacts/bistro/orders'
    const channel = async () =>
      (await server.call<{ liveChannel: string }>('GET', path, { admin: true })).body.liveChannel
    const heardBefore = await channel()
    expect(await channel()).toBe(heardBefore)
    await server.call('PUT', '/api/admin/branchcontacts/bistro/shiftcode', {
      admin: true,
      body: { code: '482913' },
    })
    expect(await findShiftCode(server.store.db, 'bistro')).toBeDefined()
    const { body } = await server.call<{ token: string }>('POST', '/api/admin/branchcontacts/bistro/tokens', {
      admin: true,
      body: { label: 'Caja' },
    })
    const board = () => server.call('GET', path, { headers: { authorization: `Bearer ${body.token}` } })
    expect((await board()).status).toBe(200)
    rmSync(join(copies.tenantsDir, 'bistro'), { recursive: true })
    await applyOverHttp(server)
    // asked for, and known to be nobody's
    await expect.poll(() => statusOf('bistro')).toBe(404)
    copies.edit('kiosk/tenant.json', (c) => {
      const contacts = at(c, 'branches', 0).branchContacts as Json[]
      contacts.push({ ...structuredClone(contacts[0]), alias: 'bistro', name: 'Kiosko Dos' })
    })
    expect(await applyOverHttp(server)).toMatchObject({ changed: 1, refused: 0 })
    await expect.poll(() => nameOf('bistro')).toBe('Kiosko Dos')
    expect((await board()).status).toBe(401)
    expect(await channel()).not.toBe(heardBefore)
    expect(await findShiftCode(server.store.db, 'bistro')).toBeUndefined()
  })
})

describe('a broken folder when the server starts', () => {
  let copies: TenantCopies
  let config: Config
  let running: RunningServer
  let said: string
  beforeEach(async () => {
    copies = copyWithHost()
    said = ''
    config = {
      ...readConfig({ PORT: '0', LOG_LEVEL: 'error' }),
      dataDir: join(copies.imagesDir, '..', 'data'),
      ...copies,
    }
    running = await start({ template: await emptyDatabase() })
    await running.stop()
  }, 60_000)
  afterEach(async () => {
    await running.stop()
    copies.remove()
  })
  const logStream = { write: (line: string) => void (said += line) }
  const start = (more: { template?: Blob } = {}) => startServer({ config, logStream, ...more })
  const read = async (path: string) => (await fetch(running.url + path)).json() as Promise<DinerEntity>

  test('is told in the log, and its last good version is served', async () => {
    rename(copies, 'bistro', 'Nunca')
    copies.edit('bistro/menu.json', (c) => (c.remarkeds = ['nada']))
    running = await start()
    const { refused, faults } = await running.applied
    expect(refused).toEqual(['bistro'])
    const lines = said
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { msg: string }).msg)
    expect(lines).toEqual([
      expect.stringMatching(/^bistro\/menu\.json \$\.remarkeds\[0\]: found 'nada'/),
      'their folders have faults: these tenants stay as they were',
    ])
    expect(faults).toHaveLength(1)
    expect(nameIn(await read('/api/diner/bistro'))).toBe('Bistró Centro')
  })

  test('a broken base as well', async () => {
    copies.edit('_base/theme.json', (c) => (c.radius = 'huge'))
    running = await start()
    expect((await running.applied).refused).toEqual(['_base'])
    expect(nameIn(await read('/api/diner/bistro'))).toBe('Bistró Centro')
  })

  test('one that was never applied keeps no other from its first start', async () => {
    copies.edit('bistro/tenant.json', (c) => (c.country = 'XX'))
    config = { ...config, dataDir: join(copies.imagesDir, '..', 'other') }
    running = await start({ template: await emptyDatabase() })
    expect(await running.applied).toMatchObject({
      added: ['chain', 'hidden', 'kiosk'],
      refused: ['bistro'],
    })
    expect((await fetch(`${running.url}/api/diner/kiosk`)).status).toBe(200)
    expect((await fetch(`${running.url}/api/diner/bistro`)).status).toBe(404)
  })
})

test('an application whose process gave no sign for long is told as stopped, and another begins', async () => {
  const server = await testApp()
  await applyOverHttp(server)
  await server.store.db.execute(
    `update tenant_application set ended_at = null, alive_at = now() - interval '2 minutes',
      progress = progress || '{"state": "RUNNING"}'`,
  )
  const found = await server.call<TenantApplication>('GET', '/api/admin/tenants/apply', { admin: true })
  expect(found.body.state).toBe('STOPPED')
  expect((await applyOverHttp(server)).state).toBe('DONE')
  await server.close()
})
