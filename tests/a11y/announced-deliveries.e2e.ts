import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import { paths } from '#domain/routes/routes.ts'
import { riderCalls } from '../server/support/deliveries.ts'
import { readyShipment, shipmentOf, slide } from '../support/deliveries.ts'
import { changeShipment, trackedDelivery } from '../support/delivery.ts'
import { call, moveOrder, placeOrder } from '../support/orders.ts'
import { felt, rideOn } from '../support/ride-on.ts'
import { riderOnShift } from '../support/rider.ts'
import { DINER, useSite } from '../support/site.ts'
import { listen } from './ear.ts'
import { expectFocus } from './keyboard.ts'

const STORE = 'la-esquina'
const site = useSite({}, DINER)
/** Motion is allowed: the vibration of somebody who asked for less is silent. */
const MOVING = { reducedMotion: 'no-preference' } as const
/** What a phone does for a step that succeeded, and for one that did not. @units ms, on and off */
const [DONE, FAILED] = [[100], [100, 50, 100, 75, 100]]

const toasts = (page: Page) => page.getByRole('button', { name: 'Cerrar aviso' })

describe('the diner hears', () => {
  test('each move of an order once, as the venue makes it', async () => {
    const { code } = await placeOrder(site.server, STORE, {
      mode: 'take-away',
      choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 2 }],
    })
    const page = await site.open('/robots.txt')
    const ear = await listen(page)
    const subscribed = page.waitForEvent('websocket').then((socket) =>
      socket.waitForEvent('framereceived', {
        predicate: ({ payload }) => String(payload).includes('subscription_succeeded'),
      }),
    )
    await page.goto(paths.followUp(STORE, code))
    await subscribed
    for (const [status, sentence] of [
      ['ACCEPTED', 'El local está preparando tu pedido.'],
      ['READY', 'Tu pedido está listo. Ya puedes retirarlo.'],
      ['DELIVERED', 'Que lo disfrutes.'],
    ] as const) {
      await moveOrder(site.server, code, status)
      await ear.once('polite', sentence)
    }
    expect(ear.heard).toHaveLength(3)
  })

  test('what became of the order itself, and of a press', async () => {
    const { code } = await placeOrder(site.server, STORE, {
      mode: 'take-away',
      choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 2 }],
    })
    const page = await site.open(paths.followUp(STORE, code), { expected: [/404/] })
    const ear = await listen(page)
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await ear.once('polite', 'Actualizado a las 12:30')
    await page.route('**/api/diner/**', (route) =>
      route.fulfill({ status: 404, json: { code: 'ORDER_NOT_FOUND' } }),
    )
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await ear.once('assertive', 'No pudimos actualizar tu pedido. Esto es lo que sabíamos a las 12:30.')
    expect(ear.heard).toHaveLength(2)
  })

  test('how a delivery goes on, once each', async () => {
    const shipment = await trackedDelivery(site.server, { status: 'ON_ROUTE_TO_PICK_UP' })
    const page = await site.open(shipment.path)
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click()
    // what is told beneath an open modal is not heard
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByText('En vivo').waitFor()
    const ear = await listen(page)
    for (const [revision, status, sentence] of [
      [1, 'IN_STORE', 'En el local'],
      [2, 'ON_ROUTE_TO_DROP_OFF', 'En camino'],
      [3, 'DELIVERED', 'Entregado'],
    ] as const) {
      await changeShipment(site.server, shipment, { status, revision })
      await ear.once('polite', sentence)
    }
    expect(ear.heard).toHaveLength(3)
  })
})

