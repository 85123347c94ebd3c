import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import pg from 'pg'
import { ROOT } from '../../scripts/go/run.mjs'
import { bundle } from './bundle.mjs'
import { aliasOf, makeTenants } from './make-tenants.mjs'
import { startServer } from './server.mjs'

/** Number of venues whose first page is requested, and that take an order. */
const ASKED = 50
const LOOK_MS = 100
/** Tables with rows of every tenant. */
const TENANT_TABLES = [
  'tenants',
  'entities',
  'menus',
  'order_modes',
  'venue_places',
  'streets',
  'street_terms',
  'tenant_hosts',
  'tenant_terms',
]

/**
 * What a number of tenants costs, on a database that is empty before and after.
 *
 * @param {string} folder for tenants, pictures and data
 * @param {string} databaseUrl of PostgreSQL
 * @param {number} count of tenants
 */
export async function measureTenants(folder, databaseUrl, count) {
  const tenantsDir = path.join(folder, 'tenants')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await refuseFilled(client)
    mkdirSync(tenantsDir, { recursive: true })
    makeTenants(tenantsDir, count)
    const env = {
      DATABASE_URL: databaseUrl,
      TENANTS_DIR: tenantsDir,
      IMAGES_DIR: path.join(folder, 'images'),
      VITRINA_DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'error',
    }
    const first = await apply(env)
    const unchanged = await apply(env)
    await client.query('vacuum analyze')
    return { count, first, unchanged, ...(await serve(env, client, count)) }
  } finally {
    await client.query(
      'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
    )
    await client.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function refuseFilled(client) {
  const { rows } = await client.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
  )
  if (rows.length > 0) throw new Error(`BENCH_DATABASE_URL must be empty: it has a table ${rows[0].relname}.`)
}

/** `vitrina apply`, with the most memory that it held. */
async function apply(env) {
  const started = performance.now()
  const child = spawn(process.execPath, [path.join(ROOT, 'dist', 'server', 'cli.js'), 'apply'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  let peakMb
  const look = setInterval(() => (peakMb = peakOf(child.pid) ?? peakMb), LOOK_MS)
  child.stdout.setEncoding('utf8')
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  const [code] = await once(child, 'close')
  clearInterval(look)
  if (code !== 0) throw new Error(`vitrina apply ended with ${code}: ${said}`)
  return { ms: performance.now() - started, peakMb, said: said.trim() }
}

async function serve(env, client, count) {
  const before = await wholeReads(client)
  const server = await startServer(env.VITRINA_DATA_DIR, env)
  try {
    const started = performance.now()
    await server.applied
    const lookMs = performance.now() - started
    const { orderOf, openVenue } = await bundle('board')
    const venues = spread(count, Math.min(ASKED, count)).map(aliasOf)
    const pages = await each(venues, (alias) => get(`${server.origin}/menu/${alias}/take-away`))
    const [model] = venues
    const stage = path.join(env.VITRINA_DATA_DIR, '..', 'stage')
    const brand = await openVenue(env.TENANTS_DIR, stage, model)
    const text = JSON.stringify(await orderOf(server.origin, brand))
    const orders = await each(venues, (alias) => order(server.origin, text.replaceAll(model, alias)))
    const guide = await each(venues, () => near(server.origin))
    const list = await each(venues, () => get(`${server.origin}/menu`))
    const peakMb = peakOf(server.pid)
    await server.stop()
    const after = await wholeReads(client)
    return {
      startMs: server.startMs,
      lookMs,
      peakMb,
      pages,
      orders,
      guide,
      list,
      wholeReads: readBetween(before, after),
    }
  } finally {
    await server.stop()
  }
}

/** Numbers over the whole range. */
const spread = (count, wanted) =>
  Array.from({ length: wanted }, (_, nth) => Math.floor((nth * count) / wanted))

/** Calls one after the other. @units ms, the median */
export async function each(things, ask) {
  const times = []
  for (const thing of things) {
    const started = performance.now()
    await ask(thing)
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length / 2)]
}

async function get(url) {
  await answered(await fetch(url))
}

const post = (url, body, headers = {}) =>
  fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

export const order = async (origin, body) =>
  answered(await post(`${origin}/api/order`, body, { 'idempotency-key': randomUUID() }))

const near = async (origin) =>
  answered(
    await post(
      `${origin}/api/menu/near`,
      JSON.stringify({ lat: 16.01, lng: -104, pagingOption: { pageSize: 24, offset: 0 } }),
    ),
  )

async function answered(response) {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text.slice(0, 500)}`)
}

/** Number of sequential scans of each tenants table. */
async function wholeReads(client) {
  const { rows } = await client.query(
    'select relname as name, seq_scan::int as scans from pg_stat_user_tables where relname = any($1)',
    [TENANT_TABLES],
  )
  return new Map(rows.map(({ name, scans }) => [name, scans]))
}

/** Tables scanned between two samples. */
const readBetween = (before, after) =>
  Object.fromEntries(
    [...after].flatMap(([name, scans]) => {
      const more = scans - (before.get(name) ?? 0)
      return more > 0 ? [[name, more]] : []
    }),
  )

/** Peak memory of a process, from the kernel; undefined without /proc, or after the process ended. */
function peakOf(pid) {
  try {
    const kb = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kb === undefined ? undefined : Math.round(Number(kb) / 1000)
  } catch {
    return undefined
  }
}
