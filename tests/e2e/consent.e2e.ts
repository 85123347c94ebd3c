import type { Page, Request } from 'playwright'
import { describe, expect, test } from 'vitest'

import { MARKETING_VENDORS } from '#domain/marketing/vendors.ts'
import { paths } from '#domain/routes/routes.ts'
import { fillCustomer, send } from '../support/checkout.ts'
import { freePort } from '../support/free-port.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { DESKTOP, useSite } from '../support/site.ts'

const site = useSite()
const ALIAS = 'mercado-grande'
const MENU = paths.menu(ALIAS, 'Pasar a buscar')

/** Where the code of vendors runs beside the pages of `apart`; browsers know the name as this machine's. */
const port = await freePort()
const FRAMES = `http://marcos.localhost:${port}`
const apart = useSite({ config: { port, framesOrigin: FRAMES } })

/**
 * A device whose requests to other hosts are answered here, as nobody would; `outside` has them all.
 * Vendors' scripts are empty: what they would take is read from their queues.
 */
async function device(path = MENU, on = site) {
  const page = await on.open('/robots.txt', {
    viewport: DESKTOP,
    serviceWorkers: 'block',
    expected: [/.*/],
  })
  const outside: string[] = []
  await page.context().route(
    ({ origin }) => ![on.server.url, FRAMES].includes(origin) && origin.startsWith('http'),
    async (route) => {
      outside.push(route.request().url())
      await route.fulfill({ status: 200, contentType: 'text/javascript', body: '' })
    },
  )
  const asked: string[] = []
  page.on('request', (request: Request) => void asked.push(request.url()))
  await page.goto(path)
  return { page, outside, asked }
}

const banner = (page: Page) => page.getByRole('region', { name: 'Medición y publicidad' })
const answer = (page: Page, name: 'Aceptar' | 'Rechazar') =>
  banner(page).getByRole('button', { name }).click()
const frame = (page: Page) => page.frames().find((one) => one.url().includes('/frames/'))
/** What the vendors were told so far, as text. */
const queues = async (page: Page) => {
  const found = await frame(page)
    ?.evaluate(() => {
      const { dataLayer, analyticsLayer, fbq } = window as unknown as Record<string, { queue?: unknown }>
      return JSON.stringify([
        dataLayer,
        Array.from((analyticsLayer ?? []) as unknown as unknown[], (entry) =>
          Array.from(entry as ArrayLike<unknown>),
        ),
        fbq?.queue,
      ])
    })
    .catch(() => undefined)
  return found ?? ''
}
async function openPlate(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Frutas', exact: true }).click()
  // the menu has the plate too: a press while its page goes would reach neither
  await page.getByRole('heading', { level: 1, name: 'Frutas' }).waitFor()
  await page.getByRole('link', { name: /Banana por kilo/ }).click()
  await page.getByRole('button', { name: /^Agregar · / }).waitFor()
}

