// Longer than 300 lines: one page, from a delivery that nobody carries to one that is over, on one server and browser.
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { formatOrderCode } from '#domain/order/code.ts'
import { HOUR_MS } from '#domain/time/lengths.ts'
import { addShipment, KEY } from '../server/support/shipment.ts'
import { readConfig } from '#server/config.ts'
import { changeShipment, HOME, trackedDelivery } from '../support/delivery.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { giveOldZones } from '../support/old-zones.ts'
import { startLiveService } from '../support/live-service.ts'
import { startTestServer } from '../support/server.ts'
import { DESKTOP, DINER, useSite } from '../support/site.ts'

const site = useSite({}, DINER)

const ETA = new Date('2026-11-18T15:52:00.000Z')
const ON_THE_WAY = { status: 'ON_ROUTE_TO_DROP_OFF', eta: ETA, riderLat: -34.61, riderLng: -58.42 } as const

const keyModal = (page: Page) => page.getByRole('dialog', { name: `Comparte la clave ${KEY}` })
const marker = (page: Page, name: string) => page.getByRole('img', { name, exact: true })
const news = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function acknowledge(page: Page): Promise<void> {
  await keyModal(page).getByRole('button', { name: 'Continuar' }).click()
  await keyModal(page).waitFor({ state: 'hidden' })
}

