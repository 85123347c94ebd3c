import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import { PROVIDER } from '#platform/provider.ts'
import { readyShipment, shipmentOf, slide } from '../support/deliveries.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { SHIFT_CODE } from '../server/support/shift.ts'
import { call, moveOrder } from '../support/orders.ts'
import { riderOnShift } from '../support/rider.ts'
import { felt, rideOn, type RideOptions } from '../support/ride-on.ts'
import { useSite, type OpenOptions } from '../support/site.ts'

const STORE = 'la-esquina'
const LIST = companionPaths.shipments(STORE)
const site = useSite()
/** A rider who carries nothing is told so by a 404. */
const BY_THE_WAY = [/404/]
const ride = (path: string, options?: RideOptions) =>
  rideOn(site, path, { reducedMotion: 'no-preference', expected: BY_THE_WAY, ...options })
const status = async (code: string) => (await shipmentOf(site.server, code)).status
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text)
const detail = (id: string) => companionPaths.shipment(STORE, 'simple', id)

describe('an answer that comes when the rider has gone on to the list', () => {
  /** A shipment whose acceptance is under way. @returns lets the answer come */
  async function accepting(expected = BY_THE_WAY) {
    const { code, shipment } = await readyShipment(site.server)
    const { page } = await ride(detail(shipment.id), { expected })
    await page.getByRole('slider', { name: 'Aceptar envío' }).waitFor()
    const answer = await holdAnswers(page, `**/api/shipments/${shipment.id}`)
    await slide(page, 'Aceptar envío')
    await page.getByRole('link', { name: 'Ver envíos' }).click()
    await page.getByRole('heading', { name: 'Envíos', exact: true }).waitFor()
    await felt(page)
    return { code, page, answer }
  }

  test('[SHIP-09] is told there, in words and felt', async () => {
    const { page, answer } = await accepting()
    await answer()
    await toast(page, 'Envío aceptado. Ve al local.').waitFor()
    expect(await felt(page)).toEqual([[100]])
    await page.getByRole('link', { name: 'Abrir el envío en curso' }).click()
    await slide(page, 'En el local')
  })

  test('[SHIP-09] is told there also when it is a no', async () => {
    const { code, page, answer } = await accepting([...BY_THE_WAY, /409/])
    await moveOrder(site.server, code, 'CANCELED')
    await answer()
    await toast(page, 'Hubo un error pasando el envío de estado').waitFor()
    expect(await felt(page)).toContainEqual([100, 50, 100, 75, 100])
  })
})

