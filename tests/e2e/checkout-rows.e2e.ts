import type { Locator, Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'

import type { DeliveryInfo } from '#generated/models.ts'
import { fillAddress, fillCustomer, field, openCheckout, send, summary, unfold } from '../support/checkout.ts'
import { addToCart, type Wish } from '../support/diner.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { knowAddress } from '../support/location.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { DESKTOP, useSite, type OpenOptions, type Site } from '../support/site.ts'

/*
 * The rows of the checkout table one by one: each is the only one that fails, is told by the toast and beside its
 * field, and its field has the focus. Rows 17 and 18 belong to the card, 19 and 20 to the schedule.
 */

const steakIn = (mode: string): Wish => ({
  path: `/menu/la-esquina/${encodeURIComponent(mode)}/parrilla/bife-de-chorizo`,
  choices: ['Jugoso', 'Papas fritas'],
})
const EMPANADA: Wish = { path: '/menu/la-esquina/Delivery/empanadas/empanada-de-pollo' }

async function checkout(site: Site, wish: Wish, options?: OpenOptions): Promise<Page> {
  const page = await openWithCart(site, wish, options)
  await openCheckout(page)
  return page
}

/** What is wrong is said by the toast and beside the control, which has the focus. */
async function expectRefusal(page: Page, control: Locator, text: string): Promise<void> {
  await page.getByRole('region', { name: 'Avisos' }).getByText(text, { exact: true }).waitFor()
  await expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true)
  const told = await control.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
    const described = ids.map((id) => document.getElementById(id)?.textContent ?? '')
    return [element.textContent, ...described].join(' ')
  })
  expect(told).toContain(text)
  const isField = await control.evaluate((element) => element.matches('input, select, textarea'))
  if (isField) expect(await control.getAttribute('aria-invalid')).toBe('true')
  expect(page.url()).toContain('/checkout')
}

const fee = (over: Partial<DeliveryInfo>) => async (route: Route) => {
  const answer = await route.fetch()
  await route.fulfill({ json: { ...((await answer.json()) as DeliveryInfo), ...over } })
}

const address = (page: Page) => page.getByRole('button', { name: /Ingresa tu dirección|Cambiar dirección/ })
const cash = (page: Page) => field(page, '¿Con cuánto vas a pagar?')

/** Everything a delivery needs. */
async function fillDelivery(page: Page, street = 'Guardia Vieja 3602'): Promise<void> {
  await fillCustomer(page)
  await cash(page).fill('90000')
  await fillAddress(page, street)
}

