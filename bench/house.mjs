// Counts what bench/house.md describes on the built product, prints a table and writes bench/house.json.
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { createBuilder } from 'vite'
import { ROOT } from '../scripts/go/run.mjs'
import { prepare } from '../scripts/go/steps.mjs'
import { countHouse } from './house/counts.mjs'
import { watchPage, watchServer } from './house/coverage.mjs'
import { bundle } from './measure/bundle.mjs'
import { pageBytes } from './measure/page.mjs'
import { startServer } from './measure/server.mjs'

const VENUE = 'la-esquina'
/** What is drawn and said, and the rules; all other files only lead from one to the other. */
const DRAWN = /^src\/(?:features|layout|messages|theme|ui)\/|[.]tsx$/
const RULES = /^src\/domain\//

const FLOWS = {
  cached: 'a page from the cache, on the server',
  uncached: 'a page that is drawn, on the server',
  increase: "'+' at a line of the cart to the total, in the browser",
  order: 'the press that sends an order to its row, both',
  delivered: "'Entregado' of a rider to the diner's page, both",
}
const COUNTS = {
  stores: 'stores',
  contexts: 'contexts',
  caches: 'caches on the way of a drawn page',
  lazy: 'means of fetching code on demand',
  delivery: "files that name 'DELIVERY'",
}

const isListing = process.argv.includes('--files')
if (!process.argv.includes('--built')) await prepare(['deps', 'gen', 'pictures', 'build'])
const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-house-'))
try {
  const { flows, firstPage } = await watch(folder)
  const counts = countHouse(new Set(flows.uncached))
  const rows = [
    ...Object.entries(FLOWS).map(([name, what]) => ({ what: `files: ${what}`, ...filesOf(flows[name]) })),
    ...Object.entries(COUNTS).map(([name, what]) => ({ what, value: counts[name].value })),
    { what: 'first page, kB brotli', value: Math.round((firstPage.scripts + firstPage.styles) / 10) / 100 },
  ]
  const width = Math.max(...rows.map(({ what }) => what.length))
  console.log(`${''.padEnd(width)}     all = drawn + rules + way`)
  for (const { what, value, drawn, rules, way } of rows) {
    const parts = way === undefined ? '' : ` = ${drawn} + ${rules} + ${way}`
    console.log(`${what.padEnd(width)}  ${String(value).padStart(6)}${parts}`)
  }
  if (isListing) console.log(JSON.stringify({ flows, counts }, undefined, 1))
  writeFileSync(path.join(ROOT, 'bench', 'house.json'), `${JSON.stringify(rows, undefined, 2)}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function filesOf(files) {
  const drawn = files.filter((file) => DRAWN.test(file)).length
  const rules = files.filter((file) => RULES.test(file) && !DRAWN.test(file)).length
  return { value: files.length, drawn, rules, way: files.length - drawn - rules }
}

async function watch(folder) {
  const clientDir = path.join(folder, 'client')
  await buildClient(clientDir)
  const { openVenue, OPERATOR_TOKEN, watchFlows } = await bundle('house-flows')
  const tenantsDir = path.join(folder, 'tenants')
  const brand = await openVenue(path.join(ROOT, 'tenants'), tenantsDir, VENUE)
  const port = await freePort()
  const env = {
    TENANTS_DIR: tenantsDir,
    ADMIN_TOKEN: OPERATOR_TOKEN,
    CLIENT_DIR: clientDir,
    // listens once it is told to: the process that makes the database must not take the port
    NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}`,
  }
  const server = await startServer(path.join(folder, 'data'), env)
  try {
    const { origin } = server
    const html = await (await fetch(`${origin}${brand.plate.mode.path}`)).text()
    process.kill(server.pid, 'SIGUSR1')
    const calls = await watchServer(await debuggerAt(port))
    try {
      const page = (opened) => watchPage(opened, clientDir)
      return { flows: await watchFlows(origin, brand, { server: calls, page }), firstPage: pageBytes(html) }
    } finally {
      // it does not end while a debugger is attached
      calls.close()
    }
  } finally {
    await server.stop()
  }
}

/** What browsers load, as it is built, but with source maps. */
async function buildClient(outDir) {
  const build = { outDir, sourcemap: 'hidden' }
  const environments = { client: { build }, companion: { build } }
  const builder = await createBuilder({ root: ROOT, logLevel: 'error', environments })
  for (const name of Object.keys(environments)) await builder.build(builder.environments[name])
  // the server looks for the sandbox's frame beside what browsers load
  cpSync(path.join(ROOT, 'dist', 'card-frame'), path.join(outDir, '..', 'card-frame'), { recursive: true })
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

async function debuggerAt(port) {
  for (let tries = 0; tries < 100; tries += 1) {
    const targets = await fetch(`http://127.0.0.1:${port}/json/list`).then(
      (answer) => answer.json(),
      () => [],
    )
    if (targets.length > 0) return targets[0].webSocketDebuggerUrl
    await setTimeout(100)
  }
  throw new Error(`Nobody debugs at ${port}`)
}