describe('in a dead zone', () => {
  const DEVICE = {
    serviceWorkers: 'allow',
    expected: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|404|409|400/],
  } satisfies OpenOptions
  /** Whether the worker has a page that ends so. */
  const isKept = (page: Page, end: string) =>
    page.evaluate(async (name) => {
      const cache = await window.caches.open('vitrina-rider-pages')
      return (await cache.keys()).some(({ url }) => url.endsWith(name))
    }, end)
  /** A shipment that its rider has taken, on a device whose worker keeps its page. */
  async function taken() {
    const { code, shipment } = await readyShipment(site.server)
    const { page } = await ride(LIST, DEVICE)
    await page.getByRole('link', { name: new RegExp(`Envío ${shipment.codeToShow}`) }).click()
    await slide(page, 'Aceptar envío')
    await expect.poll(() => isKept(page, '/shipment-simple')).toBe(true)
    return { code, page }
  }
  /** A shipment on the way to its door. */
  async function onTheWay() {
    const { code, page } = await taken()
    for (const name of ['En el local', 'En camino al cliente']) await slide(page, name)
    await page.getByRole('region', { name: 'Recibe' }).getByText('Ana Pérez').waitFor()
    // What was answered; a try without a network is none.
    const sent: string[] = []
    page.context().on('requestfinished', (request) => {
      if (request.method() === 'PUT' || request.url().endsWith('/deliverykey'))
        sent.push(request.headers()['idempotency-key'] ?? '')
    })
    return { code, page, sent }
  }
  const deliver = async (page: Page, key: string) => {
    await slide(page, 'Entregado')
    const dialog = page.getByRole('dialog', { name: 'Clave de entrega' })
    await dialog.getByText('Sin conexión. La clave se comprueba cuando vuelva.').waitFor()
    await dialog.getByRole('textbox', { name: 'Clave' }).fill(key)
    await dialog.getByRole('button', { name: 'Entregar', exact: true }).click()
    await page.getByText('Pendiente de enviar').waitFor()
  }

  test('[SHIP-09] steps wait on the device, survive a reload, and arrive once and in order', async () => {
    const { code, page, sent } = await onTheWay()
    const { deliveryKey } = await shipmentOf(site.server, code)
    await page.context().setOffline(true)
    await page.reload()
    // The page and what it knew are still there, and its picture.
    await page.getByRole('region', { name: 'Recibe' }).getByText('Ana Pérez').waitFor()
    const sign = page.getByRole('main').getByRole('img', { name: PROVIDER.name })
    await expect.poll(() => sign.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await deliver(page, deliveryKey)
    await page.getByText(/2 pasos están guardados/).waitFor()
    await page.reload()
    await page.getByText(/2 pasos están guardados/).waitFor()
    await page.getByRole('slider', { name: 'Regreso al local' }).waitFor()
    const opened = page.waitForEvent('popup')
    await page.evaluate(() => void window.open(window.location.href))
    const other = await opened
    await other.getByText(/2 pasos están guardados/).waitFor()
    expect(await status(code)).toBe('ON_ROUTE_TO_DROP_OFF')
    const text = await page.evaluate((name) => localStorage.getItem(name), `vitrina.rider-steps.${STORE}`)
    const stored = (JSON.parse(text ?? '{}') as { value: { key: string }[] }).value.map(({ key }) => key)
    await page.context().setOffline(false)
    await Promise.any([page, other].map((tab) => toast(tab, 'Envío entregado').waitFor()))
    for (const tab of [page, other])
      await expect.poll(() => tab.getByText('Pendiente de enviar').count()).toBe(0)
    expect(await status(code)).toBe('DELIVERED')
    expect([stored.length, sent]).toEqual([2, stored])
  })

  test('[SHIP-01] [SHIP-09] the list says that it knows nothing, leads to what is carried, and tells what waits', async () => {
    const { page } = await onTheWay()
    await expect.poll(() => isKept(page, '/shipments')).toBe(true)
    await page.context().setOffline(true)
    await slide(page, 'Entregado')
    const dialog = page.getByRole('dialog', { name: 'Clave de entrega' })
    await dialog.getByRole('button', { name: 'Entregar sin clave' }).click()
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('No la encuentra')
    await dialog.getByRole('button', { name: 'Entregar', exact: true }).click()
    await page.getByText(/2 pasos están guardados/).waitFor()
    await page.goto(LIST)
    await page.getByText(/^Hubo un error buscando los envíos/).waitFor()
    await page.getByText(/2 pasos están guardados/).waitFor()
    expect(await page.getByText('No hay envíos para entregar').count()).toBe(0)
    await page.getByRole('link', { name: 'Abrir el envío en curso' }).click()
    await page.getByRole('slider', { name: 'Regreso al local' }).waitFor()
    await page.context().setOffline(false)
    await toast(page, 'Envío entregado').waitFor()
  })

  test('[SHIFT-01] the page of the shift, as it lies on a home screen, leads to what is carried', async () => {
    const { page } = await onTheWay()
    const intake = companionPaths.shift(STORE, 'phoneIntake')
    await page.goto(intake)
    await expect.poll(() => isKept(page, '/shift')).toBe(true)
    await page.context().setOffline(true)
    await page.goto(intake)
    await page.getByText('No tienes conexión. Conéctate para continuar.').waitFor()
    await page.getByRole('link', { name: 'Ver envíos' }).click()
    await page.getByRole('slider', { name: 'Entregado' }).waitFor()
  })

  test('[SHIFT-01] [SHIP-09] a phone whose shift goes on elsewhere tells of its steps, and sends them once it is used again', async () => {
    const { code, shipment } = await readyShipment(site.server)
    const phone = '+5491155559901'
    const { token, id: riderId, name } = await riderOnShift(site.server, { phone })
    const page = await site.open('/guia', { ...DEVICE, expected: [...DEVICE.expected, /401/] })
    const shift = { version: 1, value: { token, riderId, name, phone, branchContact: STORE } }
    // without an init script, which would bring the shift back after its end
    const store = [`vitrina.rider.${STORE}`, JSON.stringify(shift)] as const
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), store)
    await page.goto(detail(shipment.id))
    await slide(page, 'Aceptar envío')
    await page.getByRole('slider', { name: 'En el local' }).waitFor()
    await page.context().setOffline(true)
    await slide(page, 'En el local')
    await page.getByText('Pendiente de enviar').waitFor()

    const goOn = (body: object) =>
      call(`${site.server.url}/api/rider/${riderId}/updatewithcode`, 'PUT', { body })
    const { status: answer } = await goOn({
      id: riderId,
      active: true,
      securityCode: SHIFT_CODE,
      riderUser: { branchContact: { id: STORE } },
    })
    expect(answer).toBe(200)
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Acceso denegado o link expirado' }).waitFor()
    await page.goto(companionPaths.shift(STORE, 'phoneIntake'))
    await page.getByText('Quedan pasos sin enviar en este teléfono.').waitFor()
    await page.getByRole('textbox', { name: 'Ingresa con tu teléfono' }).fill('11 5555-9901')
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await page.getByRole('textbox', { name: 'Código de seguridad' }).fill(SHIFT_CODE)
    await page.getByRole('button', { name: 'Seguir mi turno en este teléfono' }).click()
    await expect.poll(() => status(code)).toBe('IN_STORE')
    await page.goto(companionPaths.shift(STORE, 'phoneIntake'))
    await page.getByRole('link', { name: 'Ver envíos' }).waitFor()
    expect(await page.getByText('Quedan pasos sin enviar').count()).toBe(0)
  })

  test('[SHIP-09] a wrong key told in a dead zone is found out later: the delivery is taken back in sight', async () => {
    const { code, page } = await onTheWay()
    const { deliveryKey } = await shipmentOf(site.server, code)
    await page.context().setOffline(true)
    await deliver(page, deliveryKey === '0000' ? '1111' : '0000')
    await page.getByRole('slider', { name: 'Regreso al local' }).waitFor()
    await page.context().setOffline(false)
    await toast(page, 'La clave de entrega no era correcta. El envío sigue sin entregar.').waitFor()
    await page.getByRole('slider', { name: 'Entregado' }).waitFor()
    await page.getByText('Se deshizo lo que no se pudo enviar.').waitFor()
    expect(await status(code)).toBe('ON_ROUTE_TO_DROP_OFF')
    expect(new URL(page.url()).pathname).toContain('/shipments/simple/')
  })

  test('[SHIP-09] what was delivered before the phone heard that it was called off stays delivered', async () => {
    const { code, page } = await onTheWay()
    const { deliveryKey } = await shipmentOf(site.server, code)
    await page.context().setOffline(true)
    await deliver(page, deliveryKey)
    await moveOrder(site.server, code, 'CANCELED')
    await page.context().setOffline(false)
    await expect.poll(async () => (await shipmentOf(site.server, code)).status).toBe('DELIVERED')
    await page.getByText('Un paso está guardado').waitFor({ state: 'hidden' })
    await page.getByText(/pasos están guardados/).waitFor({ state: 'hidden' })
    expect(await page.getByRole('region', { name: 'Lleva la comida de vuelta' }).count()).toBe(0)
    expect(await toast(page, 'Hubo un error pasando el envío de estado').count()).toBe(0)
  })

  test('[SHIP-09] nor is it undone where the phone lost its network before the store', async () => {
    const { code, page } = await taken()
    const { deliveryKey } = await shipmentOf(site.server, code)
    await page.context().setOffline(true)
    for (const name of ['En el local', 'En camino al cliente']) await slide(page, name)
    await deliver(page, deliveryKey)
    await page.getByText(/4 pasos están guardados/).waitFor()
    await moveOrder(site.server, code, 'CANCELED')
    await page.context().setOffline(false)
    await expect.poll(async () => (await shipmentOf(site.server, code)).status).toBe('DELIVERED')
    await page.getByText(/pasos? est/).waitFor({ state: 'hidden' })
    expect(await page.getByText('Se deshizo lo que no se pudo enviar.').count()).toBe(0)
  })

  test('[SHIP-05] [SHIP-09] who left the store with what was called off meanwhile is sent back with it', async () => {
    const { code, page } = await taken()
    await slide(page, 'En el local')
    await expect.poll(() => status(code)).toBe('IN_STORE')
    await page.context().setOffline(true)
    await slide(page, 'En camino al cliente')
    await moveOrder(site.server, code, 'CANCELED')
    await page.context().setOffline(false)
    await page.getByRole('region', { name: 'Lleva la comida de vuelta' }).waitFor()
    await toast(page, 'El local canceló el envío').waitFor()
    expect(await toast(page, 'Pedido retirado').count()).toBe(0)
    await slide(page, 'Regresado')
    await expect.poll(() => status(code)).toBe('RETURNED')
  })
})

