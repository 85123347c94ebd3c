import { expect, test } from 'vitest'

import { knowAddress } from '../support/location.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { useSite } from '../support/site.ts'

const MENU = '/menu/la-esquina/Delivery'
const DESSERT = { path: `${MENU}/postres/chocotorta`, quantity: 2 }

const site = useSite()

test('[MODE-01] [ROUTE-03] [ROUTE-07c] one button per active mode, each leading to its menu', async () => {
  const page = await site.open('/menu/la-esquina?utm_source=volante')
  await page.getByRole('heading', { name: 'Qué menú deseas visualizar?' }).waitFor()
  const names = ['Delivery', 'Para llevar', 'En el salón', 'Autoservicio']
  for (const name of names) await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor()
  await page.getByRole('link', { name: 'En el salón' }).click()
  await page
    .getByRole('link', { name: 'En el salón', exact: true })
    .and(page.locator('[aria-current]'))
    .waitFor()
  expect(page.url()).toBe(`${site.server.url}/menu/la-esquina/En%20el%20sal%C3%B3n?utm_source=volante`)
})

test('[MODE-01] the buttons fit a narrow window with letters of twice the size', async () => {
  const page = await site.open('/menu/la-esquina', { viewport: { width: 320, height: 640 } })
  const width = await page.evaluate(() => {
    const { documentElement: root } = document
    root.style.fontSize = '200%'
    return root.scrollWidth
  })
  expect(width).toBeLessThanOrEqual(320)
})

test('[ROUTE-07a] the only mode is chosen without asking', async () => {
  const page = await site.open('/menu/cafe-aurora?campaignId=5')
  expect(page.url()).toBe(`${site.server.url}/menu/cafe-aurora/Para%20llevar?campaignId=5`)
  await page.goto('/menu/la-esquina?allowedOM=IN_DINING')
  expect(page.url()).toBe(`${site.server.url}/menu/la-esquina/En%20el%20sal%C3%B3n?allowedOM=IN_DINING`)
})

test('[ROUTE-07a] the menu of the only mode comes with the first answer, also where no script runs', async () => {
  const page = await site.open('/robots.txt', { javaScriptEnabled: false })
  const answer = await page.goto('/menu/cafe-aurora?campaignId=5')
  expect(answer?.request().redirectedFrom()).toBeNull()
  expect(answer?.headers()['content-location']).toBe('/menu/cafe-aurora/Para%20llevar?campaignId=5')
  await page.getByRole('link', { name: 'Americano' }).first().waitFor()
  const canonical = page.locator('link[rel=canonical]')
  expect(await canonical.getAttribute('href')).toBe(`${site.server.url}/menu/cafe-aurora/Para%20llevar`)
})

test('[ROUTE-07b] in the installed app the mode comes from the hash, in a browser it does not', async () => {
  const page = await site.open('/menu/la-esquina#Para%20llevar')
  await page.getByRole('heading', { name: 'Qué menú deseas visualizar?' }).waitFor()
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  await page.goto('/menu/la-esquina?menu=1#Para%20llevar')
  await page.waitForURL('**/menu/la-esquina/Para%20llevar?menu=1')
})

test('[INFO-01] the menu says that the venue does not deliver to the address of the diner', async () => {
  const page = await site.open('/robots.txt')
  await knowAddress(page, 'Avenida Cabildo 2015, Belgrano', -34.5617, -58.4567)
  const refusal = page.getByText('Este local no realiza envíos a tu dirección.')
  await page.goto(MENU)
  await refusal.waitFor()
  expect(await page.getByText(/^Envío gratis a partir de/).count()).toBe(0)
  await page.getByRole('link', { name: 'Para llevar' }).click()
  await page.getByText('Retirar en').waitFor()
  expect(await refusal.count()).toBe(0)
})

test('[SHELL-03] [SCHED-01] a mode that is closed in an open venue says so before the order is made', async () => {
  const page = await openWithCart(site, DESSERT)
  // 05:45 in Buenos Aires: the deliveries have ended, the venue closes at six
  site.server.time.now = new Date('2026-11-18T08:45:00.000Z')
  await page.context().clock.setFixedTime(site.server.time.now)
  const strip = page
    .getByRole('status')
    .filter({ hasText: 'Delivery no toma pedidos a esta hora, programa tu pedido.' })
  for (const path of [MENU, '/menu/la-esquina/preview', '/menu/la-esquina/checkout']) {
    await page.goto(path)
    await strip.waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  }
  await strip.getByRole('button', { name: 'Ver horarios' }).click()
  await page
    .getByRole('dialog', { name: 'Horarios del Local' })
    .getByRole('button', { name: 'Aceptar' })
    .click()
  // where modes are chosen none of them is the page's
  for (const path of ['/menu/la-esquina', '/menu/la-esquina/Autoservicio']) {
    await page.goto(path)
    await page.getByText('Cierra a las 06:00').waitFor()
    expect(await strip.count()).toBe(0)
  }
})
