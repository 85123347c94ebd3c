// Longer than 300 lines: a server that is kept and restored, with all that may be wrong with its backup.

import { randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import type { ConsoleOrder } from '#generated/models.ts'
import { buildApp } from '#server/app.ts'
import { backupLines } from '#server/backup/write-backup.ts'
import { listCounters, listTables } from '#server/backup/tables.ts'
import { emptyDatabase } from '#server/db/empty-database.ts'
import { migrateTables, newestMigration } from '#server/db/migrate.ts'
import { migrationsFolder } from '#server/db/migrations-folder.ts'
import { openSession } from '#server/db/session.ts'
import { storedFiles } from '#server/db/schema/studio.ts'
import { openStore, type StoreOptions } from '#server/db/store.ts'
import type { Session } from '#server/db/store-shape.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { placeAt } from './support/console.ts'
import { runVitrina } from './support/run-vitrina.ts'
import { callApp, FIXTURE_TENANTS, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const { TEST_DATABASE_URL: postgres = '' } = process.env

/** Bytes of every kind, as a picture has them. */
const PICTURE = Uint8Array.from({ length: 256 }, (_, byte) => byte)

/** What a server of its own is started with. */
type Place = StoreOptions & { tenantsDir: string }

let folder: string
const made: string[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-backup-'))
})
afterEach(() => vi.unstubAllEnvs())
afterAll(async () => {
  if (made.length > 0)
    await within({ databaseUrl: postgres }, async (session) => {
      for (const name of made) await session.query(`drop database ${name} with (force)`)
    })
  rmSync(folder, { recursive: true })
})

async function within<T>(place: StoreOptions, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await openSession(place)
  try {
    return await work(session)
  } finally {
    await session.close()
  }
}

/** A database and a folder that nobody has used. */
async function freshPlace(kind: 'embedded' | 'postgres'): Promise<Place> {
  const name = `vitrina_backup_${randomUUID().replaceAll('-', '')}`
  const tenantsDir = join(folder, name, 'tenants')
  if (kind === 'embedded') return { dataDir: join(folder, name), tenantsDir }
  await within({ databaseUrl: postgres }, (session) => session.query(`create database ${name}`))
  made.push(name)
  const url = new URL(postgres)
  url.pathname = `/${name}`
  return { databaseUrl: url.href, tenantsDir }
}

/** A server at a place, for as long as the work takes. */
async function serving<T>(
  { tenantsDir, ...where }: Place,
  work: (server: TestApp) => Promise<T>,
): Promise<T> {
  const { config, close: drop } = await testApp()
  const isNew = where.dataDir !== undefined && !existsSync(join(where.dataDir, 'database'))
  const store = await openStore({ ...where, template: isNew ? await emptyDatabase() : undefined })
  const time = { now: SATURDAY_NOON }
  const clock = () => time.now
  await applyTenants(store, { tenantsDir, imagesDir: config.imagesDir, clock })
  const app = await buildApp({ store, config: { ...config, tenantsDir }, clock })
  const close = async () => {
    await app.close()
    await store.close()
    await drop()
  }
  const call: TestApp['call'] = (method, url, options = {}) => callApp(app, method, url, options)
  try {
    return await work({ app, store, config, time, call, close })
  } finally {
    await close()
  }
}

/** A place whose server has a picture and has taken orders; one of them in words that a file could stumble over. */
async function usedPlace(kind: 'embedded' | 'postgres'): Promise<Place & { codes: string[] }> {
  const place = await freshPlace(kind)
  if (kind === 'postgres') return use(place)
  used ??= freshPlace(kind).then(use)
  cpSync(join((await used).tenantsDir, '..'), join(place.tenantsDir, '..'), { recursive: true })
  return { ...place, codes: (await used).codes }
}
/** Of which the embedded ones are copies. */
let used: ReturnType<typeof usedPlace> | undefined

async function use(place: Place): Promise<Place & { codes: string[] }> {
  mkdirSync(join(place.tenantsDir, '..'), { recursive: true })
  cpSync(FIXTURE_TENANTS, place.tenantsDir, { recursive: true })
  const codes = await serving(place, async (server) => {
    const placed = [
      await placeAt(server, 'bistro'),
      await placeAt(server, 'bistro', { form: { notes: 'Sin sal\u2028“{[\n\\' } }),
    ]
    await server.call('PUT', `/api/admin/orders/${placed[0]?.code}/status`, {
      body: { status: 'ACCEPTED' },
      admin: true,
    })
    await server.store.db.insert(storedFiles).values({ hash: 'of-a-draft', content: PICTURE })
    return placed.map(({ code }) => code)
  })
  return { ...place, codes }
}

/** An embedded database that nobody has used takes seconds to make: each is a copy of one. */
async function copyUnused(dataDir: string): Promise<void> {
  const first = join(folder, 'unused')
  if (!existsSync(first)) await within({ dataDir: first }, () => Promise.resolve())
  if (!existsSync(dataDir)) cpSync(first, dataDir, { recursive: true })
}

const vitrina = async (place: Place, ...words: string[]) => {
  if (words[0] === 'restore' && place.dataDir !== undefined) await copyUnused(place.dataDir)
  return runVitrina(place, words)
}

/** All that a database holds, as text: every row of every table, and where its counters are. */
const contentsOf = (place: StoreOptions) =>
  within(place, async (session) => {
    const contents: Record<string, unknown[]> = {}
    for (const table of await listTables(session))
      contents[table] = (
        await session.query(`select to_jsonb(one)::text as row from public."${table}" one order by 1`)
      ).rows
    for (const { table, column, sequence } of await listCounters(session))
      contents[`${table}.${column}`] = (
        await session.query(`select last_value::text, is_called from ${sequence}`)
      ).rows
    return contents
  })

const kinds = postgres === '' ? (['embedded'] as const) : (['embedded', 'postgres'] as const)
const ways = kinds.flatMap((from) => kinds.map((to) => [from, to] as const))

test.each(ways)(
  'what a server keeps in a database (%s) stands in another (%s), where it goes on',
  async (from, to) => {
    const used = await usedPlace(from)
    const file = join(folder, `${from}-${to}`)
    const kept = await vitrina(used, 'backup', file)
    expect(kept).toMatchObject({ exitCode: 0 })
    expect(kept.said).toMatch(/^keeping orders$/m)
    expect(kept.said).toContain(`${file} holds the backup.`)
    const fresh = await freshPlace(to)
    const restored = await vitrina(fresh, 'restore', file)
    expect(restored).toMatchObject({ exitCode: 0 })
    expect(restored.said).toMatch(/Restored \d+ rows and \d+ files/)
    const contents = await contentsOf(fresh)
    expect(contents).toEqual(await contentsOf(used))
    expect(contents['orders']).toHaveLength(2)
    expect(contents['stored_files']).toHaveLength(1)
    expect(contents['outbox.id']).toMatchObject([{ is_called: true }])
    const menu = 'bistro/menu.json'
    expect(readFileSync(join(fresh.tenantsDir, menu))).toEqual(readFileSync(join(FIXTURE_TENANTS, menu)))
    await serving(fresh, async (server) => {
      const [first, second] = used.codes
      const read = async (code = '') =>
        (await server.call<ConsoleOrder>('GET', `/api/admin/orders/${code}`, { admin: true })).body.order
      expect(await read(first)).toMatchObject({ status: 'ACCEPTED' })
      expect(await read(second)).toMatchObject({ status: 'GENERATED' })
      expect((await placeAt(server, 'bistro')).code).toMatch(/\w/)
    })
  },
)

test('a tenant that is a link is kept; a link that leads nowhere or to the machine is told of, and what else is no file', async () => {
  const used = await usedPlace('embedded')
  const file = join(folder, 'links')
  const inTenants = (path: string) => join(used.tenantsDir, path)
  renameSync(inTenants('kiosk'), join(used.tenantsDir, '../kiosk'))
  symlinkSync('../kiosk', inTenants('kiosk'))
  symlinkSync('gone', inTenants('unmounted'))
  symlinkSync('gone', inTenants('bistro/gone.txt'))
  symlinkSync('/proc/self/environ', inTenants('bistro/notes.txt'))
  mkdirSync(inTenants('bistro/mounted.json'))
  const { exitCode, said } = await vitrina(used, 'backup', file)
  expect([exitCode, said.match(/(?<=not kept as a file: ).*/g)]).toEqual([
    0,
    [
      'bistro/gone.txt, a link that leads nowhere',
      'bistro/mounted.json, a folder',
      'bistro/notes.txt, a link that leads out of the folder',
      'unmounted, a link that leads to no tenant',
    ],
  ])
  const fresh = await freshPlace('embedded')
  await vitrina(fresh, 'restore', file)
  const inFresh = (path: string) => readdirSync(join(fresh.tenantsDir, path)).toSorted()
  expect([inFresh(''), inFresh('bistro'), inFresh('kiosk')]).toEqual(
    ['', 'bistro', 'kiosk'].map((path) => readdirSync(join(FIXTURE_TENANTS, path)).toSorted()),
  )
})

test('a folder that is there and empty, as a volume is, stays the same folder', async () => {
  const used = await usedPlace('embedded')
  const file = join(folder, 'into-volume')
  writeFileSync(join(used.tenantsDir, '.hidden'), 'of a tool')
  mkdirSync(join(used.tenantsDir, 'lost+found'))
  await vitrina({ ...used, tenantsDir: `${used.tenantsDir}/` }, 'backup', file)
  const fresh = await freshPlace('embedded')
  mkdirSync(join(fresh.tenantsDir, 'lost+found'), { recursive: true })
  const { ino } = statSync(fresh.tenantsDir)
  expect(await vitrina(fresh, 'restore', file)).toMatchObject({ exitCode: 0 })
  expect(statSync(fresh.tenantsDir).ino).toBe(ino)
  const restored = readdirSync(fresh.tenantsDir).filter((name) => name !== 'lost+found')
  expect(restored).toEqual(readdirSync(FIXTURE_TENANTS))
})

test('a file that somebody takes away meanwhile is told of, and the rest is kept', async () => {
  const used = await usedPlace('embedded')
  const { tenantsDir } = used
  const told: string[] = []
  const lines: string[] = []
  await within(used, async (session) => {
    const onTable = () => rmSync(join(tenantsDir, 'bistro/menu.json'), { force: true })
    const onNoFile = (path: string, found: string) => told.push(`${path}: ${found}`)
    const options = { tenantsDir, at: SATURDAY_NOON, onTable, onNoFile }
    for await (const line of backupLines(session, options)) lines.push(line)
  })
  expect(told).toEqual(['bistro/menu.json: a file that was taken away meanwhile'])
  expect(lines.some((line) => line.startsWith('["file","bistro/tenant.json"'))).toBe(true)
})

test('a backup of an older version is brought up to date', async () => {
  const used = await freshPlace('embedded')
  mkdirSync(used.tenantsDir, { recursive: true })
  const journal = JSON.parse(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  const [newest, ...older] = journal.entries.toReversed()
  const upTo = older.find(({ tag }) => tag === '0025_payment_currency')?.when
  await within(used, async (session) => {
    await migrateTables(session, { upTo })
    await session.query(
      `insert into tenants (alias, kind, status, content_hash, sort_name, presentation, applied_at)
        values ('one', 'branchContact', 'published', '', 'one', '{}', now())`,
    )
  })
  const file = join(folder, 'older')
  await vitrina(used, 'backup', file)
  const fresh = await freshPlace('embedded')
  expect(await vitrina(fresh, 'restore', file)).toMatchObject({ exitCode: 0 })
  expect(await within(fresh, newestMigration)).toBe(newest?.when)
  expect((await contentsOf(fresh))['tenants']).toHaveLength(1)
})

test('pictures are few in memory at a time, however many there are', async () => {
  const PICTURES = 10
  const CHARACTERS = 400_000
  const place = await freshPlace('embedded')
  mkdirSync(place.tenantsDir, { recursive: true })
  await within(place, async (session) => {
    await migrateTables(session)
    await session.query(
      `insert into stored_files select n, decode(repeat('a5', ${CHARACTERS / 2}), 'hex') from generate_series(1, ${PICTURES}) n`,
    )
    const sizes: number[] = []
    const heard: Session = {
      async query(...asked) {
        const answer = await session.query(...asked)
        sizes.push(JSON.stringify(answer.rows).length)
        return answer
      },
    }
    let pictures = 0
    for await (const line of backupLines(heard, { tenantsDir: place.tenantsDir, at: SATURDAY_NOON }))
      if (line.includes('a5a5a5')) pictures += 1
    expect(pictures).toBe(PICTURES)
    expect(Math.max(...sizes)).toBeLessThan(2 * CHARACTERS)
  })
})

describe('a backup that cannot be restored leaves nothing, and is told', () => {
  let used: Place
  let whole: Buffer
  const file = () => join(folder, 'kept')
  beforeAll(async () => {
    used = await usedPlace('embedded')
    await vitrina(used, 'backup', file())
    whole = readFileSync(file())
  })
  beforeEach(() => writeFileSync(file(), whole))
  const change = (edit: (lines: string[]) => string[]) => {
    const lines = gunzipSync(whole).toString().trimEnd().split('\n')
    writeFileSync(file(), gzipSync(`${edit(lines).join('\n')}\n`))
  }

  test.each<[string, () => void, RegExp]>([
    ['that is cut off', () => writeFileSync(file(), whole.subarray(0, -200)), /not whole/],
    ['whose end is missing', () => change((lines) => lines.slice(0, -1)), /not whole/],
    [
      'that lacks a row',
      () => change((lines) => lines.filter((line) => !line.includes('"topic": "order.placed"'))),
      /damaged/,
    ],
    ['that is something else', () => writeFileSync(file(), 'a picture'), /no backup/],
    ['of other text', () => writeFileSync(file(), gzipSync('{"a": 1}\n')), /no backup/],
    [
      'of a newer version',
      () =>
        change(([, ...lines]) => [
          JSON.stringify(['vitrina', { format: 1, at: '', migration: 9_999_999_999_999 }]),
          ...lines,
        ]),
      /newer version/,
    ],
    [
      'with a file that lies outside',
      () =>
        change((lines) => lines.map((line) => line.replace('["file","_base/', '["file","../../outside/'))),
      /lies outside/,
    ],
  ])('one %s', async (_what, damage, said) => {
    damage()
    const fresh = await freshPlace('embedded')
    const restored = await vitrina(fresh, 'restore', file())
    expect(restored.exitCode).toBe(2)
    expect(restored.said).toMatch(said)
    expect(existsSync(fresh.tenantsDir)).toBe(false)
    expect(existsSync(join(folder, 'outside'))).toBe(false)
    const rows = Object.entries(await contentsOf(fresh)).filter(([name]) => !name.includes('.'))
    expect(rows.flatMap(([, of]) => of)).toEqual([])
  })

  test('where a server keeps something already', async () => {
    const before = await contentsOf(used)
    const elsewhere = { ...used, tenantsDir: join(folder, 'elsewhere') }
    expect(await vitrina(elsewhere, 'restore', file())).toMatchObject({
      exitCode: 2,
      said: expect.stringContaining('database is not empty') as string,
    })
    expect(await contentsOf(used)).toEqual(before)
    const fresh = await freshPlace('embedded')
    // of a restore that was killed; `ls` shows nothing
    mkdirSync(join(fresh.tenantsDir, '.restored-x'), { recursive: true })
    const { exitCode, said } = await vitrina(fresh, 'restore', file())
    expect([exitCode, said]).toEqual([2, expect.stringMatching(/TENANTS_DIR: .* it has '\.restored-x'/)])
  })
})

test('a database that no server has used, and one that a server holds, are not kept', async () => {
  const fresh = await freshPlace('embedded')
  mkdirSync(fresh.tenantsDir, { recursive: true })
  const file = join(folder, 'before')
  writeFileSync(file, 'the one before')
  expect((await vitrina(fresh, 'backup', file)).said).toContain('nothing to keep')
  await within(fresh, async () => {
    expect((await vitrina(fresh, 'backup', file)).exitCode).toBe(2)
  })
  expect(readFileSync(file, 'utf8')).toBe('the one before')
})

test.runIf(postgres)('a backup is of one moment, while orders go on', async () => {
  const used = await usedPlace('postgres')
  await serving(used, (server) =>
    within(used, async (session) => {
      const lines: string[] = []
      for await (const line of backupLines(session, { tenantsDir: used.tenantsDir, at: SATURDAY_NOON })) {
        if (lines.length === 0) await placeAt(server, 'bistro')
        lines.push(line)
      }
      const from = lines.indexOf('["table","orders"]') + 1
      const rows = lines.slice(from).findIndex((line) => line.startsWith('['))
      expect(rows).toBe(2)
      const { rows: now } = await session.query('select from orders')
      expect(now).toHaveLength(3)
    }),
  )
})
