// Measures what bench/README.md says of the first view, prints a table and writes bench/page.json and bench/page.svg.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser } from '../scripts/go/find-browser.mjs'
import { ROOT } from '../scripts/go/run.mjs'
import { prepare } from '../scripts/go/steps.mjs'
import { startServer } from './measure/server.mjs'
import { packagesFloor, platesOf, staticFloor } from './page/floors.mjs'
import { loadPage, METRICS } from './page/load-page.mjs'
import { chart, summary, table, tapSummary, tapTable } from './page/report.mjs'
import { serveFiles } from './page/serve-files.mjs'
import { tapFloor, TAPS, tapThrough } from './page/taps.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    against: { type: 'string', multiple: true, default: [] },
  },
})
const runs = Number(values.runs)

await prepare(['deps', 'gen', 'pictures', 'build'])
const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-page-'))
const server = await startServer(path.join(folder, 'data'))
const plates = await platesOf(server.origin, 'la-esquina', 'la-esquina.self-service')
const floors = [
  await serveFiles(await staticFloor(server.origin, plates)),
  await serveFiles(await packagesFloor(server.origin, plates, path.join(folder, 'floor'))),
]
const browser = await chromium.launch({
  executablePath: findBrowser().executablePath,
  args: ['--no-sandbox'],
})
try {
  // the first is what all others are compared with
  const targets = [
    ['static', floors[0].origin],
    ['same packages', floors[1].origin],
    ['La Esquina', `${server.origin}/menu/la-esquina/Autoservicio`],
    ['Mercado', `${server.origin}/menu/mercado-grande/Pasar%20a%20buscar`],
    ['Café', `${server.origin}/menu/cafe-aurora`],
    // another build that runs elsewhere: --against 'before=http://127.0.0.1:4001/menu/la-esquina/Autoservicio'
    ...values.against.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
  ]
  const measured = new Map(targets.map(([name]) => [name, []]))
  for (let round = -1; round < runs; round += 1)
    for (const [name, url] of targets) {
      const result = await loadPage(browser, url, true)
      // the first round fills the caches of server and system
      if (round >= 0) measured.get(name).push(result)
    }
  const results = [...measured].map(([name, loads]) => summary(name, loads, measured.get('static')))
  console.log(table(results, METRICS))
  const urls = new Map(targets)
  const floorTaps = []
  const menuTaps = []
  for (let round = 0; round < runs; round += 1) {
    floorTaps.push(await tapFloor(browser, urls.get('static')))
    menuTaps.push(
      await tapThrough(browser, urls.get('La Esquina'), { mode: 'Para llevar', plate: 'Chocotorta' }),
    )
  }
  const taps = tapSummary(menuTaps, floorTaps, TAPS)
  console.log(`\n${tapTable(taps)}`)
  const figures = JSON.stringify({ runs, results, taps }, undefined, 2)
  writeFileSync(path.join(ROOT, 'bench', 'page.json'), `${figures}\n`)
  writeFileSync(path.join(ROOT, 'bench', 'page.svg'), chart(results))
  console.log('\nWritten to bench/page.json and bench/page.svg')
} finally {
  await browser.close()
  await Promise.all(floors.map(({ close }) => close()))
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
