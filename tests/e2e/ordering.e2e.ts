// Longer than 300 lines: one button, and all that sending an order may meet, on one server and browser.
import type { Page, Request } from 'playwright'
import { describe, expect, test } from 'vitest'

import { BETWEEN_STREETS_MAX, DETAILS_MAX, NAME_MAX } from '#domain/checkout/typed-length.ts'
import type { OrderPayload } from '#generated/models.ts'
import {
  field,
  fillAddress,
  fillCustomer,
  openCheckout,
  openNotes,
  send,
  summary,
} from '../support/checkout.ts'
import { addToCart, type Wish } from '../support/diner.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { listOrders, orderOfPage } from '../support/orders.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'
import { leaveApp } from '../support/stored.ts'

const STEAK: Wish = {
  path: '/menu/la-esquina/Delivery/parrilla/bife-de-chorizo',
  choices: ['Jugoso', 'Papas fritas'],
}
const EMPANADAS: Wish = { path: '/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo', quantity: 2 }
const NEAR = 'Guardia Vieja 3602'
const FAILED =
  'Hubo un error enviando el pedido, inténtelo en unos minutos, o comuníquese con el local si el error persiste.'
const ARRIVED_WITHOUT =
  'Tu envío anterior ya había llegado: este es tu pedido. Lo que no está en él sigue en tu carrito: revísalo.'

const isOrder = (request: Request) => new URL(request.url()).pathname === '/api/order'
const payloadOf = (request: Request) => request.postDataJSON() as OrderPayload

