import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { clientLogs } from '#server/db/schema/people.ts'
import { orders } from '#server/db/schema/orders.ts'
import { paths } from '#domain/routes/routes.ts'
import { MINUTE_MS } from '#domain/time/lengths.ts'
import { listSentMessages } from '#server/repositories/messages-repository.ts'
import { openAccount, signIn } from '../support/account.ts'
import { fillCustomer, openCheckout, send } from '../support/checkout.ts'
import { addToCart } from '../support/diner.ts'
import { WEDNESDAY_NOON } from '../support/server.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const site = useSite()
const TAKE_AWAY = paths.menu('la-esquina', 'Para llevar')
const CHICKEN = { path: `${TAKE_AWAY}/empanadas/empanada-de-pollo`, quantity: 2 }
const DINER_PHONE = '11 5555-7001'

/** As if the diner went to another tab, or came back. */
async function setVisible(page: Page, visible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    visible ? 'visible' : 'hidden',
  )
}

/** The answer to the next call that tells of a left cart or takes it back. */
const told = (page: Page, method: 'POST' | 'PUT') =>
  page.waitForResponse(
    (answer) => answer.url().includes('/api/abandoned/cart/') && answer.request().method() === method,
  )

const messages = () => listSentMessages(site.server.store.db, 50)
async function pass(minutes: number): Promise<void> {
  site.server.time.now = new Date(site.server.time.now.getTime() + minutes * MINUTE_MS)
  await site.server.app.worker.runDue()
}

/** The message that a left cart brings in so many minutes; the server's own look may have it in hand. */
async function messageAfter(minutes: number): Promise<string> {
  const { length } = await messages()
  await pass(minutes)
  await expect.poll(async () => (await messages()).length).toBe(length + 1)
  return (await messages())[0]?.text ?? ''
}

/** A device with a filled cart and a phone; what prices the cart may still be on the way. */
async function withFilledCart(phone = DINER_PHONE): Promise<Page> {
  const page = await site.open('/menu')
  await addToCart(page, CHICKEN)
  await openCheckout(page)
  await fillCustomer(page, 'Ana Pérez', phone)
  await page.goto(TAKE_AWAY)
  // what watches the tab comes with the chat, once the page is idle
  await page.getByRole('button', { name: /^Pedir ayuda a / }).waitFor()
  return page
}

test('[CAMP-03] a cart in a hidden tab is told to the server, and its diner gets a message after the waiting time', async () => {
  const page = await withFilledCart()
  const leaving = told(page, 'POST')
  await setVisible(page, false)
  const answer = await leaving
  expect(answer.status()).toBe(204)
  expect(answer.request().postDataJSON()).toMatchObject({
    phone: '+5491155557001',
    branchContactId: 'la-esquina',
    branchId: 'bodegon-la-esquina',
    orderModeId: 'la-esquina.take-away',
    navigationEvent: 'HIDDEN',
    items: [{ referenceId: 'empanada-de-pollo', quantity: 2 }],
  })
  const text = await messageAfter(21)
  expect(text).toContain('La Esquina Almagro')

  // [CAMP-02] on another device, by the link of the message
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? '')
  const other = await site.open(link.pathname + link.search)
  await other.getByText('Recuperamos tu pedido.').waitFor()
  await other.getByRole('heading', { level: 1, name: 'Mi pedido' }).waitFor()
  await other.getByText('Empanada de pollo').first().waitFor()
  await other.getByRole('main').getByRole('link', { name: 'Continuar' }).click()
  await other.getByRole('heading', { level: 1, name: 'Confirmación del pedido' }).waitFor()
  expect(await other.getByText('Para llevar').first().isVisible()).toBe(true)
  site.server.time.now = WEDNESDAY_NOON
})

