import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { KEY } from '../server/support/shipment.ts'
import { openAccount } from '../support/account.ts'
import { fillCustomer, openCheckout } from '../support/checkout.ts'
import { changeShipment, trackedDelivery } from '../support/delivery.ts'
import { addToCart } from '../support/diner.ts'
import { DINER, useSite } from '../support/site.ts'

const site = useSite({}, DINER)

const ON_THE_WAY = { status: 'ON_ROUTE_TO_DROP_OFF', riderLat: -34.61, riderLng: -58.42 } as const

const news = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

const acknowledge = (page: Page) =>
  page
    .getByRole('dialog', { name: `Comparte la clave ${KEY}` })
    .getByRole('button', { name: 'Continuar' })
    .click()

/** A tracking page whose device keeps it. */
async function openWithWorker(path: string) {
  const page = await site.open(path, {
    serviceWorkers: 'allow',
    expected: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/],
  })
  const kept = () =>
    page.evaluate(async () => {
      const cache = await window.caches.open('vitrina-order-pages')
      const pages = (await cache.keys()).map((key) => cache.match(key))
      return Promise.all(pages.map(async (each) => (await each)?.text()))
    })
  return { page, kept }
}

test('[TRK-02] who has the device forget leaves no page of a delivery on it', async () => {
  const { path } = await trackedDelivery(site.server, ON_THE_WAY)
  const { page, kept } = await openWithWorker(path)
  await acknowledge(page)
  await expect.poll(kept).toEqual([expect.stringContaining(KEY)])
  await addToCart(page, { path: '/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo' })
  await openCheckout(page)
  await fillCustomer(page)
  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Olvidar mis datos en este dispositivo' }).click()
  await page.getByText('Olvidamos tus datos').waitFor()
  await expect.poll(kept).toEqual([])
})

test('[TRK-02] reloaded without a network it says what was known, the key too, until the order is over', async () => {
  const shipment = await trackedDelivery(site.server, ON_THE_WAY)
  const { page, kept } = await openWithWorker(shipment.path)
  await acknowledge(page)
  await changeShipment(site.server, shipment, { status: 'ON_ROUTE_TO_DROP_OFFS', revision: 1 })
  await expect.poll(kept).toEqual([expect.stringContaining('puede hacer otra entrega antes')])
  await page.context().setOffline(true)
  await page.reload()
  await news(page, /^Estás sin conexión\. Esto es lo que sabíamos a las \d\d:\d\d\.$/).waitFor()
  await page.getByText('puede hacer otra entrega antes').waitFor()
  expect(await page.getByRole('region', { name: 'Clave de entrega' }).innerText()).toContain(KEY)
  // nobody asks every 15 seconds now
  await page.getByText('Actualizado hace instantes').waitFor()
  await page.context().setOffline(false)
  await changeShipment(site.server, shipment, { status: 'DELIVERED', revision: 2 })
  await news(page, 'Entregado').waitFor()
  await expect.poll(kept).toEqual([])
})
