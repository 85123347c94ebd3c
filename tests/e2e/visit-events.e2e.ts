import type { Page, Request } from 'playwright'
import { expect, test } from 'vitest'

import type { AnalyticsEvent } from '#generated/models.ts'
import { paths } from '#domain/routes/routes.ts'
import { field, fillAddress, fillCustomer, openCheckout, send } from '../support/checkout.ts'
import { addToCart } from '../support/diner.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const site = useSite()

/** Everything the page tells about the visit, in the order it was told. */
function listen(page: Page) {
  const told: { event: AnalyticsEvent; visit: string | undefined; status: Promise<number | undefined> }[] = []
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/api/analytics/events')) return
    told.push({
      event: request.postDataJSON() as AnalyticsEvent,
      visit: request.headers()['session-id'],
      status: request.response().then((response) => response?.status()),
    })
  })
  return told
}

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])(
  '[ANALYTICS-01] what the diner does on the way to checkout is told under one id of the visit: %s',
  async (_device, viewport) => {
    const page = await site.open('/menu/la-esquina', { viewport })
    const told = listen(page)
    // the page listens: what comes when it is idle has come
    await page.getByRole('button', { name: /^Pedir ayuda/ }).waitFor()
    await page.getByRole('link', { name: 'Para llevar' }).click()
    await page
      .getByRole('link', { name: /Empanada de pollo/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await page.getByRole('link', { name: /^(?:Ver pedido|Continuar)/ }).click()
    await page.getByRole('button', { name: 'Agregar uno de Empanada de pollo' }).click()
    await page.getByRole('link', { name: 'Continuar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Confirmación del pedido' }).waitFor()

    expect(told.map(({ event }) => event.event)).toEqual([
      'ORDER_MODE_SELECT',
      'ITEM_VIEW',
      'ADD_ITEM',
      'VIEW_ORDER_SUMMARY',
      'CONTINUE_TO_CHECKOUT',
    ])
    expect(await Promise.all(told.map(({ status }) => status))).toEqual(told.map(() => 204))
    const visits = new Set(told.map(({ visit }) => visit))
    expect(visits.size).toBe(1)
    expect([...visits][0]).toMatch(/^[\w-]{16,64}$/)
    const added = told.find(({ event }) => event.event === 'ADD_ITEM')?.event
    expect(added).toEqual({
      event: 'ADD_ITEM',
      context: {
        alias: 'la-esquina',
        branchId: 'bodegon-la-esquina',
        branchContactId: 'la-esquina',
        orderModeId: 'la-esquina.take-away',
        orderModeType: 'TAKE_AWAY',
        source: 'DIRECT',
        referenceId: 'empanada-de-pollo',
        name: 'Empanada de pollo',
        categoryId: 'empanadas',
        quantity: 1,
        price: 250_000,
      },
      impediments: [],
    })
  },
)

test('[ANALYTICS-01] what is taken out of the cart is told, with what keeps the diner from buying now', async () => {
  const page = await site.open('/menu/cerrado-siempre')
  const told = listen(page)
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await page.getByRole('link', { name: 'Retiro en el taller' }).click()
  await page
    .getByRole('link', { name: /Cupcakes/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Agregar · / }).click()
  await page.getByRole('link', { name: /^Ver pedido/ }).click()
  await page.getByRole('button', { name: /^Quitar .*Cupcakes/ }).click()
  await page.getByText('Tu pedido está vacío.').waitFor()
  const removed = told.at(-1)?.event
  expect(removed).toMatchObject({
    event: 'DELETE_ITEM',
    context: { quantity: 1 },
    impediments: ['STORE_CLOSED'],
  })
})

test('[ANALYTICS-01] the other events: venue, address with what keeps it from being reached, and the order', async () => {
  const page = await site.open('/menu/pizzeria-roma')
  const told = listen(page)
  await page.waitForLoadState('networkidle')
  // The link loads another brand's page; the event outlives this one.
  await page
    .getByRole('link', { name: /Palermo/ })
    .first()
    .click()
  await expect.poll(() => told.map(({ event }) => event.event)).toContain('BRANCH_CONTACT_SELECT')
  expect(told.find(({ event }) => event.event === 'BRANCH_CONTACT_SELECT')?.event.context).toMatchObject({
    alias: 'pizzeria-roma',
    branchContactId: expect.stringContaining('palermo') as string,
  })

  const other = await site.open('/menu')
  const heard = listen(other)
  await addToCart(other, {
    path: `${paths.menu('la-esquina', 'Delivery')}/empanadas/empanada-de-pollo`,
    quantity: 12,
  })
  await openCheckout(other)
  await fillAddress(other, 'Guardia Vieja 3602')
  await expect.poll(() => heard.at(-1)?.event).toMatchObject({ event: 'ADDRESS_SUBMIT', impediments: [] })
  await fillCustomer(other, 'Ana Pérez', '11 5555-7010')
  await field(other, '¿Con cuánto').fill('90000')
  await send(other).click()
  await other.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
  await expect
    .poll(() => heard.at(-1)?.event)
    .toMatchObject({
      event: 'PAY_ORDER',
      context: { orderModeType: 'DELIVERY', orderCode: expect.stringMatching(/^[0-9A-Z]{11}$/) as string },
      impediments: [],
    })
})
