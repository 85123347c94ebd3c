// Longer than 300 lines: what signing in, and out, shows and takes away, on one site.
import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { formatOrderCode } from '#domain/order/code.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { paths } from '#domain/routes/routes.ts'
import { orders } from '#server/db/schema/orders.ts'
import { iconPaths } from '#ui/primitives/icon/icon-paths.ts'
import type { PayloadOptions } from '../server/support/order-payload.ts'
import { openAccount, openOrders, signIn, typePhone } from '../support/account.ts'
import { field, fillCustomer, openCheckout, send, unfold } from '../support/checkout.ts'
import type { Wish } from '../support/diner.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { addShipment } from '../server/support/shipment.ts'
import { moveOrder, placeOrder, placeOrderAs } from '../support/orders.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const MENU = '/menu/la-esquina/Para%20llevar'
const EMPANADA: Wish = { path: `${MENU}/empanadas/empanada-de-pollo` }
const chicken = (phone: string, quantity = 1): PayloadOptions => ({
  choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity }],
  form: { customerName: 'Ana Pérez', phone },
})
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text)
const inProgress = (page: Page) => page.getByRole('link', { name: 'PEDIDO EN CURSO' })

describe('signing in by phone alone', () => {
  const site = useSite()

  test('[ACCT-01] signing out takes the person off the page of an order, in every tab', async () => {
    const page = await site.open(MENU)
    const { code } = await placeOrderAs(page, 'la-esquina', chicken('+541155552077'))
    await signIn(page, '11 5555-2077')
    const order = paths.followUp('la-esquina', code)
    const other = await page.context().newPage()
    for (const tab of [page, other]) {
      await tab.goto(order)
      await tab.getByText('Ana Pérez').first().waitFor()
      await tab.getByRole('button', { name: 'Cancelar pedido' }).waitFor()
    }
    await (await openAccount(page)).getByRole('button', { name: 'Cerrar sesión' }).click()
    for (const tab of [page, other]) {
      await tab.getByText('Este pedido se hizo en otro dispositivo').waitFor()
      expect(await tab.getByText('Ana Pérez').count()).toBe(0)
      expect(await tab.getByRole('button', { name: 'Cancelar pedido' }).count()).toBe(0)
    }
  })

  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])(
    '[ACCT-01a] [ACCT-01b] [ACCT-01d] [ACCT-01e] [ACCT-01f] [ACCT-02] the panel at the right: signed out, signed in, and out again with nothing left: %s',
    async (_, viewport) => {
      const page = await site.open(MENU, { viewport })
      let panel = await openAccount(page)
      const box = await panel.locator('div').first().boundingBox()
      // beside it is the room of a scrollbar at most
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(viewport.width - 20)
      expect(box?.x).toBeGreaterThan(20)
      expect(box?.height).toBe(viewport.height)
      expect(await panel.getByRole('button', { name: 'Cerrar sesión' }).count()).toBe(0)
      expect(await panel.getByRole('button', { name: 'Puntos de la Esquina' }).count()).toBe(0)
      await panel.getByRole('button', { name: 'Mis pedidos' }).click()
      await toast(page, 'Inicie sesión').waitFor()
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'hidden' })

      const dialog = await typePhone(page, '123')
      const phone = dialog.getByRole('textbox', { name: 'Teléfono' })
      await dialog.getByRole('button', { name: 'Ingresar' }).click()
      await toast(page, 'Debe ingresar un número válido').waitFor()
      await dialog.getByText('Debe ingresar un número válido').first().waitFor()
      expect(await phone.getAttribute('aria-invalid')).toBe('true')
      expect(await phone.evaluate((field) => field === document.activeElement)).toBe(true)
      await phone.fill('11 5555-1001')
      expect(await phone.getAttribute('aria-invalid')).toBeNull()
      await phone.press('Enter')
      await toast(page, 'Inicio de sesión con éxito').waitFor()
      await dialog.waitFor({ state: 'hidden' })

      await page.reload()
      panel = await openAccount(page)
      await panel.getByText('¡Hola 011 15-5555-1001!').waitFor()
      await panel.getByRole('button', { name: 'Puntos de la Esquina' }).waitFor()
      expect(await panel.getByRole('button', { name: 'Iniciar sesión' }).count()).toBe(0)
      await panel.getByRole('button', { name: 'Cerrar sesión' }).click()
      await toast(page, 'Cerraste tu sesión').waitFor()
      panel = await openAccount(page)
      await panel.getByRole('button', { name: 'Iniciar sesión' }).waitFor()
      const kept = await page.evaluate(() => JSON.stringify(window.localStorage))
      expect(kept).not.toContain('5555')
    },
  )

  test('[ACCT-02] the server does not answer: nobody is signed in', async () => {
    const page = await site.open(MENU, { expected: [/503/, /ERR_FAILED/] })
    await page.route('**/api/orderingcustomer/**', (route) => route.fulfill({ status: 503, body: '' }))
    const dialog = await typePhone(page, '11 5555-1002')
    await dialog.getByRole('button', { name: 'Ingresar' }).click()
    await toast(page, 'Error iniciando sesión').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await (await openAccount(page)).getByRole('button', { name: 'Iniciar sesión' }).waitFor()
  })

  test('[ACCT-01] a session that could not be ended on the server is not forgotten here', async () => {
    const page = await site.open(MENU, { expected: [/ERR_INTERNET|ERR_FAILED/] })
    await signIn(page, '11 5555-1003')
    await page.route('**/api/sign-in/session', (route) => route.abort())
    await (await openAccount(page)).getByRole('button', { name: 'Cerrar sesión' }).click()
    await toast(page, 'No pudimos cerrar tu sesión.').waitFor()
    await (await openAccount(page)).getByText('¡Hola 011 15-5555-1003!').waitFor()
  })

  test('[ACCT-03a] [ACCT-03b] [ACCT-03c] [ACCT-03d] [ACCT-03e] orders: none, then cards that lead to their pages', async () => {
    const page = await site.open(MENU)
    await signIn(page, '11 5555-1004')
    let list = await openOrders(page)
    await list.getByRole('heading', { name: 'No tienes pedidos realizados' }).waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })

    const first = await placeOrderAs(page, 'la-esquina', chicken('+541155551004'))
    const second = await placeOrderAs(page, 'la-esquina', chicken('+541155551004', 2))
    // somebody else's, under the same number
    const foreign = await placeOrder(site.server, 'la-esquina', chicken('+541155551004'))
    await moveOrder(site.server, second.code, 'ACCEPTED')
    await moveOrder(site.server, first.code, 'CANCELED')
    await site.server.store.db
      .update(orders)
      .set({ price: 0, paid: true, paymentMethod: 'CARD' })
      .where(eq(orders.code, first.code))
    await page.reload()
    list = await openOrders(page)
    const cards = list.getByRole('article')
    await expect.poll(() => cards.count()).toBe(2)
    const card = (code: string) => cards.filter({ hasText: formatOrderCode(code) })
    const payment = (of: Locator) => of.getByRole('paragraph').filter({ hasText: 'Para llevar' })
    const texts = (await cards.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))
    const shown = (code: string, word: string) =>
      texts.find((text) => text.includes(formatOrderCode(code)) && text.includes(word)) ?? texts.join('|')
    expect(shown(second.code, 'Preparando')).toMatch(
      /miércoles 18\/11, 12:30 hs Efectivo en el local · Para llevar \$ [\d.]+ Pedir de nuevo/,
    )
    expect(shown(second.code, 'Preparando')).not.toContain('Pagado')
    expect(shown(first.code, 'Cancelado')).toMatch(/Cancelado .* · Para llevar Pagado Pedir de nuevo/)
    const icon = (code: string) => payment(card(code)).locator('path').getAttribute('d')
    expect(await icon(first.code)).toBe(iconPaths.card)
    expect(await icon(second.code)).toBe(iconPaths.cash)
    const fill = (code: string, status: string) =>
      card(code)
        .getByText(status, { exact: true })
        .evaluate((label) => getComputedStyle(label).backgroundColor)
    const fills = [await fill(first.code, 'Cancelado'), await fill(second.code, 'Preparando')]
    expect(new Set([...fills, 'rgba(0, 0, 0, 0)']).size).toBe(3)
    expect(texts.join('|')).not.toContain(formatOrderCode(foreign.code))
    await list.getByRole('link', { name: `Ver pedido ${formatOrderCode(second.code)}` }).click()
    await page.getByRole('heading', { level: 1, name: `Pedido ${formatOrderCode(second.code)}` }).waitFor()
  })

  test('[SHELL-08] [ROUTE-05] an order under way is one press away, until it is delivered', async () => {
    const page = await site.open(MENU)
    await signIn(page, '11 5555-1005')
    const { code } = await placeOrderAs(page, 'la-esquina', chicken('+541155551005'))
    await page.reload()
    await inProgress(page).click()
    await page.getByRole('heading', { level: 1, name: `Pedido ${formatOrderCode(code)}` }).waitFor()
    await page.goto('/menu/la-esquina')
    await inProgress(page).waitFor()
    for (const status of ['ACCEPTED', 'READY', 'DELIVERED'] as const)
      await moveOrder(site.server, code, status)
    const asked = page.waitForResponse(/\/api\/orders\?/)
    await page.goto(MENU)
    await (await asked).finished()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await inProgress(page).count()).toBe(0)
  })
})

