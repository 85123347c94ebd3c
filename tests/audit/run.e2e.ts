import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { AuditFinding } from '#generated/audit.ts'
import { MODES } from '#audit/matrix/cell.ts'
import { planStage, refusedJob } from '#audit/plan.ts'
import { REPORT } from '#audit/report/fixtures/report.ts'
import { findingId } from '#audit/report/group-findings.ts'
import { htmlReport } from '#audit/report/html.ts'
import { junitReport } from '#audit/report/junit.ts'
import type { Picture } from '#audit/report/picture.ts'
import { rules } from '#audit/rules/index.ts'
import type { Job } from '#audit/run/job.ts'
import { runJobs } from '#audit/run/run-jobs.ts'
import { urlJobs } from '#audit/run/url-jobs.ts'
import { newDevice } from '#preview/new-device.ts'
import { pageDriver } from '#preview/page-driver.ts'
import { projectRoot } from '#server/project-root.ts'
import { launchBrowser } from '../support/browser.ts'

const clock = () => new Date()
const axe = rules.filter(({ id }) => id === 'axe')
let browser: Browser
const folder = mkdtempSync(join(tmpdir(), 'vitrina-audit-'))

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

const page = (body: string) =>
  `<!doctype html><html lang="es"><head><title>Prueba</title></head><body><main><h1>Prueba</h1>${body}</main></body></html>`

/** Of a folder that cannot be shown. */
const FAULT = {
  file: 'rota/menu.json',
  path: '$.upselleds[0]',
  found: "'nadie'",
  expected: 'the id of a plate',
}

/** A page of nobody's shop. */
const job = (state: string, body: string, lead?: Job['lead']): Job => ({
  tenant: 'prueba',
  screen: 'page',
  state,
  title: state,
  mode: 'light',
  width: 412,
  lead: lead ?? ((shown) => shown.setContent(page(body))),
})

test('what cannot be judged is told, once, and the other pages are judged all the same', async () => {
  const jobs = [
    job('unreachable', '', async () => {
      throw new Error('Waited for "Continuar"')
    }),
    job('crashing', '', async (shown) => {
      await shown.goto('chrome://crash')
    }),
    job('failing', '<script>throw new Error("nothing is as it was")</script>'),
    job('nameless', '<button type="button" style="width:44px;height:44px"></button>'),
    job('clean', '<p>Todo bien</p>'),
    refusedJob({ alias: 'rota', faults: [FAULT, FAULT, FAULT, FAULT] }, {}),
  ]
  const pictures = new Map<string, Picture>()
  const told: number[] = []
  const run = await runJobs(jobs, {
    browser,
    rules: axe,
    parallel: 2,
    clock,
    pictures,
    onProgress: ({ done }) => told.push(done),
  })
  const found = (state: string) =>
    run.sightings.filter(({ where }) => where.state === state).map(({ finding }) => finding)
  expect(found('unreachable')).toEqual([
    expect.objectContaining({
      rule: 'state-unreachable',
      level: 'error',
      message: expect.stringContaining('Waited for "Continuar"') as unknown,
    }),
  ])
  expect(found('crashing').map(({ rule }) => rule)).toEqual(['page-crashed'])
  expect(found('failing')).toEqual([expect.objectContaining({ rule: 'page-failed' })])
  expect(found('nameless').map(({ rule }) => rule)).toEqual(['axe/button-name'])
  expect(found('clean')).toEqual([])
  expect(found('folder')).toEqual([
    expect.objectContaining({
      rule: 'tenant-refused',
      message: expect.stringMatching(
        /página de esta tienda\. rota\/menu\.json \$\.upselleds.*Y 1 más\./,
      ) as unknown,
    }),
  ])
  expect(run).toMatchObject({ partial: false })
  expect(run.pages.map(({ state }) => state).toSorted()).toEqual(jobs.map(({ state }) => state).toSorted())
  expect(Math.max(...told)).toBe(jobs.length)
  const [nameless] = found('nameless')
  const picture = nameless && pictures.get(findingId('prueba', nameless))
  expect(picture?.box).toMatchObject({ width: 44, height: 44 })
  expect(picture?.where.state).toBe('nameless')
})

test('a rule that fails takes nothing with it that was found before', async () => {
  const [first] = axe
  if (!first) throw new Error('There is axe')
  const failing = { ...first, check: () => Promise.reject(new Error('nothing to judge')) }
  const nameless = job('nameless', '<button type="button" style="width:44px;height:44px"></button>')
  const { sightings } = await runJobs([nameless], { browser, rules: [first, failing], parallel: 1, clock })
  expect(sightings.map(({ finding }) => finding.rule)).toEqual(['rule-failed', 'axe/button-name'])
})