/** Middle of what is drawn. @units CSS pixels */
async function middleOf(found: Locator): Promise<{ x: number; y: number }> {
  const box = await found.boundingBox()
  if (!box) throw new Error('Not drawn')
  expect([box.width, box.height]).toEqual([36, 36])
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** What the coloured label of the status is filled with. */
const fillOf = (page: Page, status: string) =>
  news(page, status)
    .getByText(status, { exact: true })
    .evaluate((label) => getComputedStyle(label).backgroundColor)

/** How far apart two things are drawn, at one moment. @units CSS pixels */
async function fromTo(one: Locator, other: Locator): Promise<{ x: number; y: number }> {
  const handle = await other.elementHandle()
  return one.evaluate((first, second) => {
    const [from, to] = [first, second as Element].map((element) => element.getBoundingClientRect())
    return { x: (to?.x ?? NaN) - (from?.x ?? NaN), y: (to?.y ?? NaN) - (from?.y ?? NaN) }
  }, handle)
}

describe('a delivery on its way', () => {
  test('[TRK-01a] [TRK-01b] [TRK-01d] [TRK-02d] [TRK-02e] [TRK-02f] shows who brings it, where on a map as large as the window, when, and the key; the key is explained once', async () => {
    const { orderCode, path } = await trackedDelivery(site.server, ON_THE_WAY)
    const page = await site.open(path)
    await keyModal(page).getByText('¡Espera a recibir el pedido para compartirla!').waitFor()
    await acknowledge(page)
    await page.getByRole('heading', { level: 1, name: `Pedido ${formatOrderCode(orderCode)}` }).waitFor()
    const text = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')
    for (const part of [
      '12:30 hs · 18/11/2026',
      'En camino',
      'Entrega estimada: 12:52 hs',
      'Rita Ruiz',
      'A 0,9 km de tu dirección · hace instantes',
      `Clave de entrega El repartidor te solicitará esta clave al entregar el pedido ${KEY}`,
    ])
      expect(text).toContain(part)
    const link = (name: string) => page.getByRole('link', { name }).getAttribute('href')
    expect(await link('Llamar')).toBe('tel:+5491144440000')
    // the code of the order opens this page: the rider is not told
    expect(await link('WhatsApp')).toMatch(/^https:\/\/wa\.me\/5491144440000\?text=Hola/)
    expect(await link('WhatsApp')).not.toContain(orderCode.slice(0, 4))

    const map = await page.getByRole('application', { name: /^Mapa del envío/ }).boundingBox()
    // beside it is only the room of a scrollbar, which phones do not have
    const width = await page.evaluate(() => document.body.clientWidth)
    const notice = await page.getByRole('complementary', { name: 'Aviso de prueba' }).boundingBox()
    expect([map?.x, map?.y, map?.width]).toEqual([0, notice?.height, width])
    expect(map?.height).toBeGreaterThanOrEqual(823)
    const panel = await page.getByRole('region', { name: 'Clave de entrega' }).boundingBox()
    for (const name of ['Local', 'Tu dirección', 'Repartidor']) {
      const { x, y } = await middleOf(marker(page, name))
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(412)
      expect(y).toBeGreaterThan((panel?.y ?? 0) + (panel?.height ?? 0))
      expect(y).toBeLessThan(823)
    }
    expect(await page.getByRole('button', { name: /acercar|alejar|zoom/i }).count()).toBe(0)
    await page.reload()
    await marker(page, 'Repartidor').waitFor()
    expect(await keyModal(page).count()).toBe(0)
  })

  test('[TRK-02a] [TRK-02c] [TRK-04] the map starts at zoom 5; the logo, the time and the date stand above; asking again turns a spinner', async () => {
    const { orderCode, path } = await trackedDelivery(site.server, ON_THE_WAY)
    const page = await site.open('/menu/la-esquina')
    const tiles: string[] = []
    page.on('request', (request) => {
      const zoom = /\/tiles\/(\d+)\//.exec(request.url())?.[1]
      if (zoom !== undefined) tiles.push(zoom)
    })
    await page.goto(path)
    await acknowledge(page)
    await page.getByRole('heading', { level: 1, name: `Pedido ${formatOrderCode(orderCode)}` }).waitFor()
    await marker(page, 'Repartidor').waitFor()
    expect(tiles[0]).toBe('5')
    const main = page.getByRole('main')
    await main.getByText('12:30 hs · 18/11/2026').waitFor()
    const logo = main.getByRole('img', { name: /^La Esquina/ })
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

    const answer = await holdAnswers(page, '**/api/logisticsorder/**')
    const again = page.getByRole('button', { name: 'Actualizar' })
    await again.click()
    await expect.poll(() => again.getAttribute('aria-busy')).toBe('true')
    await answer()
    await expect.poll(() => again.getAttribute('aria-busy')).toBeNull()
  })

  test('[TRK-02a] the map is framed anew when the phone is turned', async () => {
    const { path } = await trackedDelivery(site.server, ON_THE_WAY)
    const page = await site.open(path)
    await acknowledge(page)
    await marker(page, 'Repartidor').waitFor()
    for (const viewport of [{ width: 900, height: 600 }, DESKTOP]) {
      await page.setViewportSize(viewport)
      for (const name of ['Repartidor', 'Tu dirección'])
        await expect
          .poll(() =>
            marker(page, name).evaluate((one) => {
              const { left, top, right, bottom } = one.getBoundingClientRect()
              return left > 0 && top > 0 && right < window.innerWidth && bottom < window.innerHeight
            }),
          )
          .toBe(true)
    }
  })

  test('[TRK-01] [TRK-03] the map stays as it is while nothing arrives, though a notice makes the panel taller', async () => {
    const { path } = await trackedDelivery(site.server, ON_THE_WAY)
    const page = await site.open(path, { expected: [/ERR_FAILED/] })
    await acknowledge(page)
    await marker(page, 'Repartidor').waitFor()
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/tiles/')) asked.push(request.url())
    })
    const apart = () => fromTo(marker(page, 'Tu dirección'), marker(page, 'Repartidor'))
    const before = await apart()
    await page.route('**/api/logisticsorder/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await news(page, 'No pudimos actualizar').waitFor()
    // what changes with the notice is drawn by then
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((drawn) => {
          requestAnimationFrame(drawn)
        })
    })
    expect(await apart()).toEqual(before)
    expect(asked).toEqual([])
  })

  test('[TRK-02c] its times are those of the server on a device with old zone data', async () => {
    const { path } = await trackedDelivery(site.server, ON_THE_WAY)
    const page = await site.open('/menu/la-esquina')
    await giveOldZones(page)
    await page.goto(path)
    await acknowledge(page)
    await page.getByText('12:30 hs · 18/11/2026').waitFor()
    await page.getByText('Entrega estimada: 12:52 hs').first().waitFor()
  })

  test('[TRK-02c] is as old as the page, on a device whose clock is wrong', async () => {
    const { path } = await trackedDelivery(site.server, ON_THE_WAY)
    const page = await site.open('/menu/la-esquina')
    await page.clock.setFixedTime(site.server.time.now.getTime() + 5 * HOUR_MS)
    // what the page brought along is all it knows
    await holdAnswers(page, '**/api/logisticsorder/**')
    await page.routeWebSocket(/\/app\/vitrina/, () => undefined)
    await page.goto(path)
    await acknowledge(page)
    await page.getByText('Cada 15 segundos').waitFor()
  })

  test('[TRK-02b] [TRK-03b] is told as it happens, in the colour of the status, also after the connection was lost; nothing is asked for meanwhile', async () => {
    const shipment = await trackedDelivery(site.server, { ...ON_THE_WAY, status: 'ON_ROUTE_TO_PICK_UP' })
    const page = await site.open('/menu/la-esquina', {
      viewport: DESKTOP,
      expected: [/WebSocket is closed before the connection is established/],
    })
    let cut = (): void => undefined
    await page.routeWebSocket(/\/app\/vitrina/, (socket) => {
      const server = socket.connectToServer()
      cut = () => void server.close()
    })
    let asked = 0
    page.on('request', (request) => (asked += request.url().includes('/api/logisticsorder/') ? 1 : 0))
    await page.goto(shipment.path)
    await acknowledge(page)
    await page.getByText('En vivo').waitFor()
    // once for the subscription
    await expect.poll(() => asked).toBe(1)

    const before = await middleOf(marker(page, 'Tu dirección'))
    await changeShipment(site.server, shipment, {
      status: 'ON_ROUTE_TO_DROP_OFF',
      revision: 1,
      riderLat: HOME.lat,
      riderLng: HOME.lng,
    })
    await news(page, 'En camino').waitFor()
    const fills = [await fillOf(page, 'En camino')]
    await page.getByText('Muy cerca de tu dirección').waitFor()
    // the map follows the rider, who stands where the address is now
    await expect
      .poll(() => fromTo(marker(page, 'Repartidor'), marker(page, 'Tu dirección')))
      .toEqual({ x: 0, y: 0 })
    expect(await middleOf(marker(page, 'Tu dirección'))).not.toEqual(before)
    expect(asked).toBe(1)
    // what is told holds no key, and takes none away
    await page.getByText(KEY).waitFor()

    cut()
    await changeShipment(site.server, shipment, { status: 'IN_STORE', revision: 2 })
    await news(page, 'En el local').waitFor()
    await page.getByText('En vivo').waitFor()
    await expect.poll(() => asked).toBe(2)

    await changeShipment(site.server, shipment, { status: 'DELIVERED', revision: 3 })
    await news(page, 'Entregado').waitFor()
    fills.push(await fillOf(page, 'Entregado'), 'rgba(0, 0, 0, 0)')
    expect(new Set(fills).size).toBe(3)
    await marker(page, 'Repartidor').waitFor({ state: 'hidden' })
    expect(await page.getByRole('link', { name: 'Llamar' }).count()).toBe(0)
    expect(await page.getByText(KEY).count()).toBe(0)
  })

  test('[TRK-03a] [TRK-03d] live updates begin after a second; without them it is asked for every 15 seconds and by the button; a cut is told', async () => {
    const shipment = await trackedDelivery(site.server, ON_THE_WAY)
    const page = await site.open('/menu/la-esquina', { expected: [/WebSocket|ERR_|Failed to load/] })
    await page.clock.install({ time: site.server.time.now })
    let begun = 0
    await page.routeWebSocket(/\/app\/vitrina/, (socket) => {
      begun += 1
      void socket.close()
    })
    await page.clock.pauseAt(site.server.time.now.getTime() + 1_000)
    await page.goto(shipment.path)
    await page.clock.runFor(990)
    await page.waitForLoadState('networkidle')
    expect(begun).toBe(0)
    await page.clock.runFor(10)
    await expect.poll(() => begun).toBeGreaterThan(0)
    await page.clock.resume()
    await acknowledge(page)
    await page.getByText('Cada 15 segundos').waitFor()
    await changeShipment(site.server, shipment, { status: 'IN_STORE', revision: 1 })
    await page.clock.runFor(16_000)
    await news(page, 'En el local').waitFor()
    await changeShipment(site.server, shipment, { status: 'ON_ROUTE_TO_DROP_OFFS', revision: 2 })
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await news(page, 'En camino').waitFor()
    await page.getByText('Actualizado a las 12:30').waitFor()
    await page.route('**/api/logisticsorder/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await news(page, 'No pudimos actualizar el seguimiento. Esto es lo que sabíamos a las 12:30.').waitFor()
    // at once, though nothing is asked for
    await page.clock.pauseAt(site.server.time.now.getTime() + 3_600_000)
    await page.context().setOffline(true)
    await news(page, 'Estás sin conexión. Esto es lo que sabíamos a las 12:30.').waitFor()
  })
})

