import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import type { ClientError } from '#generated/models.ts'
import { paths } from '#domain/routes/routes.ts'
import { fillAddress, fillCustomer, openCheckout, send, summary } from '../support/checkout.ts'
import { trackedDelivery } from '../support/delivery.ts'
import { addToCart } from '../support/diner.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { DINER, useSite } from '../support/site.ts'

const site = useSite()
const MENU = paths.menu('la-esquina', 'Para llevar')
const CHICKEN = { path: `${MENU}/empanadas/empanada-de-pollo`, quantity: 4 }
/** What the browser itself says of calls that this file lets fail. */
const expected = [/ERR_FAILED/, /Failed to load resource/]

/** Lets calls fail, and gives what the page tells the log. */
async function failing(page: Page, ...calls: (string | RegExp)[]): Promise<() => string[]> {
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/diner/log')) told.push((request.postDataJSON() as ClientError).error)
  })
  for (const call of calls) await page.route(call, (route) => route.abort())
  return () => told
}
async function says(told: () => string[], text: string): Promise<void> {
  await expect.poll(told).toContainEqual(expect.stringContaining(text))
}

test('[LOG-02a] menu hashes that do not come count as different menus, and the log has it', async () => {
  const page = await openWithCart(site, CHICKEN, { expected })
  await page.goto(MENU)
  const told = await failing(page, /\/hash\?/)
  await page.getByRole('link', { name: 'Delivery', exact: true }).click()
  await page.getByText('Si continuas, se borrarán los ítems agregados a tu pedido').waitFor()
  await says(told, 'Not loaded: menu-hashes')
})

test('[LOG-02b] a customer and orders that do not come leave a checkout without them, and the log has it', async () => {
  const page = await openWithCart(site, CHICKEN, { expected })
  const told = await failing(page, '**/api/orderingcustomer/**', '**/api/orders?**')
  await openCheckout(page)
  await fillCustomer(page, 'Ana Pérez', '11 5555-7301')
  await page.getByRole('checkbox', { name: 'Deseo recibir notificaciones' }).waitFor()
  await says(told, 'Not loaded: customer')
  await says(told, 'Not loaded: orders')
  expect(told().join(' ')).not.toContain('5555')
  await send(page).waitFor()
})

test('[LOG-02c] discounts that do not come leave prices without them, and the log has it', async () => {
  const page = await openWithCart(site, CHICKEN, { expected })
  const told = await failing(page, '**/generaldiscounts')
  await openCheckout(page)
  expect((await summary(page)).join(' ')).toContain('Total $ ')
  await send(page).waitFor()
  await says(told, 'Not loaded: order-discounts')
})

test('[LOG-02d] a loyalty program that does not come is none, and the log has it', async () => {
  const page = await openWithCart(site, CHICKEN, { expected })
  const told = await failing(page, '**/loyalty-program')
  await openCheckout(page)
  await says(told, 'Not loaded: loyalty-program')
  expect(await page.getByText('Puntos de la Esquina').count()).toBe(0)
  await send(page).waitFor()
})

test('[LOG-02e] [SHELL-09b] pictures that do not come are transparent, and the log has the first', async () => {
  const page = await site.open('/robots.txt', { expected })
  const told = await failing(page, '**/files/**')
  await page.goto('/menu/la-esquina/Delivery')
  const picture = page.getByRole('main').locator('img').first()
  await expect.poll(() => picture.evaluate((image) => getComputedStyle(image).opacity)).toBe('0')
  await says(told, 'Not loaded: picture ')
  expect(told().filter((text) => text.includes('picture'))).toHaveLength(1)
})

test('[LOG-02h] what the venue says, and the delivery fee, show that they could not be loaded', async () => {
  const page = await site.open('/menu/la-esquina', { expected })
  await failing(page, '**/api/menucustomization/**', '**/deliveryzones/fee**')
  await page.getByRole('link', { name: 'Para llevar' }).click()
  await page.getByText('No pudimos cargar los avisos del local.').waitFor()
  await page
    .getByRole('link', { name: /Empanada de pollo/ })
    .first()
    .waitFor()
  await addToCart(page, {
    path: `${paths.menu('la-esquina', 'Delivery')}/empanadas/empanada-de-pollo`,
    quantity: 12,
  })
  await page.goto(paths.checkout('la-esquina'))
  await fillAddress(page, 'Guardia Vieja 3602')
  await page.getByText('No pudimos calcular el costo de envío.').waitFor()
})

test('[LOG-02f, LOG-02g] tracking that is not updated, and live updates that are off, are logged and nothing more', async () => {
  const { path } = await trackedDelivery(site.server, { status: 'ON_ROUTE_TO_PICK_UP' })
  const page = await site.open('/robots.txt', { ...DINER, expected: [...expected, /WebSocket/] })
  const told = await failing(page, '**/api/logisticsorder/tracking/**')
  await page.route('**/api/live', (route) => route.abort())
  await page.goto(path)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await says(told, 'Live updates are off')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await says(told, 'Not loaded: tracking')
  await page.getByText('Camino al local').first().waitFor()
  expect(told().join(' ')).not.toContain(path.split('/').at(-1))
})
