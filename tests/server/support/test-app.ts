import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance, InjectOptions } from 'fastify'
import pg from 'pg'

import { buildApp, type AppOptions } from '#server/app.ts'
import { readConfig, type Config } from '#server/config.ts'
import { databaseVersion, emptyDatabase } from '#server/db/empty-database.ts'
import { openStore, type Store, type StoreOptions } from '#server/db/store.ts'
import { projectRoot } from '#server/project-root.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'

export const FIXTURE_TENANTS = join(projectRoot(), 'tests/server/fixtures/tenants')
export const ADMIN_TOKEN = 'a-token-for-the-operator'
/** A Saturday, 13:00 in Buenos Aires: every fixture venue is open. */
export const SATURDAY_NOON = new Date('2026-11-21T16:00:00.000Z')

export type Answer<T = unknown> = { status: number; body: T; headers: Record<string, string>; text: string }

/** An application on a database of its own, with a clock that tests set. */
export type TestApp = {
  app: FastifyInstance
  store: Store
  config: Config
  /** absent for the embedded database */
  databaseUrl?: string
  /** set to move the server's time */
  time: { now: Date }
  call<T = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
    url: string,
    options?: CallOptions,
  ): Promise<Answer<T>>
  close(): Promise<void>
}

export type CallOptions = {
  body?: unknown
  headers?: Record<string, string>
  cookie?: string
  admin?: boolean
  raw?: string
}

export type TestAppOptions = Pick<
  AppOptions,
  'judgeLayouts' | 'removeFolder' | 'payments' | 'requestMs' | 'silenceMs' | 'logStream'
> & {
  tenantsDir?: string
  imagesDir?: string
  config?: Partial<Config>
  /** of the browser that every call comes from, unless the call says otherwise; '' for none */
  cookie?: string
  /** how its database on PostgreSQL is opened, in place of as it is */
  database?: (url: string) => StoreOptions
}

/** Of a browser that has been here before. */
export const DINER_COOKIE = `vitrina_device=${'d'.repeat(43)}`

/** PostgreSQL when TEST_DATABASE_URL is set, the embedded database otherwise; every answer is checked against the contract. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-test-'))
  const config: Config = {
    ...readConfig({
      PORT: '0',
      LOG_LEVEL: 'silent',
      CHECK_RESPONSES: 'true',
      RATE_LIMITS: 'false',
      PAYMENTS_SANDBOX: 'true',
      ADMIN_TOKEN,
    }),
    dataDir: folder,
    tenantsDir: options.tenantsDir ?? FIXTURE_TENANTS,
    ...(options.imagesDir === undefined ? {} : { imagesDir: options.imagesDir }),
    ...options.config,
  }
  const { store, databaseUrl, drop } = await openTestStore(options.database)
  const time = { now: SATURDAY_NOON }
  const clock = () => time.now
  await applyTenants(store, { tenantsDir: config.tenantsDir, imagesDir: config.imagesDir, clock })
  const { judgeLayouts, removeFolder, payments, requestMs, silenceMs, logStream } = options
  const parts = { judgeLayouts, removeFolder, payments, requestMs, silenceMs, logStream }
  const app = await buildApp({ ...parts, store, config, clock })
  return {
    app,
    store,
    config,
    databaseUrl,
    time,
    call: (method, url, call = {}) =>
      callApp(app, method, url, { ...call, cookie: call.cookie ?? options.cookie }),
    async close() {
      await app.close()
      await store.close()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Another process on the database of an application; on the embedded one, which belongs to one process, on its store. */
export async function besideApp(
  { store, config, databaseUrl, time }: TestApp,
  options: Pick<AppOptions, 'payments'> = {},
): Promise<{ app: FastifyInstance; close(): Promise<void> }> {
  const own = databaseUrl === undefined ? undefined : await openStore({ databaseUrl })
  const app = await buildApp({ store: own ?? store, config, clock: () => time.now, ...options })
  return {
    app,
    async close() {
      await app.close()
      await own?.close()
    },
  }
}

async function openTestStore(
  options: TestAppOptions['database'] = (databaseUrl) => ({ databaseUrl }),
): Promise<{ store: Store; databaseUrl?: string; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined || server === '') {
    return { store: await openStore({ template: await emptyDatabase() }), drop: () => Promise.resolve() }
  }
  migrated ??= migratedDatabase(server).catch((error: unknown) => {
    migrated = undefined
    throw error
  })
  const name = `vitrina_test_${randomUUID().replaceAll('-', '')}`
  const template = await migrated
  await onServer(server, (client) => client.query(`create database ${name} template ${template}`))
  return {
    store: await openStore(options(databaseOn(server, name))),
    databaseUrl: databaseOn(server, name),
    drop: () => onServer(server, (client) => client.query(`drop database ${name} with (force)`)),
  }
}

let migrated: Promise<string> | undefined

/** Any number: who makes the database that others are copied from, is alone. */
const LOCK = 20_261_122

/** An empty, migrated database that others are copied from, which takes a tenth of making them one by one. */
async function migratedDatabase(server: string): Promise<string> {
  const name = `vitrina_template_${await databaseVersion()}`
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount !== 0) return
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like 'vitrina\\_template\\_%'`,
    )
    for (const { datname } of rows) await client.query(`drop database if exists ${datname}`)
    // under its own name only when it is whole
    const draft = `${name}_draft`
    await client.query(`create database ${draft}`)
    const store = await openStore({ databaseUrl: databaseOn(server, draft) })
    await store.close()
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Sends a request to an application, which may be another one on the same database. */
export async function callApp<T>(
  app: FastifyInstance,
  method: string,
  url: string,
  call: CallOptions,
): Promise<Answer<T>> {
  const headers = {
    ...(call.admin === true ? { authorization: `Bearer ${ADMIN_TOKEN}` } : {}),
    ...(call.cookie === undefined ? {} : { cookie: call.cookie }),
    ...(call.raw === undefined ? {} : { 'content-type': 'application/json' }),
    ...call.headers,
  }
  const payload = call.raw ?? (call.body as InjectOptions['payload'])
  const answer = await app.inject({ method: method as 'GET', url, headers, payload })
  const isJson = String(answer.headers['content-type']).includes('json')
  return {
    status: answer.statusCode,
    body: (isJson && answer.body !== '' ? JSON.parse(answer.body) : undefined) as T,
    headers: answer.headers as Record<string, string>,
    text: answer.body,
  }
}

/** The device session an answer gave, as a browser sends it back. */
export function cookieOf(answer: Answer): string {
  return String(answer.headers['set-cookie']).split(';')[0] ?? ''
}