test('[SHIP-02] where the network answers nothing, what is carried is one press away all the same', async () => {
  const { shipment } = await readyShipment(site.server)
  const { page, rider } = await ride(detail(shipment.id))
  await slide(page, 'Aceptar envío')
  await page.getByRole('slider', { name: 'En el local' }).waitFor()
  // no call ends, not even after its time
  await page.addInitScript(() => {
    window.AbortController.prototype.abort = () => undefined
  })
  await page.route('**/api/**', () => undefined)
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Abrir el envío en curso' }).click()
  await page.getByRole('slider', { name: 'En el local' }).waitFor()
  await page.goto(companionPaths.riderShipments(STORE, rider.id))
  await page.getByRole('slider', { name: 'En el local' }).waitFor()
})

test('[SHIP-03] a rider who permits being located later is followed from then on', async () => {
  const { code, shipment } = await readyShipment(site.server)
  const { page } = await ride(detail(shipment.id), { permissions: [] })
  await slide(page, 'Aceptar envío')
  await page.getByText('Tu ubicación no se comparte: el navegador no la permite.').waitFor()
  await page.context().setGeolocation({ latitude: -34.6037, longitude: -58.4201 })
  await page.context().grantPermissions(['geolocation'])
  await page.getByText('Compartes tu ubicación mientras dure este envío.').waitFor()
  await expect.poll(async () => (await shipmentOf(site.server, code)).riderLat).toBe(-34.6037)
})
