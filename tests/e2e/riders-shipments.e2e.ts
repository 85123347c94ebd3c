// Longer than 300 lines: one rider flow on one server and browser, each start of which costs every run seconds.

import type { Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import { readyShipment, readyStack, shipmentOf, slide } from '../support/deliveries.ts'
import { felt, rideOn, type RideOptions } from '../support/ride-on.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { holdClosing } from '../support/hold-closing.ts'
import { useSite, type OpenOptions } from '../support/site.ts'

const STORE = 'la-esquina'
const LIST = companionPaths.shipments(STORE)
const FAR_AWAY = { latitude: -34.6037, longitude: -58.4201 }
const site = useSite()
const ride = (path: string, options?: RideOptions) => rideOn(site, path, options)
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text)
const status = async (code: string) => (await shipmentOf(site.server, code)).status
const pathOf = (page: Page) => new URL(page.url()).pathname
const detail = (id: string) => companionPaths.shipment(STORE, 'simple', id)
/** Motion is allowed: the vibration of somebody who asked for less is silent. */
const MOVING: OpenOptions = { reducedMotion: 'no-preference' }

describe('who may see it', () => {
  test('[SHIP-01] nobody without a shift, nobody whose shift has ended, nobody without permission', async () => {
    const stranger = await site.open(LIST, { expected: [/404/] })
    await stranger.getByRole('heading', { level: 1, name: 'Acceso denegado o link expirado' }).waitFor()
    const start = stranger.getByRole('link', { name: 'Iniciar turno' })
    expect(await start.getAttribute('href')).toBe(companionPaths.shift(STORE, 'phoneIntake'))

    const { page } = await ride(LIST, { expected: [/401|403|404|429/] })
    await page.getByRole('heading', { level: 1, name: 'Envíos' }).waitFor()
    // A server that is busy, or a network that wants a sign-in of its own, ends no shift.
    for (const answer of [
      { status: 429, json: { type: 'about:blank', title: 'No', status: 429, code: 'RATE_LIMITED' } },
      { status: 403, body: 'Please sign in to this network' },
    ]) {
      await page.route('**/api/whoami', (route) => route.fulfill(answer))
      const answered = page.waitForResponse('**/api/whoami')
      await page.reload()
      await answered
      await page.getByText('No hay envíos para entregar').waitFor()
      expect(pathOf(page)).toBe(LIST)
      await page.unroute('**/api/whoami')
    }
    await page.route('**/api/shipments?*', (route) =>
      route.fulfill({
        status: 403,
        json: { type: 'about:blank', title: 'No', status: 403, code: 'FORBIDDEN' },
      }),
    )
    await page.reload()
    await toast(page, 'No tienes permisos para ver los envíos').waitFor()
    await page.waitForURL(companionPaths.denied(STORE))
    await page.unroute('**/api/shipments?*')
    await page.route('**/api/whoami', (route) =>
      route.fulfill({
        status: 401,
        json: { type: 'about:blank', title: 'No', status: 401, code: 'UNAUTHENTICATED' },
      }),
    )
    await page.goto(LIST)
    await page.getByRole('heading', { level: 1, name: 'Acceso denegado o link expirado' }).waitFor()
  })
})

