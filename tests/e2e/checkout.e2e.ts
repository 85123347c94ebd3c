// Longer than 300 lines: one page on one server and browser, each start of which costs every run seconds.

import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'

import {
  field,
  fillAddress,
  fillCustomer,
  openCheckout,
  openNotes,
  send,
  summary,
  unfold,
} from '../support/checkout.ts'
import type { Wish } from '../support/diner.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { holdClosing } from '../support/hold-closing.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { useSite } from '../support/site.ts'

const STEAK: Wish = {
  path: '/menu/la-esquina/Delivery/parrilla/bife-de-chorizo',
  choices: ['Jugoso', 'Papas fritas'],
}
const inMode = (mode: string, { path, ...rest }: Wish): Wish => ({
  path: path.replace('/Delivery/', `/${encodeURIComponent(mode)}/`),
  ...rest,
})

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)

describe('the checkout', () => {
  const site = useSite()

  async function checkout(wish: Wish = STEAK, options = {}) {
    const page = await openWithCart(site, wish, options)
    await openCheckout(page)
    return page
  }

  test("[CHK-01] mode, venue and address, with 'Ver Horarios'", async () => {
    const page = await checkout()
    await page.getByRole('heading', { level: 1, name: 'Confirmación del pedido' }).waitFor()
    const order = page.getByRole('region', { name: 'Tu pedido' })
    const text = await order.innerText()
    for (const part of ['Delivery', 'La Esquina Almagro', 'Guardia Vieja 3602, Almagro'])
      expect(text).toContain(part)
    await order.getByRole('button', { name: 'Ver Horarios' }).click()
    await page.getByRole('dialog', { name: 'Horarios del Local' }).waitFor()
  })

  test('[CHK-02] [ACCT-04] the fields of a delivery, and the opt-in once the phone is valid', async () => {
    const page = await checkout()
    const mine = page.getByRole('region', { name: 'Mis datos' })
    await mine.getByText('Te mantendremos informado sobre el estado de tu pedido.').waitFor()
    expect(await field(page, 'Número de mesa').count()).toBe(0)
    expect(await field(page, 'Documento').count()).toBe(0)
    const optIn = mine.getByRole('checkbox', { name: 'Deseo recibir notificaciones' })
    await fillCustomer(page, 'Ana', '11 55')
    expect(await optIn.count()).toBe(0)
    await field(page, 'Teléfono').fill('11 5555-1234')
    await optIn.waitFor()
    expect(await optIn.isChecked()).toBe(true)
  })

  test('[CHK-02] a table asks for its number, and for nothing else', async () => {
    const page = await checkout(inMode('En el salón', STEAK))
    await send(page).click()
    await page.getByText('Debe ingresar número de mesa para poder realizar el pedido.').first().waitFor()
    expect(await field(page, 'Nombre').getAttribute('aria-invalid')).toBeNull()
    expect(await field(page, 'Número de mesa').evaluate((input) => input === document.activeElement)).toBe(
      true,
    )
    await field(page, 'Número de mesa').fill('12')
    const request = page.waitForRequest('**/api/order')
    await send(page).click()
    expect((await request).postDataJSON()).toMatchObject({ type: 'IN_DINING', tableNumber: '12' })
    await page.waitForURL(/\/order\//)
  })

  test("[CHK-03] 'MI DIRECCIÓN' opens the address modal; aclaraciones, entrecalles and the delivery cost", async () => {
    const page = await checkout()
    const address = page.getByRole('region', { name: 'MI DIRECCIÓN' })
    expect(await address.getByText('Costo de envío').count()).toBe(0)
    await fillAddress(page, 'Guardia Vieja 3602')
    await address.getByText('Guardia Vieja 3602').waitFor()
    await expect.poll(() => address.getByRole('status').innerText()).toMatch(/Costo de envío\s+\$\xA01\.500/)
    await field(page, 'Entrecalles Opcional').fill('Bulnes y Mario Bravo')
    await field(page, 'Aclaraciones Opcional').fill('Timbre 2')
    // They belong to the address: the next order finds them again.
    await page.reload()
    await field(page, 'Aclaraciones').waitFor()
    expect(await field(page, 'Aclaraciones').inputValue()).toBe('Timbre 2')
    expect(await field(page, 'Entrecalles').inputValue()).toBe('Bulnes y Mario Bravo')
  })

  test("[ADDR-02d] leaving the address modal without an address says 'Debe ingresar la dirección'", async () => {
    const page = await checkout()
    await page.getByRole('button', { name: 'Ingresa tu dirección' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
    await page.getByText('Debe ingresar la dirección', { exact: true }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('[ADDR-02] a second press on saving an address, while its modal closes, says nothing of a missing one', async () => {
    const page = await checkout()
    await page.getByRole('button', { name: 'Ingresa tu dirección' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Dirección' }).fill('Guardia Vieja 3602')
    await dialog.getByRole('option').first().click()
    const save = dialog.getByRole('button', { name: 'Guardar dirección' })
    const letClose = await holdClosing(page)
    await save.click()
    await page.locator('dialog[data-closing]').waitFor()
    const at = await save.boundingBox()
    if (!at) throw new Error('The button is gone')
    await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2)
    await letClose()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Cambiar dirección' }).waitFor()
    expect(await page.getByText('Debe ingresar la dirección', { exact: true }).count()).toBe(0)
  })

  test.each([
    ['Guardia Vieja 3602', 'is not called missing'],
    ['Calle Que No Existe 1', 'is called missing once it is not found'],
  ])('[ADDR-02] %s, saved by who leaves the modal before it was looked up, %s', async (text) => {
    const page = await checkout()
    await page.getByRole('button', { name: 'Ingresa tu dirección' }).click()
    const dialog = page.getByRole('dialog')
    const answer = await holdAnswers(page, '**/api/geocode/**')
    await dialog.getByRole('combobox', { name: 'Dirección' }).fill(text)
    // without a choice the best that is known is looked for
    await dialog.getByRole('button', { name: 'Guardar dirección' }).click()
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    await dialog.waitFor({ state: 'detached' })
    const complaint = page.getByText('Debe ingresar la dirección', { exact: true })
    expect(await complaint.count()).toBe(0)
    // who looks in again meanwhile is not told either
    await page.getByRole('button', { name: 'Ingresa tu dirección' }).click()
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await complaint.count()).toBe(0)
    await answer()
    if (text.startsWith('Calle')) return complaint.waitFor()
    await page.getByRole('button', { name: 'Cambiar dirección' }).waitFor()
    expect(await complaint.count()).toBe(0)
  })

  test("[ADDR-05] a delivery without a full address asks no fee and logs 'No tiene fullAddress este comensal'", async () => {
    const page = await openWithCart(site, STEAK)
    const fees: string[] = []
    page.on('request', (request) => request.url().includes('/deliveryzones/fee') && fees.push(request.url()))
    const log = page.waitForRequest('**/api/diner/log')
    await openCheckout(page)
    expect((await log).postDataJSON()).toMatchObject({ error: 'No tiene fullAddress este comensal' })
    expect(fees).toEqual([])
  })

  test('[CHK-04] cash in delivery asks what it is paid with and tells the change; at the counter it does not', async () => {
    const page = await checkout()
    const payment = page.getByRole('region', { name: 'Mi pago' })
    await payment.getByRole('radio', { name: 'Efectivo' }).waitFor()
    await payment.getByText('Pagas al recibir. Ten el monto a mano.').waitFor()
    const cash = field(page, '¿Con cuánto vas a pagar?')
    await cash.fill('50.000')
    // the delivery is not in the price yet
    expect(await cash.getAttribute('placeholder')).toBeNull()
    expect(await payment.getByText('Tu vuelto').count()).toBe(0)
    await fillAddress(page, 'Guardia Vieja 3602')
    await payment.getByText('Tu vuelto: $ 15.350').waitFor()
    expect(await cash.getAttribute('placeholder')).toBe('Desde $\u00A034.650')
    const counter = await checkout(inMode('Para llevar', STEAK))
    await counter.getByRole('radio', { name: 'Efectivo en el local' }).waitFor()
    expect(await field(counter, '¿Con cuánto vas a pagar?').count()).toBe(0)
  })

  test('[CHK-05] [PAY-02] [PAY-03] the lines of the order, its surcharge, delivery, service fee and total add up', async () => {
    const page = await checkout()
    const detail = page.getByRole('region', { name: 'Detalle del pedido' })
    const words = (await detail.innerText()).replaceAll(/\s+/g, ' ')
    expect(words).toContain(
      '1 × Bife de chorizo 400 g Punto de cocción: Jugoso Guarnición: Papas fritas $ 31.900',
    )
    expect(await summary(page)).toEqual([
      'Productos $ 31.900',
      'Envases $ 900',
      'Envío Según tu dirección',
      'Tasa de Servicio $ 350',
      'Total sin envío $ 33.150',
    ])
    await fillAddress(page, 'Guardia Vieja 3602')
    const missing = 'Suma $\u00A013.100 en productos para tener envío gratis'
    expect(await detail.getByText(missing).textContent()).toBe(missing)
    expect(await summary(page)).toEqual([
      'Productos $ 31.900',
      'Envases $ 900',
      'Envío $ 1.500',
      'Tasa de Servicio $ 350',
      'Total $ 34.650',
    ])
  })

  test('[CHK-05] from the threshold on delivery is struck through and free', async () => {
    const page = await checkout({ ...STEAK, quantity: 2 })
    await fillAddress(page, 'Guardia Vieja 3602')
    const detail = page.getByRole('region', { name: 'Detalle del pedido' })
    await detail.getByText('Gratis').waitFor()
    expect(await summary(page)).toContain('Envío Antes $ 1.500 $ 1.500 Gratis')
    expect(await detail.locator('s').innerText()).toBe('$\u00A01.500')
  })

  test('[PAY-03] a discount of the order for cash is a line of its own', async () => {
    const page = await checkout(inMode('Para llevar', STEAK))
    expect(await summary(page)).toEqual([
      'Productos $ 31.900',
      '10 % pagando en efectivo -$ 3.190',
      'Envases $ 900',
      'Tasa de Servicio $ 350',
      'Total $ 29.960',
    ])
  })

  test("[CHK-04] cash by one press: 'Justo' is the total, whatever it becomes, and round amounts stand above it", async () => {
    const page = await checkout()
    const pays = page.getByRole('group', { name: '¿Con cuánto vas a pagar?' })
    const typed = field(page, '¿Con cuánto vas a pagar?')
    const exact = pays.getByRole('button', { name: 'Justo' })
    expect(await pays.count()).toBe(0)
    await fillAddress(page, 'Guardia Vieja 3602')
    await exact.waitFor()
    expect(await pays.getByRole('button').allInnerTexts()).toEqual([
      'Justo',
      '$\u00A035.000',
      '$\u00A036.000',
      '$\u00A040.000',
    ])
    await pays.getByRole('button', { name: '$ 40.000' }).click()
    expect(await typed.inputValue()).toBe('40.000')
    await page.getByText('Tu vuelto: $ 5.350').waitFor()
    await exact.click()
    expect(await typed.inputValue()).toBe('34.650')
    expect(await exact.getAttribute('aria-pressed')).toBe('true')
    await unfold(page, 'Propina')
    await page.getByRole('radio', { name: /^10 %/ }).check()
    await expect.poll(() => typed.inputValue()).toBe('37.840')
    await page.reload()
    await expect.poll(() => typed.inputValue()).toBe('37.840')
    await fillCustomer(page)
    const request = page.waitForRequest('**/api/order')
    await send(page).click()
    expect((await request).postDataJSON()).toMatchObject({ paysWith: 3_784_000, price: 3_784_000 })
    await page.waitForURL(/\/order\//)
  })

  test('[CHK-06] notes of the order: limit and counter of the venue; typing beyond is ignored', async () => {
    const page = await checkout()
    const notes = await openNotes(page)
    expect(await notes.evaluate((area) => area === document.activeElement)).toBe(true)
    await notes.pressSequentially('Sin sal')
    await page.getByText('7/200').waitFor()
    await notes.fill('x'.repeat(250))
    expect((await notes.inputValue()).length).toBe(200)
    await page.getByText('200/200').waitFor()
  })

  test("[CHK-07] 'Agregar más productos' leads back to the menu, 'Realizar pedido' carries the amount", async () => {
    const page = await checkout()
    await send(page).getByText('Realizar pedido · $ 33.150 + envío', { exact: true }).waitFor()
    await fillAddress(page, 'Guardia Vieja 3602')
    await send(page).getByText('Realizar pedido · $ 34.650', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Agregar más productos' }).click()
    await page.waitForURL('**/menu/la-esquina/Delivery')
  })

  test('[CHK-08] the last failing row is the toast, each row stands beside its field, and the first field has the focus', async () => {
    const page = await checkout()
    await send(page).click()
    const alert = page.getByRole('region', { name: 'Avisos' })
    await alert.getByText('Debe ingresar dirección para poder realizar el pedido.').waitFor()
    for (const text of [
      'Debe ingresar su nombre para poder realizar el pedido.',
      'Debe ingresar su número de teléfono para continuar.',
      'Debe ingresar con cuanto abonará para poder realizar el pedido.',
    ]) {
      expect(await page.getByText(text).count()).toBe(1)
    }
    const name = field(page, 'Nombre')
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    expect(await name.evaluate((input) => input === document.activeElement)).toBe(true)
    // Neither the header nor the bar with the button covers it.
    const covers = await name.evaluate((input) => {
      const { x, y, width, height } = input.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return top !== input
    })
    expect(covers).toBe(false)
    await name.fill('Ana')
    expect(await page.getByText('Debe ingresar su nombre para poder realizar el pedido.').count()).toBe(0)
  })

  test('[ADDR-05] a fee that cannot be asked is said, and asked again', async () => {
    const page = await checkout(STEAK, { expected: [/503/] })
    await page.route('**/deliveryzones/fee**', (route) => route.fulfill({ status: 503, json: {} }))
    await fillAddress(page, 'Guardia Vieja 3602')
    await page.getByText('No pudimos calcular el costo de envío.').waitFor()
    // no amount without the delivery is told as the total
    await page.getByRole('button', { name: 'Realizar pedido', exact: true }).waitFor()
    expect(await summary(page)).toContain('Total sin envío $ 33.150')
    await page.unroute('**/deliveryzones/fee**')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByRole('region', { name: 'MI DIRECCIÓN' }).getByText('$ 1.500').waitFor()
  })

  test('[CHK-11] the phone is sent formatted; the countries, and the one of the branch as default', async () => {
    const page = await checkout(inMode('Para llevar', STEAK))
    const countries = page.getByRole('combobox', { name: 'País del teléfono' })
    expect(await countries.inputValue()).toBe('AR')
    const codes = await countries.getByRole('option').allInnerTexts()
    expect(codes.map((text) => text.slice(0, 2).toLowerCase())).toEqual([
      'ar',
      'uy',
      'cl',
      'co',
      'pe',
      'br',
      've',
      'py',
      'mx',
      'ec',
      'bo',
      'us',
    ])
    await fillCustomer(page, 'Luz', '99 123 456')
    await countries.selectOption('UY')
    const request = page.waitForRequest('**/api/order')
    await send(page).click()
    expect((await request).postDataJSON()).toMatchObject({ phone: '+59899123456' })
  })

  test('[CHK-14] a valid phone at rest for 500 ms asks for customer and orders', async () => {
    const page = await checkout(inMode('Para llevar', STEAK))
    const { now } = site.server.time
    await page.clock.install({ time: now })
    await openCheckout(page)
    await page.clock.pauseAt(now.getTime() + 60_000)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const isAbout = (path: string) => path.startsWith('/api/orderingcustomer/') || path === '/api/orders'
    await field(page, 'Teléfono').fill('11 5555-9876')
    // it is drawn with what judges a phone, which may come later than the field; the rest begins with it
    await page.getByRole('checkbox', { name: 'Deseo recibir notificaciones' }).waitFor()
    await page.clock.runFor(499)
    expect(asked.filter(isAbout)).toEqual([])
    const both = Promise.all([
      page.waitForRequest('**/api/orderingcustomer/**'),
      page.waitForRequest(/\/api\/orders\?/),
    ])
    await page.clock.runFor(1)
    const [customer, orders] = await both
    expect(decodeURIComponent(customer.url())).toContain('/api/orderingcustomer/+5491155559876?')
    expect(new URL(orders.url()).searchParams.get('phone')).toBe('+5491155559876')
  })

  test('an empty cart says so and leads back to the menu', async () => {
    const page = await site.open('/menu/la-esquina/checkout')
    await page.getByRole('heading', { name: 'Tu pedido está vacío.' }).waitFor()
    expect(await page.getByRole('button', { name: /^(?:Realizar pedido|Pagar|Enviar)/ }).count()).toBe(0)
  })

  test('what an earlier order told arrives folded, and unfolds', async () => {
    const page = await checkout()
    await fillCustomer(page)
    await page.reload()
    const mine = page.getByRole('region', { name: 'Mis datos' })
    await mine.getByText(/Ana Pérez · /).waitFor()
    expect(await field(page, 'Nombre').count()).toBe(0)
    await mine.getByRole('button', { name: 'Editar Mis datos' }).click()
    expect(await field(page, 'Nombre').inputValue()).toBe('Ana Pérez')
    expect(await hasFocus(field(page, 'Nombre'))).toBe(true)
  })

  test('what was folded and is refused unfolds, and stays open while it is put right', async () => {
    const page = await checkout(inMode('Para llevar', STEAK))
    await fillCustomer(page)
    await field(page, 'Email').fill('ana@')
    await page.reload()
    await page.getByRole('button', { name: 'Editar Mis datos' }).waitFor()
    await send(page).filter({ hasText: '$' }).click()
    await page.getByText('Ingrese un email valido').first().waitFor()
    expect(await hasFocus(field(page, 'Email'))).toBe(true)
    await page.keyboard.press('End')
    await page.keyboard.type('example.com')
    await expect.poll(() => field(page, 'Email').getAttribute('aria-invalid')).not.toBe('true')
    expect(await field(page, 'Email').inputValue()).toBe('ana@example.com')
    expect(await hasFocus(field(page, 'Email'))).toBe(true)
  })
})
