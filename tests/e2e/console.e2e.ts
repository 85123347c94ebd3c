// Longer than 300 lines: the board of one venue, from an order that comes in to one that is done.
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { formatOrderCode } from '#domain/order/code.ts'
import { shownCode } from '#domain/shipments/access.ts'
import { catalogue } from '#messages/catalogue.ts'
import { riderCalls } from '../server/support/deliveries.ts'
import { riderPayload } from '../server/support/shift.ts'
import { expectFocus } from '../a11y/keyboard.ts'
import { actOn, makeToken, moveElsewhere, openConsole, openRow, orderRow } from '../support/console.ts'
import { readyShipment, shipmentOf } from '../support/deliveries.ts'
import { audit } from '../support/diner.ts'
import { call, placeOrder, placeOrderAs } from '../support/orders.ts'
import { riderOnShift } from '../support/rider.ts'
import { DESKTOP, useSite } from '../support/site.ts'

const site = useSite()
const VENUE = 'la-esquina'
const EMPANADA = [{ plate: 'empanada-de-pollo', quantity: 2, notes: 'Bien cocidas' }]
const ORDER = { choices: EMPANADA, form: { notes: 'Tocar timbre' } }

/** What the board reads: everything, or some orders. */
const LIST = '**/api/admin/branchcontacts/*/orders**'

const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })

const colorsOf = (one: Element) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]

