import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { sandboxPayments } from '#server/db/schema/payments.ts'
import { cardField, chooseCard, fillCard } from '../support/card.ts'
import { fillAddress, fillCustomer, openCheckout, send } from '../support/checkout.ts'
import { moveElsewhere } from '../support/console.ts'
import { audit, type Wish } from '../support/diner.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { listOrders, orderOfPage } from '../support/orders.ts'
import { DESKTOP, PHONE, useSite, type OpenOptions } from '../support/site.ts'

const EMPANADAS: Wish = { path: '/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo', quantity: 2 }
const STEAK: Wish = {
  path: '/menu/la-esquina/Delivery/parrilla/bife-de-chorizo',
  choices: ['Jugoso', 'Papas fritas'],
}
/** In the outer zone, which takes no cash. */
const FAR = 'Avenida Boedo 1300'
const PAID = 'Pago procesado con éxito.'
const NOT_PAID = 'El pago no pudo ser procesado.'

const SIZES = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const

const site = useSite()

async function checkout(options: OpenOptions = {}, wish = EMPANADAS): Promise<Page> {
  const page = await openWithCart(site, wish, options)
  await openCheckout(page)
  await fillCustomer(page)
  return page
}
/** The fields of the card have the focus, and with it is said what became of the payment and what to do. */
async function leadsToCard(page: Page): Promise<void> {
  const fields = page.getByRole('group', { name: 'Datos de la tarjeta' })
  await expect.poll(() => fields.evaluate((group) => group === document.activeElement)).toBe(true)
  const described = await fields.evaluate(
    (group) => document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent,
  )
  expect(described).toBe(`${NOT_PAID} No se cobró nada. Prueba con otra tarjeta o elige otro medio de pago.`)
}
const orders = () => listOrders(site.server, 'la-esquina')
const toast = (page: Page, text: string) => page.getByText(text).first().waitFor()