describe('[ANALYTICS-02] consent', () => {
  test('vendors learn the campaign of a link, and nothing of the person it was for', async () => {
    const { page } = await device(`${MENU}?utm_source=boletin&phone=1155551234&name=Ana`)
    await answer(page, 'Aceptar')
    await expect.poll(() => new URL(frame(page)?.url() ?? 'about:blank').search).toBe('?utm_source=boletin')
  })

  test('before it no vendor is reached and nothing of theirs is loaded', async () => {
    const { page, outside, asked } = await device()
    await banner(page).waitFor()
    await openPlate(page)
    expect(outside).toEqual([])
    expect(asked.filter((url) => url.includes('/frames/'))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })

  test('[SHELL-08] an order under way stands beside the question, not under it', async () => {
    const { page } = await device()
    await banner(page).waitFor()
    await openPlate(page)
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await page.getByRole('heading', { level: 1, name: 'Frutas' }).waitFor()
    await page.goto(paths.checkout(ALIAS))
    await fillCustomer(page, 'Olga Orden', '099 555 015')
    await send(page).click()
    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    await page.goto(MENU)
    await page.getByRole('link', { name: 'PEDIDO EN CURSO' }).waitFor()
    await banner(page).waitFor()
    await page.getByRole('link', { name: 'PEDIDO EN CURSO' }).click({ trial: true })
  })

  test('yes and no are equally prominent, and no is final', async () => {
    const { page, outside } = await device()
    const [yes, no] = ['Aceptar', 'Rechazar'].map((name) => banner(page).getByRole('button', { name }))
    const box = async (button: typeof yes) => {
      const { width = 0, height = 0 } = (await button?.boundingBox()) ?? {}
      const look = await button?.evaluate((one) => {
        const { backgroundColor, color, fontWeight, fontSize } = getComputedStyle(one)
        return [backgroundColor, color, fontWeight, fontSize]
      })
      return [width, height, look]
    }
    expect(await box(yes)).toEqual(await box(no))
    await answer(page, 'Rechazar')
    await banner(page).waitFor({ state: 'hidden' })
    // the question took the pressed button away; the focus is in the page, not before it
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await banner(page).count()).toBe(0)
    expect(frame(page)).toBeUndefined()
    expect(outside).toEqual([])
  })

  test('an order that is faster than the code that measures is measured once that has come', async () => {
    const { page } = await device()
    await answer(page, 'Aceptar')
    await openPlate(page)
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await page.getByRole('heading', { level: 1, name: 'Frutas' }).waitFor()
    const arrive = await holdAnswers(page, '**/assets/consent-keeper-*')
    await page.goto(paths.checkout(ALIAS))
    await fillCustomer(page, 'Mía Medida', '099 555 016')
    await send(page).click()
    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    await arrive()
    await expect.poll(() => queues(page)).toContain('Purchase')
  })

  test('what happened before it is never told, however late the code that asks comes', async () => {
    const { page } = await device('/robots.txt')
    const arrive = await holdAnswers(page, '**/assets/consent-keeper-*')
    await page.goto(MENU)
    await openPlate(page)
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await page.getByRole('heading', { level: 1, name: 'Frutas' }).waitFor()
    await arrive()
    await answer(page, 'Aceptar')
    await page.getByRole('link', { name: /Banana por kilo/ }).click()
    await expect.poll(() => queues(page)).toContain('view_item')
    expect(await queues(page)).not.toContain('AddToCart')
  })

  test('after it views, additions and purchases are told with the ids of the branch; never beside cart and checkout', async () => {
    const { page, outside } = await device()
    await answer(page, 'Aceptar')
    await expect.poll(() => outside.length).toBe(3)
    expect(outside.map((url) => new URL(url).host).toSorted()).toEqual([
      'connect.facebook.net',
      'www.googletagmanager.com',
      'www.googletagmanager.com',
    ])
    expect(outside.join(' ')).toContain('GTM-VTRNDEM')
    expect(outside.join(' ')).toContain('G-VTRNDEMO01')
    await openPlate(page)
    await expect.poll(() => queues(page)).toContain('view_item')
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await expect.poll(() => queues(page)).toContain('AddToCart')
    expect(await queues(page)).toContain('100000000000014')
    // the page has gone back to its category, so that nothing of it crosses the next step
    await page.getByRole('heading', { level: 1, name: 'Frutas' }).waitFor()
    await page.goto(paths.checkout(ALIAS))
    await fillCustomer(page, 'Mía Medida', '099 555 014')
    expect(frame(page)).toBeUndefined()
    const before = outside.length
    await send(page).click()
    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    await expect.poll(() => queues(page)).toContain('Purchase')
    const told = await queues(page)
    expect(told).toContain('"currency":"UYU"')
    // what was bought, though the order has emptied the cart; the frame is new, and was told of nothing else
    expect(told).not.toContain('AddToCart')
    expect(told).toContain('"content_ids":["banana-por-kilo"]')
    expect(told).toContain('"item_id":"banana-por-kilo"')
    const code = new URL(page.url()).pathname.split('/').at(-1) ?? 'none'
    expect(told).not.toContain(code)
    expect(told).not.toContain('Medida')
    expect(outside.slice(before).join(' ')).not.toContain(code)
    // on to the cart: the frame goes, and what ran in it
    await page.goto(MENU)
    await expect.poll(() => frame(page)?.url()).toContain('/frames/')
    await page.goto(paths.cart(ALIAS))
    await page.waitForLoadState('networkidle')
    expect(frame(page)).toBeUndefined()
  })

  test('it can be changed: taken back in the account panel, the vendors are gone', async () => {
    const { page } = await device()
    await answer(page, 'Aceptar')
    await expect.poll(() => frame(page)?.url()).toContain('/frames/')
    await page.getByRole('button', { name: 'Abrir mi cuenta' }).click()
    await page.getByRole('button', { name: 'Medición y publicidad' }).click()
    const dialog = page.getByRole('dialog', { name: 'Medición y publicidad' })
    await dialog.getByText('Ahora: aceptado.').waitFor()
    for (const vendor of ['Google Tag Manager', 'Google Analytics', 'Meta Pixel'])
      expect(await dialog.getByText(vendor).isVisible()).toBe(true)
    await dialog.getByRole('button', { name: 'Rechazar' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => frame(page)).toBeUndefined()
  })

  test('withdrawn in one tab it is withdrawn in the others', async () => {
    const { page } = await device()
    await answer(page, 'Aceptar')
    await expect.poll(() => frame(page)?.url()).toContain('/frames/')
    const other = await page.context().newPage()
    await other.goto(MENU)
    await other.getByRole('button', { name: 'Abrir mi cuenta' }).click()
    await other.getByRole('button', { name: 'Medición y publicidad' }).click()
    const dialog = other.getByRole('dialog', { name: 'Medición y publicidad' })
    await dialog.getByRole('button', { name: 'Rechazar' }).click()
    await expect.poll(() => frame(page)).toBeUndefined()
  })

  test('withdrawn on a later page it is withdrawn in the one that Back brings from memory', async () => {
    const { page } = await device()
    await answer(page, 'Aceptar')
    await expect.poll(() => frame(page)?.url()).toContain('/frames/')
    // a sleeping page hears of no change
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((one) => one.endsWith('consent')) ?? ''
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('accepted', 'rejected'))
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect.poll(() => frame(page)).toBeUndefined()
  })

  test('a venue without a vendor asks nothing', async () => {
    const { page } = await device(paths.menu('la-esquina', 'Delivery'))
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: /^Pedir ayuda/ }).waitFor()
    expect(await banner(page).count()).toBe(0)
  })
})