test('[TRK-02] the key that takes the place of another one is said, once', async () => {
  const shipment = await trackedDelivery(site.server, ON_THE_WAY)
  const page = await site.open(shipment.path)
  await acknowledge(page)
  await changeShipment(site.server, shipment, { status: 'DRIVER_CANCELED', revision: 1 })
  await news(page, 'Buscando otro repartidor').waitFor()
  const createdAt = new Date(site.server.time.now.getTime() + 1000)
  await addShipment(site.server, shipment.orderCode, { ...ON_THE_WAY, deliveryKey: '9317', createdAt })
  await page.getByRole('button', { name: 'Actualizar' }).click()
  const other = page.getByRole('dialog', { name: 'Comparte la clave 9317' })
  await other.getByRole('button', { name: 'Continuar' }).click()
  await other.waitFor({ state: 'hidden' })
  await page.reload()
  await marker(page, 'Repartidor').waitFor()
  expect(await other.count()).toBe(0)
})

test('[TRK-03a] [TRK-03c] a shop whose live updates another service carries sends its pages there, until they are left or it is over', async () => {
  const service = await startLiveService()
  const PUSHER_URL = service.url
  const shop = await startTestServer({ config: { liveService: readConfig({ PUSHER_URL }).liveService } })
  try {
    const shipment = await trackedDelivery(shop, ON_THE_WAY)
    const followed = () => service.followed().filter((channel) => channel.startsWith('tracking-'))
    const page = await site.open(shop.url + shipment.path)
    await acknowledge(page)
    await page.getByText('En vivo').waitFor()
    expect(followed()).toEqual([`tracking-${shipment.trackingId}`])
    await page.getByRole('link', { name: 'Ver mi pedido' }).click()
    await expect.poll(followed).toEqual([])

    await page.goBack()
    await page.getByText('En vivo').waitFor()
    await changeShipment(shop, shipment, { status: 'IN_STORE', revision: 1 })
    await news(page, 'En el local').waitFor()
    await changeShipment(shop, shipment, { status: 'DELIVERED', revision: 2 })
    await news(page, 'Entregado').waitFor()
    // the page stays, and has nothing more to be told or asked for
    expect(await page.getByRole('button', { name: 'Actualizar' }).count()).toBe(0)
    await expect.poll(followed).toEqual([])
    await page.close()
  } finally {
    await shop.stop()
    await service.close()
  }
})

