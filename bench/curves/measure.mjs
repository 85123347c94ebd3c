import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { chromium } from 'playwright'
import { findBrowser } from '../../scripts/go/find-browser.mjs'
import { bundle } from '../measure/bundle.mjs'
import { load } from '../measure/load.mjs'
import { menuAlias } from '../measure/make-tenants.mjs'
import { pageBytes } from '../measure/page.mjs'
import { measureRender } from '../measure/pages.mjs'
import { measureCart } from '../measure/pricing.mjs'
import { platesOf, staticFloor } from '../page/floors.mjs'
import { loadPage } from '../page/load-page.mjs'
import { serveFiles } from '../page/serve-files.mjs'

/**
 * How some costs grow with one size: `rows` has a value of each cost for each step.
 *
 * @typedef {{ of: string, steps: number[], rows: { what: string, unit: string, values: number[] }[] }} Curve
 */

const LOADS = 5
const ORDERS = 40
/** Of which carts and orders are made, and which is asked for by many. */
const PLATES_OF_THE_VENUE = 1_000

const pathOf = (plates) => `/menu/${menuAlias(plates)}/take-away`
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** @returns {Promise<Curve>} */
export async function platesCurve(origin, steps) {
  const browser = await chromium.launch({
    executablePath: findBrowser().executablePath,
    args: ['--no-sandbox'],
  })
  try {
    const costs = []
    for (const plates of steps) costs.push(await menuOf(origin, browser, plates))
    const row = (what, unit, of) => ({ what, unit, values: costs.map(of) })
    return {
      of: 'plates',
      steps,
      rows: [
        row('HTML, brotli', 'kB', ({ html }) => html / 1000),
        row('page drawn by the server', 'ms', ({ render }) => render),
        row('largest paint', 'ms', ({ ours }) => ours.lcp),
        row('largest paint, static', 'ms', ({ floor }) => floor.lcp),
        row('blocking time', 'ms', ({ ours }) => ours.tbt),
        row('blocking time, static', 'ms', ({ floor }) => floor.tbt),
        row('elements', '', ({ ours }) => ours.nodes),
      ],
    }
  } finally {
    await browser.close()
  }
}

/** A menu on a phone beside the same plates as a static page, in turns. */
async function menuOf(origin, browser, plates) {
  const alias = menuAlias(plates)
  const target = pathOf(plates)
  const { medianMs: render } = await measureRender(origin, target)
  const floor = await serveFiles(
    await staticFloor(origin, await platesOf(origin, alias, `${alias}.take-away`)),
  )
  try {
    const loads = []
    for (let nth = 0; nth < LOADS; nth += 1)
      loads.push({
        floor: await loadPage(browser, floor.origin),
        ours: await loadPage(browser, origin + target),
      })
    const medians = (side) =>
      Object.fromEntries(
        ['lcp', 'tbt', 'nodes'].map((key) => [key, median(loads.map((one) => one[side][key]))]),
      )
    const { html } = pageBytes(await (await fetch(origin + target)).text())
    return { html, render, floor: medians('floor'), ours: medians('ours') }
  } finally {
    await floor.close()
  }
}

/** @returns {Promise<Curve>} */
export async function cartCurve(origin, steps) {
  const { orderOfLines } = await bundle('orders')
  const alias = menuAlias(PLATES_OF_THE_VENUE)
  const quotes = []
  const orders = []
  for (const lines of steps) {
    quotes.push((await measureCart(origin, pathOf(PLATES_OF_THE_VENUE), lines)).medianUs)
    orders.push(await orderMs(origin, JSON.stringify(await orderOfLines(origin, alias, lines))))
  }
  return {
    of: 'lines of a cart',
    steps,
    rows: [
      { what: 'pricing the cart', unit: 'µs', values: quotes },
      { what: 'placing the order', unit: 'ms', values: orders },
    ],
  }
}

/** One order after the other. @units ms, median */
async function orderMs(origin, body) {
  const times = []
  for (let nth = 0; nth < ORDERS; nth += 1) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const started = performance.now()
    const answer = await fetch(`${origin}/api/order`, { method: 'POST', body, headers })
    const said = await answer.text()
    if (answer.status !== 201) throw new Error(`An order was answered ${answer.status}: ${said}`)
    times.push(performance.now() - started)
  }
  return median(times)
}

/** @returns {Promise<Curve>} */
export async function dinersCurve(origin, steps) {
  const { orderOfLines } = await bundle('orders')
  const order = await orderOfLines(origin, menuAlias(PLATES_OF_THE_VENUE), 3)
  const [before, after] = JSON.stringify({ ...order, phone: '{phone}' }).split('{phone}')
  let placed = 0
  const body = () => `${before}+5255${String(10_000_000 + (placed += 1))}${after}`
  const headers = { 'accept-encoding': 'gzip, br', accept: 'text/html' }
  const pages = []
  const orders = []
  for (const connections of steps) {
    pages.push(await load(origin, pathOf(PLATES_OF_THE_VENUE), { connections, headers }))
    orders.push(await load(origin, '/api/order', { connections, body }))
  }
  const row = (what, unit, values) => ({ what, unit, values })
  return {
    of: 'diners at once',
    steps,
    rows: [
      row(
        'menu pages from the cache',
        '/s',
        pages.map(({ perSecond }) => perSecond),
      ),
      row(
        'the same, p99',
        'ms',
        pages.map(({ p99Ms }) => p99Ms),
      ),
      row(
        'orders',
        '/s',
        orders.map(({ perSecond }) => perSecond),
      ),
      row(
        'the same, p99',
        'ms',
        orders.map(({ p99Ms }) => p99Ms),
      ),
    ],
  }
}