/** A rider who has a shipment with them at the diner's door. */
async function riderAtDoor(id: string, who: { name: string; phone: string }) {
  const rider = await riderOnShift(site.server, who)
  const calls = riderCalls(
    { call: (method, path, more) => call(site.server.url + path, method, more) },
    rider,
  )
  for (const step of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF'] as const)
    await calls.move(id, step)
  return { ...calls, authorization: rider.authorization }
}

describe('the venue’s console', () => {
  test('a wrong token is refused, its own lets in, and what was typed is kept until somebody leaves', async () => {
    const page = await site.open(`/console/${VENUE}`, { expected: [/40[14]/] })
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await page.getByText('Escribe el token para continuar.').waitFor()
    const field = page.getByLabel('Token')
    await field.fill(await makeToken(site.server, 'cafe-aurora'))
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await page.getByText('Este token no sirve para este local.').waitFor()
    // with the focus comes what is wrong with it
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
    await field.fill(await makeToken(site.server, VENUE))
    await field.press('Enter')
    await page.getByRole('heading', { name: 'Pedidos', exact: true }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Pedidos', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Salir' }).click()
    await page.getByLabel('Token').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Consola de pedidos' }).waitFor()
  })

  test('an order appears as it is placed; accepted, ready, delivered: the diner’s page follows', async () => {
    const page = await openConsole(site, VENUE, { viewport: DESKTOP })
    await page.getByRole('heading', { name: 'No hay pedidos abiertos' }).waitFor()
    await page.getByRole('button', { name: 'Activar sonido' }).click()
    await page.getByRole('button', { name: 'Apagar sonido' }).waitFor()

    const diner = await site.open('/menu/la-esquina')
    const { code } = await placeOrderAs(diner, VENUE, ORDER)
    await diner.goto(`/menu/${VENUE}/order/${code}`)
    await page.getByRole('status').getByText('Hay 1 pedido nuevo').waitFor()
    await expect.poll(() => page.title()).toMatch(/^\(1\) Pedidos/)
    const mine = orderRow(page, code)
    await mine.getByText('Con nota · 2 × Empanada de pollo').waitFor()
    expect(await audit(page)).toEqual([])
    await page.getByRole('button', { name: 'Visto' }).click()
    await expect.poll(() => page.getByText('Hay 1 pedido nuevo').count()).toBe(0)
    await openRow(page, code)
    expect(await mine.innerText()).toMatch(/2 ×[\s\S]*Bien cocidas[\s\S]*Tocar timbre[\s\S]*Sin pagar/)
    expect(await audit(page)).toEqual([])

    await actOn(page, 'Aceptar', code)
    await group(page, 'En preparación').getByRole('article').waitFor()
    await diner.getByText('El local está preparando tu pedido.').first().waitFor()
    await actOn(page, 'Marcar pagado', code)
    await mine.getByText('Pagado', { exact: true }).waitFor()
    await actOn(page, 'Listo', code)
    await group(page, 'Listos').getByRole('article').waitFor()
    await actOn(page, 'Entregado', code)
    await expect.poll(() => mine.count()).toBe(0)
    expect(await page.title()).toMatch(/^Pedidos/)
  })

  test('ten orders stand on one screen; what is late says so, and an allergy has a box of its own', async () => {
    const codes: string[] = []
    for (const notes of ['Soy celíaca, sin gluten', ...Array.from({ length: 9 }, () => 'Tocar timbre')])
      codes.push((await placeOrder(site.server, VENUE, { choices: EMPANADA, form: { notes } })).code)
    const page = await openConsole(site, VENUE, { viewport: DESKTOP })
    const mine = codes.map((code) => orderRow(page, code))
    for (const row of mine) {
      await row.waitFor()
      const box = await row.boundingBox()
      expect((box?.y ?? DESKTOP.height) + (box?.height ?? 0)).toBeLessThanOrEqual(DESKTOP.height)
    }
    const [allergic, plain] = mine as [Locator, Locator]
    await allergic.getByText('Alergia', { exact: true }).waitFor()
    await plain.getByText('Con nota').waitFor()
    const calm = await plain.getByText('Para las 13:00').evaluate(colorsOf)
    const { now } = site.server.time
    site.server.time.now = new Date('2026-11-18T16:07:00.000Z')
    await page.clock.setFixedTime(site.server.time.now)
    await page.reload()
    const late = plain.getByText('Tarde 7 min')
    await late.waitFor()
    expect(await late.evaluate(colorsOf)).not.toEqual(calm)
    site.server.time.now = now

    const note = (await openRow(page, codes[0] ?? '')).getByText('Soy celíaca, sin gluten')
    expect(await note.evaluate((one) => getComputedStyle(one).borderStyle)).toBe('solid')
    const other = (await openRow(page, codes[1] ?? '')).getByText('Tocar timbre')
    expect(await other.evaluate((one) => getComputedStyle(one).borderStyle)).toBe('none')
    // what takes the order away stands apart from what takes its money
    const row = await openRow(page, codes[1] ?? '')
    const [paid, cancel] = ['Marcar pagado', 'Cancelar'].map((action) =>
      row.getByRole('button', { name: action }),
    )
    const [above, below] = [await paid?.boundingBox(), await cancel?.boundingBox()]
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(24)
  })

  test('canceled with a reason; paid, it waits until it is written down what was given back', async () => {
    const { code } = await placeOrder(site.server, VENUE, ORDER)
    const page = await openConsole(site, VENUE)
    await actOn(page, 'Cancelar', code)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Motivo').waitFor()
    expect(await dialog.getByText('quedará en Dinero por devolver').count()).toBe(0)
    // paid at the till while the question stands
    await moveElsewhere(site.server, code, { status: 'GENERATED', paid: true })
    await dialog.getByText('quedará en Dinero por devolver').waitFor()
    await dialog.getByRole('button', { name: 'Cancelar pedido' }).click()
    await dialog.getByText('Escribe el motivo para continuar.').waitFor()
    await dialog.getByLabel('Motivo').fill('Nos quedamos sin gas')
    await dialog.getByRole('button', { name: 'Cancelar pedido' }).click()
    await group(page, 'Dinero por devolver').getByText('Cancelado: Nos quedamos sin gas').waitFor()

    await actOn(page, 'Anotar devolución', code)
    await dialog.getByLabel('Cómo lo devolviste').fill('Transferencia 123')
    await dialog.getByLabel('Monto devuelto').fill('999999999')
    await dialog.getByRole('button', { name: 'Anotar devolución' }).click()
    await dialog.getByText(/Escribe un monto de hasta/).waitFor()
    await dialog.getByLabel('Monto devuelto').fill('100')
    await dialog.getByRole('button', { name: 'Anotar devolución' }).click()
    await expect.poll(() => orderRow(page, code).count()).toBe(0)
  })

  test('what somebody else changed is said, and without a network nothing is lost silently', async () => {
    const { code } = await placeOrder(site.server, VENUE, ORDER)
    const page = await openConsole(site, VENUE, {
      expected: [/409/, /ERR_INTERNET_DISCONNECTED/, /WebSocket/, /ERR_FAILED/],
    })
    // each answer of the list passes here, also one that was asked before, so that this console does not know yet
    let isHeld = false
    await page.route(LIST, async (route) => {
      const answer = await route.fetch()
      await (isHeld ? route.abort() : route.fulfill({ response: answer }))
    })
    await page.reload()
    await orderRow(page, code).waitFor()
    isHeld = true
    await moveElsewhere(site.server, code, { status: 'ACCEPTED' })
    await actOn(page, 'Aceptar', code)
    await page.getByText(/^El pedido \S+ ya cambió/).waitFor()
    await page.getByText(/^No pudimos actualizar/).waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    // while nothing comes it asks each ten seconds
    await page.clock.runFor(10_000)
    const listo = page.getByRole('button', { name: `Listo, pedido ${shownCode(code)}` })
    await listo.waitFor()

    await page.context().setOffline(true)
    const isOffline = page.getByText(
      /^Sin conexión. Ves los pedidos de las .*; no se pueden cambiar hasta que vuelva\.$/,
    )
    await isOffline.waitFor()
    await actOn(page, 'Listo', code)
    await page.getByText(/Sin conexión: el pedido .* no cambió/).waitFor()
    // what was typed stays until it was done
    await actOn(page, 'Cancelar', code)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Motivo').fill('Nos quedamos sin gas')
    await dialog.getByRole('button', { name: 'Cancelar pedido' }).click()
    await page
      .getByText(/Sin conexión: el pedido .* no cambió/)
      .last()
      .waitFor()
    expect(await dialog.getByLabel('Motivo').inputValue()).toBe('Nos quedamos sin gas')
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await page.context().setOffline(false)
    await isOffline.waitFor({ state: 'hidden' })
    await actOn(page, 'Listo', code)
    await group(page, 'Listos').getByRole('article').waitFor()
    await moveElsewhere(site.server, code, { status: 'CANCELED' })
    await expect.poll(() => orderRow(page, code).count()).toBe(0)
  })

  test('shipments: several go together, apart, and a rider’s is not ended without a word', async () => {
    const [first, second] = [await readyShipment(site.server), await readyShipment(site.server)]
    const page = await openConsole(site, VENUE)
    const mine = orderRow(page, first.code)
    await mine.getByText('Buscando repartidor').first().waitFor()
    // it ends what nobody has taken: the board asks first
    await actOn(page, 'Entregado', first.code)
    await page
      .getByRole('dialog')
      .getByText(/^Ningún repartidor lo llevó/)
      .waitFor()
    await page.keyboard.press('Escape')
    // as it is chosen, it is visited
    for (const { code } of [second, first])
      await (await openRow(page, code)).getByRole('checkbox', { name: 'Juntar con otros' }).check()
    await page.getByText('2 envíos elegidos').waitFor()
    await page.getByRole('button', { name: 'Juntar envíos' }).click()
    await mine.getByText(/Va junto con otros/).waitFor()
    const places = [first, second].map(
      async ({ code }) => (await shipmentOf(site.server, code)).stackingOrder,
    )
    expect(await Promise.all(places)).toEqual([1, 0])
    await actOn(page, 'Separar', first.code)
    await expect.poll(() => page.getByText(/Va junto con otros/).count()).toBe(0)

    const { id } = await shipmentOf(site.server, first.code)
    const rita = await riderAtDoor(id, { name: 'Rita Ríos', phone: '+5491155557990' })
    await group(page, 'En camino').getByText('Rita Ríos lo lleva').first().waitFor()
    await mine.getByRole('link', { name: 'Llamar a Rita Ríos' }).waitFor()
    await actOn(page, 'Entregado', first.code)
    await page
      .getByRole('dialog')
      .getByText(/Rita Ríos tiene este envío/)
      .waitFor()
    await page.keyboard.press('Escape')
    await rita.move(id, 'DRIVER_CANCELED')
    await mine.getByText('Rita Ríos dejó el envío').first().waitFor()
    const { now } = site.server.time
    site.server.time.now = new Date(now.getTime() + 1_000)
    await actOn(page, 'Buscar otro repartidor', first.code)
    await mine.getByText('Buscando repartidor').first().waitFor()
    site.server.time.now = now

    // a locked key: the venue reads the rider's reason before and after it allows the delivery
    const { id: other, deliveryKey } = await shipmentOf(site.server, second.code)
    const omar = await riderAtDoor(other, { name: 'Omar Paz', phone: '+5491155557991' })
    const tell = (data: object) =>
      page.request.post(`/api/shipments/${other}/deliverykey`, {
        headers: { authorization: omar.authorization },
        data,
      })
    const key = deliveryKey === '0000' ? '1111' : '0000'
    for (let tries = 0; tries < 5; tries += 1) await tell({ key })
    await tell({ withoutKeyReason: 'El timbre no anda' })
    const theirs = await openRow(page, second.code)
    await theirs.getByText('Pide sin clave', { exact: true }).waitFor()
    await theirs.getByText('Pide entregar sin clave: «El timbre no anda»').waitFor()
    await actOn(page, 'Permitir entrega sin clave', second.code)
    await theirs.getByText('Sin clave de entrega: «El timbre no anda»').waitFor()
    await omar.move(other, 'DELIVERED')
    const history = group(page, 'Entregados sin clave').getByRole('article')
    await history.getByText('Sin clave de entrega: «El timbre no anda»').waitFor()
  })

  test('a pause closes the storefront at once, says so all the time, and ends with a press', async () => {
    const page = await openConsole(site, VENUE)
    await page.getByRole('button', { name: 'Pausar local' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: '30 minutos' }).check()
    await dialog.getByLabel('Motivo (lo ven los clientes)').fill('Se cortó la luz.')
    await dialog.getByRole('button', { name: 'Pausar' }).click()
    const said = page.getByText('Local en pausa hasta las 13:00. Se cortó la luz.')
    await said.waitFor()
    const banner = page.getByRole('alert').filter({ has: said }).locator('svg, span')
    await page.setViewportSize(DESKTOP)
    const middles = await banner.evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
    )
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2)
    const diner = await site.open('/menu/la-esquina/Para%20llevar')
    await diner.getByRole('dialog').getByText('Se cortó la luz.').waitFor()
    await page.getByRole('button', { name: 'Reanudar' }).press('Enter')
    await page.getByRole('status').getByText('Terminó la pausa del local.').waitFor()
    await expect.poll(() => page.getByText(/Local en pausa/).count()).toBe(0)
    // the button took itself away, and another press does nothing
    await expectFocus(page.getByRole('main'))
  })

  test('plates are switched off and on; the riders’ code is set and its lock undone; a ticket is printed', async () => {
    const scheduledFrom = site.server.time.now.getTime()
    const { code } = await placeOrder(site.server, VENUE, { ...ORDER, scheduledFrom })
    const page = await openConsole(site, VENUE, { viewport: DESKTOP, colorScheme: 'dark' })
    await page.getByRole('button', { name: 'Agotados' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox', { name: 'Buscar producto' }).fill('empanada de po')
    const plate = dialog.getByRole('checkbox', { name: 'Empanada de pollo' })
    const search = await dialog.getByRole('search').boundingBox()
    const legend = await dialog.getByRole('group').first().boundingBox()
    expect((legend?.y ?? 0) - (search?.y ?? 0) - (search?.height ?? 0)).toBeGreaterThanOrEqual(16)
    const told = () => page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await Promise.all([told(), plate.check()])
    const diner = await site.open('/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo')
    await diner.getByText('Agotado').first().waitFor()
    await Promise.all([told(), plate.uncheck()])
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click()

    await page.getByRole('button', { name: 'Repartidores' }).click()
    await dialog.getByLabel('Código nuevo de 6 números').fill('12')
    await dialog.getByRole('button', { name: 'Guardar código' }).click()
    await dialog.getByText('Escribe 6 números.').waitFor()
    await dialog.getByLabel('Código nuevo de 6 números').fill('482913')
    await dialog.getByRole('button', { name: 'Guardar código' }).click()
    await page.getByText('Código de repartidores guardado.').waitFor()

    // a rider who is locked out is let in again from here
    const guess = (code: string) =>
      page.request.post('/api/rider/createwithcode', {
        data: riderPayload({ phone: '+5491155558177', code, branchContact: VENUE }),
      })
    for (let n = 0; n < 5; n += 1) expect((await guess('000000')).status()).toBe(400)
    expect((await guess('482913')).status()).toBe(429)
    await page.getByRole('button', { name: 'Repartidores' }).click()
    await dialog.getByRole('button', { name: 'Permitir más intentos' }).click()
    await page.getByText('Ya se puede volver a escribir el código.').waitFor()
    expect((await guess('482913')).status()).toBe(200)
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click()

    await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')))
    await actOn(page, 'Imprimir', code)
    await page.locator('body[data-printed]').waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('article').count()).toBe(0)
    const paper = await page.getByRole('main').innerText()
    // who finds a ticket finds no code that opens the order
    expect(paper).toContain(shownCode(code))
    expect(paper).not.toContain(formatOrderCode(code))
    expect(paper).toMatch(/Para el \p{L}+ \d\d\/\d\d, \d{1,2}:\d\d h/u)
    expect(paper.split(/[\s«»():]+/).filter((word) => word in catalogue)).toEqual([])
    expect(paper).toContain('011\u00A015-5555-0000')
    expect(paper).toMatch(/2 ×[\s\S]*Empanada de pollo[\s\S]*Bien cocidas[\s\S]*Total/)
    expect(paper).toMatch(/Total[\s\S]*IVA 21\u00A0% incluido/)
    expect(await page.getByRole('main').evaluate((main) => main.scrollHeight)).toBeLessThan(1_200)
    const sheets = (await page.pdf({ width: '80mm', height: '297mm' })).toString('latin1')
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'screen' })

    // paid, it has a receipt, which is printed in the place of the ticket
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.evaluate(() => document.body.removeAttribute('data-printed'))
    await actOn(page, 'Marcar pagado', code)
    await actOn(page, 'Imprimir comprobante', code)
    await page.locator('body[data-printed]').waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    const receipt = await page.getByRole('main').innerText()
    expect(receipt).toMatch(/Comprobante N\.º 0001-\d{8}\s+Comprobante no fiscal/)
    expect(receipt).toMatch(/2 × Empanada de pollo[\s\S]*Total[\s\S]*IVA 21 % sobre/)
    await page.emulateMedia({ media: 'screen' })
  })

  test('what ran out shows at once, the last press stands, and what is refused goes back', async () => {
    const page = await openConsole(site, VENUE, { expected: [/409/] })
    const asked: { soldOut: boolean; answer: (isRefused: boolean) => Promise<void> }[] = []
    await page.route('**/soldout', async (route) => {
      const request = route.request()
      if (request.method() !== 'PUT') return route.continue()
      const { soldOut } = request.postDataJSON() as { soldOut: boolean }
      asked.push({
        soldOut,
        answer: (isRefused) => (isRefused ? route.fulfill({ status: 409, json: {} }) : route.continue()),
      })
    })
    await page.getByRole('button', { name: 'Agotados' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox', { name: 'Buscar producto' }).fill('empanada de po')
    const plate = dialog.getByRole('checkbox', { name: 'Empanada de pollo' })
    await plate.check()
    await plate.uncheck()
    await plate.check()
    expect(await plate.evaluate((box) => box === document.activeElement)).toBe(true)
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await page.getByRole('button', { name: 'Agotados' }).click()
    await dialog.getByRole('searchbox', { name: 'Buscar producto' }).fill('empanada de po')
    for (const [at, soldOut] of [true, false, true].entries()) {
      await expect.poll(() => asked.map((one) => one.soldOut)).toHaveLength(at + 1)
      expect(asked[at]?.soldOut).toBe(soldOut)
      expect(await plate.isChecked()).toBe(true)
      await asked[at]?.answer(at === 2)
    }
    await page.getByText('No pudimos guardar el cambio').first().waitFor()
    await expect.poll(() => plate.isChecked()).toBe(false)
  })
})