describe('a delivery that nobody carries yet', () => {
  test('[TRK-02d] has no rider and links that lead nowhere; a stranger finds nothing', async () => {
    const { path } = await trackedDelivery(site.server)
    const page = await site.open(path, { expected: [/404/] })
    await news(page, 'Pedido hecho').waitFor()
    await page.getByRole('heading', { name: 'Sin repartidor' }).waitFor()
    for (const name of ['WhatsApp', 'Llamar']) {
      const link = page.getByRole('link', { name, disabled: true })
      expect(await link.getAttribute('href')).toBeNull()
    }
    await marker(page, 'Tu dirección').waitFor()
    expect(await marker(page, 'Repartidor').count()).toBe(0)
    expect(await keyModal(page).count()).toBe(0)
    await page.goto(path.replace('la-esquina', 'sushi-nami'))
    await page.getByRole('heading', { name: 'No encontramos esta página' }).waitFor()
  })

  test('[TRK-01] without the map, and without scripts, the text says all there is', async () => {
    const { path } = await trackedDelivery(site.server, ON_THE_WAY)
    const plain = await site.open(path, { javaScriptEnabled: false })
    for (const text of [
      'En camino',
      'Entrega estimada: 12:52 hs',
      'Rita Ruiz',
      'A 0,9 km de tu dirección',
      KEY,
    ])
      await plain.getByText(text).waitFor()
    const page = await site.open('/menu/la-esquina', { expected: [/Failed to load|ERR_FAILED|draw-markers/] })
    await page.route('**/*draw-markers*', (route) => route.abort())
    await page.goto(path)
    await acknowledge(page)
    await page.getByText('No pudimos mostrar el mapa.').waitFor()
    await page.getByText('A 0,9 km de tu dirección').waitFor()
  })
})
