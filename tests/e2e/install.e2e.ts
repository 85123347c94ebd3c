import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import type { OrderPayload } from '#generated/models.ts'
import { signIn } from '../support/account.ts'
import { fillCustomer, openCheckout, send } from '../support/checkout.ts'
import { addToCart } from '../support/diner.ts'
import { placeOrderAs } from '../support/orders.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const MENU = '/menu/la-esquina/Delivery'
const TAKE_AWAY = '/menu/la-esquina/Para%20llevar'
const EMPANADAS = { path: `${TAKE_AWAY}/empanadas/empanada-de-pollo`, quantity: 2 }
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const SOCIAL = [
  ['Instagram', 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Instagram 350.0.0 Android'],
  ['Facebook', 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile [FB_IAB/FB4A;FBAV/480.0;]'],
  ['TikTok', 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile trill_350 BytedanceWebview/d8a21c6'],
] as const

const card = (page: Page) => page.getByRole('complementary', { name: 'Instalar la app' })

/** The browser finds that the page can be installed, and would put its question. */
const offerPrompt = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.body.dataset.asked = 'yes'
        return Promise.resolve()
      },
      userChoice: Promise.resolve({ outcome: answer }),
    })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }, outcome)

describe('[SHELL-07] an offer to install the storefront', () => {
  const site = useSite()

  test('[SHELL-07] after something is in the cart, above its bar; the browser puts its question', async () => {
    const page = await site.open(MENU)
    expect(await offerPrompt(page, 'accepted')).toBe(true)
    expect(await card(page).count()).toBe(0)
    await addToCart(page, EMPANADAS)
    await page.goto(TAKE_AWAY)
    await page.getByRole('link', { name: /^Ver pedido/ }).waitFor()
    await offerPrompt(page, 'accepted')
    await card(page).getByText('Lleva La Esquina en tu pantalla de inicio').waitFor()
    const offer = await card(page).boundingBox()
    const bar = await page.getByRole('link', { name: /^Ver pedido/ }).boundingBox()
    expect((offer?.y ?? 0) + (offer?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await card(page).getByRole('button', { name: 'Instalar' }).click()
    await page.getByText('Listo, ya está en tu pantalla de inicio').waitFor()
    expect(await page.evaluate(() => document.body.dataset.asked)).toBe('yes')
    expect(await card(page).count()).toBe(0)
  })

  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('[SHELL-07] [SHELL-08] an order under way lies under nothing (%s)', async (_, viewport) => {
    const page = await site.open(TAKE_AWAY, { viewport })
    await signIn(page, '11 5555-3001')
    await placeOrderAs(page, 'la-esquina', {
      choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 1 }],
      form: { customerName: 'Ana Pérez', phone: '+541155553001' },
    })
    await addToCart(page, EMPANADAS)
    await page.goto(TAKE_AWAY)
    const order = page.getByRole('link', { name: 'PEDIDO EN CURSO' })
    await order.waitFor()
    await offerPrompt(page, 'accepted')
    for (const one of [order, card(page).getByRole('button', { name: 'Ahora no' }).first()]) {
      await one.waitFor()
      expect(
        await one.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        }),
      ).toBe(true)
    }
  })

  test('[SHELL-07] a refusal is remembered, here and for this venue only', async () => {
    const page = await site.open(MENU, { userAgent: IPHONE })
    await addToCart(page, EMPANADAS)
    await page.goto(TAKE_AWAY)
    await card(page).getByRole('button', { name: 'Ahora no' }).click()
    await card(page).waitFor({ state: 'detached' })
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await card(page).count()).toBe(0)
    await addToCart(page, { path: '/menu/cafe-aurora/Para%20llevar/cafe/cafe-de-olla' })
    await page.goto('/menu/cafe-aurora/Para%20llevar')
    await card(page).getByText('Lleva Café Aurora en tu pantalla de inicio').waitFor()
  })

  test('[SHELL-07] Safari on an iPhone is told the steps', async () => {
    const page = await site.open(MENU, { userAgent: IPHONE })
    await addToCart(page, EMPANADAS)
    await page.goto(TAKE_AWAY)
    await card(page).waitFor()
    expect(await card(page).getByRole('listitem').allInnerTexts()).toEqual([
      'Toca Compartir en la barra del navegador.',
      'Elige «Agregar a inicio».',
    ])
  })

  test.each(SOCIAL)(
    '[SHELL-07] the window of %s is offered the way out, at once',
    async (_name, userAgent) => {
      const page = await site.open(`${MENU}?utm_source=instagram`, { userAgent })
      const way = card(page).getByRole('link', { name: 'Abrir en el navegador' })
      const host = new URL(site.server.url).host
      expect(await way.getAttribute('href')).toBe(
        `intent://${host}${MENU}?utm_source=instagram#Intent;scheme=http;action=android.intent.action.VIEW;end`,
      )
    },
  )

  test('[SHELL-07] at checkout it stands in the page, before the order is sent', async () => {
    const page = await site.open('/menu/la-esquina', { userAgent: IPHONE })
    await addToCart(page, EMPANADAS)
    await openCheckout(page)
    await card(page).waitFor()
    expect(await card(page).evaluate((element) => getComputedStyle(element).position)).toBe('relative')
  })

  test('[SHELL-07] the installed app is not offered, and its orders say what they come from', async () => {
    const page = await site.open('/menu/la-esquina', { userAgent: IPHONE })
    await page.context().addInitScript(() => Object.assign(window.navigator, { standalone: true }))
    await addToCart(page, EMPANADAS)
    await openCheckout(page)
    expect(await card(page).count()).toBe(0)
    await fillCustomer(page)
    const request = page.waitForRequest((one) => new URL(one.url()).pathname === '/api/order')
    await send(page).click()
    expect(((await request).postDataJSON() as OrderPayload).installedApp).toBe(true)
    await page.waitForURL(/\/order\//)
  })

  test('[SHELL-07] the page names a manifest that covers its own addresses', async () => {
    const page = await site.open(MENU)
    const path = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = (await (await page.request.get(path ?? '')).json()) as Record<string, unknown>
    expect(manifest).toMatchObject({
      name: expect.stringMatching(/\S/),
      display: 'standalone',
      scope: '/menu/la-esquina/',
      start_url: '/menu/la-esquina/',
    })
    const sizes = (manifest.icons as { sizes: string }[]).map((icon) => icon.sizes)
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
    const started = await page.goto(String(manifest.start_url))
    expect(started?.status()).toBe(200)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toBe(`${site.server.url}/menu/la-esquina`)
    const client = await page.context().newCDPSession(page)
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
    // Private windows are what this test itself does; a browser without windows of its own leaves even that out.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    )
  })
})