describe('one shipment', () => {
  test('[SHIP-01] [SHIP-02] [SHIP-03] [SHIP-04] [SHIP-06] [SHIP-09] from the list to the door, by pointer and by keyboard', async () => {
    const { page, rider } = await ride(companionPaths.riderShipments(STORE, 'x'), {
      ...MOVING,
      geolocation: FAR_AWAY,
      permissions: ['geolocation'],
      expected: [/404/, /400/],
    })
    await page.waitForURL(LIST)
    await page.getByText('No hay envíos para entregar').waitFor()
    const { code, shipment } = await readyShipment(site.server)
    await page.getByRole('link', { name: new RegExp(`Envío ${shipment.codeToShow}`) }).click()
    await page.waitForURL(detail(shipment.id))
    await felt(page)
    await page.getByRole('link', { name: 'Ver envíos' }).waitFor()
    expect(await page.getByRole('button', { name: 'Cancelar envío en curso' }).count()).toBe(0)
    await page.getByText('Deslice >>').waitFor()

    // A pull that is too short, and a tap on the track, take nothing.
    const slider = page.getByRole('slider', { name: 'Aceptar envío' })
    const box = await slider.boundingBox()
    if (!box) throw new Error('No slider')
    await page.mouse.click(box.x + box.width - 30, box.y + 28)
    await page.mouse.move(box.x + 28, box.y + 28)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.5, box.y + 28, { steps: 8 })
    await page.mouse.up()
    expect(await slider.inputValue()).toBe('0')
    expect(await status(code)).toBe('LOOKING_FOR_DRIVER')

    await slide(page, 'Aceptar envío')
    await toast(page, 'Envío aceptado').waitFor()
    expect(await felt(page)).toEqual([[100]])
    expect(await status(code)).toBe('ON_ROUTE_TO_PICK_UP')
    expect(await page.getByRole('link', { name: 'Ver envíos' }).count()).toBe(0)
    expect(await page.getByRole('region', { name: 'Recibe' }).count()).toBe(0)
    await page.getByText('Compartes tu ubicación mientras dure este envío.').waitFor()
    await expect.poll(async () => (await shipmentOf(site.server, code)).riderLat).toBe(FAR_AWAY.latitude)
    // The address that looks for what is carried leads back to it.
    await page.goto(companionPaths.riderShipments(STORE, rider.id))
    await page.waitForURL(detail(shipment.id))

    // The same by keyboard, and by the button with its second press.
    const inStore = page.getByRole('slider', { name: 'En el local' })
    await inStore.focus()
    for (let each = 0; each < 7; each += 1) await page.keyboard.press('ArrowRight')
    expect(await inStore.getAttribute('aria-valuetext')).toBe('Presiona Enter para confirmar')
    await page.keyboard.press('Enter')
    await toast(page, 'Llegada al local registrada').waitFor()
    // The focus goes on with the steps.
    const isFocused = (name: string) =>
      page.getByRole('slider', { name }).evaluate((slider) => slider === document.activeElement)
    await expect.poll(() => isFocused('En camino al cliente')).toBe(true)
    await page.getByRole('button', { name: 'Confirmar sin deslizar: En camino al cliente' }).click()
    await page.getByRole('button', { name: 'Confirmar: En camino al cliente' }).press('Enter')
    const door = page.getByRole('region', { name: 'Recibe' })
    await door.getByText('Ana Pérez').waitFor()
    await expect.poll(() => isFocused('Entregado')).toBe(true)
    await door.getByRole('heading', { level: 2, name: 'Recibe' }).waitFor()
    await door.getByText('011 15-5555-0000').waitFor()
    expect(await door.getByRole('link', { name: 'Llamar' }).getAttribute('href')).toBe('tel:+5491155550000')
    expect(await door.getByRole('link', { name: 'Cómo llegar' }).getAttribute('href')).toMatch(
      /destination=-34/,
    )
    await page.getByText(/^Cobrar/).waitFor()

    await slide(page, 'Entregado')
    const dialog = page.getByRole('dialog', { name: 'Clave de entrega' })
    const { deliveryKey } = await shipmentOf(site.server, code)
    await felt(page)
    await dialog.getByRole('textbox', { name: 'Clave' }).fill(deliveryKey === '0000' ? '1111' : '0000')
    await dialog.getByRole('button', { name: 'Entregar', exact: true }).click()
    await dialog.getByRole('alert').getByText('La clave no es correcta. Te quedan 4 intentos.').waitFor()
    expect(await felt(page)).toEqual([[100, 50, 100, 75, 100]])
    // the wrong one is selected
    await page.keyboard.type(deliveryKey)
    await page.keyboard.press('Enter')
    await toast(page, 'Envío entregado').waitFor()
    expect(await status(code)).toBe('DELIVERED')
    // Paid in cash: the money goes back to the store.
    await slide(page, 'Regreso al local')
    await toast(page, 'Regreso al local registrado').waitFor()
    await page.getByRole('link', { name: 'Ver envíos' }).waitFor()
    expect(await page.getByRole('region', { name: 'Recibe' }).count()).toBe(0)
    // the header names the rider to the end, and no card is left without anything in it
    await page.getByRole('main').getByText(` · ${rider.name}`).waitFor()
    expect(await page.locator('main section:empty').count()).toBe(0)
    expect(
      await page.evaluate((key) => window.localStorage.getItem(key), `vitrina.rider-steps.${STORE}`),
    ).toBeNull()
    expect((await shipmentOf(site.server, code)).riderId).toBe(rider.id)
  })

  test('[SHIP-08] two riders want one shipment: one has it, the other is told in words and felt', async () => {
    const { code, shipment } = await readyShipment(site.server)
    const one = await ride(detail(shipment.id), { ...MOVING, expected: [/409|404/] })
    const other = await ride(detail(shipment.id), { ...MOVING, name: 'Omar Olmos', expected: [/409|404/] })
    const WON = 'Envío aceptado. Ve al local.'
    const LOST = 'Otro repartidor tomó este envío'
    // looked for from the start: a toast stands for three seconds
    const accept = async ({ page }: { page: Page }) => {
      const told = toast(page, WON).or(toast(page, LOST)).first()
      const [text] = await Promise.all([told.innerText(), slide(page, 'Aceptar envío')])
      return text
    }
    const told = await Promise.all([one, other].map(accept))
    expect(told.toSorted()).toEqual([WON, LOST])
    const loser = told[0] === LOST ? one.page : other.page
    await loser.getByRole('heading', { name: LOST }).waitFor()
    expect(await felt(loser)).toContainEqual([100, 50, 100, 75, 100])
    expect(await loser.getByRole('slider').count()).toBe(0)
    await loser.getByRole('link', { name: 'Ver envíos' }).click()
    await loser.waitForURL(LIST)
    expect(await status(code)).toBe('ON_ROUTE_TO_PICK_UP')
  })

  test('[SHIP-08] [SHIP-11d] [SHIP-12e] who only looks at a shipment is told at once, and feels, that another rider took it', async () => {
    const { shipment } = await readyShipment(site.server)
    const looks = await ride(detail(shipment.id), { ...MOVING, name: 'Omar Olmos', expected: [/404/] })
    await looks.page.getByRole('slider', { name: 'Aceptar envío' }).waitFor()
    // what it is about, before it is taken
    for (const fact of [/ · a \d+,\d km$/, /^Cobrar \$\u00A0/, 'Desde las 12:30'])
      await looks.page.getByRole('main').getByText(fact).waitFor()
    await felt(looks.page)
    const takes = await ride(detail(shipment.id), { ...MOVING, expected: [/404/] })
    const told = toast(looks.page, 'Otro repartidor tomó este envío').waitFor()
    await slide(takes.page, 'Aceptar envío')
    await told
    await looks.page.getByRole('heading', { name: 'Otro repartidor tomó este envío' }).waitFor()
    expect(await felt(looks.page)).toEqual([[100, 50, 100, 75, 100]])
    expect(await looks.page.getByRole('slider').count()).toBe(0)
    expect(await looks.page.getByRole('button', { name: /^Cancelar/ }).count()).toBe(0)
  })

  test('[SHIP-12b] [SHIP-12c] [SHIP-12d] after a step the shipment is read again, which is felt; one that may no longer be seen says so', async () => {
    const { shipment } = await readyShipment(site.server)
    const { page } = await ride(detail(shipment.id), { ...MOVING, expected: [/403|404/, /ApiError/] })
    await page.getByRole('slider', { name: 'Aceptar envío' }).waitFor()
    const one = `**/api/shipments/${shipment.id}`
    await page.route(one, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({
            status: 403,
            json: { type: 'about:blank', title: 'No', status: 403, code: 'FORBIDDEN' },
          })
        : route.fallback(),
    )
    await slide(page, 'Aceptar envío')
    await toast(page, 'Envío aceptado').waitFor()
    expect(await felt(page)).toEqual([[100]])
    // nobody presses 'Actualizar': the reading after the step is what finds out
    await page.getByText(/^Hubo un error buscando el envío/).waitFor()
  })

  test('[SHIP-09] what fails is said: the list, a shipment, and a step, which is felt', async () => {
    const { code, shipment } = await readyShipment(site.server)
    const { page } = await ride(LIST, { ...MOVING, expected: [/500|409|404/, /API call failed|ApiError/] })
    await page.getByRole('link', { name: new RegExp(`Envío ${shipment.codeToShow}`) }).waitFor()
    const answers = (status: number, problem: string) => (route: Route) =>
      route.fulfill({ status, json: { type: 'about:blank', title: 'No', status, code: problem } })
    await page.route('**/api/shipments?*', answers(500, 'INTERNAL'))
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await page
      .getByText('Hubo un error buscando los envíos, vuelva a intentarlo en unos minutos')
      .first()
      .waitFor()

    const one = `**/api/shipments/${shipment.id}`
    await page.route(one, answers(500, 'INTERNAL'))
    await page.goto(detail(shipment.id))
    await page.getByText(/^Hubo un error buscando el envío/).waitFor()
    await page.unroute(one)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByRole('slider', { name: 'Aceptar envío' }).waitFor()

    await page.route(one, (route) =>
      route.request().method() === 'PUT' ? answers(409, 'STATUS_CONFLICT')(route) : route.fallback(),
    )
    await slide(page, 'Aceptar envío')
    await toast(page, 'Hubo un error pasando el envío de estado').waitFor()
    expect(await felt(page)).toEqual([[100, 50, 100, 75, 100]])
    expect(await status(code)).toBe('LOOKING_FOR_DRIVER')
  })

  test('[SHIP-05] [SHIP-12a] giving up asks first, is felt, and frees the rider; what is over is read once more', async () => {
    const { shipment } = await readyShipment(site.server)
    const { page } = await ride(detail(shipment.id), { ...MOVING, expected: [/404/] })
    await slide(page, 'Aceptar envío')
    await toast(page, 'Envío aceptado').waitFor()
    await felt(page)
    const cancel = page.getByRole('button', { name: 'Cancelar envío en curso' })
    await cancel.click()
    const dialog = page.getByRole('dialog', { name: 'Cancelar envío en curso' })
    await dialog.getByText('Si continúas, se cancelará el envío').waitFor()
    expect(await felt(page)).toEqual([[100, 50, 100, 75, 100]])
    const yes = dialog.getByRole('button', { name: 'Cancelar envío', exact: true })
    const at = await yes.boundingBox()
    const letClose = await holdClosing(page)
    await dialog.getByRole('button', { name: 'Volver' }).click()
    // A no is a no: the thumb that falls on the other answer while the question fades changes nothing.
    await page.mouse.click((at?.x ?? 0) + 10, (at?.y ?? 0) + 30)
    await letClose()
    await dialog.waitFor({ state: 'hidden' })
    await cancel.click()
    await yes.click()
    await toast(page, 'Envío cancelado').waitFor()
    // no socket tells of news and no interval asks: what is read again is read because it is over
    await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }))
    await page.routeWebSocket('**', (socket) => socket.close())
    let reads = 0
    page.on('request', (request) => (reads += Number(request.url().endsWith(`/shipments/${shipment.id}`))))
    // the page before still asks at its intervals
    page.on('framenavigated', () => (reads = 0))
    await page.reload()
    await expect.poll(() => reads).toBe(2)
    await page.getByRole('link', { name: 'Ver envíos' }).click()
    // The order looks for another rider.
    await page.getByRole('link', { name: new RegExp(`Envío ${shipment.codeToShow}`) }).waitFor()
  })
})