test('a run that is told to stop leaves the open page, however long it would take, and calls itself partial', async () => {
  const stop = new AbortController()
  const hanging = job('hanging', '', (shown) => {
    stop.abort()
    return new Promise((_, reject) => {
      shown.once('close', () => reject(new Error('closed')))
    })
  })
  const run = await runJobs([job('one', ''), hanging, job('three', '')], {
    browser,
    rules: axe,
    parallel: 1,
    clock,
    signal: stop.signal,
  })
  expect(run).toMatchObject({ partial: true, pages: [expect.objectContaining({ state: 'one' })] })
})

test('the report holds to every rule itself; its filter narrows it; the one for machines is well-formed XML', async () => {
  const file = join(folder, 'report.html')
  const [first] = REPORT.findings
  const where = first?.occurrences[0]
  if (!first || !where) throw new Error('The report has findings')
  const white = { width: 300, height: 120, channels: 3, background: '#ffffff' } as const
  const pixel = (await sharp({ create: white }).jpeg().toBuffer()).toString('base64')
  const box = { x: 48, y: 40, width: 120, height: 24 }
  const picture: Picture = { data: pixel, width: 300, height: 120, box, where }
  // More tenants than a window has room for.
  const [page0] = REPORT.pages
  const many = 'abcdefghijkl'
    .split('')
    .flatMap((letter) => (page0 ? [{ ...page0, tenant: `tienda-${letter}` }] : []))
  // the longest name that axe has for a rule
  const longest: AuditFinding = { ...first, id: 'long', rule: 'axe/landmark-complementary-is-top-level' }
  const report = { ...REPORT, pages: [...REPORT.pages, ...many], findings: [...REPORT.findings, longest] }
  writeFileSync(file, htmlReport(report, new Map([[first.id, picture]])))
  const url = pathToFileURL(file).href
  const { sightings, pages } = await runJobs(urlJobs([url], MODES, [320, 1280]), {
    browser,
    rules,
    parallel: 2,
    clock,
  })
  expect(pages).toHaveLength(4)
  expect(sightings.map(({ finding }) => finding)).toEqual([])

  const shown = await browser.newPage()
  await shown.goto(url)
  await shown.getByText('Se muestran 6 de 6').waitFor()
  await shown.getByRole('combobox', { name: 'Tienda' }).selectOption('sushi-nami')
  await shown.getByText('Se muestran 2 de 6').waitFor()
  expect(await shown.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['sushi-nami'])
  await shown.getByRole('link', { name: '3 en Menú completo de la-esquina' }).click()
  await shown.getByText('Se muestran 6 de 6').waitFor()
  const problems = await shown.evaluate((xml) => {
    const read = new DOMParser().parseFromString(xml, 'application/xml')
    return [...read.querySelectorAll('parsererror')].map(({ textContent }) => textContent)
  }, junitReport(REPORT))
  expect(problems).toEqual([])
  await shown.close()
})

test('a screen or state that no tenant of a run has is refused by name: it would count as clean', async () => {
  const narrowing = { tenants: ['cafe-aurora'], states: ['cart.empty', 'tracking.looking'] }
  await expect(planStage({ tenantsDir: join(projectRoot(), 'tenants'), narrowing })).rejects.toThrow(
    'No tenant of this run has tracking.looking',
  )
})

test('all that the pages of a run need is there before the first: the console hears of nothing while it is judged', async () => {
  const plan = await planStage({
    tenantsDir: join(projectRoot(), 'tenants'),
    narrowing: {
      tenants: ['pizzeria-roma'],
      states: ['console.orders', 'rider.list', 'follow-up'],
      modes: ['light'],
      widths: [412],
    },
  })
  try {
    await plan.prepare?.()
    // each of the three has an order of its own
    const board = plan.jobs.find(({ state }) => state === 'console.orders')
    const page = await newDevice(browser, { width: 412, scheme: 'light' })
    await board?.lead(page)
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').count()).toBe(
      3,
    )
    await page.context().close()
  } finally {
    await plan.close()
  }
})

test('a device may be closed while a call of it is answered in the place of the server', async () => {
  let hear = (): void => undefined
  const heard = new Promise<void>((resolve) => {
    hear = resolve
  })
  // asked for the orders, it never answers
  const server = createServer(({ url }, answer) => (url === '/' ? answer.end(page('')) : hear()))
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  const shown = await newDevice(browser)
  await shown.goto(`http://127.0.0.1:${port}/`)
  await pageDriver(shown).newOrders({ newOrders: true })
  await shown.evaluate(() => void fetch('/api/admin/branchcontacts/a/orders').catch(() => undefined))
  await heard
  // what is thrown then outside of every test fails the run
  await shown.context().close()
  server.closeAllConnections()
  await new Promise((done) => {
    server.close(done)
  })
})