describe('what an order makes known', () => {
  const site = useSite()

  test('[ACCT-01] [ACCT-04] whoever orders where no code is asked is signed in, by the name that the device keeps; signed out, the next one sees nothing', async () => {
    const page = await openWithCart(site, EMPANADA)
    await openCheckout(page)
    await fillCustomer(page, 'Ana Pérez', '11 5555-2001')
    await send(page).click()
    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    await page.goto(MENU)
    expect(await page.evaluate(() => JSON.stringify(Object.entries(window.localStorage)))).toContain(
      'Ana Pérez',
    )
    await (await openAccount(page)).getByText('¡Hola Ana Pérez!').waitFor()
    await page.keyboard.press('Escape')
    let list = await openOrders(page)
    await list.getByRole('article').waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    const beside = await page.context().newPage()
    await beside.goto(MENU)
    await (await openAccount(beside)).getByText('¡Hola Ana Pérez!').waitFor()
    await (await openAccount(page)).getByRole('button', { name: 'Cerrar sesión' }).click()
    await toast(page, 'Cerraste tu sesión').waitFor()
    // a page that was open all the time, too
    await beside
      .getByRole('dialog', { name: 'Mi cuenta' })
      .getByRole('button', { name: 'Iniciar sesión' })
      .waitFor()
    expect(await beside.getByText('Ana Pérez').count()).toBe(0)

    await signIn(page, '11 5555-2001')
    await (await openAccount(page)).getByText('¡Hola 011 15-5555-2001!').waitFor()
    await page.keyboard.press('Escape')
    list = await openOrders(page)
    await list.getByRole('heading', { name: 'No tienes pedidos realizados' }).waitFor()
  })

  test.each(['Cerrar sesión', 'Olvidar mis datos en este dispositivo'])(
    '[ACCT-01e] %s: nothing that was typed at checkout is left for who orders next',
    async (leave) => {
      const page = await openWithCart(site, EMPANADA)
      await page.evaluate(() => {
        const value = { fullAddress: 'Guardia Vieja 3602', lat: -34.6, lng: -58.4 }
        localStorage.setItem('vitrina.location', JSON.stringify({ version: 1, value }))
      })
      await page.goto(MENU)
      if (leave === 'Cerrar sesión') await signIn(page, '11 5555-2005')
      await openCheckout(page)
      await fillCustomer(page, 'Ana Pérez', '11 5555-2005')
      await unfold(page, 'Comprobante')
      await field(page, 'Nombre o razón social').fill('Ana Pérez SRL')
      await placeOrderAs(page, 'la-esquina', chicken('+541155552005'))
      const [beside, asleep] = [await page.context().newPage(), await page.context().newPage()]
      for (const tab of [beside, asleep]) {
        await tab.goto(
          `${MENU}?partnerName=club-barrio&userExternalReference=ana&partnerToken=demo-token-ana-1964`,
        )
        await openCheckout(tab)
        await unfold(tab, 'Comprobante')
        await field(tab, 'Nombre o razón social').fill('Ana Pérez SRL')
      }
      await asleep.goto('about:blank')
      await (await openAccount(page)).getByRole('button', { name: leave }).click()
      for (const tab of [page, beside]) {
        await expect.poll(() => field(tab, 'Nombre o razón social').inputValue()).toBe('')
        expect(await tab.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Ana|demo-token/)
      }
      await openCheckout(page)
      await page.getByText('A tu nombre').waitFor()
      // a tab that the device had put to sleep, once somebody else is known
      await field(page, 'Nombre').fill('Beto')
      await asleep.goto(MENU)
      await openCheckout(asleep)
      await asleep.getByText('A tu nombre').waitFor()
      expect(await asleep.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Ana|demo-token/)
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ana')
      expect(await page.evaluate(() => localStorage.getItem('vitrina.location'))).toBe(null)
      // nor is an order of theirs open to who comes next
      const cookies = await page.context().cookies()
      expect(cookies.map(({ name }) => name)).not.toContain('vitrina_device')
    },
  )

  test('[ACCT-03] [ACCT-04] twenty orders a page, the next from the page times twenty', async () => {
    const page = await site.open(MENU)
    await signIn(page, '11 5555-2002')
    for (let count = 0; count < 21; count += 1)
      await placeOrderAs(page, 'la-esquina', chicken('+541155552002'))
    const list = await openOrders(page)
    await expect.poll(() => list.getByRole('article').count()).toBe(20)
    const next = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/orders')
    await list.getByRole('button', { name: 'Ver más pedidos' }).click()
    expect(new URL((await next).url()).searchParams.get('offset')).toBe('20')
    await expect.poll(() => list.getByRole('article').count()).toBe(21)
    const last = list.getByRole('article').nth(20).getByRole('link')
    await expect.poll(() => last.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(await list.getByRole('button', { name: 'Ver más pedidos' }).count()).toBe(0)
  })

  test('[ACCT-03] orders that cannot be read are asked for again', async () => {
    const page = await site.open(MENU, { expected: [/503/] })
    await signIn(page, '11 5555-2003')
    await placeOrderAs(page, 'la-esquina', chicken('+541155552003'))
    await page.route('**/api/orders?**', (route) => route.fulfill({ status: 503, body: '' }))
    const list = await openOrders(page)
    await list.getByText('No pudimos cargar tus pedidos.').waitFor()
    await page.unroute('**/api/orders?**')
    await list.getByRole('button', { name: 'Reintentar' }).click()
    await list.getByRole('article').waitFor()
  })

  test('[ADDR-03] [ACCT-03f] an address of an earlier delivery is offered, to this device alone; while it is carried, its card leads to its shipment', async () => {
    const page = await site.open(MENU)
    await signIn(page, '11 5555-2004')
    const { code } = await placeOrderAs(page, 'la-esquina', {
      mode: 'delivery',
      choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 6 }],
      form: {
        customerName: 'Ana',
        phone: '+541155552004',
        paysWith: 9_000_000,
        betweenStreets: 'Bulnes y Mario Bravo',
        location: {
          street: 'Guardia Vieja',
          number: '3602',
          city: 'Buenos Aires',
          locality: 'Almagro',
          country: 'AR',
          postalCode: '',
          fullAddress: 'Guardia Vieja 3602, Almagro, Buenos Aires',
          lat: -34.6029,
          lng: -58.4163,
          betweenStreets: 'Bulnes y Mario Bravo',
          details: 'Timbre 2',
          geocoded: true,
          fromLocalStorage: false,
        },
      },
    })
    await page.reload()
    await (await openAccount(page)).getByRole('button', { name: 'Mi dirección' }).click()
    const dialog = page.getByRole('dialog', { name: '¿Dónde lo enviamos?' })
    const known = dialog.getByRole('region', { name: 'Mis direcciones' })
    await known.getByRole('button', { name: 'Guardia Vieja 3602, Almagro, Buenos Aires' }).click()
    await expect
      .poll(() => dialog.getByRole('combobox', { name: 'Dirección' }).inputValue())
      .toBe('Guardia Vieja 3602')
    expect(await dialog.getByRole('textbox', { name: /^Aclaraciones/ }).inputValue()).toBe('Timbre 2')
    expect(await known.count()).toBe(0)
    await dialog.getByRole('button', { name: 'Guardar dirección' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await addShipment(site.server, code, { status: 'ON_ROUTE_TO_DROP_OFF' })
    await page.reload()
    const list = await openOrders(page)
    await list.getByText('En camino', { exact: true }).waitFor()
    await list.getByRole('link', { name: `Ver pedido ${formatOrderCode(code)}` }).click()
    await page.waitForURL(`**${companionPaths.tracking('la-esquina', code)}`)
    await page.getByText('En camino', { exact: true }).waitFor()

    const other = await site.open(MENU)
    await signIn(other, '11 5555-2004')
    await (await openAccount(other)).getByRole('button', { name: 'Mi dirección' }).click()
    const strange = other.getByRole('dialog', { name: '¿Dónde lo enviamos?' })
    await strange.getByRole('combobox', { name: 'Dirección' }).waitFor()
    expect(await strange.getByRole('region', { name: 'Mis direcciones' }).count()).toBe(0)
  })
})
