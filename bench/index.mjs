// Measures what bench/README.md describes on the built product, prints a table and writes bench/results.json.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { ROOT } from '../scripts/go/run.mjs'
import { prepare } from '../scripts/go/steps.mjs'
import { measureCachedPage, measureRender, measureStart } from './measure/pages.mjs'
import { pageBytes } from './measure/page.mjs'
import { measureBoard } from './measure/board.mjs'
import { bundle } from './measure/bundle.mjs'
import { measureEndings, measureJobs } from './measure/jobs.mjs'
import { measureLedger } from './measure/ledger.mjs'
import { measureOrders } from './measure/orders.mjs'
import { measureCart } from './measure/pricing.mjs'
import { measureRefunds } from './measure/refunds.mjs'
import { startServer } from './measure/server.mjs'

const MENU = '/menu/la-esquina/take-away'

await prepare(['deps', 'gen', 'pictures', 'build'])
const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-'))
try {
  const rows = await measure(dataDir)
  const width = Math.max(...rows.map(({ what }) => what.length))
  for (const { what, value, unit, goal } of rows)
    console.log(
      `${what.padEnd(width)}  ${String(value).padStart(9)} ${unit}${goal ? `   (goal ${goal})` : ''}`,
    )
  const machine = {
    node: process.version,
    platform: process.platform,
    arch: process.arch,
    cpus: cpus().length,
    memoryGb: Math.round(totalmem() / 1e9),
  }
  writeFileSync(
    path.join(ROOT, 'bench', 'results.json'),
    `${JSON.stringify({ machine, rows }, undefined, 2)}\n`,
  )
  console.log('\nWritten to bench/results.json')
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure(folder) {
  const data = path.join(folder, 'data')
  const fresh = await measureStart(data)
  const reopened = await measureStart(data)
  const server = await startServer(data)
  try {
    const html = await (await fetch(server.origin + MENU)).text()
    const bytes = pageBytes(html)
    const render = await measureRender(server.origin, MENU)
    const cached = await measureCachedPage(server.origin, MENU, folder)
    const cart = await measureCart(server.origin, MENU, 30)
    const { measureThemes } = await bundle('themes')
    const themes = measureThemes(100_000)
    const board = await measureBoard(folder, 100)
    const jobs = await measureJobs(folder, 500)
    const endings = await measureEndings(folder, 500)
    const refunds = await measureRefunds(folder, 200)
    const ordering = await orderRows(folder)
    const ledger = await ledgerRows(folder)
    return [
      {
        what: 'initial JavaScript of the menu page',
        value: kb(bytes.scripts),
        unit: 'kB brotli',
        goal: '≤ 124',
      },
      { what: 'style sheets of the menu page', value: kb(bytes.styles), unit: 'kB brotli' },
      { what: 'HTML of the menu page', value: kb(bytes.html), unit: 'kB brotli' },
      { what: 'server render of 60 plates, uncached, median', value: ms(render.medianMs), unit: 'ms' },
      { what: 'server render of 60 plates, uncached, p99', value: ms(render.p99Ms), unit: 'ms' },
      { what: 'cached page, 10 connections', value: cached.ours.perSecond, unit: 'requests/s' },
      { what: 'cached page, p99', value: ms(cached.ours.p99Ms), unit: 'ms' },
      { what: 'same bytes from a plain Node server', value: cached.plain.perSecond, unit: 'requests/s' },
      {
        what: 'share of the plain server',
        value: Math.round((100 * cached.ours.perSecond) / cached.plain.perSecond),
        unit: '%',
      },
      { what: 'pricing a cart of 30 lines, median', value: Math.round(cart.medianUs), unit: 'µs' },
      { what: 'pricing a cart of 30 lines, p99', value: Math.round(cart.p99Us), unit: 'µs' },
      { what: 'resolving a theme, median', value: themes.medianMs.toFixed(3), unit: 'ms' },
      {
        what: `resolving a theme, ${themes.count} of all kinds, p99`,
        value: themes.p99Ms.toFixed(3),
        unit: 'ms',
        goal: '≤ 2',
      },
      { what: 'resolving a theme, the longest', value: themes.longestMs.toFixed(3), unit: 'ms' },
      { what: 'the same, each for the first time, p99', value: themes.firstP99Ms.toFixed(3), unit: 'ms' },
      {
        what: 'board of a venue, 100 orders in a burst, all shown after the last',
        value: Math.round(board.behindMs),
        unit: 'ms',
        goal: '≤ 2,000',
      },
      { what: 'the same, sending them', value: Math.round(board.sendMs), unit: 'ms' },
      { what: 'the same, reads of the board', value: board.reads, unit: 'reads' },
      {
        what: 'webhook of an order beside 500 payments of a silent provider',
        value: Math.round(jobs.webhookMs),
        unit: 'ms',
        goal: '≤ 4,000',
      },
      {
        what: 'link closed beside 500 of a silent provider',
        value: Math.round(endings.closedMs),
        unit: 'ms',
        goal: '≤ 4,000',
      },
      {
        what: 'unpaid order ended beside 500 of a silent provider',
        value: Math.round(endings.canceledMs),
        unit: 'ms',
        goal: '≤ 4,000',
      },
      {
        what: "refund, from its decision to its provider's confirmation, median of 200",
        value: refunds.medianMs,
        unit: 'ms',
      },
      { what: 'the same, p99', value: refunds.p99Ms, unit: 'ms' },
      ...ordering,
      ...ledger,
      { what: 'start on an empty data folder', value: Math.round(fresh.startMs), unit: 'ms' },
      { what: 'start on an existing data folder', value: Math.round(reopened.startMs), unit: 'ms' },
      {
        what: 'memory after a start on an empty folder',
        value: fresh.rssMb ?? 'unknown',
        unit: 'MB resident',
      },
      {
        what: 'memory after a start on an existing folder',
        value: reopened.rssMb ?? 'unknown',
        unit: 'MB resident',
      },
      { what: 'memory after the load above', value: server.rssMb() ?? 'unknown', unit: 'MB resident' },
    ]
  } finally {
    await server.stop()
  }
}

/** Orders a second beside the same rows alone: on the embedded database, and on a PostgreSQL where there is one. */
async function orderRows(folder) {
  const postgres = process.env.BENCH_DATABASE_URL
  const rows = []
  for (const [name, url] of [['embedded'], ...(postgres ? [['PostgreSQL', postgres]] : [])]) {
    const { ours, bare, share } = await measureOrders(folder, url)
    rows.push(
      { what: `orders, 10 connections, ${name}`, value: ours.perSecond, unit: 'orders/s' },
      { what: 'the same, p99', value: ms(ours.p99Ms), unit: 'ms' },
      { what: 'the same rows alone', value: bare.perSecond, unit: 'transactions/s' },
      { what: 'share of the rows alone', value: Math.round(100 * share), unit: '%' },
    )
  }
  return rows
}

/** The books of a venue, where there is a PostgreSQL to fill. */
async function ledgerRows(folder) {
  const url = process.env.BENCH_DATABASE_URL
  if (url === undefined) return []
  const ledger = await measureLedger(folder, url, 1_000_000)
  return [
    {
      what: `a day of a ledger of 1,000,000 payments, ${ledger.rowCount} movements`,
      value: ms(ledger.ofDay.medianMs),
      unit: 'ms',
    },
    { what: 'the same, the longest', value: ms(ledger.ofDay.longestMs), unit: 'ms' },
    {
      what: 'the same, whole tables that PostgreSQL read for it',
      value: ledger.wholeScans,
      unit: 'scans',
      goal: '0',
    },
    { what: 'the same, reads by the index of a venue and its days', value: ledger.byIndex, unit: 'reads' },
    { what: 'the same as CSV', value: ms(ledger.file.medianMs), unit: 'ms' },
    { what: '31 days of it', value: ms(ledger.month.medianMs), unit: 'ms' },
    { what: '92 days of it', value: ms(ledger.quarter.medianMs), unit: 'ms' },
  ]
}

function kb(bytes) {
  return (bytes / 1000).toFixed(1)
}

function ms(value) {
  return value.toFixed(1)
}
