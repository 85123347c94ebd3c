import type { Page, Request } from 'playwright'
import { describe, expect, onTestFinished, test } from 'vitest'

import { fillCustomer, openCheckout, send } from '../support/checkout.ts'
import { applyTenants } from '../support/apply-tenants.ts'
import { addToCart } from '../support/diner.ts'
import { editedTenants, editTenant } from '../support/edited-tenants.ts'
import { call, listOrders } from '../support/orders.ts'
import { ADMIN_TOKEN } from '../support/server.ts'
import { DESKTOP, PHONE, useSite, type OpenOptions } from '../support/site.ts'

const MENU = '/menu/la-esquina/Delivery'
const EMPANADAS = { path: '/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo', quantity: 2 }
const OFFLINE = 'Estás sin conexión'
const BANNER = /para enviar tu pedido necesitas internet/
/** A device with a worker that loses its network now and then. */
const DEVICE: OpenOptions = {
  serviceWorkers: 'allow',
  expected: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/],
}

/** Waits until the worker answers this page and has kept what it was told to. */
async function kept(page: Page, path: string): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async (wanted) => (await window.caches.match(wanted, { ignoreVary: true })) !== undefined,
      path,
    )
  await expect.poll(isKept).toBe(true)
}

/**
 * A test's clock takes from a page what it knows of the files that it fetched, and with that what the worker is to keep of
 * those that came before it; a page opened after this knows it.
 */
const withFetchedFiles = (page: Page) =>
  page.addInitScript(() => {
    const fetched: PerformanceEntry[] = []
    new PerformanceObserver((list) => fetched.push(...list.getEntries())).observe({
      type: 'resource',
      buffered: true,
    })
    Object.assign(performance, { getEntriesByType: () => fetched })
  })

/** Names of the caches of this device, and what is in each. */
const contents = (page: Page) =>
  page.evaluate(async () => {
    const names = await window.caches.keys()
    const each = names.map(async (name) => {
      const requests = await (await window.caches.open(name)).keys()
      return [name, requests.map(({ url }) => url.slice(window.location.origin.length))] as const
    })
    return Object.fromEntries(await Promise.all(each))
  })