describe('a card', () => {
  test.each(SIZES)(
    '[PAY-01] [CHK-04] [CHK-07] approved: the order is paid and confirmed, and its page says so: %s',
    async (_name, viewport) => {
      const page = await checkout({ viewport })
      await chooseCard(page)
      await fillCard(page)
      await page.getByRole('button', { name: /^Pagar · / }).click()
      await toast(page, PAID)
      expect(await orderOfPage(page)).toMatchObject({ paid: true, status: 'GENERATED' })
      await page.goto('/menu/la-esquina/checkout')
      await page.getByRole('heading', { name: 'Tu pedido está vacío.' }).waitFor()
    },
  )

  test('[PAY-01] declined: the form of the card has the focus and says so, nothing is lost, and another card pays the same order', async () => {
    const page = await checkout({ expected: [/422/] })
    await chooseCard(page)
    await fillCard(page, 'OTHE')
    const before = (await orders()).length
    await send(page).click()
    await leadsToCard(page)
    const [waiting, ...rest] = await orders()
    expect(rest).toHaveLength(before)
    expect(waiting).toMatchObject({ paid: false, status: 'UNCONFIRMED' })
    await page
      .getByRole('region', { name: 'Detalle del pedido' })
      .getByText('Empanada de pollo')
      .first()
      .waitFor()
    await cardField(page, 'Nombre como figura en la tarjeta').fill('APRO')
    await send(page).click()
    await toast(page, PAID)
    expect(await orderOfPage(page)).toMatchObject({ code: waiting?.code, paid: true, status: 'GENERATED' })
    expect(await orders()).toHaveLength(before + 1)
  })

  test('[PAY-01] declined, and the venue cancels the order: the same is sent as a new order, and paid', async () => {
    const page = await checkout({ expected: [/422/, /409/] })
    await chooseCard(page)
    await fillCard(page, 'OTHE')
    await send(page).click()
    await leadsToCard(page)
    const [declined] = await orders()
    await moveElsewhere(site.server, declined?.code ?? '', { status: 'CANCELED' })
    await cardField(page, 'Nombre como figura en la tarjeta').fill('APRO')
    await send(page).click()
    const changed = 'Tu pedido cambió mientras lo enviabas. Revísalo y vuelve a enviarlo.'
    await page.getByRole('group', { name: changed }).waitFor()
    await send(page).click()
    await toast(page, PAID)
    const order = await orderOfPage(page)
    expect(order).toMatchObject({ paid: true, status: 'GENERATED' })
    expect(order.code).not.toBe(declined?.code)
  })

  test('[PAY-01] the provider is down: nothing is charged, and cash still pays', async () => {
    const page = await checkout({ expected: [/502/] })
    await chooseCard(page)
    await fillCard(page, 'ERRO')
    await send(page).click()
    await leadsToCard(page)
    const [unpaid] = await orders()
    await page.getByRole('radio', { name: 'Efectivo en el local' }).check()
    await send(page).click()
    const order = await orderOfPage(page)
    expect(order).toMatchObject({ paid: false, status: 'GENERATED', paymentType: { paymentMethod: 'CASH' } })
    expect((await orders()).find(({ code }) => code === unpaid?.code)?.status).toBe('CANCELED')
  })

  test.each(SIZES)(
    '[PAY-01] [CHK-07] a link is paid: there and back, and the order is confirmed: %s',
    async (_name, viewport) => {
      const page = await checkout({ viewport })
      await page.getByRole('radio', { name: 'Link de pago' }).check()
      await page.getByRole('button', { name: /^Pagar · / }).click()
      const pay = page.getByRole('button', { name: /^Pagar \$/ })
      await pay.waitFor()
      expect(new URL(page.url()).origin).not.toBe(site.server.url)
      expect(await audit(page)).toEqual([])
      await pay.click()
      await toast(page, PAID)
      expect(await orderOfPage(page)).toMatchObject({ paid: true, status: 'GENERATED' })
      expect(page.url()).not.toContain('payment=')
    },
  )

  test('[PAY-01] a link is refused and paid later, from the page of the order', async () => {
    const page = await checkout()
    await page.getByRole('radio', { name: 'Link de pago' }).check()
    await send(page).click()
    await page.getByRole('button', { name: 'No pagar y volver' }).click()
    await toast(page, NOT_PAID)
    expect(await orderOfPage(page)).toMatchObject({ paid: false, status: 'UNCONFIRMED' })
    await page.getByText('Puedes hacerlo hasta hoy, 13:30 hs.').waitFor()
    await page.getByRole('button', { name: /^Pagar · / }).click()
    await page.getByRole('button', { name: /^Pagar \$/ }).click()
    await toast(page, PAID)
    await page.getByRole('button', { name: /^Pagar · / }).waitFor({ state: 'hidden' })
  })

  test('[PAY-01] the page of a link writes its amount with the sign of its currency', async () => {
    const page = await checkout()
    await page.getByRole('radio', { name: 'Link de pago' }).check()
    await send(page).click()
    await page.getByRole('button', { name: /^Pagar \$ / }).waitFor()
    await site.server.store.db.update(sandboxPayments).set({ currency: 'PEN' })
    await page.reload()
    await page.getByRole('button', { name: /^Pagar S\/ / }).waitFor()
  })

  test('[ORDER-03] while the link is being made another press sends nothing', async () => {
    const page = await checkout()
    const before = (await orders()).length
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/api/paymenturl', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('radio', { name: 'Link de pago' }).check()
    const asked = page.waitForRequest('**/api/paymenturl')
    await send(page).click()
    await asked
    await page.getByRole('button', { name: /^(?:Pagar · |Enviando tu pedido…)/ }).click({ force: true })
    await page.getByRole('button', { name: 'Enviando tu pedido…' }).waitFor()
    letGo()
    await page.getByRole('button', { name: 'No pagar y volver' }).waitFor()
    expect(await orders()).toHaveLength(before + 1)
  })

  test('[ORDER-05] no link can be made: that is said, the order goes on, and its page asks again', async () => {
    const page = await checkout({ expected: [/502/] })
    await page.route('**/api/paymenturl', (route) =>
      route.fulfill({
        status: 502,
        contentType: 'application/problem+json',
        body: '{"code":"PROVIDER_FAILED"}',
      }),
    )
    await page.getByRole('radio', { name: 'Link de pago' }).check()
    await send(page).click()
    await toast(page, 'Error generando link de pago, inténtelo nuevamente más tarde.')
    expect(await orderOfPage(page)).toMatchObject({ paid: false, status: 'UNCONFIRMED' })
    await page.unroute('**/api/paymenturl')
    await page.getByRole('button', { name: /^Pagar · / }).click()
    await page.getByRole('button', { name: /^Pagar \$/ }).waitFor()
  })
})

test('[CHK-13] where cash is not taken, the choice moves to the card, which can be paid', async () => {
  const page = await checkout({}, STEAK)
  await fillAddress(page, FAR)
  const card = page.getByRole('radio', { name: /^Tarjeta/ })
  await expect.poll(() => card.isChecked()).toBe(true)
  await chooseCard(page)
  await fillCard(page)
  await send(page).click()
  await toast(page, PAID)
  expect(await orderOfPage(page)).toMatchObject({ paid: true, type: 'DELIVERY' })
})
