import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { addShipment } from '../server/support/shipment.ts'
import { DINER_COOKIE } from '../server/support/test-app.ts'
import { signIn } from '../support/account.ts'
import { fillCustomer, send } from '../support/checkout.ts'
import { addToCart } from '../support/diner.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { placeOrder } from '../support/orders.ts'
import { useSite } from '../support/site.ts'

/** Names below `localhost` lead to this machine in every browser. */
const ESQUINA = 'esquina.localhost'
const AURORA = 'aurora.localhost'
const NAMI = 'nami.localhost'

/** A site of the venue's: nothing but a frame of its menu. */
const ownSite = createServer((request, response) => {
  response.setHeader('content-type', 'text/html')
  response.end(`<iframe src="${new URL(request.url ?? '', 'http://x').searchParams.get('menu')}"></iframe>`)
}).listen(0, '127.0.0.1')
await once(ownSite, 'listening')
const ownSiteAt = (host: string) => `http://${host}:${(ownSite.address() as AddressInfo).port}`
const OWN_SITE = ownSiteAt('bodegon.localhost')
/** Of the same domain as the menu, whose cookies reach its frames. */
const SAME_DOMAIN = ownSiteAt(`www.${ESQUINA}`)

const tenantsDir = editedTenants({
  'la-esquina': (_branch, _contact, tenant) => {
    tenant.hosts = [ESQUINA]
    tenant.embedding = { allowedOrigins: [OWN_SITE, SAME_DOMAIN] }
  },
  'sushi-nami': (_branch, _contact, tenant) => {
    tenant.hosts = [NAMI]
  },
  'cafe-aurora': (_branch, _contact, tenant) => {
    tenant.hosts = [AURORA]
  },
})

describe("a brand's own host", () => {
  const site = useSite({ tenantsDir }, { serviceWorkers: 'allow' })
  let origin: (host: string) => string
  beforeAll(() => {
    const { port } = new URL(site.server.url)
    origin = (host) => `http://${host}:${port}`
  })
  afterAll(() => {
    ownSite.close()
    rmSync(tenantsDir, { recursive: true, force: true })
  })

  const pathOf = (page: Page) => new URL(page.url()).pathname
  const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage))

  test('one orders at its root, and nothing of it is anywhere else', async () => {
    const page = await site.open('/', { baseURL: origin(ESQUINA) })
    await page
      .getByRole('link', { name: /Para llevar/ })
      .first()
      .click()
    await page.waitForURL('**/Para%20llevar')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${origin(ESQUINA)}/`)
    expect(await page.locator('main a[data-plate]').first().getAttribute('href')).toMatch(
      /^\/Para%20llevar\//,
    )
    await addToCart(page, { path: '/Para%20llevar/empanadas/empanada-de-pollo', quantity: 2 })
    await page
      .getByRole('link', { name: /Ver pedido/ })
      .first()
      .click()
    await page.waitForURL('**/preview')
    await page
      .getByRole('link', { name: /^Continuar/ })
      .first()
      .click()
    await page.waitForURL('**/checkout')
    await fillCustomer(page)
    await send(page).click()
    await page.waitForURL(/\/order\/[0-9A-Z]{11}$/)
    await page.getByRole('heading', { level: 1, name: /^Pedido/ }).waitFor()
    expect(pathOf(page)).toMatch(/^\/order\//)
    expect(await keysOf(page)).not.toEqual([])
    const scope = () => navigator.serviceWorker.ready.then((registration) => registration.scope)
    await page.goto('/Para%20llevar')
    expect(await page.evaluate(scope)).toBe(`${origin(ESQUINA)}/`)
    // the other brand, and the platform
    for (const other of [origin(AURORA), site.server.url]) {
      await page.goto(`${other}/robots.txt`, { waitUntil: 'load' })
      expect(await keysOf(page)).toEqual([])
      expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
      expect(await page.context().cookies(other)).toEqual([])
    }
    expect(await page.context().cookies(origin(ESQUINA))).toMatchObject([{ domain: ESQUINA }])
  })

  test('the back button closes a plate over the menu', async () => {
    const page = await site.open('/Despacho', { baseURL: origin(NAMI) })
    const plate = page.locator('main a[data-plate]').first()
    const href = await plate.getAttribute('href')
    await plate.click()
    await page.getByRole('dialog').waitFor()
    expect(pathOf(page)).toBe(href)
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(pathOf(page)).toBe('/Despacho')
  })

  test('without a network a page of it opens again', async () => {
    const page = await site.open('/Delivery', {
      baseURL: origin(ESQUINA),
      expected: [/ERR_INTERNET|Failed to/],
    })
    await page.evaluate(() => navigator.serviceWorker.ready)
    const kept = () =>
      page.evaluate(async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined, page.url())
    await expect.poll(kept).toBe(true)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto('/')
    await page.waitForURL('**/Delivery')
  })

  test("the venue's own site shows the menu in a frame; who pays leaves it", async () => {
    const page = await site.open('/', { baseURL: origin(ESQUINA) })
    await addToCart(page, { path: '/Para%20llevar/empanadas/empanada-de-pollo' })
    await page.goto(`${OWN_SITE}/?menu=${origin(ESQUINA)}/Para%2520llevar`, { waitUntil: 'load' })
    const frame = page.frameLocator('iframe')
    await frame.getByRole('heading', { level: 1 }).waitFor()
    const checkout = frame.getByRole('link', { name: /^Continuar/ }).first()
    await frame
      .getByRole('link', { name: /Ver pedido/ })
      .first()
      .click()
    await checkout.click()
    await page.waitForURL(`${origin(ESQUINA)}/checkout`)
  })

  test('[HOME-04] in a frame of another site the bar of categories follows the scroll', async () => {
    const page = await site.open(`${OWN_SITE}/?menu=${origin(ESQUINA)}/Para%2520llevar`)
    const frame = page.frameLocator('iframe')
    const second = frame.getByRole('navigation', { name: 'Categorías' }).getByRole('link').nth(1)
    const hash = await second.getAttribute('href')
    // in the upper fifth of the window, where it is being read and the one before it can still be seen
    const read = () =>
      frame.locator(`[id="${decodeURIComponent(hash?.slice(1) ?? '')}"]`).evaluate((section) => {
        scrollBy({ top: section.getBoundingClientRect().top - innerHeight / 5, behavior: 'instant' })
      })
    await expect.poll(() => read().then(() => second.getAttribute('aria-current'))).toBe('true')
  })

  test('[SHELL-08] an order that is carried leaves the frame for its tracking', async () => {
    const { code } = await placeOrder(site.server, 'la-esquina', {
      mode: 'delivery',
      choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 6 }],
      form: { customerName: 'Ana Pérez', phone: '+541155551009' },
    })
    await addShipment(site.server, code, { status: 'ON_ROUTE_TO_DROP_OFF' })
    const page = await site.open('/', { baseURL: origin(ESQUINA) })
    const [name = '', value = ''] = DINER_COOKIE.split('=')
    await page.context().addCookies([{ name, value, url: origin(ESQUINA) }])
    await signIn(page, '11 5555-1009')
    await page.goto(`${SAME_DOMAIN}/?menu=${origin(ESQUINA)}/Delivery`, { waitUntil: 'load' })
    await page.frameLocator('iframe').getByRole('link', { name: 'PEDIDO EN CURSO' }).click()
    await page.waitForURL(`${origin(ESQUINA)}/logistics/tracking/order/**`)
    await page.getByText('En camino', { exact: true }).waitFor()
  })
})