describe('[ANALYTICS-02] with an address of their own', () => {
  test('vendors run there, are told the same, and find nothing of what the browser keeps for pages', async () => {
    const { page, outside } = await device('/robots.txt', apart)
    await page.goto(MENU)
    await answer(page, 'Aceptar')
    await expect.poll(() => frame(page)?.url()).toContain(`${FRAMES}/frames/`)
    await openPlate(page)
    await expect.poll(() => queues(page)).toContain('view_item')
    expect(outside.join(' ')).toContain('GTM-VTRNDEM')
    expect(await frame(page)?.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toEqual([])
  })
})

describe('[ANALYTICS-02] policies', () => {
  const policyOf = async (path: string) => {
    const reply = await fetch(site.server.url + path, { headers: { accept: 'text/html' } })
    return { status: reply.status, policy: reply.headers.get('content-security-policy') ?? '', reply }
  }
  const hosts = Object.values(MARKETING_VENDORS).flatMap(({ connect }) => connect)

  test('no page lets a vendor in, with or without configuration', async () => {
    for (const path of [
      MENU,
      paths.checkout(ALIAS),
      paths.cart(ALIAS),
      paths.menu('la-esquina', 'Delivery'),
    ]) {
      const { policy } = await policyOf(path)
      expect(policy).toContain("frame-src 'self'")
      for (const host of hosts) expect(policy).not.toContain(host.replace('https://', ''))
    }
  })

  test("a venue's frame lets in its vendors, is shown by our pages alone, and others have none", async () => {
    const { status, policy, reply } = await policyOf(`/frames/${ALIAS}/tags`)
    expect(status).toBe(200)
    for (const host of hosts) expect(policy).toContain(host)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(reply.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    for (const path of [
      '/frames/la-esquina/tags',
      `/frames/${ALIAS}/chat`,
      '/frames/nadie/tags',
      `/frames/${ALIAS}/x`,
    ])
      expect((await policyOf(path)).status).toBe(404)
  })
})