/** Sends the order, which the server takes; the network loses what it says. */
async function loseAnswer(page: Page): Promise<void> {
  await page.route('**/api/order', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send(page).click()
  await page.getByRole('group', { name: FAILED }).waitFor()
  await page.unroute('**/api/order')
}

describe('sending an order', () => {
  const site = useSite()

  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])(
    '[ORDER-01] [ROUTE-05] a delivery: every field, then the page of the order; what is kept is what was shown: %s',
    async (_device, viewport) => {
      const page = await site.open('/menu/la-esquina?campaignId=primavera&utm_source=boletin', { viewport })
      await addToCart(page, { ...STEAK, path: `${STEAK.path}?campaignId=primavera&utm_source=boletin` })
      await openCheckout(page, 'la-esquina')
      await fillCustomer(page)
      await field(page, 'Email').fill('ana@example.com')
      await fillAddress(page, NEAR)
      await field(page, 'Entrecalles').fill('Bulnes y Mario Bravo')
      await field(page, 'Aclaraciones').fill('Timbre 2')
      await field(page, '¿Con cuánto vas a pagar?').fill('50.000')
      await (await openNotes(page)).fill('Sin cubiertos')
      await expect.poll(() => summary(page)).toContain('Total $ 34.650')
      const request = page.waitForRequest(isOrder)
      await send(page).click()
      const sent = await request
      expect(sent.headers()['idempotency-key']).toMatch(/^[\w-]{16,64}$/)
      expect(payloadOf(sent)).toMatchObject({
        type: 'DELIVERY',
        orderModeId: 'la-esquina.delivery',
        branchContact: { id: 'la-esquina' },
        paymentType: 'la-esquina.delivery.cash',
        price: 3_465_000,
        deliveryFee: 150_000,
        userServiceFee: 35_000,
        paysWith: 5_000_000,
        phone: '+5491155551234',
        customerName: 'Ana Pérez',
        customerEmail: 'ana@example.com',
        optIn: true,
        installedApp: false,
        notes: 'Sin cubiertos',
        scheduled: false,
        loyaltyInfo: { redeemedPoints: 0 },
        minDelayInMinutes: 30,
        maxDelayInMinutes: 45,
        paymentInfo: { status: 'PENDING', paymentUpload: 'APP', amount: 3_465_000 },
        surcharges: [{ name: 'Envases', amount: 90_000 }],
        destination: {
          street: 'Guardia Vieja',
          number: '3602',
          betweenStreets: 'Bulnes y Mario Bravo',
          details: 'Timbre 2',
        },
      })
      expect(payloadOf(sent).analyticsInfo.sessionId).toMatch(/^[\w-]{8,64}$/)
      await page.waitForURL(/\/menu\/la-esquina\/order\/[0-9A-Z]{11}/)
      await page.getByRole('heading', { level: 1, name: /^Pedido/ }).waitFor()
      expect(await orderOfPage(page)).toMatchObject({
        price: 3_465_000,
        paysWith: 5_000_000,
        destination: { details: 'Timbre 2', betweenStreets: 'Bulnes y Mario Bravo' },
      })
      // The cart is empty, the diner is known.
      await page.goto('/menu/la-esquina/checkout')
      await page.getByRole('heading', { name: 'Tu pedido está vacío.' }).waitFor()
    },
  )

  test('[CHK-03] [CAMP-01] fields filled to their end, from a link with a long campaign: the order arrives', async () => {
    const long = 'Ñandú '.repeat(60)
    const campaign = new URLSearchParams({ campaignId: long, utm_source: long }).toString()
    const page = await openWithCart(site, STEAK)
    await page.goto(`/menu/la-esquina/checkout?${campaign}`)
    await send(page).waitFor()
    await fillCustomer(page, long.slice(0, NAME_MAX))
    await fillAddress(page, NEAR)
    // as pasted: what is beyond the end of a field is ignored
    for (const name of ['Entrecalles', 'Aclaraciones']) {
      await field(page, name).focus()
      await page.keyboard.insertText(long)
    }
    await field(page, '¿Con cuánto vas a pagar?').fill('50.000')
    await send(page).click()
    const { destination } = await orderOfPage(page)
    expect(destination?.betweenStreets).toBe(long.slice(0, BETWEEN_STREETS_MAX).trim())
    expect(destination?.details).toBe(long.slice(0, DETAILS_MAX).trim())
  })

  test('[ORDER-01] pick-up sends no destination, no cash, and the source of the visit', async () => {
    const page = await site.open('/menu/la-esquina?utm_source=boletin')
    await addToCart(page, EMPANADAS)
    await page.goto('/menu/la-esquina/checkout?utm_source=boletin&campaignId=primavera')
    await fillCustomer(page)
    const request = page.waitForRequest(isOrder)
    await send(page).click()
    const payload = payloadOf(await request)
    expect(payload).toMatchObject({ type: 'TAKE_AWAY', source: 'boletin', campaignId: 'primavera' })
    expect(payload).not.toHaveProperty('destination')
    expect(payload).not.toHaveProperty('paysWith')
    await page.waitForURL(/\/order\//)
  })

  test('[CHK-14] a phone this device has ordered with: its name is filled in, and the opt-in is not asked again', async () => {
    const page = await openWithCart(site, EMPANADAS)
    await openCheckout(page)
    await fillCustomer(page, 'Rosa Luna', '11 5555-7777')
    await send(page).click()
    await page.waitForURL(/\/order\//)
    await leaveApp(page)
    await page.evaluate(() => localStorage.clear())
    await addToCart(page, EMPANADAS)
    await openCheckout(page)
    await field(page, 'Teléfono').fill('11 5555-7777')
    await page.getByRole('checkbox', { name: 'Deseo recibir notificaciones' }).waitFor({ state: 'detached' })
    await expect.poll(() => field(page, 'Nombre').inputValue()).toBe('Rosa Luna')
  })

  test('[ORDER-03] pressed twice at once: one call, one order', async () => {
    const before = (await listOrders(site.server, 'la-esquina')).length
    const page = await openWithCart(site, EMPANADAS)
    await openCheckout(page)
    await fillCustomer(page)
    const calls: Request[] = []
    page.on('request', (request) => isOrder(request) && calls.push(request))
    await send(page).dblclick()
    await page.waitForURL(/\/order\//)
    expect(calls).toHaveLength(1)
    expect((await listOrders(site.server, 'la-esquina')).length).toBe(before + 1)
  })

  test('[ORDER-03] [ORDER-04] the answer is lost, the page reloaded, the order sent again: it exists once', async () => {
    const before = (await listOrders(site.server, 'la-esquina')).length
    const page = await openWithCart(site, EMPANADAS, { expected: [/ERR_FAILED/] })
    await openCheckout(page)
    await fillCustomer(page)
    await (await openNotes(page)).fill('Sin servilletas')
    const keys: string[] = []
    page.on('request', (request) => isOrder(request) && keys.push(request.headers()['idempotency-key'] ?? ''))
    // The server takes the order, the network loses what it says.
    await page.route('**/api/order', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await send(page).click()
    const why = page.getByRole('group', { name: FAILED })
    await why.getByText('Tu pedido sigue aquí. Si vuelves a enviarlo, no se duplica.').waitFor()
    expect((await listOrders(site.server, 'la-esquina')).length).toBe(before + 1)
    await page.unroute('**/api/order')
    await page.reload()
    await send(page).waitFor()
    await page.getByRole('region', { name: '¿Quieres aclarar algo?' }).getByText('Sin servilletas').waitFor()
    await send(page).click()
    await page.waitForURL(/\/order\//)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    expect((await listOrders(site.server, 'la-esquina')).length).toBe(before + 1)
    expect((await orderOfPage(page)).notes).toBe('Sin servilletas')
  })

  test('[ORDER-03] the answer is lost, a plate added, the order sent again: what it does not have stays in the cart', async () => {
    const page = await openWithCart(site, EMPANADAS, { expected: [/ERR_FAILED/, /409/] })
    await openCheckout(page)
    await fillCustomer(page)
    await loseAnswer(page)
    await addToCart(page, { ...EMPANADAS, quantity: 3 })
    await openCheckout(page)
    await send(page).click()
    await page.getByText(ARRIVED_WITHOUT).waitFor()
    expect((await orderOfPage(page)).items).toMatchObject([{ quantity: 2 }])
    await page.goto('/menu/la-esquina/preview')
    await page.getByText('Empanada de pollo').first().waitFor()
    expect(
      await page
        .getByRole('group', { name: /^Cantidad/ })
        .first()
        .innerText(),
    ).toContain('3')
  })

  test('[ORDER-03] the answer is lost, a line changed: its new form stays in the cart, and the diner is told to look', async () => {
    const page = await openWithCart(site, EMPANADAS, { expected: [/ERR_FAILED/, /409/] })
    await openCheckout(page)
    await fillCustomer(page)
    await loseAnswer(page)
    await page.goto('/menu/la-esquina/preview')
    await page.getByRole('button', { name: 'Editar Empanada de pollo' }).click()
    const modal = page.getByRole('dialog', { name: 'Empanada de pollo' })
    await modal.getByRole('textbox', { name: 'Aclaraciones' }).fill('Sin aceitunas')
    await modal.getByRole('button', { name: /^Actualizar/ }).click()
    await page.getByText('Aclaración: Sin aceitunas').waitFor()
    await openCheckout(page)
    await send(page).click()
    await page.getByText(ARRIVED_WITHOUT).waitFor()
    expect((await orderOfPage(page)).items).toMatchObject([{ quantity: 2, notes: '' }])
    await page.goto('/menu/la-esquina/preview')
    await page.getByText('Aclaración: Sin aceitunas').waitFor()
  })

  test('[ORDER-04a] a failure without a list shows the message, keeps everything, and works the next time', async () => {
    const page = await openWithCart(site, EMPANADAS, { expected: [/500/] })
    await openCheckout(page)
    await fillCustomer(page)
    await page.route('**/api/order', (route) => route.fulfill({ status: 500, body: 'Oops' }))
    await send(page).click()
    const why = page.getByRole('group', { name: FAILED })
    await expect.poll(() => why.evaluate((notice) => notice === document.activeElement)).toBe(true)
    // nothing lies over the button that sends it again
    expect(await page.getByRole('region', { name: 'Avisos' }).getByText(FAILED).count()).toBe(0)
    expect(await field(page, 'Nombre').inputValue()).toBe('Ana Pérez')
    await page.unroute('**/api/order')
    await send(page).click()
    await page.waitForURL(/\/order\//)
  })

  test('[PAY-02d] a price changed on the way is refused, nothing is created, and the diner is told', async () => {
    const before = (await listOrders(site.server, 'la-esquina')).length
    const page = await openWithCart(site, EMPANADAS, { expected: [/422/] })
    await openCheckout(page)
    await fillCustomer(page)
    await page.route('**/api/order', async (route) => {
      const payload = payloadOf(route.request())
      await route.continue({ postData: JSON.stringify({ ...payload, price: payload.price - 1 }) })
    })
    await send(page).click()
    const why = page.getByRole('group', { name: 'Actualizamos tu pedido porque el menú cambió.' })
    await why.getByText('Cambió el total de tu pedido. Revísalo y vuelve a enviarlo.').waitFor()
    expect((await listOrders(site.server, 'la-esquina')).length).toBe(before)
  })

  test('[ORDER-02] [CHK-07] without a console the button says so, the order goes out as a prefilled message, and its page offers it again', async () => {
    const page = await site.open('/menu/cafe-aurora')
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await addToCart(page, { path: '/menu/cafe-aurora/Para%20llevar/cafe/cafe-de-olla' })
    await openCheckout(page, 'cafe-aurora')
    await fillCustomer(page, 'Luz', '55 1234 5678')
    const popup = page.context().waitForEvent('page')
    await page.getByRole('button', { name: /^Enviar por WhatsApp · \$/ }).click()
    const message = await popup
    await message.waitForURL('https://wa.me/**')
    const url = new URL(message.url())
    expect(url.pathname).toBe('/525555500142')
    expect(url.searchParams.get('text')).toMatch(/Café de olla[^]*Luz/)
    await page.waitForURL(/\/menu\/cafe-aurora\/order\//)
    await page.getByRole('link', { name: 'Abrir WhatsApp' }).waitFor()
  })

  test('[CHK-04] a transfer can be chosen; its description says how it goes on', async () => {
    const page = await openWithCart(site, { path: '/menu/cafe-aurora/Para%20llevar/cafe/cafe-de-olla' })
    await openCheckout(page, 'cafe-aurora')
    await page.getByText('Te mandamos los datos por mensaje.').waitFor()
    await page.getByRole('radio', { name: 'Transferencia' }).check()
    await fillCustomer(page, 'Luz', '55 1234 5678')
    const request = page.waitForRequest(isOrder)
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await send(page).click()
    expect(payloadOf(await request)).toMatchObject({ paymentType: 'cafe-aurora.take-away.online' })
    await page.waitForURL(/\/order\//)
  })

  test('[CHK-10] the document loses its dots and signs; [CHK-08.5] this venue asks for an email; [CHK-02] its own label', async () => {
    site.server.time.now = new Date('2026-11-18T23:00:00.000Z')
    const page = await site.open('/menu/sushi-nami')
    await page
      .getByRole('link', { name: /Retiro|llevar/i })
      .first()
      .click()
    await page.waitForURL(/\/menu\/sushi-nami\/.+/)
    const plate = page.getByRole('heading', { level: 3 }).getByRole('link').first()
    await addToCart(page, { path: (await plate.getAttribute('href')) ?? '' })
    await openCheckout(page, 'sushi-nami')
    await fillCustomer(page, 'Luz', '9 6123 4567')
    const document = page.getByRole('textbox', { name: /^RUT/ })
    await document.fill('12.345.678-9')
    expect(await document.inputValue()).toBe('123456789')
    await send(page).click()
    await page.getByText('Debe ingresar su email para poder realizar el pedido').first().waitFor()
    await field(page, 'Email').fill('luz@example.com')
    const request = page.waitForRequest(isOrder)
    await send(page).click()
    expect(payloadOf(await request)).toMatchObject({ document: '123456789', phone: '+56961234567' })
    await page.waitForURL(/\/order\//)
    site.server.time.now = new Date('2026-11-18T15:30:00.000Z')
  })
})