describe('a venue as most are', () => {
  const site = useSite()

  test('[CHK-08.1] phone required', async () => {
    const page = await checkout(site, steakIn('Para llevar'))
    await field(page, 'Nombre').fill('Ana')
    await send(page).click()
    const text = 'Debe ingresar su número de teléfono para continuar.'
    await expectRefusal(page, field(page, 'Teléfono'), text)
    // The refusal goes as soon as something is typed.
    await field(page, 'Teléfono').fill('11 5555-1234')
    expect(await field(page, 'Teléfono').getAttribute('aria-invalid')).toBeNull()
  })

  test('[CHK-08.2] name required', async () => {
    const page = await checkout(site, steakIn('Para llevar'))
    await field(page, 'Teléfono').fill('11 5555-1234')
    await send(page).click()
    const text = 'Debe ingresar su nombre para poder realizar el pedido.'
    await expectRefusal(page, field(page, 'Nombre'), text)
  })

  test('[CHK-08.3] phone invalid', async () => {
    const page = await checkout(site, steakIn('Para llevar'))
    await fillCustomer(page, 'Ana', '11 55')
    await send(page).click()
    const text = 'Debe ingresar un número de teléfono válido para continuar.'
    await expectRefusal(page, field(page, 'Teléfono'), text)
  })

  test('[CHK-08.4] table number missing', async () => {
    const page = await checkout(site, steakIn('En el salón'))
    await send(page).click()
    const text = 'Debe ingresar número de mesa para poder realizar el pedido.'
    await expectRefusal(page, field(page, 'Número de mesa'), text)
  })

  test.each([['ana@'], [`${'a'.repeat(90)}@correo.com`]])(
    '[CHK-08.6] email malformed or too long: %s',
    async (email) => {
      const page = await checkout(site, steakIn('Para llevar'))
      await fillCustomer(page)
      await field(page, 'Email').fill(email)
      await send(page).click()
      await expectRefusal(page, field(page, 'Email'), 'Ingrese un email valido')
    },
  )

  test('the receipt of an order that is gone on with shows the kind of document that is sent', async () => {
    const page = await checkout(site, steakIn('Para llevar'))
    await unfold(page, 'Comprobante')
    await page.getByLabel('Tipo de documento').selectOption('DNI')
    await field(page, 'Número de DNI').fill('20123456')
    await page.goto('/menu/la-esquina/preview')
    await page.getByRole('main').getByRole('link', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Editar Comprobante' }).click()
    expect(await page.getByLabel('Tipo de documento').inputValue()).toBe('DNI')
  })

  test('[CHK-08.8] cash amount missing', async () => {
    const page = await checkout(site, steakIn('Delivery'))
    await fillDelivery(page)
    await cash(page).fill('')
    await send(page).click()
    const text = 'Debe ingresar con cuanto abonará para poder realizar el pedido.'
    await expectRefusal(page, cash(page), text)
  })

  test('[CHK-08.9] cash amount below the price', async () => {
    const page = await checkout(site, steakIn('Delivery'))
    await fillDelivery(page)
    await cash(page).fill('10')
    await send(page).click()
    const text = 'El monto con el cual abonará no puede ser menor al precio del pedido.'
    await expectRefusal(page, cash(page), text)
  })

  test('[CHK-08.10] delivery address missing', async () => {
    const page = await checkout(site, steakIn('Delivery'))
    await fillCustomer(page)
    await cash(page).fill('90000')
    await send(page).click()
    const text = 'Debe ingresar dirección para poder realizar el pedido.'
    await expectRefusal(page, address(page), text)
  })

  test.each([
    ['phone', undefined],
    ['desktop', { viewport: DESKTOP }],
  ] as const)('[CHK-08.12] below the minimum order: %s', async (_name, options) => {
    const page = await checkout(site, EMPANADA, options)
    await fillDelivery(page)
    await send(page).filter({ visible: true }).click()
    const text = 'El precio del pedido debe ser mayor a $\u00A09.000'
    const beside = page.getByRole('group', { name: text })
    await expectRefusal(page, beside, text)
    await beside.getByRole('link', { name: 'Agregar más productos' }).waitFor()
  })

  test('[CHK-08.13] no riders', async () => {
    const page = await checkout(site, steakIn('Delivery'))
    await page.route('**/deliveryzones/fee**', fee({ providersFailed: true }))
    await fillDelivery(page)
    await send(page).click()
    await expectRefusal(
      page,
      address(page),
      'En este momento no contamos con repartidores en la zona. Vuelva a intentar más tarde',
    )
  })

  test('[CHK-08.14] outside the area', async () => {
    const page = await checkout(site, steakIn('Delivery'))
    await fillDelivery(page, 'Orizaba 101')
    const text = 'Tu dirección no se encuentra dentro de la zona de entrega.'
    await page.getByRole('alert').filter({ hasText: text }).first().waitFor()
    await send(page).click()
    await expectRefusal(page, address(page), text)
  })

  test('[CHK-08.15] fee still computing', async () => {
    const page = await checkout(site, steakIn('Delivery'))
    const answer = await holdAnswers(page, '**/deliveryzones/fee**')
    await fillDelivery(page)
    // no price is named before it is known
    await page.getByRole('button', { name: 'Realizar pedido', exact: true }).click()
    const text = 'Estamos calculando el costo de envío, aguarde unos momentos.'
    await expectRefusal(page, address(page), text)
    await answer()
    await page.getByRole('region', { name: 'MI DIRECCIÓN' }).getByText('$ 1.500').waitFor()
  })
})

describe('a venue that asks for more', () => {
  const tenantsDir = editedTenants({
    'la-esquina': (branch, contact, tenant) => {
      branch.documentRequested = true
      contact.mandatoryEmail = true
      contact.deliveryConfig = { ...contact.deliveryConfig, betweenStreetsRequired: true }
      for (const mode of contact.orderModes ?? []) {
        if (mode.type === 'SELF_SERVICE') mode.nameRequired = true
        if (mode.type === 'DELIVERY')
          mode.paymentTypes = mode.paymentTypes?.filter(({ paymentMethod }) => paymentMethod === 'CASH')
      }
      tenant.discounts?.push({
        id: 'efectivo-3',
        name: '3 % en efectivo',
        type: 'PERCENT',
        percentage: 3,
        plates: [],
        orderModes: ['DELIVERY'],
        paymentMethods: ['CASH'],
        priority: 2,
      })
    },
  })
  const site = useSite({ tenantsDir })

  /** A device that knows its address from another venue, which asked for no between-streets. */
  async function atKnownAddress(answer: (route: Route) => Promise<void> = (route) => route.continue()) {
    const page = await site.open('/menu/la-esquina')
    await knowAddress(page, 'Guardia Vieja 3602, Almagro', -34.6016, -58.4159)
    await page.route('**/deliveryzones/fee**', answer)
    await addToCart(page, steakIn('Delivery'))
    await openCheckout(page)
    await fillCustomer(page)
    await field(page, 'Email').fill('ana@correo.com')
    return page
  }

  test('[CHK-08.2] [CHK-08.5] self-service asks for email and name where the venue does, never for a phone', async () => {
    const page = await checkout(site, steakIn('Autoservicio'))
    await field(page, 'Nombre Obligatorio').fill('Ana')
    await field(page, 'Teléfono Opcional').waitFor()
    await send(page).click()
    const email = 'Debe ingresar su email para poder realizar el pedido'
    await expectRefusal(page, field(page, 'Email'), email)
    await field(page, 'Email').fill('ana@correo.com')
    await field(page, 'Nombre').fill('')
    await send(page).click()
    const name = 'Debe ingresar su nombre para poder realizar el pedido.'
    await expectRefusal(page, field(page, 'Nombre'), name)
  })

  test.each([['123456'], ['123456789012']])('[CHK-08.7] a document of %s', async (number) => {
    const page = await checkout(site, steakIn('Para llevar'))
    await fillCustomer(page)
    await field(page, 'Email').fill('ana@correo.com')
    await field(page, 'Documento').fill(number)
    await send(page).click()
    await expectRefusal(page, field(page, 'Documento'), 'Ingrese un documento valido')
  })

  test("[CHK-03] 'Entrecalles' is marked as required where the venue asks for it", async () => {
    const page = await atKnownAddress()
    const streets = page.getByRole('textbox', { name: 'Entrecalles Obligatorio', exact: true })
    expect(await streets.getAttribute('aria-required')).toBe('true')
    expect(await page.getByRole('textbox', { name: 'Aclaraciones Opcional', exact: true }).count()).toBe(1)
  })

  test('[CHK-13] cash alone, and an address without it: the payment is a default one, and nothing of cash counts', async () => {
    let cashAllowed = true
    const page = await atKnownAddress((route) => fee({ cashAllowed })(route))
    await cash(page).fill('90000')
    await expect.poll(() => summary(page)).toContain('3 % en efectivo -$ 957')
    cashAllowed = false
    await page.reload()
    await send(page).waitFor()
    await expect.poll(async () => (await summary(page)).join()).not.toContain('en efectivo')
    expect(await cash(page).count()).toBe(0)
    cashAllowed = true
    await page.reload()
    await expect.poll(() => summary(page)).toContain('3 % en efectivo -$ 957')
    expect(await cash(page).inputValue()).toBe('90000')
  })

  test('[CHK-08.11] between-streets missing', async () => {
    const page = await atKnownAddress()
    await cash(page).fill('90000')
    await page.getByRole('region', { name: 'MI DIRECCIÓN' }).getByText('$ 1.500').waitFor()
    await send(page).click()
    const text = 'Debe ingresar entrecalles para poder realizar el pedido.'
    await expectRefusal(page, field(page, 'Entrecalles'), text)
  })

  test('[CHK-08.16] cash is the only method and no rider accepts cash', async () => {
    const page = await atKnownAddress(fee({ cashAllowed: false }))
    await field(page, 'Entrecalles').fill('Bulnes y Mario Bravo')
    const text =
      'En este momento no contamos con repartidores en la zona que acepten efectivo. Vuelva a intentar más tarde'
    const payment = page.getByRole('region', { name: 'Mi pago' })
    await payment.getByText(text).waitFor()
    await send(page).click()
    await expectRefusal(page, payment.locator('[tabindex="-1"]'), text)
  })
})
