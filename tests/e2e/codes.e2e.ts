import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { LIMITED_CODE_MS, MODAL_CLOSE_MS } from '#domain/defaults.ts'
import { fillAddress, fillCustomer, openCheckout, send, summary } from '../support/checkout.ts'
import { apply, button, codeBox, codeModal, enter } from '../support/codes.ts'
import { addToCart, type Wish } from '../support/diner.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { placeOrderAs } from '../support/orders.ts'
import { DESKTOP, PHONE, useSite, type OpenOptions } from '../support/site.ts'

const STEAK: Wish = {
  path: '/menu/la-esquina/Delivery/parrilla/bife-de-chorizo',
  choices: ['Jugoso', 'Papas fritas'],
}
const TAKE_AWAY: Wish = { ...STEAK, path: STEAK.path.replace('/Delivery/', '/Para%20llevar/') }
const FLAN: Wish = { path: '/menu/la-esquina/Para%20llevar/postres/flan-casero' }
const REFUSED = [/422/]

describe('a discount code', () => {
  const site = useSite()

  async function checkout(wishes: readonly Wish[] = [TAKE_AWAY], options: OpenOptions = {}): Promise<Page> {
    const page = await openWithCart(site, wishes, options)
    await openCheckout(page)
    return page
  }

  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('[DISC-01] [CHK-06] typed, applied, paid less with, and on the order: %s', async (_name, viewport) => {
    const page = await checkout([TAKE_AWAY], { viewport })
    await fillCustomer(page)
    await button(codeBox(page), 'Ingresar código').click()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/codediscounts/validate', async (route) => {
      await held
      await route.continue()
    })
    await codeModal(page).getByRole('textbox', { name: 'Código' }).fill('esquina15')
    await button(codeModal(page), 'Aplicar').click()
    await button(codeModal(page), 'Aplicando').waitFor()
    answer()
    await codeModal(page).getByText('Aplicado', { exact: true }).waitFor()
    await codeModal(page).getByText('Tope de descuento: $ 3.000').waitFor()
    await button(codeModal(page), 'Continuar').click()
    await codeModal(page).waitFor({ state: 'hidden' })
    await codeBox(page).getByText('Aplicado', { exact: true }).waitFor()
    expect(await summary(page)).toContain('Código ESQUINA15 -$ 3.000')
    const request = page.waitForRequest('**/api/order')
    await send(page).click()
    expect((await request).postDataJSON()).toMatchObject({
      generalCodeDiscount: { code: 'ESQUINA15', type: 'PERCENT', value: 15, amount: 300_000 },
    })
    await page.waitForURL(/\/order\//)
    await page.getByText('ESQUINA15').first().waitFor()
    // It belonged to that order.
    await addToCart(page, TAKE_AWAY)
    await openCheckout(page)
    await button(codeBox(page), 'Ingresar código').waitFor()
  })

  test('[DISC-02] valid phone and details come first', async () => {
    const page = await checkout()
    const text = 'Asegúrese de haber ingresado sus datos correctamente para validar el código de descuento.'
    await enter(page, 'ESQUINA15')
    await codeModal(page).getByText(text).first().waitFor()
    const field = codeModal(page).getByRole('textbox', { name: 'Código' })
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    await button(codeModal(page), 'Cerrar').click()
    await codeModal(page).waitFor({ state: 'hidden' })
    // A phone alone is not enough: the order needs a name too.
    await fillCustomer(page, '', '11 5555-1234')
    await enter(page, 'ESQUINA15')
    await codeModal(page).getByText(text).first().waitFor()
  })

  test('[DISC-01] a code that is none, a try again, and one without a network', async () => {
    const page = await checkout([TAKE_AWAY], { expected: [...REFUSED, /ERR_INTERNET_DISCONNECTED/] })
    await fillCustomer(page)
    await enter(page, 'NADIE')
    await codeModal(page)
      .getByText('No se encontró ningún descuento con el código ingresado.')
      .first()
      .waitFor()
    await button(codeModal(page), 'Aplicar').waitFor()
    await page.context().setOffline(true)
    await enter(page, 'ESQUINA15')
    await codeModal(page)
      .getByText(/No pudimos comprobar el código/)
      .first()
      .waitFor()
    await page.context().setOffline(false)
    await enter(page, 'ESQUINA15')
    await codeModal(page).getByText('Aplicado', { exact: true }).waitFor()
  })

  test("[DISC-03b] what is missing makes it 'No aplicado', and counts as soon as it is there", async () => {
    const page = await checkout([TAKE_AWAY])
    await fillCustomer(page)
    await enter(page, 'FLAN2000')
    await codeModal(page).getByText('No aplicado').first().waitFor()
    await codeModal(page).getByText('Descuento válido teniendo Flan casero en el carrito').first().waitFor()
    await button(codeModal(page), 'Continuar').click()
    await codeModal(page).waitFor({ state: 'hidden' })
    expect((await summary(page)).join()).not.toContain('FLAN2000')
    await addToCart(page, FLAN)
    await openCheckout(page)
    await codeBox(page).getByText('Aplicado', { exact: true }).waitFor()
    expect((await summary(page)).join()).toContain('Código FLAN2000')
  })

  test('[DISC-03a] [DISC-03d] [DISC-03e] [DISC-03f] minimum, category, first purchase and maximum are said', async () => {
    const page = await checkout([FLAN])
    await fillCustomer(page)
    for (const [code, ...texts] of [
      [
        'BIENVENIDA',
        'Monto mínimo en productos: $\u00A020.000',
        'Este descuento solo es válido para primera compra',
        'Tope de descuento: $\u00A08.000',
      ],
      ['PASTAS10', 'Descuento válido teniendo un ítem de la categoría Pastas en el carrito'],
    ] as const) {
      await enter(page, code)
      await codeModal(page).getByText('No aplicado').first().waitFor()
      for (const text of texts) expect(await codeModal(page).getByText(text).first().textContent()).toBe(text)
    }
  })

  test("[DISC-03c] [DISC-06] free delivery takes the fee off, and says 'Ya tiene envío gratis' when it is free", async () => {
    const page = await checkout([STEAK])
    await fillCustomer(page)
    await fillAddress(page, 'Guardia Vieja 3602')
    await apply(page, 'ENVIOGRATIS')
    await expect.poll(() => summary(page)).toContain('Código ENVIOGRATIS -$ 1.500')
    await addToCart(page, STEAK)
    await openCheckout(page)
    await codeBox(page).getByText('Ya tiene envío gratis').waitFor()
    await codeBox(page).getByText('No aplicado').waitFor()
  })

  test('[DISC-04] another payment asks first; no keeps the code, yes takes it off', async () => {
    const page = await checkout()
    await fillCustomer(page)
    await apply(page, 'ESQUINA15')
    const cash = page.getByRole('radio', { name: /^Efectivo/ })
    const other = page.getByRole('radio', { name: /^Link de pago/ })
    const dialog = page.getByRole('dialog', { name: '¿Cambiar el medio de pago?' })
    await other.click()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await cash.isChecked()).toBe(true)
    await codeBox(page).getByText('ESQUINA15').waitFor()
    await other.click()
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await button(codeBox(page), 'Ingresar código').waitFor()
    await expect.poll(() => other.isChecked()).toBe(true)
    expect((await summary(page)).join()).not.toContain('ESQUINA15')
  })

  test('[DISC-04] another time takes the code off', async () => {
    const page = await checkout()
    await fillCustomer(page)
    await apply(page, 'ESQUINA15')
    await page.getByRole('radio', { name: 'Programado' }).check()
    await page.getByText(/^Quitamos el código ESQUINA15/).waitFor()
    await button(codeBox(page), 'Ingresar código').waitFor()
  })

  test('[DISC-05] a code of limited usage is counted down, spoken 30 s before its end, and cleared after 180000 ms', async () => {
    const page = await checkout()
    await fillCustomer(page)
    const { now } = site.server.time
    await page.clock.install({ time: now })
    await openCheckout(page)
    await page.clock.pauseAt(now.getTime() + 60_000)
    await enter(page, 'RELAMPAGO')
    await button(codeModal(page), 'Continuar').click()
    const timer = codeBox(page).getByRole('timer')
    await expect.poll(() => timer.innerText()).toBe('Te quedan 3:00 para usarlo')
    await page.clock.runFor(MODAL_CLOSE_MS)
    await codeModal(page).waitFor({ state: 'hidden' })
    const spoken = codeBox(page).getByText('Quedan 30 segundos para usar el código RELAMPAGO.')
    await page.clock.runFor(LIMITED_CODE_MS - MODAL_CLOSE_MS - 30_001)
    await expect.poll(() => timer.innerText()).toBe('Te quedan 0:31 para usarlo')
    expect(await spoken.count()).toBe(0)
    await page.clock.runFor(1)
    await spoken.waitFor({ state: 'attached' })
    await page.clock.runFor(29_999)
    await expect.poll(() => timer.innerText()).toBe('Te quedan 0:01 para usarlo')
    expect(await codeBox(page).getByText('RELAMPAGO', { exact: true }).count()).toBe(1)
    await page.clock.runFor(1)
    await page.getByText('Tiempo de aplicacion del descuento vencido').waitFor()
    await button(codeBox(page), 'Ingresar código').waitFor()
    expect((await summary(page)).join()).not.toContain('RELAMPAGO')
  })

  test('[ORDER-04c] a code that was lost meanwhile is told and taken off, and the order goes on without it', async () => {
    const page = await checkout([TAKE_AWAY], { expected: REFUSED })
    await fillCustomer(page, 'Ana', '11 5555-7777')
    await apply(page, 'BIENVENIDA')
    // Another cart of the same person becomes a first order, without the code.
    await placeOrderAs(page, 'la-esquina', {
      choices: [{ plate: 'empanada-de-pollo' }],
      form: { customerName: 'Ana', phone: '+5491155557777' },
    })
    await send(page).click()
    await page
      .getByText('El código BIENVENIDA ya no se puede usar y lo quitamos de tu pedido.')
      .first()
      .waitFor()
    await button(codeBox(page), 'Ingresar código').waitFor()
    await send(page).click()
    await page.waitForURL(/\/order\//)
  })

  test('[DISC-01] by keyboard alone', async () => {
    const page = await checkout([TAKE_AWAY], { viewport: DESKTOP })
    await fillCustomer(page)
    await button(codeBox(page), 'Ingresar código').focus()
    await page.keyboard.press('Enter')
    await codeModal(page).waitFor()
    await codeModal(page).getByRole('textbox', { name: 'Código' }).focus()
    await page.keyboard.type('esquina15')
    await page.keyboard.press('Enter')
    await button(codeModal(page), 'Continuar').waitFor()
    await page.keyboard.press('Enter')
    await codeModal(page).waitFor({ state: 'hidden' })
    await button(codeBox(page), 'Quitar el código ESQUINA15').focus()
    await page.keyboard.press('Enter')
    await button(codeBox(page), 'Ingresar código').waitFor()
  })
})

describe('a venue that takes no payment at the moment', () => {
  const site = useSite({
    tenantsDir: editedTenants({
      'la-esquina': (_branch, contact) => {
        for (const mode of contact.orderModes ?? []) {
          for (const payment of mode.paymentTypes) payment.active = false
        }
      },
    }),
  })

  test('[DISC-02] a payment method comes before a code', async () => {
    const page = await openWithCart(site, TAKE_AWAY)
    await openCheckout(page)
    await fillCustomer(page)
    await enter(page, 'ESQUINA15')
    await codeModal(page).getByText('Asegurese de haber elegido un medio de pago primero').first().waitFor()
  })
})
