// Longer than 300 lines: more of one screen, at one venue.
import { expect, test } from 'vitest'

import { shownCode } from '#domain/shipments/access.ts'
import type { ConsoleOrder } from '#generated/models.ts'
import { actOn, makeToken, moveElsewhere, openConsole, openRow, orderRow } from '../support/console.ts'
import { audit } from '../support/diner.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { call, placeOrder } from '../support/orders.ts'
import { readyShipment } from '../support/deliveries.ts'
import { ADMIN_TOKEN } from '../support/server.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const site = useSite()
const VENUE = 'la-esquina'
const LIST = '**/api/admin/branchcontacts/*/orders**'
const place = (options = {}) =>
  placeOrder(site.server, VENUE, { choices: [{ plate: 'empanada-de-pollo', quantity: 2 }], ...options })

test('of two orders that are pressed one after the other, each stays busy until it has been read again', async () => {
  const [slow, quick] = [await place(), await place()]
  const page = await openConsole(site, VENUE, { viewport: DESKTOP })
  const accept = ({ code }: { code: string }) =>
    page.getByRole('button', { name: `Aceptar, pedido ${shownCode(code)}` })
  const answer = await holdAnswers(page, `**/api/admin/orders/${slow.code}/status`)
  await accept(slow).click()
  await accept(quick).click()
  await page.getByText(`Pedido ${shownCode(quick.code)}: en preparación`).waitFor()
  await page.getByRole('button', { name: `Listo, pedido ${shownCode(quick.code)}` }).waitFor()
  expect(await accept(slow).getAttribute('aria-busy')).toBe('true')
  await answer()

  // done, but the board does not know yet how it stands
  const read = await holdAnswers(page, LIST)
  await actOn(page, 'Listo', quick.code)
  await page.getByText(`Pedido ${shownCode(quick.code)}: listo`).waitFor()
  const ready = page.getByRole('button', { name: `Listo, pedido ${shownCode(quick.code)}` })
  expect(await ready.getAttribute('aria-busy')).toBe('true')
  await read()
  await ready.waitFor({ state: 'detached' })
})

test('the second tap of a double one does nothing with the order that has come to its place', async () => {
  const codes = [(await place()).code, (await place()).code].map(shownCode)
  const page = await openConsole(site, VENUE)
  const steps = page.getByRole('button', { name: new RegExp(`^Aceptar, pedido (${codes.join('|')})$`) })
  await expect.poll(() => steps.count()).toBe(2)
  // taps are single presses to the browser, so that `detail` is 1; both at the same place
  const tap = { bubbles: true, cancelable: true, detail: 1, clientX: 300, clientY: 300 }
  await steps.evaluateAll((all, init) => {
    for (const one of all) one.dispatchEvent(new MouseEvent('click', init))
  }, tap)
  await expect.poll(() => steps.count()).toBe(1)
  expect(await steps.getAttribute('aria-busy')).toBeNull()
  await steps.click()
  await steps.waitFor({ state: 'detached' })
})

test('an order that is canceled by keyboard leaves the focus at the beginning of its group', async () => {
  const [{ code }, next] = [await place(), await place()]
  const page = await openConsole(site, VENUE, { viewport: DESKTOP })
  const row = await openRow(page, code)
  const list = page.getByRole('list', { name: /^Nuevos/ })
  await row.getByRole('button', { name: /^Cancelar, pedido/ }).press('Enter')
  const answer = await holdAnswers(page, `**/api/admin/orders/${code}/status`, { isServed: true })
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Sin gas')
  await page.getByRole('textbox', { name: 'Motivo' }).press('Enter')
  // the row goes while the question still stands
  await orderRow(page, code).waitFor({ state: 'detached' })
  await page.getByRole('dialog').waitFor()
  await answer()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => list.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await orderRow(page, next.code).waitFor()
})

test('a question about what another console has done meanwhile says so, and sends nothing', async () => {
  const { code } = await place()
  await moveElsewhere(site.server, code, { status: 'ACCEPTED', paid: true })
  await moveElsewhere(site.server, code, { status: 'CANCELED', reason: 'Sin gas' })
  const [one, other] = [
    await openConsole(site, VENUE, { viewport: DESKTOP }),
    await openConsole(site, VENUE, { viewport: DESKTOP }),
  ]
  const dialog = (page: typeof one) => page.getByRole('dialog')
  for (const page of [one, other]) await actOn(page, 'Anotar devolución', code)
  await dialog(one).getByLabel('Cómo lo devolviste').fill('En mano')
  await dialog(one)
    .getByRole('button', { name: /^Anotar devolución/ })
    .click()
  await dialog(one).waitFor({ state: 'detached' })
  const told = dialog(other)
    .getByRole('alert')
    .getByText(`El pedido ${shownCode(code)} ya cambió. Mira la lista.`)
  await told.waitFor()
  expect(
    await dialog(other)
      .getByRole('button', { name: /^Anotar devolución/ })
      .count(),
  ).toBe(0)
  expect(await audit(other)).toEqual([])
})

