// Measures what numbers of tenants cost, as bench/README.md describes: `npm run bench:tenants [NUMBER …]`.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { ROOT } from '../scripts/go/run.mjs'
import { prepare } from '../scripts/go/steps.mjs'
import { measureTenants } from './measure/tenants.mjs'

const databaseUrl = process.env.BENCH_DATABASE_URL
if (!databaseUrl) throw new Error('BENCH_DATABASE_URL must be the address of an empty PostgreSQL database.')
const asked = process.argv.slice(2).map(Number)
const counts = asked.length > 0 ? asked : [10, 1_000, 10_000]

await prepare(['deps', 'gen', 'build'])
const runs = []
for (const count of counts) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-tenants-'))
  runs.push(await measureTenants(folder, databaseUrl, count))
  print(runs)
}
writeFileSync(path.join(ROOT, 'bench', 'tenants.json'), `${JSON.stringify(runs, undefined, 2)}\n`)
console.log('Written to bench/tenants.json')

/** The table so far: a column for each number of tenants. */
function print(done) {
  const rows = [
    ['tenants', ({ count }) => String(count)],
    ['apply to an empty database, s', ({ first }) => seconds(first.ms)],
    ['  memory at most, MB', ({ first }) => String(first.peakMb)],
    ['apply again, folders untouched, s', ({ unchanged }) => seconds(unchanged.ms)],
    ['  memory at most, MB', ({ unchanged }) => String(unchanged.peakMb)],
    ['start until it answers, ms', ({ startMs }) => startMs.toFixed(0)],
    ['  until it has looked at all folders, s', ({ lookMs }) => seconds(lookMs)],
    ['  memory at most, all below included, MB', ({ peakMb }) => String(peakMb)],
    ['first page of a venue, median, ms', ({ pages }) => pages.toFixed(1)],
    ['an order, median, ms', ({ orders }) => orders.toFixed(1)],
    ['the guide, 24 venues, median, ms', ({ guide }) => guide.toFixed(1)],
    ['list of all brands, median, ms', ({ list }) => list.toFixed(1)],
    ['whole reads of a table of tenants', ({ wholeReads }) => Object.entries(wholeReads).join(' ') || 'none'],
  ]
  console.log()
  for (const [what, of] of rows)
    console.log(`${what.padEnd(42)}${done.map((run) => of(run).padStart(12)).join('')}`)
}

function seconds(ms) {
  return (ms / 1000).toFixed(1)
}
