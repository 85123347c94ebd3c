import path from 'node:path'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { startServer } from './server.mjs'

const VENUE = 'la-esquina'
const TOKEN = 'the-operator-of-the-measurement'
const READS = 40
const FEW_READS = 5

/** Orders and payments of a year at one venue, every twentieth given back in part and some taken away by their bank. */
const FILL = [
  `insert into orders (id, code, tenant, branch, branch_contact, order_mode_id, order_mode_name, type, status,
    payment_type_id, payment_type_name, payment_method, paid, price, items_price, delivery_fee, user_service_fee, tip,
    discounts, surcharges, customer_name, customer_phone, opt_in, notes, order_text, scheduled, ordered_at,
    updated_at, min_delay_in_minutes, max_delay_in_minutes, source, context)
  select ('01990000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'B' || lpad(n::text, 10, '0'), $1, 'b', $1,
    'm', 'm', 'DELIVERY', 'DELIVERED', 'p', 'p', (array['CASH', 'CARD', 'ONLINE'])[1 + n % 3], true,
    500000 + n % 90000, 500000, 0, 0, n % 700, '[]', '[]', 'Ana', '', false, '', '', false, moment, moment, 0, 0,
    'web', '{}'
  from (select n, $2::timestamptz - n * interval '1 year' / $3 as moment from generate_series(1, $3::int) n) every`,
  `insert into charges (order_id, branch_contact, method, source, taken_by, provider, public_key, reference, amount,
    tip, currency, decimals, fee, net, at, charged_back_at)
  select ('01990000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $1, (array['CASH', 'CARD', 'ONLINE'])[1 + n % 3],
    (array['RIDER', 'PROVIDER', 'PROVIDER'])[1 + n % 3],
    case when n % 3 = 0 then '01990000-0000-7000-9000-' || lpad((n % 12)::text, 12, '0') end,
    (array[null, 'mercado-pago', 'transbank'])[1 + n % 3], case when n % 3 > 0 then 'k' end,
    case when n % 3 > 0 then n::text end, 500000 + n % 90000, n % 700, 'ARS', 2, case when n % 3 = 1 then 20000 end,
    case when n % 3 = 1 then 480000 + n % 90000 end, moment,
    case when n % 1000 = 1 then moment + interval '20 days' end
  from (select n, $2::timestamptz - n * interval '1 year' / $3 as moment from generate_series(1, $3::int) n) every`,
  `insert into refunds (charge_id, order_id, branch_contact, amount, status, reason, requested_at, ended_at)
  select id, order_id, branch_contact, 10000, 'CONFIRMED', 'VENUE', at, at + interval '1 day'
  from charges where right(order_id::text, 1) = '7' and branch_contact = $1 and $2::timestamptz > at and $3::int > 0`,
  `insert into charge_backs (charge_id, branch_contact, amount, at)
  select id, branch_contact, amount, charged_back_at
  from charges where charged_back_at is not null and branch_contact = $1 and $2::timestamptz > at and $3::int > 0`,
]

/**
 * How long the books of a venue take that made all the payments of a ledger within a year.
 *
 * @param {string} folder for the server's files
 * @param {string} databaseUrl of an empty PostgreSQL database, which is filled
 * @param {number} count of payments
 */
export async function measureLedger(folder, databaseUrl, count) {
  const start = () =>
    startServer(path.join(folder, 'ledger-data'), { DATABASE_URL: databaseUrl, ADMIN_TOKEN: TOKEN })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const day = daysAgo(100)
  let server = await start()
  try {
    for (const statement of FILL) await client.query(statement, [VENUE, new Date(), count])
    await client.query('vacuum analyze orders, charges, refunds, charge_backs')
    const before = await scansOf(client)
    const { rowCount } = JSON.parse((await read(server.origin, `from=${day}`)).text)
    const ofDay = await many(() => read(server.origin, `from=${day}`), READS)
    // what its connections counted is known when they are closed
    await server.stop()
    const after = await scansOf(client)
    server = await start()
    return {
      rowCount,
      ofDay,
      wholeScans: after.whole - before.whole,
      byIndex: after.byIndex - before.byIndex,
      file: await many(() => read(server.origin, `from=${day}&format=csv`), FEW_READS),
      month: await many(() => read(server.origin, `from=${daysAgo(130)}&to=${day}`), FEW_READS),
      quarter: await many(() => read(server.origin, `from=${daysAgo(191)}&to=${day}`), FEW_READS),
    }
  } finally {
    await server.stop()
    await client.end()
  }
}

async function read(origin, more) {
  const started = performance.now()
  const answer = await fetch(`${origin}/api/admin/ledger?branchContactId=${VENUE}&${more}`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${answer.status} ${text}`)
  return { ms: performance.now() - started, text }
}

const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

async function many(read, times) {
  const all = []
  for (let done = 0; done < times; done += 1) all.push((await read()).ms)
  all.sort((a, b) => a - b)
  return { medianMs: all[Math.floor(times / 2)], longestMs: all.at(-1) }
}

/** How often PostgreSQL read the whole ledger, and how often it found its rows by the index of a venue's days. */
async function scansOf(client) {
  const { rows } = await client.query(
    `select (select sum(seq_scan) from pg_stat_user_tables where relname in ('charges', 'refunds')) as whole,
      (select sum(idx_scan) from pg_stat_user_indexes where indexrelname in
        ('charges_branch_contact_at', 'refunds_branch_contact_ended')) as by_index`,
  )
  return { whole: Number(rows[0].whole), byIndex: Number(rows[0].by_index) }
}
