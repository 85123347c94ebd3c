import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { shownCode } from '#domain/shipments/access.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { orderRow, makeToken } from '../support/console.ts'
import { readyShipment } from '../support/deliveries.ts'
import { changeShipment, trackedDelivery } from '../support/delivery.ts'
import { placeOrder } from '../support/orders.ts'
import { keepShift, riderOnShift } from '../support/rider.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
const STORE = 'la-esquina'

/** Longer than silence is believed, and the next look. @units ms */
const BELIEVED_MS = 60_000

/** A page whose live connection can be frozen: it stays open, and nothing comes through any more. */
async function freezable(path: string, prepare?: (page: Page) => Promise<void>) {
  const page = await site.open('/guia', { expected: [/WebSocket|ERR_|Failed to load|404/] })
  await page.clock.install({ time: site.server.time.now })
  let isFrozen = false
  let frames = 0
  await page.routeWebSocket(/\/app\/vitrina/, (socket) => {
    // a further one is not answered either
    if (isFrozen) return
    const server = socket.connectToServer()
    socket.onMessage((message) => isFrozen || server.send(message))
    server.onMessage((message) => {
      if (isFrozen) return
      frames += String(message).includes('subscription_succeeded') ? 1 : 0
      socket.send(message)
    })
  })
  await prepare?.(page)
  await page.goto(path)
  return {
    page,
    /** once the page believes that news arrive */
    freeze: async () => {
      await page.clock.runFor(2_000)
      await expect.poll(() => frames).toBeGreaterThan(0)
      isFrozen = true
    },
  }
}

describe('a connection that stays open and says nothing', () => {
  test('[TRK-03d] the diner’s page no longer says that it is live, asks by itself, and says how old it is', async () => {
    const shipment = await trackedDelivery(site.server, { status: 'ON_ROUTE_TO_PICK_UP' })
    const { page, freeze } = await freezable(shipment.path)
    await freeze()
    await page.getByText('En vivo').waitFor()
    await changeShipment(site.server, shipment, { status: 'ON_ROUTE_TO_DROP_OFF', revision: 1 })
    await page.clock.runFor(BELIEVED_MS)
    // a read of that minute may have come to its limit before its answer did: the next one follows
    const polls = page.getByText('Cada 15 segundos')
    await expect.poll(() => page.clock.runFor(1_000).then(() => polls.count())).toBe(1)
    expect(await page.getByText('En vivo').count()).toBe(0)
    await page.getByRole('status').filter({ hasText: 'En camino' }).waitFor()
    // a network that swallows reads, too
    await page.route('**/api/logisticsorder/**', () => undefined)
    await page.clock.runFor(3 * BELIEVED_MS)
    await page.getByText('Actualizado hace 3 min').or(page.getByText('Actualizado hace 2 min')).waitFor()
  })

  test('[SHIP-01] the rider’s list asks by itself, and says when it did', async () => {
    const rider = await riderOnShift(site.server, { phone: '+5491155557990' })
    const { page, freeze } = await freezable(companionPaths.shipments(STORE), (one) => keepShift(one, rider))
    await page.getByText('No hay envíos para entregar').waitFor()
    await freeze()
    const { shipment } = await readyShipment(site.server)
    await page.clock.runFor(BELIEVED_MS)
    await page.getByRole('link', { name: new RegExp(`Envío ${shipment.codeToShow}`) }).waitFor()
    await page.getByText(/Actualizado a las 12:3\d/).waitFor()
  })

  test('the venue’s board asks by itself, and says when what it shows is old', async () => {
    const token = await makeToken(site.server, STORE)
    const { page, freeze } = await freezable(`/console/${STORE}`)
    await page.getByLabel('Token').fill(token)
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await page.getByRole('heading', { name: 'Pedidos', exact: true }).waitFor()
    await freeze()
    const { code } = await placeOrder(site.server, STORE, { choices: [{ plate: 'empanada-de-pollo' }] })
    await page.clock.runFor(BELIEVED_MS)
    await orderRow(page, code).waitFor()
    expect(shownCode(code)).toHaveLength(4)
    await page.route('**/api/admin/branchcontacts/*/orders**', () => undefined)
    await page.clock.runFor(3 * BELIEVED_MS)
    await page.getByText(/No pudimos actualizar. Ves los pedidos de las 12:3\d/).waitFor()
  })
})
