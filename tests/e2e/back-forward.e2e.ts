import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import { shownCode } from '#domain/shipments/access.ts'
import { KEY } from '../server/support/shipment.ts'
import { field, fillCustomer, openCheckout, send } from '../support/checkout.ts'
import { actOn, openConsole } from '../support/console.ts'
import { readyShipment, shipmentOf, slide } from '../support/deliveries.ts'
import { trackedDelivery } from '../support/delivery.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { placeOrder } from '../support/orders.ts'
import { rideOn } from '../support/ride-on.ts'
import { DINER, useSite } from '../support/site.ts'

const site = useSite({}, DINER)

const TAKE_AWAY = '/menu/la-esquina/Para%20llevar'
const EMPANADA = { path: `${TAKE_AWAY}/empanadas/empanada-de-pollo` }
const CART = '/menu/la-esquina/preview'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Where in the history of the tab the page stands, once a step that it makes by itself has been made. */
const settled = async (page: Page) => {
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.history.state).includes('modals')))
    .toBe(false)
}

/** Back closes the dialog and leaves the page; forward opens nothing. */
async function backAndForward(page: Page, dialog: Locator): Promise<void> {
  await dialog.waitFor()
  const address = page.url()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  expect(page.url()).toBe(address)
  await page.goForward()
  await settled(page)
  expect(await dialog.count()).toBe(0)
  expect(page.url()).toBe(address)
}

test('back closes the dialogs of menu, cart and checkout, one entry after the other, and then leads to the page before', async () => {
  const page = await openWithCart(site, EMPANADA)
  await page.goto(TAKE_AWAY)
  await page.getByRole('link', { name: /^Ver pedido/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Mi pedido' }).waitFor()
  const account = dialogOf(page, 'Mi cuenta')
  for (const _again of [1, 2]) {
    await press(page, 'Abrir mi cuenta')
    await backAndForward(page, account)
  }
  // one dialog in the place of another stands on one entry
  await press(page, 'Abrir mi cuenta')
  await account.getByRole('button', { name: 'Ver horarios' }).click()
  await backAndForward(page, dialogOf(page, 'Horarios del Local'))
  await press(page, /^Editar /)
  await backAndForward(page, dialogOf(page, 'Empanada de pollo'))
  await page.getByRole('main').getByRole('link', { name: 'Continuar' }).click()
  await press(page, 'Ingresar código')
  await backAndForward(page, page.getByRole('dialog'))
  // what closes by its own button leaves no entry behind
  await press(page, 'Ingresar código')
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Mi pedido' }).waitFor()
  await page.goBack()
  await page.getByRole('navigation', { name: 'Categorías' }).waitFor()
})

test('a page that is loaded again under a dialog comes without it, and back leads to the page before', async () => {
  const page = await openWithCart(site, EMPANADA)
  await page.goto(TAKE_AWAY)
  await page.goto(CART)
  await press(page, /^Editar /)
  await dialogOf(page, 'Empanada de pollo').waitFor()
  await page.reload()
  await settled(page)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.goBack()
  await page.getByRole('navigation', { name: 'Categorías' }).waitFor()
})

test('a plate is a page over its menu: back closes it, forward opens it, its own button leads back', async () => {
  const page = await site.open('/menu/sushi-nami')
  const plate = dialogOf(page, 'Nami Roll')
  const path = () => new URL(page.url()).pathname
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Retiro/ })
    .click()
  await page.getByRole('link', { name: 'Nami Roll', exact: true }).last().click()
  await plate.waitFor()
  const address = page.url()
  await page.reload()
  await plate.waitFor()
  await page.goBack()
  await plate.waitFor({ state: 'detached' })
  expect(path()).toBe('/menu/sushi-nami/Retiro')
  await page.goForward()
  await plate.waitFor()
  expect(page.url()).toBe(address)
  await plate.getByRole('button', { name: 'Cerrar' }).click()
  await plate.waitFor({ state: 'detached' })
  await expect.poll(path).toBe('/menu/sushi-nami/Retiro')
})

test('an order that was sent takes the place of its checkout', async () => {
  const page = await openWithCart(site, EMPANADA)
  await page.goto(CART)
  await openCheckout(page)
  await fillCustomer(page)
  await field(page, 'Nombre').press('Tab')
  await send(page).click()
  await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
  await page.goBack()
  await page.getByText('Tu pedido está vacío.').first().waitFor()
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
})

test('back closes what the page of a delivery explains', async () => {
  const { path } = await trackedDelivery(site.server, { status: 'ON_ROUTE_TO_DROP_OFF' })
  const page = await site.open(path)
  await backAndForward(page, dialogOf(page, `Comparte la clave ${KEY}`))
})

test('back is a no to what the console asks: the order stays, and so does the board', async () => {
  const { code } = await placeOrder(site.server, 'la-esquina', {
    choices: [{ plate: 'empanada-de-pollo', quantity: 2 }],
  })
  const page = await openConsole(site, 'la-esquina')
  await actOn(page, 'Cancelar', code)
  await backAndForward(page, dialogOf(page, `Cancelar el pedido ${shownCode(code)}`))
  await page.getByRole('article', { name: `Pedido ${shownCode(code)}` }).waitFor()
})

test('[SHIP-05] back is a no to the question whether a rider gives up', async () => {
  const { code, shipment } = await readyShipment(site.server)
  const { page } = await rideOn(site, companionPaths.shipment('la-esquina', 'simple', shipment.id), {
    // who carries nothing is told so by a 404
    expected: [/404/],
  })
  await slide(page, 'Aceptar envío')
  await press(page, 'Cancelar envío en curso')
  await backAndForward(page, dialogOf(page, 'Cancelar envío en curso'))
  await page.getByRole('button', { name: 'Cancelar envío en curso' }).waitFor()
  expect((await shipmentOf(site.server, code)).status).toBe('ON_ROUTE_TO_PICK_UP')
})