describe('the rider hears', () => {
  const detail = (id: string) => companionPaths.shipment(STORE, 'simple', id)

  test('each step once, in words that no other place says, and feels it', async () => {
    const { code, shipment } = await readyShipment(site.server)
    const { page } = await rideOn(site, detail(shipment.id), { ...MOVING, expected: [/404/] })
    const ear = await listen(page)
    for (const [step, toast, status] of [
      ['Aceptar envío', 'Envío aceptado. Ve al local.', 'En camino al local'],
      ['En el local', 'Llegada al local registrada', 'En el local'],
      ['En camino al cliente', 'Pedido retirado. Llévalo al cliente.', 'En camino al cliente'],
    ] as const) {
      await slide(page, step)
      await ear.once('polite', toast)
      await ear.once('polite', status)
      expect(await felt(page), step).toEqual([DONE])
      await toasts(page).waitFor({ state: 'hidden' })
    }
    await slide(page, 'Entregado')
    const dialog = page.getByRole('dialog', { name: 'Clave de entrega' })
    const { deliveryKey } = await shipmentOf(site.server, code)
    await dialog.getByRole('textbox', { name: 'Clave' }).fill(deliveryKey)
    await page.keyboard.press('Enter')
    await ear.once('polite', 'Envío entregado')
    await ear.once('polite', 'Entregado')
    expect(await felt(page)).toEqual([DONE])
    await toasts(page).waitFor({ state: 'hidden' })
    expect(ear.heard).toHaveLength(8)
  })

  test('[SHIP-06] what is wrong with a key or a reason, with the focus in its field', async () => {
    const { code, shipment } = await readyShipment(site.server)
    const { page } = await rideOn(site, detail(shipment.id), { expected: [/400|404|409/] })
    for (const step of ['Aceptar envío', 'En el local', 'En camino al cliente', 'Entregado'])
      await slide(page, step)
    const dialog = page.getByRole('dialog', { name: 'Clave de entrega' })
    const key = dialog.getByRole('textbox', { name: 'Clave' })
    const submit = dialog.getByRole('button', { name: 'Entregar', exact: true })
    await key.waitFor()
    await toasts(page).first().waitFor({ state: 'hidden' })
    const ear = await listen(page)
    await key.fill('12')
    await submit.press('Enter')
    await ear.once('assertive', 'La clave tiene 4 números.')
    await expectFocus(key, 'an incomplete key')
    const { deliveryKey } = await shipmentOf(site.server, code)
    await key.fill(deliveryKey === '0000' ? '1111' : '0000')
    for (const sentence of [
      'La clave no es correcta. Te quedan 4 intentos.',
      'La clave no es correcta. Te quedan 3 intentos.',
      'La clave no es correcta. Te quedan 2 intentos.',
      'La clave no es correcta. Te queda un intento.',
      'No quedan intentos. Cuenta por qué no hay clave: el local decide si entregas sin ella.',
    ]) {
      await submit.press('Enter')
      await ear.once('assertive', sentence)
      await expectFocus(key, sentence)
    }
    await dialog.getByRole('button', { name: 'Entregar sin clave' }).press('Enter')
    const reason = dialog.getByRole('textbox', { name: 'Motivo' })
    await expectFocus(reason, 'the field that came')
    await submit.press('Enter')
    await ear.once('assertive', 'Cuenta en pocas palabras por qué no hay clave.')
    await expectFocus(reason, 'a missing reason')
    await page.keyboard.type('El timbre no anda')
    await submit.press('Enter')
    await ear.once('polite', 'El local ya ve tu motivo. Cuando lo permita, presiona Entregar otra vez.')
  })

  test('that another one took the shipment: once, at once, and felt', async () => {
    const { shipment } = await readyShipment(site.server)
    const { page } = await rideOn(site, detail(shipment.id), { ...MOVING, expected: [/409|404/] })
    const ear = await listen(page)
    await page.getByRole('slider', { name: 'Aceptar envío' }).waitFor()
    const other = await riderOnShift(site.server, { name: 'Omar Olmos', phone: '+5491155557900' })
    const { url } = site.server
    const calls = riderCalls({ call: (method, path, more) => call(url + path, method, more) }, other)
    await calls.move(shipment.id, 'ON_ROUTE_TO_PICK_UP')
    await page.getByRole('heading', { name: 'Otro repartidor tomó este envío' }).waitFor()
    await ear.once('assertive', 'Otro repartidor tomó este envío')
    expect(await felt(page)).toEqual([FAILED])
  })
})