test('[CAMP-02] a link with something in the cart asks first; kept, nothing is replaced; else the left cart is there', async () => {
  const page = await withFilledCart('11 5555-7006')
  const leaving = told(page, 'POST')
  await setVisible(page, false)
  await leaving
  const link = new URL(/https?:\S+/.exec(await messageAfter(31))?.[0] ?? '')
  site.server.time.now = WEDNESDAY_NOON

  // where the cart is that of the link, nothing is lost: it is shown
  await page.goto(link.pathname + link.search)
  await page.waitForURL(`**${paths.cart('la-esquina')}?*`)
  await page.getByText('Empanada de pollo').first().waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)

  const open = async () => {
    const other = await site.open('/menu')
    await addToCart(other, { path: `${TAKE_AWAY}/empanadas/empanada-de-verdura`, quantity: 1 })
    await other.goto(link.pathname + link.search)
    const question = other.getByRole('dialog', { name: /^Si continuas/ })
    await question.waitFor()
    expect(await other.getByText('Recuperamos tu pedido.').count()).toBe(0)
    return { other, question }
  }
  const kept = await open()
  await kept.question.getByRole('button', { name: 'Cancelar' }).click()
  await kept.question.waitFor({ state: 'hidden' })
  await kept.other.goto(paths.cart('la-esquina'))
  await kept.other.getByText('Empanada de verdura').first().waitFor()
  expect(await kept.other.getByText('Empanada de pollo').count()).toBe(0)

  const replaced = await open()
  await replaced.question.getByRole('button', { name: 'Continuar' }).click()
  await replaced.other.getByText('Recuperamos tu pedido.').waitFor()
  await replaced.other.getByRole('heading', { level: 1, name: 'Mi pedido' }).waitFor()
  expect(await replaced.other.getByText('Empanada de pollo').first().isVisible()).toBe(true)
  expect(await replaced.other.getByText('Empanada de verdura').count()).toBe(0)
})

test('[CAMP-03] the tab is seen again: the cart is taken back and nobody is told', async () => {
  const page = await withFilledCart('11 5555-7002')
  const before = await messages()
  const leaving = told(page, 'POST')
  await setVisible(page, false)
  await leaving
  const back = told(page, 'PUT')
  await setVisible(page, true)
  const answer = await back
  expect(answer.status()).toBe(204)
  expect(answer.request().postDataJSON()).toMatchObject({
    phone: '+5491155557002',
    navigationEvent: 'VISIBLE',
  })
  await pass(60)
  expect(await messages()).toHaveLength(before.length)
  site.server.time.now = WEDNESDAY_NOON
})

test('[CAMP-03] the page is opened again later: the cart is taken back too', async () => {
  const page = await withFilledCart('11 5555-7003')
  const leaving = told(page, 'POST')
  await setVisible(page, false)
  await leaving
  const back = told(page, 'PUT')
  await page.goto(TAKE_AWAY)
  expect((await back).status()).toBe(204)
})

test('[CAMP-02] a link whose cart is not there says so, and tells the log', async () => {
  const page = await site.open(`${paths.entry('la-esquina')}?abandoned=nothing&phone=%2B5491155550009`, {
    expected: [/404/],
  })
  await page.getByText('No encontramos el pedido de este enlace.').waitFor()
  await expect
    .poll(async () => {
      const rows = await site.server.store.db.select().from(clientLogs)
      return rows.filter(({ message }) => message === 'Cart not found')
    })
    .toMatchObject([{ context: { alias: 'la-esquina', path: '/menu/la-esquina' } }])
})

test('[CAMP-02] a link that got no answer is as good as before', async () => {
  const page = await site.open(paths.entry('la-esquina'), { expected: [/404|ERR_FAILED/] })
  await page.route('**/api/recovery/cart/**', (route) => route.abort())
  await page.goto(`${paths.entry('la-esquina')}?abandoned=nothing&phone=%2B5491155550010`)
  await page.getByText('No pudimos cargar tu pedido.').waitFor()
  await page.unroute('**/api/recovery/cart/**')
  await page.goto(`${paths.entry('la-esquina')}?abandoned=nothing&phone=%2B5491155550010`)
  await page.getByText('No encontramos el pedido de este enlace.').waitFor()
})

