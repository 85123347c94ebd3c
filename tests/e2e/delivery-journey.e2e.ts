import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { shownCode } from '#domain/shipments/access.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { shipmentEvents } from '#server/db/schema/delivery.ts'
import { openConsole } from '../support/console.ts'
import { shipmentOf, slide } from '../support/deliveries.ts'
import { orderOfPage, placeOrderAs } from '../support/orders.ts'
import { keepShift, riderOnShift } from '../support/rider.ts'
import { DESKTOP, useSite } from '../support/site.ts'

const STORE = 'la-esquina'
const site = useSite({ durable: true })

/** What is said while a connection is down or comes back. */
const CUT = [/WebSocket/, /ERR_/, /Failed to (?:fetch|load)/, /40[49]/]

const state = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('[SHIP-07] [TRK-03] [FUP-01] one delivery on three devices, with cut sockets and a restart on the way: nothing is lost, nothing happens twice', async () => {
  const venue = await openConsole(site, STORE, { viewport: DESKTOP, expected: CUT })
  const diner = await site.open('/menu/la-esquina', { expected: CUT })
  let cut = (): void => undefined
  await diner.routeWebSocket(/\/app\/vitrina/, (socket) => {
    const upstream = socket.connectToServer()
    cut = () => void upstream.close()
  })
  const { code } = await placeOrderAs(diner, STORE, {
    mode: 'delivery',
    choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 6 }],
  })
  await diner.goto(`/menu/${STORE}/order/${code}`)
  const act = (action: string) =>
    venue.getByRole('button', { name: `${action}, pedido ${shownCode(code)}` }).click()
  await act('Aceptar')
  await diner.getByText('El local está preparando tu pedido.').first().waitFor()
  await act('Listo')

  const rider = await site.open('/guia', { expected: CUT })
  await keepShift(rider, await riderOnShift(site.server, { name: 'Rita Ríos' }))
  await rider.goto(companionPaths.shipments(STORE))
  const { codeToShow } = await shipmentOf(site.server, code)
  await rider.getByRole('link', { name: new RegExp(`Envío ${codeToShow}`) }).click()
  await slide(rider, 'Aceptar envío')
  await rider.getByRole('slider', { name: 'En el local' }).waitFor()

  await diner.getByRole('link', { name: 'Seguir el envío' }).click()
  await diner.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click()
  await diner.getByText('Rita Ríos').waitFor()
  await diner.getByText('En vivo').waitFor()

  cut()
  await slide(rider, 'En el local')
  await state(diner, 'En el local').waitFor()

  // The server is away while the rider goes on; what was done meanwhile arrives when it is back.
  await site.server.restart(async () => {
    await slide(rider, 'En camino al cliente')
    await rider.getByText('Pendiente de enviar').waitFor()
    await rider.getByRole('slider', { name: 'Entregado' }).waitFor()
  })
  await expect.poll(() => rider.getByText('Pendiente de enviar').count()).toBe(0)
  await state(diner, 'En camino').waitFor()

  const key = await diner.getByRole('region', { name: 'Clave de entrega' }).innerText()
  await slide(rider, 'Entregado')
  const dialog = rider.getByRole('dialog', { name: 'Clave de entrega' })
  await dialog.getByRole('textbox', { name: 'Clave' }).fill(/\b\d{4}\b/.exec(key)?.[0] ?? '')
  await dialog.getByRole('button', { name: 'Entregar', exact: true }).click()
  await state(diner, 'Entregado').waitFor()
  await expect.poll(() => venue.getByRole('article', { name: new RegExp(shownCode(code)) }).count()).toBe(0)

  await diner.goto(`/menu/${STORE}/order/${code}`)
  const { status, statusHistory } = await orderOfPage(diner)
  expect([status, statusHistory.map((step) => step.status)]).toEqual([
    'DELIVERED',
    ['GENERATED', 'ACCEPTED', 'READY', 'DELIVERED'],
  ])
  const { db } = site.server.store
  const { id } = await shipmentOf(site.server, code)
  const steps = await db
    .select()
    .from(shipmentEvents)
    .where(eq(shipmentEvents.shipmentId, id))
    .orderBy(shipmentEvents.revision)
  expect(steps.map((step) => step.status)).toEqual([
    'PENDING',
    'LOOKING_FOR_DRIVER',
    'ON_ROUTE_TO_PICK_UP',
    'IN_STORE',
    'ON_ROUTE_TO_DROP_OFF',
    'DELIVERED',
  ])
})
