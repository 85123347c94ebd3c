import type { Page, Request } from 'playwright'
import { describe, expect, test } from 'vitest'

import type { AnalyticsEvent, AnalyticsEventName, OrderPayload } from '#generated/models.ts'
import { paths } from '#domain/routes/routes.ts'
import { openOrders, signIn } from '../support/account.ts'
import { field, fillAddress, fillCustomer, openCheckout, send } from '../support/checkout.ts'
import { addToCart } from '../support/diner.ts'
import { makeTenants, plainBranch, plainContact, plainMode } from '../support/made-tenants.ts'
import { itemsOf, placeOrderAs } from '../support/orders.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'
import { leaveApp } from '../support/stored.ts'

const site = useSite()

/** Everything the page tells about the visit, in the order it was told. */
function listen(page: Page) {
  const told: { event: AnalyticsEvent; visit: string | undefined; status: Promise<number | undefined> }[] = []
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/api/analytics/events')) return
    told.push({
      event: request.postDataJSON() as AnalyticsEvent,
      visit: request.headers()['session-id'],
      // a page that is left takes no answer
      status: request.response().then(
        (response) => response?.status(),
        () => undefined,
      ),
    })
  })
  return told
}

const contextsOf = (told: ReturnType<typeof listen>, name: AnalyticsEventName) =>
  told.filter(({ event }) => event.event === name).map(({ event }) => event.context)

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])(
  '[ANALYTICS-01a] what the diner does on the way to checkout is told under one id of the visit: %s',
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
    await page.getByRole('heading', { level: 1, name: 'Mi pedido' }).waitFor()
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

test('[ORDER-02] after an order another visit begins: the next one carries an id of its own', async () => {
  const page = await site.open('/menu')
  const told = listen(page)
  let first = ''
  const order = async (): Promise<string> => {
    await addToCart(page, {
      path: `${paths.menu('la-esquina', 'Para llevar')}/empanadas/empanada-de-pollo`,
    })
    await openCheckout(page)
    if (first === '') await fillCustomer(page, 'Ana Pérez', '11 5555-7020')
    const request = page.waitForRequest('**/api/order')
    await send(page).click()
    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    return ((await request).postDataJSON() as OrderPayload).analyticsInfo.sessionId ?? ''
  }
  first = await order()
  const before = told.map(({ visit }) => visit)
  const second = await order()
  expect(first).toMatch(/^[\w-]{8,64}$/)
  expect(second).toMatch(/^[\w-]{8,64}$/)
  expect(second).not.toBe(first)
  expect(new Set(before)).toEqual(new Set([first]))
  expect(new Set(told.slice(before.length).map(({ visit }) => visit))).toEqual(new Set([second]))
})

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
  await expect
    .poll(() => told.at(-1)?.event)
    .toMatchObject({ event: 'DELETE_ITEM', context: { quantity: 1 }, impediments: ['STORE_CLOSED'] })
})

test('[ANALYTICS-01a, ANALYTICS-01b] the other events: venue, address with what keeps it from being reached, and the order', async () => {
  const page = await site.open('/menu/pizzeria-roma')
  const told = listen(page)
  // what a link that leaves the page tells is made by code that comes once the page is idle
  const code = page.waitForResponse('**/assets/late-*.js')
  await page.reload()
  await code
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

test('[ANALYTICS-01] an order once more, and a cart that is taken up again, are told line by line', async () => {
  const page = await site.open(paths.menu('la-esquina', 'Delivery'))
  await signIn(page, '11 5555-7020')
  const ordered = {
    choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 3 }, { plate: 'chocotorta' }],
    form: { customerName: 'Ana', phone: '+541155557020' },
  }
  await placeOrderAs(page, 'la-esquina', ordered)
  const told = listen(page)
  const again = (await openOrders(page)).getByRole('button', { name: /^Pedir de nuevo/ })
  await again.first().click()
  await page.getByRole('heading', { level: 1, name: 'Mi pedido' }).waitFor()
  const mode = { orderModeId: 'la-esquina.take-away', orderModeType: 'TAKE_AWAY' }
  const lines = [
    { ...mode, referenceId: 'chocotorta', categoryId: 'postres', quantity: 1 },
    { ...mode, referenceId: 'empanada-de-pollo', categoryId: 'empanadas', quantity: 3, price: 250_000 },
  ]
  const added = () =>
    contextsOf(told, 'ADD_ITEM').toSorted((a, b) => (a.referenceId ?? '').localeCompare(b.referenceId ?? ''))
  await expect.poll(added).toMatchObject(lines)

  // a minute later the same browser leaves that cart, and comes back to an empty one
  site.server.time.now = new Date(site.server.time.now.getTime() + 60_000)
  const answer = await page.request.post('/api/abandoned/cart/', {
    data: {
      items: await itemsOf(page, 'la-esquina', ordered),
      branchContactId: 'la-esquina',
      branchId: 'bodegon-la-esquina',
      phone: '+541155557020',
      orderModeId: mode.orderModeId,
      navigationEvent: 'HIDDEN',
    },
  })
  expect(answer.status()).toBe(204)
  await leaveApp(page)
  await page.evaluate(() => localStorage.clear())
  told.length = 0
  await page.goto(`${paths.menu('la-esquina', 'Delivery')}?abandoned=mine&phone=%2B541155557020`)
  await page.getByRole('heading', { level: 1, name: 'Mi pedido' }).waitFor()
  await expect.poll(added).toMatchObject(lines)
})

describe('at the page of a branch', () => {
  const [takeAway, table] = [plainMode('TAKE_AWAY', 'Retiro'), plainMode('IN_DINING', 'Salón')]
  const branch = useSite({
    tenantsDir: makeTenants(
      plainBranch('duo', 'Dúo', [
        plainContact('duo-norte', 'Dúo Norte', { orderModes: [takeAway] }),
        plainContact('duo-sur', 'Dúo Sur', { orderModes: [takeAway, table] }),
      ]),
    ),
  })

  test('[ANALYTICS-01] the order mode is told, and the branch contact that it alone leaves', async () => {
    const page = await branch.open('/menu/duo')
    const told = listen(page)
    const modes = page.getByRole('group', { name: '¿Cómo quieres tu pedido?' })
    await modes.getByRole('button', { name: 'Retiro' }).click()
    await expect
      .poll(() => contextsOf(told, 'ORDER_MODE_SELECT'))
      .toMatchObject([{ alias: 'duo', orderModeType: 'TAKE_AWAY' }])
    expect(contextsOf(told, 'BRANCH_CONTACT_SELECT')).toEqual([])
    await modes.getByRole('button', { name: 'Salón' }).click()
    await page.waitForURL('**/menu/duo-sur/Sal%C3%B3n')
    expect(contextsOf(told, 'ORDER_MODE_SELECT').at(-1)).toMatchObject({ orderModeType: 'IN_DINING' })
    expect(contextsOf(told, 'BRANCH_CONTACT_SELECT')).toMatchObject([
      { alias: 'duo', branchContactId: 'duo-sur' },
    ])
  })
})
