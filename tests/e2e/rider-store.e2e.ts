import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import { readyShipment, readyStack, shipmentOf, slide } from '../support/deliveries.ts'
import { audit } from '../support/diner.ts'
import { countNotes, played } from '../support/notes.ts'
import { moveOrder } from '../support/orders.ts'
import { felt, rideOn, type RideOptions } from '../support/ride-on.ts'
import { useSite } from '../support/site.ts'

const STORE = 'la-esquina'
const LIST = companionPaths.shipments(STORE)
const STREET = 'Calle Uno 120'
const site = useSite()
/** A rider who carries nothing is told so by a 404, and the audit looks from an empty page. */
const BY_THE_WAY = [/404/, /about:blank/]
const ride = (path: string, options?: RideOptions) =>
  rideOn(site, path, { reducedMotion: 'no-preference', expected: BY_THE_WAY, ...options })
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text)
const detail = (id: string) => companionPaths.shipment(STORE, 'simple', id)
const row = (page: Page, code: string) => page.getByRole('link', { name: new RegExp(`Envío ${code}`) })
const boxOf = async (found: Locator) => {
  const box = await found.boundingBox()
  if (!box) throw new Error('Not drawn')
  return box
}

describe('what waits for a rider', () => {
  test('[SHIP-01] comes by itself, felt, said, and heard once a press has allowed it; the row says where to and what to collect', async () => {
    const { page } = await ride('/guia')
    await countNotes(page)
    let asked = 0
    page.on('request', (request) => (asked += request.url().includes('/api/shipments?') ? 1 : 0))
    await page.goto(LIST)
    await page.getByText('No hay envíos para entregar').waitFor()
    // once to begin with, and once more when news began to arrive
    await expect.poll(() => asked).toBe(2)
    const first = await readyShipment(site.server)
    await row(page, first.shipment.codeToShow).waitFor()
    await toast(page, 'Hay un envío nuevo').waitFor()
    expect(await felt(page)).toEqual([[100]])
    expect(await played(page)).toBe(0)
    expect(await row(page, first.shipment.codeToShow).innerText()).toMatch(
      /Centro · a \d+,\d km\s+Cobrar \$\u00A0[\d.]+/,
    )

    await page.getByRole('button', { name: 'Activar sonido' }).click()
    await page.getByRole('button', { name: 'Apagar sonido' }).waitFor()
    const before = await played(page)
    const second = await readyShipment(site.server)
    await row(page, second.shipment.codeToShow).waitFor()
    await expect.poll(() => played(page)).toBe(before + 2)
    expect(await felt(page)).toEqual([[100]])
    // it stays on for who looks at a shipment and comes back
    await row(page, second.shipment.codeToShow).click()
    await page.getByRole('slider', { name: 'Aceptar envío' }).waitFor()
    await page.getByRole('link', { name: 'Ver envíos' }).click()
    await page.getByRole('button', { name: 'Apagar sonido' }).click()
    // what is gone makes no noise
    await moveOrder(site.server, first.code, 'CANCELED')
    await row(page, first.shipment.codeToShow).waitFor({ state: 'hidden' })
    await moveOrder(site.server, second.code, 'CANCELED')
    await row(page, second.shipment.codeToShow).waitFor({ state: 'hidden' })
    expect(await played(page)).toBe(before + 2)
    expect(await felt(page)).toEqual([])
    expect(await audit(page)).toEqual([])
  })
})

