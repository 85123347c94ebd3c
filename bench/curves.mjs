// Measures how cost grows, as bench/README.md describes, prints tables and writes bench/curves.json and
// bench/curves.svg.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { ROOT } from '../scripts/go/run.mjs'
import { prepare } from '../scripts/go/steps.mjs'
import { growthChart, growthTable } from './curves/report.mjs'
import { cartCurve, dinersCurve, platesCurve } from './curves/measure.mjs'
import { makeMenus } from './measure/make-tenants.mjs'
import { startServer } from './measure/server.mjs'

const PLATES = [60, 250, 1_000, 5_000]
const LINES = [1, 10, 50, 200]
const DINERS = [1, 10, 100, 1_000]

await prepare(['deps', 'gen', 'build'])
const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-curves-'))
const tenantsDir = path.join(folder, 'tenants')
makeMenus(tenantsDir, PLATES)
const databaseUrl = process.env.BENCH_DATABASE_URL
const server = await startServer(path.join(folder, 'data'), {
  TENANTS_DIR: tenantsDir,
  IMAGES_DIR: path.join(folder, 'images'),
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
})
try {
  await server.applied
  const curves = [
    await platesCurve(server.origin, PLATES),
    await cartCurve(server.origin, LINES),
    await dinersCurve(server.origin, DINERS),
  ]
  for (const curve of curves) console.log(`\n${growthTable(curve)}`)
  writeFileSync(path.join(ROOT, 'bench', 'curves.json'), `${JSON.stringify(curves, undefined, 2)}\n`)
  writeFileSync(path.join(ROOT, 'bench', 'curves.svg'), growthChart(curves))
  console.log('\nWritten to bench/curves.json and bench/curves.svg')
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
