import type { Browser, Page } from 'playwright'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import { paths } from '#domain/routes/routes.ts'
import type { Menu } from '#generated/models.ts'
import { isLive } from '#platform/is-live.ts'
import { callTo, type Call } from '#preview/call.ts'
import { launchBrowser } from '#preview/launch-browser.ts'
import { makeShipment } from '#preview/make-delivery.ts'
import { newDevice } from '#preview/new-device.ts'
import { locate, pageDriver } from '#preview/page-driver.ts'
import { runSteps } from '#scenarios/run-steps.ts'
import type { Brand } from '#scenarios/brand.ts'
import { deviceEntries } from '#scenarios/device.ts'
import { stepsOf, type Made } from '#scenarios/state.ts'
import { fillCustomer, send } from '#scenarios/states/checkout.ts'

export { OPERATOR_TOKEN } from './board.ts'
export { openVenue } from './open-venue.ts'

/** Records which files are called between two moments. */
type Watch = { start(): Promise<void>; stop(): Promise<Set<string>> }
/** @property page - begins to watch a page */
type Watches = { server: Watch; page(page: Page): Promise<Watch> }

/** Background work is not called every time. */
const TIMES = 3

/** Files of each flow: those called every time it ran. */
export async function watchFlows(origin: string, brand: Brand, watches: Watches) {
  const menu = origin + (brand.plate?.mode.path ?? '')
  let table = 0
  const askUncached = () => ask(`${menu}?tableNumber=${(table += 1)}`)
  for (let warm = 0; warm < TIMES; warm += 1) await askUncached()
  await ask(menu)
  const cached = await everyTime(() => during([watches.server], () => ask(menu)))
  const uncached = await everyTime(() => during([watches.server], askUncached))
  const browser = await launchBrowser()
  try {
    const increase = await watchIncrease(browser, origin, brand, watches)
    const order = await everyTime(() => watchOrder(browser, origin, brand, watches))
    // the riders of one caller are each another one
    const call = callTo(origin)
    const delivered = await everyTime(() => watchDelivered(browser, call, { origin, brand, watches }))
    return { cached, uncached, increase, order, delivered }
  } finally {
    await browser.close()
  }
}

async function ask(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
}

async function during(watches: readonly Watch[], act: () => Promise<unknown>): Promise<Set<string>> {
  for (const watch of watches) await watch.start()
  await act()
  const called = await Promise.all(watches.map((watch) => watch.stop()))
  return new Set(called.flatMap((files) => [...files]))
}

async function everyTime(take: () => Promise<Set<string>>): Promise<string[]> {
  let common = [...(await take())]
  for (let times = 1; times < TIMES; times += 1) {
    const files = await take()
    common = common.filter((file) => files.has(file))
  }
  return common.toSorted()
}

/** A device that holds what a state's would. */
async function deviceHolding(
  browser: Browser,
  origin: string,
  brand: Brand,
  need: 'cart' | 'rider',
  made: Made = {},
): Promise<Page> {
  const readMenu = async (venue: string, mode: string) =>
    (await callTo(origin)<Menu>('GET', `/api/diner/${venue}/menu/${mode}`)).body
  return deviceWith(browser, await deviceEntries([need], brand, made, { readMenu, now: Date.now() }))
}

async function deviceWith(
  browser: Browser,
  entries: readonly { key: string; value: string }[],
): Promise<Page> {
  const page = await newDevice(browser)
  await page.context().addInitScript((kept) => {
    for (const { key, value } of kept) window.localStorage.setItem(key, value)
  }, entries)
  return page
}

/** Waits until the page is hydrated and the network is idle. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isLive, await page.locator('body').elementHandle())
  await page.waitForLoadState('networkidle')
}

/** From '+' at a line of the cart to the total. */
async function watchIncrease(
  browser: Browser,
  origin: string,
  brand: Brand,
  watches: Watches,
): Promise<string[]> {
  const page = await deviceHolding(browser, origin, brand, 'cart')
  await page.goto(origin + paths.cart(brand.venue))
  const more = page.getByRole('button', {
    name: brand.text('common.increase', { name: brand.plate?.name ?? '' }),
  })
  await more.waitFor()
  await settled(page)
  const watch = await watches.page(page)
  const files = await everyTime(async () => {
    const before = await page.getByRole('main').innerText()
    return during([watch], async () => {
      await more.click()
      await page.waitForFunction((text) => document.querySelector('main')?.innerText !== text, before)
    })
  })
  await page.context().close()
  return files
}

/** From the press that sends an order to its row, which stands when the answer comes. */
async function watchOrder(
  browser: Browser,
  origin: string,
  brand: Brand,
  watches: Watches,
): Promise<Set<string>> {
  const page = await deviceHolding(browser, origin, brand, 'cart')
  await page.goto(origin + paths.checkout(brand.venue))
  await runSteps(stepsOf([fillCustomer], brand, {}), pageDriver(page))
  await settled(page)
  const watch = await watches.page(page)
  const files = await during([watch, watches.server], async () => {
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/order'))
    await locate(page, send(brand)).click()
    const status = (await answer).status()
    if (status !== 201) throw new Error(`The order was answered with ${status}`)
  })
  await page.context().close()
  return files
}

/** From the rider's 'Entregado' with the diner's key to the diner's page. */
async function watchDelivered(
  browser: Browser,
  call: Call,
  { origin, brand, watches }: { origin: string; brand: Brand; watches: Watches },
): Promise<Set<string>> {
  const { orderCode, shipmentId, cookie, rider } = await makeShipment(call, brand, 'ON_ROUTE_TO_DROP_OFF')
  const t = brand.text
  const diner = await deviceWith(browser, [])
  const [name = '', value = ''] = cookie.split('=')
  await diner.context().addCookies([{ name, value, url: origin }])
  await diner.goto(origin + companionPaths.tracking(brand.venue, orderCode))
  await diner.getByRole('dialog').getByRole('button').last().click()
  const key = /\b\d{4}\b/.exec(await diner.getByRole('region', { name: t('tracking.key') }).innerText())?.[0]
  await settled(diner)
  const page = await deviceHolding(browser, origin, brand, 'rider', { rider })
  await page.goto(origin + companionPaths.shipment(brand.venue, 'simple', shipmentId))
  const slider = page.getByRole('slider', { name: t('shipments.slider.delivered') })
  await slider.waitFor()
  await settled(page)
  const pages = [await watches.page(page), await watches.page(diner)]
  const files = await during([...pages, watches.server], async () => {
    await slider.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: t('shipments.key-title') })
    await dialog.getByRole('textbox').fill(key ?? '')
    const answer = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.keyboard.press('Enter')
    if (!(await answer).ok()) throw new Error('The delivery was refused')
    await diner
      .getByRole('status')
      .filter({ hasText: t('tracking.status.DELIVERED') })
      .waitFor()
  })
  await page.context().close()
  await diner.context().close()
  return files
}
