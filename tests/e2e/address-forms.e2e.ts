import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { formatOrderCode } from '#domain/order/code.ts'
import { readyShipment, readyStack } from '../support/deliveries.ts'
import { moveOrder, placeOrderAs } from '../support/orders.ts'
import { rideOn } from '../support/ride-on.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).first().waitFor()
const pathOf = (page: Page) => new URL(page.url()).pathname

test('[ROUTE-10] the addresses of a storefront, short ones too, open cart, checkout, follow-up, survey and tracking', async () => {
  const page = await site.open('/la-esquina/preview')
  await page.getByRole('link', { name: 'Volver al Menú' }).waitFor()
  expect(pathOf(page)).toBe('/menu/la-esquina/preview')
  await page.goto('/la-esquina/checkout')
  await page.getByRole('main').waitFor()
  expect(pathOf(page)).toBe('/menu/la-esquina/checkout')

  const { code } = await placeOrderAs(page, 'la-esquina', {
    mode: 'delivery',
    choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 6 }],
  })
  await page.goto(`/menu/la-esquina/order/${code}`)
  await title(page, `Pedido ${formatOrderCode(code)}`)
  for (const status of ['ACCEPTED', 'READY'] as const) await moveOrder(site.server, code, status)
  // the code as it is shown, URL-encoded, opens it as well
  for (const written of [code, encodeURIComponent(formatOrderCode(code))]) {
    await page.goto(`/logistics/tracking/order/la-esquina/${written}`)
    await title(page, `Pedido ${formatOrderCode(code)}`)
  }
  await page.goto(`/encuesta/la-esquina/${code}`)
  await title(page, 'Califica tu pedido')
})

test('[ROUTE-10] the addresses of riders open list, shipment, stack and each form of the shift', async () => {
  const { page } = await rideOn(site, '/logistics/la-esquina/shipments', { expected: [/404/] })
  await title(page, 'Envíos')
  const { shipment } = await readyShipment(site.server)
  await page.goto(`/logistics/la-esquina/shipments/simple/${shipment.id}`)
  await title(page, new RegExp(shipment.codeToShow))
  const { stack } = await readyStack(site.server, 2)
  await page.goto(`/logistics/la-esquina/shipments/stack/${stack.id}`)
  await page.getByRole('slider', { name: 'Aceptar envío' }).waitFor()
  for (const variant of ['phoneIntake', 'register', 'logIn', 'logOut', 'success']) {
    await page.goto(`/logistics/la-esquina/rider/${variant}`)
    await title(page, 'Repartidores')
  }
})