test('[PAY-01] nor is what another console noted noted again where the list could not be read since', async () => {
  const { code } = await place()
  await moveElsewhere(site.server, code, { status: 'ACCEPTED', paid: true })
  await moveElsewhere(site.server, code, { status: 'CANCELED', reason: 'Sin gas' })
  const page = await openConsole(site, VENUE, { viewport: DESKTOP, expected: [/409/] })
  await actOn(page, 'Anotar devolución', code)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Cómo lo devolviste').fill('En mano')
  const read = await holdAnswers(page, LIST)
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` }
  const url = `${site.server.url}/api/admin/orders/${code}`
  const owed = (await call<ConsoleOrder>(url, 'GET', { headers })).body.money.refunds[0]?.amount
  await call(`${url}/refund`, 'PUT', { headers, body: { amount: owed, text: 'Por transferencia' } })
  await dialog.getByRole('button', { name: /^Anotar devolución/ }).click()
  await page
    .getByText(`El pedido ${shownCode(code)} ya cambió. Mira la lista.`)
    .first()
    .waitFor()
  await read()
  await dialog.getByRole('button', { name: /^Anotar devolución/ }).waitFor({ state: 'detached' })
  const { body } = await call<ConsoleOrder>(url, 'GET', { headers })
  expect(body.refund?.text).toBe('Por transferencia')
})

test('the chosen shipments stay chosen when they could not be put together', async () => {
  const members = [await readyShipment(site.server), await readyShipment(site.server)]
  const page = await openConsole(site, VENUE, {
    viewport: DESKTOP,
    expected: [/ERR_INTERNET_DISCONNECTED/, /WebSocket/],
  })
  for (const { code } of members) {
    const row = await openRow(page, code)
    await row.getByRole('checkbox', { name: 'Juntar con otros' }).check()
  }
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Juntar envíos' }).click()
  await page.getByText(/Sin conexión: el pedido .* no cambió/).waitFor()
  await page.getByText('2 envíos elegidos').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Juntar envíos' }).click()
  await page.getByText('2 envíos juntos: buscando repartidor').waitFor()
  await page.getByText('2 envíos elegidos').waitFor({ state: 'detached' })
})

test('a ticket and a receipt fit on a narrow roll, whatever the diner wrote', async () => {
  const { code } = await place({ form: { notes: 'x'.repeat(120) } })
  await moveElsewhere(site.server, code, { status: 'GENERATED', paid: true })
  const page = await openConsole(site, VENUE)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  for (const action of ['Imprimir', 'Imprimir comprobante']) {
    await actOn(page, action, code)
    await page.locator('body[data-printed]').waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    // 50 mm of 58: what a browser has between the edges of such a roll
    await page.setViewportSize({ width: 189, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(189)
    await page.evaluate(() => {
      document.body.removeAttribute('data-printed')
      window.dispatchEvent(new Event('afterprint'))
    })
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize(PHONE)
  }
})

test('the board is printed as it stands, without what is pressed, and never behind a ticket', async () => {
  const { code } = await place()
  const page = await openConsole(site, VENUE)
  await openRow(page, code)
  const row = orderRow(page, code)
  const press = row.getByRole('button', { name: /^Aceptar/ })
  await press.waitFor()
  await page.emulateMedia({ media: 'print' })
  await row.getByText(shownCode(code)).first().waitFor()
  await row.getByText('Empanada de pollo').first().waitFor()
  for (const one of [press, page.getByRole('searchbox'), page.getByRole('contentinfo')])
    expect(await one.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => (window.print = () => undefined))
  await actOn(page, 'Imprimir', code)
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('heading', { level: 2, name: shownCode(code) }).waitFor()
  await row.waitFor({ state: 'hidden' })
})

test('while the sound is on, the screen of a tablet stays lit', async () => {
  const page = await openConsole(site, VENUE)
  const asked = () => page.evaluate(() => (window as Window & { lit?: number }).lit ?? 0)
  await page.evaluate(() => {
    const counted = window as Window & { lit?: number }
    const add = (by: number) => (counted.lit = (counted.lit ?? 0) + by)
    const request = async () => {
      add(1)
      return { release: async () => void add(-1) }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  })
  expect(await asked()).toBe(0)
  await page.getByRole('button', { name: 'Activar sonido' }).click()
  await expect.poll(asked).toBe(1)
  await page.getByRole('button', { name: 'Apagar sonido' }).click()
  await expect.poll(asked).toBe(0)
})

test('a list of what ran out that cannot be read says so, and is read again with a press', async () => {
  const page = await openConsole(site, VENUE, { expected: [/503/] })
  await page.route('**/soldout', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'Agotados' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('No pudimos leer los productos.').waitFor({ timeout: 30_000 })
  await page.unroute('**/soldout')
  await dialog.getByRole('button', { name: 'Reintentar' }).click()
  await dialog.getByRole('checkbox', { name: 'Empanada de pollo' }).waitFor()
})

test('[PAY-01] so does a question of the books, once its answer was no', async () => {
  const { code, price } = await place()
  await moveElsewhere(site.server, code, { status: 'ACCEPTED', paid: true })
  const page = await openConsole(site, VENUE, { viewport: DESKTOP, expected: [/409/] })
  await page.getByRole('link', { name: 'Caja' }).click()
  await page
    .getByRole('button', { name: `Ver el dinero del pedido ${shownCode(code)}` })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: `Devolver dinero, pedido ${shownCode(code)}` }).click()
  await dialog.getByLabel('Motivo').fill('Faltó todo')
  await call(`${site.server.url}/api/admin/orders/${code}/refunds`, 'POST', {
    headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    body: { amount: price, reason: 'Faltó todo' },
  })
  await dialog.getByRole('button', { name: /^Devolver \$/ }).click()
  await dialog
    .getByRole('alert')
    .getByText(`El pedido ${shownCode(code)} ya cambió. Mira la lista.`)
    .waitFor()
  // the toast says the same before the order has been read again
  await dialog.getByLabel('Monto a devolver').waitFor({ state: 'detached' })
})

test('a diner who calls is found: the row names them, and a search also knows what has ended', async () => {
  const { code } = await place({ form: { customerName: 'Íñigo Núñez' } })
  const page = await openConsole(site, VENUE, { expected: [/ERR_FAILED/] })
  await orderRow(page, code).getByText('Íñigo Núñez').waitFor()
  for (const status of ['ACCEPTED', 'READY', 'DELIVERED'] as const)
    await moveElsewhere(site.server, code, { status })
  await orderRow(page, code).waitFor({ state: 'detached' })
  const box = page.getByRole('searchbox', { name: 'Código, nombre o teléfono' })
  await box.fill('inigo nunez')
  await orderRow(page, code).getByText('entregado').waitFor()
  await page.getByRole('status').getByText('Pedidos encontrados: 1').waitFor({ state: 'attached' })
  expect(await audit(page)).toEqual([])
  // what is done with it shows in the search as on the board
  await actOn(page, 'Marcar sin pagar', code)
  await orderRow(page, code).getByText('Sin pagar', { exact: true }).waitFor()
  await box.fill('nadie así')
  await page.getByText('No encontramos ese pedido').waitFor()
  await page.route('**/orders?search=*', (route) => route.abort())
  await box.fill(code)
  await page.getByText('No pudimos buscar.').waitFor()
  await page.unroute('**/orders?search=*')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await orderRow(page, code).waitFor()
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click()
  await orderRow(page, code).waitFor({ state: 'detached' })
})

test('with letters of twice the size at 320 px a row keeps room for its words, and the search for its sign', async () => {
  const { code } = await place({ form: { customerName: 'Íñigo Núñez de la Torre' } })
  const page = await openConsole(site, VENUE, { viewport: { width: 320, height: 640 } })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const words = await orderRow(page, code).getByText('Íñigo Núñez de la Torre').boundingBox()
  expect(words?.width).toBeGreaterThan(200)
  const search = page.getByRole('search')
  const free = await search.evaluate((box) => {
    const [input, sign] = [box.querySelector('input'), box.querySelector('svg')]
    if (!input || !sign) throw new Error('Not drawn')
    const text = input.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(input).paddingLeft)
    return text - sign.getBoundingClientRect().right
  })
  expect(free).toBeGreaterThanOrEqual(0)
})

test('a tab whose token was revoked goes on with the one that another tab was given', async () => {
  const page = await openConsole(site, VENUE, { viewport: DESKTOP, expected: [/401/] })
  const other = await page.context().newPage()
  await other.goto(`/console/${VENUE}`)
  const board = other.getByRole('heading', { name: 'Pedidos', exact: true })
  await board.waitFor()
  await page.getByRole('button', { name: 'Salir' }).click()
  const token = await makeToken(site.server, VENUE)
  await page.getByLabel('Token').fill(token)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('button', { name: 'Salir' }).waitFor()
  const used: (string | undefined)[] = []
  await other.route(LIST, async (route) => {
    const { authorization } = route.request().headers()
    used.push(authorization)
    if (authorization === `Bearer ${token}`) return route.continue()
    const json = { type: 'about:blank', title: 'No', status: 401, code: 'UNAUTHENTICATED' }
    return route.fulfill({ status: 401, json })
  })
  await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => used).toContain(`Bearer ${token}`)
  await board.waitFor()
  await other.reload()
  await board.waitFor()
})