test.each([
  ['phone', PHONE, 'Eva Ruiz'],
  ['desktop', DESKTOP, 'Eva Sosa'],
])(
  '[CAMP-01] [ORDER-01] source and campaign of the link reach the order, over every page in between: %s',
  async (_device, viewport, diner) => {
    const page = await site.open(
      `${paths.entry('la-esquina')}?utm_source=boletin&campaignId=verano-26&name=Eva`,
      { viewport },
    )
    await page.getByRole('link', { name: 'Para llevar' }).click()
    await page
      .getByRole('link', { name: /Empanada de pollo/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await page.getByRole('link', { name: /^(?:Ver pedido|Continuar)/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Mi pedido' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Continuar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Confirmación del pedido' }).waitFor()
    expect(new URL(page.url()).searchParams.get('campaignId')).toBe('verano-26')
    // [ROUTE-06] the name of the link is filled in
    await expect.poll(() => page.getByRole('textbox', { name: /^Nombre/ }).inputValue()).toBe('Eva')
    await fillCustomer(page, diner, '11 5555-7004')
    await send(page).click()
    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    const rows = await site.server.store.db.select().from(orders)
    const order = rows.find(({ customerName }) => customerName === diner)
    expect(order?.source).toBe('boletin')
    expect(order?.context).toMatchObject({ campaignId: 'verano-26', acquisitionChannel: 'boletin' })
  },
)

test("[CAMP-01] in Instagram's browser an order without a campaign counts as Instagram's", async () => {
  const page = await site.open('/menu', {
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140 Mobile Instagram 331.0.0.28',
  })
  await addToCart(page, CHICKEN)
  await openCheckout(page)
  await fillCustomer(page, 'Iris Instagram', '11 5555-7005')
  await send(page).click()
  await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
  const rows = await site.server.store.db.select().from(orders)
  expect(rows.find(({ customerName }) => customerName === 'Iris Instagram')?.source).toBe('instagram')
})

test.each(['Cerrar sesión', 'Olvidar mis datos en este dispositivo'])(
  '[ACCT-01e] [ROUTE-06] %s: the link that named the diner does not bring them back',
  async (leave) => {
    const person = 'name=Eva&phone=1155557007'
    const partner = 'partnerName=club-barrio&userExternalReference=ana&partnerToken=demo-token-ana-1964'
    const page = await site.open(`${TAKE_AWAY}?${person}&${partner}&utm_source=boletin`)
    // an earlier page of this tab, whose address names them too
    await page.goto(`${paths.entry('la-esquina')}?${person}`)
    await page.goto(`${TAKE_AWAY}?${person}&utm_source=boletin`)
    const kept = () =>
      page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.location.href]))
    await expect.poll(kept).toMatch(/5557007.*demo-token/)
    if (leave === 'Cerrar sesión') await signIn(page, '11 5555-7007')
    // a cart that another page of this device left at another venue
    await page.evaluate(() => {
      const cart = { branchContactId: 'x', branchId: 'x', phone: '+541155557007', email: 'eva@example.com' }
      localStorage.setItem('vitrina.left-cart', JSON.stringify({ version: 2, value: { x: cart } }))
    })
    const back = told(page, 'PUT')
    await (await openAccount(page)).getByRole('button', { name: leave }).click()
    // nobody is reminded of that cart any more
    expect((await back).request().postDataJSON()).toMatchObject({ branchContactId: 'x' })
    await expect.poll(kept).not.toMatch(/Eva|5557007|eva@|demo-token|partner/)

    await page.reload()
    const panel = await openAccount(page)
    await panel.getByRole('button', { name: 'Iniciar sesión' }).waitFor()
    expect(await panel.getByText('Eva').count()).toBe(0)
    expect(await kept()).not.toMatch(/Eva|5557007/)
    const link = await page.locator('main a[data-plate]').first().getAttribute('href')
    expect(link).toMatch(/\?utm_source=boletin$/)

    await page.goBack()
    await page.reload({ waitUntil: 'networkidle' })
    await (await openAccount(page)).getByRole('button', { name: 'Iniciar sesión' }).waitFor()
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
      /Eva|5557007/,
    )
    const hrefs = () =>
      page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')).join(' '))
    expect(await hrefs()).toContain('/menu/')
    expect(await hrefs()).not.toMatch(/[?&](name|phone)=/)

    // a link that is opened anew is for whom it names
    await page.goto(`${TAKE_AWAY}?name=Olga&phone=1155557017`)
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toMatch(/Olga.*5557017/)
  },
)