describe('a device that has been here before, without a network', () => {
  const site = useSite()

  test.each([
    ['slow phone', PHONE, 20],
    ['desktop', DESKTOP, 1],
  ])(
    'the last menu opens, with its pictures and brand, and says that nothing can be sent: %s',
    async (_device, viewport, slowness) => {
      const page = await site.open('/robots.txt', { ...DEVICE, viewport })
      await withFetchedFiles(page)
      await page.goto(MENU)
      await kept(page, MENU)
      const keptOf = async (cache: string) => (await contents(page))[cache] ?? []
      await expect
        .poll(() => keptOf('vitrina-fonts'))
        .toContainEqual(expect.stringMatching(/bitter.*\.woff2$/))
      await page.context().setOffline(true)
      await page.reload()
      await page.getByRole('heading', { level: 1, name: 'La Esquina Almagro' }).waitFor()
      await page.getByText(BANNER).waitFor()
      // It is the app and not a picture of it: a plate opens, however slow the device is.
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
      await page
        .getByRole('link', { name: /Bife de chorizo/ })
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: 'Bife de chorizo' }).waitFor()
      await expect.poll(() => page.evaluate(() => window.document.fonts.check('16px Bitter'))).toBe(true)
    },
  )

  test('the entry leads to the kept menu; an address that was never opened says so in the brand’s look', async () => {
    const page = await site.open(MENU, DEVICE)
    await kept(page, MENU)
    await kept(page, '/offline/la-esquina')
    await page.context().setOffline(true)
    await page.goto('/menu/la-esquina')
    await page.waitForURL(`**${MENU}`)
    await page.goto('/menu/la-esquina/checkout')
    await page.getByRole('heading', { level: 1, name: OFFLINE }).waitFor()
    expect(await page.title()).toBe(`${OFFLINE} · La Esquina`)
    // Back again, the page comes by itself.
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Tu pedido está vacío.' }).waitFor()
  })

  test('from one kept menu to another, though the data of none was asked for; what is not kept says so', async () => {
    const takeAway = '/menu/la-esquina/Para%20llevar'
    const page = await site.open(MENU, DEVICE)
    await kept(page, MENU)
    await page.goto(takeAway)
    await kept(page, takeAway)
    await kept(page, '/offline/la-esquina')
    await page.context().setOffline(true)
    await page.goto(MENU)
    await page.getByText(BANNER).waitFor()
    const mode = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
    await mode('Para llevar').click()
    await page.waitForURL(`**${takeAway}`)
    await page.getByRole('heading', { level: 1, name: 'La Esquina Almagro' }).waitFor()
    await page.getByText(BANNER).waitFor()
    await mode('En el salón').click()
    await page.getByRole('heading', { level: 1, name: OFFLINE }).waitFor()
  })

  test('a venue that was never visited shows nothing of another one', async () => {
    const page = await site.open(MENU, DEVICE)
    await kept(page, MENU)
    await page.context().setOffline(true)
    await page.goto('/menu/pizzeria-roma')
    await page.getByRole('heading', { level: 1, name: OFFLINE }).waitFor()
    expect(await page.title()).toBe(`${OFFLINE} · Vitrina`)
    expect(await page.getByText('La Esquina').count()).toBe(0)
  })

  test('two venues are kept apart', async () => {
    const page = await site.open(MENU, DEVICE)
    await kept(page, MENU)
    await page.goto('/menu/cafe-aurora/Para%20llevar')
    await kept(page, '/menu/cafe-aurora/Para%20llevar')
    const caches = await contents(page)
    expect(caches['vitrina-venue-la-esquina']?.filter((url) => url.includes('cafe-aurora'))).toEqual([])
    expect(caches['vitrina-venue-cafe-aurora']?.filter((url) => url.includes('la-esquina'))).toEqual([])
  })

  test('the address of a venue with one order mode opens its menu, which takes the address of the menu', async () => {
    const page = await site.open('/menu/cafe-aurora', DEVICE)
    await kept(page, '/menu/cafe-aurora/Para%20llevar')
    await page.goto('/menu/cafe-aurora')
    await kept(page, '/menu/cafe-aurora')
    await page.context().setOffline(true)
    await page.goto('/menu/cafe-aurora')
    await page.waitForURL('**/menu/cafe-aurora/Para%20llevar')
    await page.getByRole('link', { name: 'Americano' }).first().waitFor()
  })

  test('the kept page comes at once, and who reloads sees the network’s', async () => {
    const page = await site.open(MENU, DEVICE)
    await kept(page, MENU)
    const keptHtml = () =>
      page.evaluate(async (path) => (await window.caches.match(path, { ignoreVary: true }))?.text(), MENU)
    const keepOld = () =>
      page.evaluate(async (path) => {
        const cache = await window.caches.open('vitrina-venue-la-esquina')
        const old = await cache.match(path, { ignoreVary: true })
        const html = (await old?.text())?.replace('</body>', '<p>De antes</p></body>')
        await cache.put(path, new Response(html, { headers: old?.headers }))
      }, MENU)
    await keepOld()
    const before = page.getByText('De antes')
    await page.reload()
    expect(await before.count()).toBe(0)
    await keepOld()
    const asked = page.waitForResponse(/\/api\/storefront/)
    await page.goto(MENU)
    await before.waitFor()
    // meanwhile the network's has taken its place, and the venue is as it was
    await expect.poll(() => keptHtml()).not.toContain('De antes')
    await asked
    expect(await before.count()).toBe(1)
    await page.goto(MENU)
    expect(await before.count()).toBe(0)
  })

  test('a kept page of a venue that closed since is loaded again', async () => {
    const page = await site.open(MENU, DEVICE)
    await kept(page, MENU)
    const close = (closed: boolean) =>
      call(`${site.server.url}/api/admin/branchcontacts/la-esquina/closure`, 'PUT', {
        body: { closed },
        headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
      })
    await close(true)
    onTestFinished(async () => void (await close(false)))
    let loads = 0
    const isSecond = (request: Request) => request.isNavigationRequest() && (loads += 1) === 2
    // to the browser, a test that looks at a page uses it
    await Promise.all([page.waitForRequest(isSecond), page.goto(MENU, { waitUntil: 'commit' })])
    await page
      .getByRole('status')
      .getByText(/^Local cerrado/)
      .waitFor()
  })

  test('without a worker, a page that is asked for when the network is gone is the browser’s own, never a blank one', async () => {
    const page = await site.open(MENU, { expected: DEVICE.expected })
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Milanesa napolitana' }).first().click()
    // `waitForURL` throws where it sees the navigation itself fail
    await expect.poll(() => page.url()).toBe('chrome-error://chromewebdata/')
  })

  test('[ORDER-03] nothing of an order, a customer or the checkout is ever kept', async () => {
    const page = await site.open(MENU, DEVICE)
    await kept(page, MENU)
    await addToCart(page, EMPANADAS)
    await openCheckout(page)
    await fillCustomer(page)
    await send(page).click()
    await page.waitForURL(/\/order\//)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: /^Pedido/ }).waitFor()
    const told = async () =>
      Object.values(await contents(page))
        .flat()
        .filter((url) => !url.startsWith('/assets/'))
    expect((await told()).length).toBeGreaterThan(3)
    expect(
      (await told()).filter((url) => /order(?!modes)|checkout|customer|admin|tiles|1155551234/.test(url)),
    ).toEqual([])
  })

  test('[ORDER-03] [ORDER-04] the network goes after the server took the order; reloaded and sent again, there is one order', async () => {
    const orders = () => listOrders(site.server, 'la-esquina')
    const before = (await orders()).length
    const page = await site.open('/menu/la-esquina', DEVICE)
    await addToCart(page, EMPANADAS)
    await openCheckout(page)
    await kept(page, '/offline/la-esquina')
    await fillCustomer(page)
    const context = page.context()
    await context.route('**/api/order', async (route) => {
      await route.fetch()
      await context.setOffline(true)
      await route.abort()
    })
    await send(page).click()
    const why = page.getByRole('group', { name: /^Hubo un error enviando el pedido/ })
    await why.getByText('Tu pedido sigue aquí. Si vuelves a enviarlo, no se duplica.').waitFor()
    expect((await orders()).length).toBe(before + 1)
    // Without a network it cannot be sent, and the button says so.
    await page.getByText('No hay conexión. Cuando vuelva, podrás enviar tu pedido.').first().waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: OFFLINE }).waitFor()
    await context.unroute('**/api/order')
    await context.setOffline(false)
    await send(page).waitFor()
    await send(page).click()
    await page.waitForURL(/\/order\//)
    expect((await orders()).length).toBe(before + 1)
  })
})

describe('a device that kept the menu of a venue with one order mode', () => {
  const tenantsDir = editedTenants({ 'cafe-aurora': () => undefined })
  const site = useSite({ tenantsDir })

  test('[ROUTE-07a] comes by the venue’s address to the mode as it is called by now', async () => {
    const page = await site.open('/menu/cafe-aurora', DEVICE)
    await page.goto('/menu/cafe-aurora')
    await kept(page, '/menu/cafe-aurora')
    editTenant(tenantsDir, 'cafe-aurora', (_branch, contact) => {
      for (const mode of contact.orderModes ?? []) mode.showName = 'En el mostrador'
    })
    await applyTenants(site.server)
    // to the browser, a test that looks at a page uses it
    await page.goto('/menu/cafe-aurora', { waitUntil: 'commit' })
    await page.waitForURL('**/menu/cafe-aurora/En%20el%20mostrador')
    await page.getByRole('link', { name: 'Americano' }).first().waitFor()
  })
})
