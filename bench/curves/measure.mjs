import { chromium } from 'playwright'
import { findBrowser } from '../../scripts/go/find-browser.mjs'
import { bundle } from '../measure/bundle.mjs'
import { load } from '../measure/load.mjs'
import { menuAlias } from '../measure/make-tenants.mjs'
import { byMany } from '../measure/orders.mjs'
import { pageBytes } from '../measure/page.mjs'
import { measureRender } from '../measure/pages.mjs'
import { measureCart } from '../measure/pricing.mjs'
import { each, order } from '../measure/tenants.mjs'
import { platesOf, staticFloor } from '../page/floors.mjs'
import { loadPage } from '../page/load-page.mjs'
import { summary } from '../page/report.mjs'
import { serveFiles } from '../page/serve-files.mjs'

/**
 * How some costs grow with one size: `rows` has a value of each cost for each step.
 *
 * @typedef {{ of: string, steps: number[], rows: { what: string, unit: string, values: number[] }[] }} Curve
 */

const LOADS = 5
const ORDERS = 40
/** Size of the venue used for carts and orders, and for concurrent diners. */
const PLATES_OF_THE_VENUE = 1_000

const pathOf = (plates) => `/menu/${menuAlias(plates)}/take-away`

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
    const loads = { floor: [], ours: [] }
    for (let nth = 0; nth < LOADS; nth += 1) {
      loads.floor.push(await loadPage(browser, floor.origin))
      loads.ours.push(await loadPage(browser, origin + target))
    }
    const medians = (side) => summary(side, loads[side], loads.floor).medians
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
    const body = JSON.stringify(await orderOfLines(origin, alias, lines))
    orders.push(await each(Array(ORDERS).fill(body), (one) => order(origin, one)))
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

/** @returns {Promise<Curve>} */
export async function dinersCurve(origin, steps) {
  const { orderOfLines } = await bundle('orders')
  const order = await orderOfLines(origin, menuAlias(PLATES_OF_THE_VENUE), 3)
  const headers = { 'accept-encoding': 'gzip, br', accept: 'text/html' }
  const pages = []
  const orders = []
  for (const connections of steps) {
    pages.push(await load(origin, pathOf(PLATES_OF_THE_VENUE), { connections, headers }))
    orders.push(await load(origin, '/api/order', { connections, body: byMany(order, '+5255') }))
  }
  const row = (what, unit, loads, key) => ({ what, unit, values: loads.map((one) => one[key]) })
  return {
    of: 'diners at once',
    steps,
    rows: [
      row('menu pages from the cache', '/s', pages, 'perSecond'),
      row('the same, p99', 'ms', pages, 'p99Ms'),
      row('orders', '/s', orders, 'perSecond'),
      row('the same, p99', 'ms', orders, 'p99Ms'),
    ],
  }
}
