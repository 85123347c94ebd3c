import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { ROOT } from '../../scripts/go/run.mjs'
import { bundle } from './bundle.mjs'
import { load } from './load.mjs'
import { startServer } from './server.mjs'

const CONNECTIONS = 10
const SECONDS = 6
const ROUNDS = 3

/** The same rows without anything around them, in one statement that the database has prepared. */
const BARE = `with placed as (insert into bare_orders select * from jsonb_populate_record(null::bare_orders,
    $1::jsonb || jsonb_build_object('id', gen_random_uuid(), 'code', left(md5(random()::text), 11))) returning id)
  insert into bare_lines select line.* from placed, jsonb_array_elements($2::jsonb) one,
    jsonb_populate_record(null::bare_lines, one || jsonb_build_object('order_id', placed.id)) line`
const BARE_TABLES = `create table if not exists bare_orders (like orders including all);
  create table if not exists bare_lines (like order_lines including all)`

/**
 * How many orders a second the server takes on ten connections, and beside it how often the same database takes the
 * rows alone; in turns.
 *
 * @param {string} folder for the venue and the database
 * @param {string} [databaseUrl] of a PostgreSQL database; the embedded one without it
 */
export async function measureOrders(folder, databaseUrl) {
  const board = await bundle('board')
  const tenantsDir = path.join(folder, 'tenants')
  const brand = await board.openVenue(path.join(ROOT, 'tenants'), tenantsDir, 'la-esquina')
  const dataDir = path.join(folder, 'orders-data')
  const env = { TENANTS_DIR: tenantsDir, ADMIN_TOKEN: board.OPERATOR_TOKEN }
  const server = () => startServer(dataDir, databaseUrl ? { ...env, DATABASE_URL: databaseUrl } : env)
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const running = await server()
    const body = byMany(await board.orderOf(running.origin, brand), '+54911')
    await load(running.origin, '/api/order', { body, connections: CONNECTIONS, seconds: 2 })
    const ours = await load(running.origin, '/api/order', {
      body,
      connections: CONNECTIONS,
      seconds: SECONDS,
    })
    await running.stop()
    const bare = await bareRate(databaseUrl, path.join(dataDir, 'database'))
    rounds.push({ ours, bare, share: ours.perSecond / bare.perSecond })
  }
  return rounds.toSorted((a, b) => a.share - b.share)[Math.floor(ROUNDS / 2)]
}

/** The same order from a different diner each time. @param {string} prefix of their phones, followed by eight digits */
export function byMany(order, prefix) {
  const [before, after] = JSON.stringify({ ...order, phone: '{phone}' }).split('{phone}')
  const start = Math.floor(Math.random() * 9_000_000)
  return (nth) => `${before}${prefix}${String(50_000_000 + ((start + nth) % 9_000_000))}${after}`
}

/** @returns {Promise<{ perSecond: number, p99Ms: number }>} */
function bareRate(databaseUrl, folder) {
  return databaseUrl === undefined ? bareEmbedded(folder) : barePostgres(databaseUrl)
}

async function barePostgres(connectionString) {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS })
  await pool.query(BARE_TABLES)
  const rows = await sampleRows((text) => pool.query(text))
  const rate = await rateOf(() => pool.query({ name: 'bare', text: BARE, values: rows }))
  await pool.end()
  return rate
}

async function bareEmbedded(folder) {
  const db = new PGlite(folder)
  await db.exec(BARE_TABLES)
  const rows = await sampleRows((text) => db.query(text))
  const rate = await rateOf(() => db.query(BARE, rows))
  await db.close()
  return rate
}

/** An order that was placed, and its lines. */
async function sampleRows(query) {
  const { rows } = await query(
    `select to_jsonb(o) as placed, (select jsonb_agg(l) from order_lines l where l.order_id = o.id) as lines
     from orders o order by id desc limit 1`,
  )
  return [JSON.stringify(rows[0].placed), JSON.stringify(rows[0].lines)]
}

async function rateOf(write) {
  const times = []
  const until = performance.now() + SECONDS * 1000
  const started = performance.now()
  const inTurn = async () => {
    while (performance.now() < until) {
      const sent = performance.now()
      await write()
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, inTurn))
  const elapsed = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: Math.round(times.length / elapsed), p99Ms: times[Math.floor(times.length * 0.99)] }
}