describe('from taking to the door', () => {
  test('[SHIP-04] the store and what to check until the rider leaves, then the door; in a basement the address is there already', async () => {
    const { shipment } = await readyShipment(site.server)
    const { page } = await ride(detail(shipment.id), {
      expected: [...BY_THE_WAY, /ERR_INTERNET_DISCONNECTED|WebSocket/],
    })
    const store = page.getByRole('region', { name: 'Retira en el local' })
    await page.getByRole('slider', { name: 'Aceptar envío' }).waitFor()
    expect(await store.count()).toBe(0)
    expect(await page.getByText(STREET).count()).toBe(0)
    await slide(page, 'Aceptar envío')
    await store.getByText('La Esquina').first().waitFor()
    await store.getByText('Revisa antes de salir').waitFor()
    await store.getByText('6 × Empanada de pollo').waitFor()
    expect(await store.getByRole('link', { name: 'Llamar' }).getAttribute('href')).toMatch(/^tel:\+54/)
    expect(await store.getByRole('link', { name: 'Cómo llegar' }).getAttribute('href')).toMatch(
      /destination=-34/,
    )
    await page.getByRole('region', { name: 'Se entrega en' }).getByText(STREET).waitFor()
    expect(await page.getByText('Ana Pérez').count()).toBe(0)
    expect(await audit(page)).toEqual([])

    await page.context().setOffline(true)
    await slide(page, 'En el local')
    await slide(page, 'En camino al cliente')
    const door = page.getByRole('region', { name: 'Recibe' })
    await door.getByText(STREET).waitFor()
    await door.getByText('Los datos de quien recibe aparecen cuando vuelva la conexión.').waitFor()
    expect(await store.count()).toBe(0)
    await page.context().setOffline(false)
    await door.getByText('Ana Pérez').waitFor()
    await expect.poll(() => page.getByText('Pendiente de enviar').count()).toBe(0)
    await page.getByRole('button', { name: 'Cancelar envío en curso' }).click()
    await page.getByRole('button', { name: 'Cancelar envío', exact: true }).click()
    await slide(page, 'Regresado')
  })

  test('no notice covers what to collect: it stands with the next step', async () => {
    const { shipment } = await readyShipment(site.server)
    const { page } = await ride(detail(shipment.id))
    for (const name of ['Aceptar envío', 'En el local', 'En camino al cliente']) await slide(page, name)
    const told = toast(page, 'Pedido retirado. Llévalo al cliente.')
    await told.waitFor()
    const cash = await boxOf(page.getByText(/^Cobrar/))
    const notice = await boxOf(told)
    expect(notice.y + notice.height).toBeLessThan(cash.y)
    expect(cash.y + cash.height).toBeLessThan(
      (await boxOf(page.getByRole('slider', { name: 'Entregado' }))).y,
    )
    expect(await audit(page)).toEqual([])
    // a promise that is over is not told any more
    await page.getByText('Llegada prevista').waitFor()
    await slide(page, 'Entregado')
    const dialog = page.getByRole('dialog', { name: 'Clave de entrega' })
    await dialog.getByRole('button', { name: 'Entregar sin clave' }).click()
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('No la encuentra')
    await dialog.getByRole('button', { name: 'Entregar', exact: true }).click()
    await page.getByRole('slider', { name: 'Regreso al local' }).waitFor()
    expect(await page.getByText('Llegada prevista').count()).toBe(0)
    await slide(page, 'Regreso al local')
  })

  test('[SHIP-03] the rows of a stack say street and amount', async () => {
    const { stack } = await readyStack(site.server, 2)
    const { page } = await ride(companionPaths.shipment(STORE, 'stack', stack.id))
    await slide(page, 'Aceptar envío')
    const rows = page.getByRole('region', { name: 'Envíos de la multientrega' }).getByRole('button')
    const both = rows.filter({ hasText: STREET }).filter({ hasText: /Cobrar \$/ })
    await expect.poll(() => both.count()).toBe(2)
    await page.getByRole('button', { name: 'Cancelar multientrega' }).click()
    await page.getByRole('button', { name: 'Cancelar envío', exact: true }).click()
    await toast(page, 'Envío cancelado').waitFor()
  })
})

describe('called off on the way', () => {
  test('[SHIP-05] [TRK-02] the rider is told what to do with the food, the diner that somebody else is looked for', async () => {
    const { code, shipment } = await readyShipment(site.server)
    const { page } = await ride(detail(shipment.id))
    for (const name of ['Aceptar envío', 'En el local', 'En camino al cliente']) await slide(page, name)
    await toast(page, 'Pedido retirado').waitFor()
    const diner = await site.open(companionPaths.tracking(STORE, code))
    const said = diner.getByRole('status')
    await said.filter({ hasText: 'En camino' }).waitFor()
    const followUp = await diner.context().newPage()
    await followUp.goto(`/menu/${STORE}/order/${code}`)
    await followUp.getByText('El repartidor va hacia tu dirección.').waitFor()

    await page.getByRole('button', { name: 'Cancelar envío en curso' }).click()
    await page.getByRole('button', { name: 'Cancelar envío', exact: true }).click()
    const store = page.getByRole('region', { name: 'Lleva la comida de vuelta' })
    await store
      .getByText(`El envío ${shipment.codeToShow} se canceló en camino. Regresa al local y confírmalo abajo.`)
      .waitFor()
    await store.getByRole('link', { name: 'Llamar' }).waitFor()
    await store.getByRole('link', { name: 'Cómo llegar' }).waitFor()
    expect(await page.getByRole('link', { name: 'Ver envíos' }).count()).toBe(0)
    expect(await audit(page)).toEqual([])
    await said.filter({ hasText: 'Buscando otro repartidor' }).waitFor()
    await diner.getByText('El repartidor no pudo llevarlo. El local busca a otro.').waitFor()
    expect(await diner.getByText('cancelado').count()).toBe(0)
    await followUp.getByText('Estamos buscando otro repartidor.').waitFor()

    await slide(page, 'Regresado')
    await toast(page, 'Regreso al local registrado').waitFor()
    await page.getByRole('link', { name: 'Ver envíos' }).waitFor()
    expect(await store.count()).toBe(0)
    expect((await shipmentOf(site.server, code)).foodDue).toBe(false)
    // in the store it still is on its way to nobody
    await diner.reload()
    await said.filter({ hasText: 'Buscando otro repartidor' }).waitFor()
  })

  test('[SHIP-05] the venue cancels what is on the way: the rider is told at once, and brings it back', async () => {
    const { code, shipment } = await readyShipment(site.server)
    const { page } = await ride(detail(shipment.id))
    for (const name of ['Aceptar envío', 'En el local', 'En camino al cliente']) await slide(page, name)
    await toast(page, 'Pedido retirado').waitFor()
    await moveOrder(site.server, code, 'CANCELED')
    await toast(page, `El local canceló el envío ${shipment.codeToShow}`).waitFor()
    await page.getByRole('region', { name: 'Lleva la comida de vuelta' }).waitFor()
    await slide(page, 'Regresado')
    await page.getByRole('link', { name: 'Ver envíos' }).waitFor()
  })
})
