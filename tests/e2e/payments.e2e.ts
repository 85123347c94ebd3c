import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import type { OrderFollowUp } from '#generated/models.ts'
import { cardField, cardFrame, chooseCard, fillCard } from '../support/card.ts'
import { fillAddress, fillCustomer, openCheckout, send } from '../support/checkout.ts'
import { addToCart, audit } from '../support/diner.ts'
import type { Wish } from '../support/diner.ts'
import { ADMIN_TOKEN } from '../support/server.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'
import type { OpenOptions } from '../support/site.ts'

const EMPANADAS: Wish = { path: '/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo', quantity: 2 }
const STEAK: Wish = {
  path: '/menu/la-esquina/Delivery/parrilla/bife-de-chorizo',
  choices: ['Jugoso', 'Papas fritas'],
}
/** In the outer zone, which takes no cash. */
const FAR = 'Avenida Boedo 1300'
const PAID = 'Pago procesado con éxito.'
const NOT_PAID = 'El pago no pudo ser procesado.'
const INCOMPLETE = 'Este campo está incompleto'

const SIZES = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const

const site = useSite()

async function checkout(options: OpenOptions = {}, wish = EMPANADAS): Promise<Page> {
  const page = await site.open('/menu/la-esquina', options)
  await addToCart(page, wish)
  await openCheckout(page)
  await fillCustomer(page)
  return page
}
const orderOf = async (page: Page): Promise<OrderFollowUp> => {
  await page.waitForURL(/\/order\//)
  const code = page.url().split('/order/')[1]?.split('?')[0] ?? ''
  return (await (await page.request.get(`/api/diner/la-esquina/order/${code}`)).json()) as OrderFollowUp
}
const orders = async (): Promise<OrderFollowUp[]> => {
  const answer = await fetch(`${site.server.url}/api/admin/orders?branchContactId=la-esquina&limit=100`, {
    headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
  })
  return ((await answer.json()) as { orders: OrderFollowUp[] }).orders
}
const toast = (page: Page, text: string) => page.getByText(text).first().waitFor()

describe.each(SIZES)('a card on a %s', (_name, viewport) => {
  test('[PAY-01] [CHK-04] approved: the order is paid and confirmed, and its page says so', async () => {
    const page = await checkout({ viewport })
    await chooseCard(page)
    await fillCard(page)
    await send(page).click()
    await toast(page, PAID)
    expect(await orderOf(page)).toMatchObject({ paid: true, status: 'GENERATED' })
    await page.goto('/menu/la-esquina/checkout')
    await page.getByRole('heading', { name: 'Tu pedido está vacío.' }).waitFor()
  })

  test('[PAY-01] declined: nothing is lost, and another card pays the same order', async () => {
    const page = await checkout({ viewport, expected: [/422/] })
    await chooseCard(page)
    await fillCard(page, 'OTHE')
    const before = (await orders()).length
    await send(page).click()
    await page.getByRole('group', { name: NOT_PAID }).waitFor()
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
    expect(await orderOf(page)).toMatchObject({ code: waiting?.code, paid: true, status: 'GENERATED' })
    expect(await orders()).toHaveLength(before + 1)
  })

  test('[PAY-01] the provider is down: nothing is charged, and cash still pays', async () => {
    const page = await checkout({ viewport, expected: [/502/] })
    await chooseCard(page)
    await fillCard(page, 'ERRO')
    await send(page).click()
    await page.getByRole('group', { name: NOT_PAID }).waitFor()
    const [unpaid] = await orders()
    await page.getByRole('radio', { name: 'Efectivo en el local' }).check()
    await send(page).click()
    const order = await orderOf(page)
    expect(order).toMatchObject({ paid: false, status: 'GENERATED', paymentType: { paymentMethod: 'CASH' } })
    expect((await orders()).find(({ code }) => code === unpaid?.code)?.status).toBe('CANCELED')
  })

  test('[PAY-01] [CHK-07] a link is paid: there and back, and the order is confirmed', async () => {
    const page = await checkout({ viewport })
    await page.getByRole('radio', { name: 'Link de pago' }).check()
    await page.getByRole('button', { name: /^Pagar · / }).click()
    const pay = page.getByRole('button', { name: /^Pagar \$/ })
    await pay.waitFor()
    expect(new URL(page.url()).origin).not.toBe(site.server.url)
    expect(await audit(page)).toEqual([])
    await pay.click()
    await toast(page, PAID)
    expect(await orderOf(page)).toMatchObject({ paid: true, status: 'GENERATED' })
    expect(page.url()).not.toContain('payment=')
  })

  test('[PAY-01] a link is refused and paid later, from the page of the order', async () => {
    const page = await checkout({ viewport })
    await page.getByRole('radio', { name: 'Link de pago' }).check()
    await send(page).click()
    await page.getByRole('button', { name: 'No pagar y volver' }).click()
    await toast(page, NOT_PAID)
    expect(await orderOf(page)).toMatchObject({ paid: false, status: 'UNCONFIRMED' })
    await page.getByText('Puedes hacerlo hasta las 13:30.').waitFor()
    expect(await audit(page)).toEqual([])
    await page.getByRole('button', { name: /^Pagar · / }).click()
    await page.getByRole('button', { name: /^Pagar \$/ }).click()
    await toast(page, PAID)
    await page.getByRole('button', { name: /^Pagar · / }).waitFor({ state: 'hidden' })
  })

  test('[ORDER-03] while the link is being made another press sends nothing', async () => {
    const page = await checkout({ viewport })
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
    const page = await checkout({ viewport, expected: [/502/] })
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
    expect(await orderOf(page)).toMatchObject({ paid: false, status: 'UNCONFIRMED' })
    await page.unroute('**/api/paymenturl')
    await page.getByRole('button', { name: /^Pagar · / }).click()
    await page.getByRole('button', { name: /^Pagar \$/ }).waitFor()
  })
})

describe('the card fields', () => {
  test('[CHK-12] a spinner for two seconds; while they load, nothing is sent', async () => {
    const page = await checkout()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const started = performance.now()
    await page.getByRole('radio', { name: /^Tarjeta/ }).check()
    const wait = page.getByText('Cargando el formulario de la tarjeta…')
    await wait.waitFor()
    await send(page).click()
    await toast(page, 'Estamos cargando el formulario de la tarjeta, aguarde unos momentos.')
    await wait.waitFor({ state: 'hidden' })
    expect(performance.now() - started).toBeGreaterThanOrEqual(2_000)
    expect(asked.filter((url) => /\/tokens|\/api\/order$/.test(url))).toEqual([])
  })

  test('[CHK-12] [CHK-08.17] five fields, each with its own words, beside the row of the table', async () => {
    const page = await checkout()
    await chooseCard(page)
    expect(await cardFrame(page).getByRole('textbox').count()).toBe(5)
    await cardField(page, 'Número de la tarjeta').fill('4509953566233705')
    await cardField(page, 'Vencimiento').fill('0120')
    await send(page).click()
    await toast(page, 'Debe completar correctamente los campos de la tarjeta para continuar.')
    const number = cardField(page, 'Número de la tarjeta')
    await expect.poll(() => number.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await number.getAttribute('aria-invalid')).toBe('true')
    const frame = cardFrame(page)
    await frame.getByText('Revisa el número de la tarjeta').waitFor()
    await frame.getByText('La tarjeta está vencida').waitFor()
    expect(await frame.getByText(INCOMPLETE).count()).toBe(3)
    await frame
      .getByRole('alert')
      .getByText('Debe completar correctamente los campos de su tarjeta')
      .waitFor()
    const described = await number.getAttribute('aria-describedby')
    expect(await frame.locator(`#${described}`).innerText()).toBe('Revisa el número de la tarjeta')
  })

  test('[CHK-08.18] the provider makes no token: that is said, and nothing is sent', async () => {
    const page = await checkout({ expected: [/503/] })
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await page.context().route('**/tokens', (route) => route.fulfill({ status: 503, body: '{}' }))
    await chooseCard(page)
    await fillCard(page)
    await send(page).click()
    await toast(page, 'Debe completar los campos de su tarjeta correctamente')
    expect(sent).not.toContain('/api/order')
    await page.context().unroute('**/tokens')
    await send(page).click()
    await toast(page, PAID)
  })

  test('[CHK-12] where they do not come, that is said, and another way to pay remains', async () => {
    const page = await checkout({ expected: [/ERR_FAILED|blocked|404/] })
    await page.route('**/api/payments/providers', (route) => route.fulfill({ json: { providers: [] } }))
    await page.getByRole('radio', { name: /^Tarjeta/ }).check()
    const said = page
      .getByRole('status')
      .filter({ hasText: /^No pudimos cargar el formulario de la tarjeta/ })
    await said.waitFor()
    await page.getByRole('radio', { name: 'Efectivo en el local' }).check()
    await send(page).click()
    expect(await orderOf(page)).toMatchObject({ status: 'GENERATED' })
  })

  test('[CHK-12] by keyboard alone: through the fields and on, each with its name', async () => {
    const page = await checkout()
    await chooseCard(page)
    await page.getByRole('radio', { name: /^Tarjeta/ }).focus()
    const typed: [string, string][] = [
      ['Número de la tarjeta', '4509953566233704'],
      ['Nombre como figura en la tarjeta', 'APRO'],
      ['Vencimiento', '1130'],
      ['Código de seguridad', '123'],
      ['DNI del titular', '12345678'],
    ]
    for (const [label, text] of typed) {
      await page.keyboard.press('Tab')
      await expect
        .poll(() => cardField(page, label).evaluate((input) => input === document.activeElement))
        .toBe(true)
      await page.keyboard.type(text)
    }
    expect(await cardField(page, 'Número de la tarjeta').inputValue()).toBe('4509 9535 6623 3704')
    expect(await cardField(page, 'Vencimiento').inputValue()).toBe('11/30')
    await send(page).focus()
    await page.keyboard.press('Enter')
    await toast(page, PAID)
  })

  test.each([
    ['light', PHONE],
    ['dark', DESKTOP],
  ] as const)('[CHK-12] hold to the rules of accessibility, %s', async (colorScheme, viewport) => {
    const page = await checkout({ colorScheme, viewport })
    await chooseCard(page)
    await send(page).click()
    await cardFrame(page).getByText(INCOMPLETE).first().waitFor()
    await page
      .getByText('Debe completar correctamente los campos de la tarjeta para continuar.')
      .last()
      .waitFor()
    expect(await audit(page)).toEqual([])
  })

  test('stand on an origin of their own, which only the storefront may frame, and take no orders from others', async () => {
    const page = await checkout()
    await chooseCard(page)
    const source = await page.locator('iframe[title="Datos de la tarjeta"]').getAttribute('src')
    const origin = new URL(source ?? '').origin
    expect(origin).not.toBe(site.server.url)
    const answer = await page.request.get(source ?? '')
    const policy = answer.headers()['content-security-policy']
    expect(policy).toContain(`frame-ancestors ${site.server.url};`)
    const own = (await page.request.get('/menu/la-esquina/checkout')).headers()['content-security-policy']
    expect(own).toContain(`frame-src 'self' ${origin};`)
    const foreign = await page.request.post(`${origin}/tokens`, {
      headers: { origin: 'https://elsewhere.example' },
      data: {},
    })
    expect(foreign.status()).toBe(403)
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
  expect(await orderOf(page)).toMatchObject({ paid: true, type: 'DELIVERY' })
})