test('[SHIP-06] the slider stays at the foot of the window, and scrolls with the page where large texts let it cover too much', async () => {
  const { shipment } = await readyShipment(site.server)
  const viewport = { width: 320, height: 640 }
  const { page } = await ride(detail(shipment.id), { viewport, expected: [/404/] })
  await slide(page, 'Aceptar envío')
  const slider = page.getByRole('slider', { name: 'En el local' })
  await slider.waitFor()
  const movesBy = async () => {
    const topOf = () => slider.evaluate((one) => one.getBoundingClientRect().top)
    const before = await topOf()
    await page.evaluate(() => window.scrollBy({ top: 100, behavior: 'instant' }))
    return before - (await topOf())
  }
  expect(await movesBy()).toBe(0)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  expect(await movesBy()).toBe(100)
  await slider.scrollIntoViewIfNeeded()
  await slide(page, 'En el local')
  await toast(page, 'Llegada al local registrada').waitFor()
})

test('[SHIP-03] [SHIP-06] [SHIP-07] [SHIP-11a] [SHIP-11b] [SHIP-11c] a stack under the rider’s name: loaded, taken together, delivered one by one in the order the rider likes, brought back', async () => {
  const { stack, members } = await readyStack(site.server, 2)
  const { page } = await ride(LIST, { expected: [/404/] })
  const answer = await holdAnswers(page, `**/api/stacking/${stack.id}`)
  await page.getByRole('link', { name: new RegExp(`Multientrega ${stack.code}`) }).click()
  await page.waitForURL(companionPaths.shipment(STORE, 'stack', stack.id))
  const loading = page.getByRole('status').filter({ hasText: 'Cargando' })
  await loading.waitFor()
  await answer()
  await page.getByRole('heading', { level: 1, name: `Multientrega ${stack.code}` }).waitFor()
  await page.getByText('La Esquina · Rita Ríos').waitFor()
  expect(await loading.count()).toBe(0)
  const logo = page.getByRole('img', { name: 'Vitrina' })
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await slide(page, 'Aceptar envío')
  await page.getByRole('button', { name: 'Cancelar multientrega' }).waitFor()
  await slide(page, 'En el local')
  await slide(page, /^En camino al cliente \(/)
  const [, second] = members
  const list = page.getByRole('region', { name: 'Envíos de la multientrega' })
  const other = second?.shipment.codeToShow ?? ''
  await list.getByRole('button', { name: new RegExp(other) }).click()
  await toast(page, `Se ha cambiado el envío seleccionado por el: ${other}`).waitFor()
  const rows = await list.getByRole('button').allInnerTexts()
  expect(rows[0]).toContain(other)
  expect(await list.locator('[aria-current=true]').innerText()).toContain(other)

  for (const { code, shipment } of [...members].toReversed()) {
    await slide(page, `Entregado (${shipment.codeToShow})`)
    const dialog = page.getByRole('dialog', { name: 'Clave de entrega' })
    await dialog.getByRole('button', { name: 'Entregar sin clave' }).click()
    await dialog.getByRole('button', { name: 'Entregar', exact: true }).click()
    await dialog.getByRole('alert').getByText('Cuenta en pocas palabras por qué no hay clave.').waitFor()
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('No la encuentra')
    await dialog.getByRole('button', { name: 'Entregar', exact: true }).click()
    await expect.poll(() => status(code)).toBe('DELIVERED')
  }
  await slide(page, 'Regreso al local')
  for (const { code } of members) await expect.poll(() => status(code)).toBe('RETURNED')
  await page.getByRole('link', { name: 'Ver envíos' }).waitFor()
})
