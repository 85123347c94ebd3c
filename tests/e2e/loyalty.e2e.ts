// Longer than 300 lines: the points of one diner, as they are shown, redeemed and given by a link, on one site.
import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'

import { field, openCheckout, send, summary } from '../support/checkout.ts'
import { formatOrderCode } from '#domain/order/code.ts'
import { openAccount, signIn } from '../support/account.ts'
import { audit } from '../support/diner.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { claimReward, earnMore, openPoints, openRedeem, openReward, rewardLink } from '../support/loyalty.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { moveOrder, placeOrderAs } from '../support/orders.ts'
import { DESKTOP, useSite } from '../support/site.ts'

const MENU = '/menu/la-esquina/Para%20llevar'
const EMPANADAS = { path: `${MENU}/empanadas/empanada-de-pollo`, quantity: 5 }
const WIDE = { viewport: DESKTOP }
const PROGRAM = 'Puntos de la Esquina'
const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)

describe('points of a diner', () => {
  const site = useSite()
  const used = { phones: 0 }
  /** A phone no other test of this file uses. */
  const newPhone = () => `11 4777-${String((used.phones += 1)).padStart(4, '0')}`

  /** A checkout whose diner holds the 1,500 points of the welcome reward. */
  async function checkout(options = {}) {
    const page = await openWithCart(site, EMPANADAS, options)
    await page.goto(rewardLink(MENU))
    await claimReward(page, newPhone())
    await openCheckout(page)
    return page
  }

  test.each([
    ['phone', {}],
    ['desktop', WIDE],
  ])(
    '[LOY-01] the banner opens the program: cashback, rules, and the way to sign in (%s)',
    async (_, options) => {
      const page = await site.open(MENU, options)
      const dialog = await openPoints(page)
      await dialog.getByText(`Suma 5 % de tu compra en ${PROGRAM}`).waitFor()
      await dialog.getByText('1 punto equivale a $ 1.').waitFor()
      await dialog.getByText('Canjeas desde 500 hasta 10.000 por pedido.').waitFor()
      await dialog.getByRole('button', { name: 'Iniciar sesión' }).click()
      await page.getByRole('dialog', { name: 'Iniciar sesión' }).waitFor()
    },
  )

  test.each([
    ['phone', {}],
    ['desktop', WIDE],
  ])(
    '[LOY-02] [CHK-05] the lowest bound is offered first, is taken off the order, and the order keeps it (%s)',
    async (_, options) => {
      const page = await checkout(options)
      const dialog = await openRedeem(page)
      const field = dialog.getByRole('textbox', { name: '¿Cuántos quieres usar?' })
      expect(await field.inputValue()).toBe('1500')
      await field.fill('600')
      await dialog.getByText('Te descuenta $ 600').waitFor()
      await dialog.getByRole('button', { name: 'Usar en este pedido' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByText(`Usas 600 ${PROGRAM}: -$ 600`).waitFor()
      const detail = page.getByRole('region', { name: 'Detalle del pedido' })
      await detail.getByText(`Canje de ${PROGRAM}`).first().waitFor()
      expect(await summary(page)).toContain(`Canje de ${PROGRAM} -$ 600`)

      await page.reload()
      await page.getByText(`Usas 600 ${PROGRAM}: -$ 600`).waitFor()
      await send(page).filter({ hasText: '$' }).click()
      await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
      // the words and the sign of the checkout
      expect(await summary(page)).toContain(`Canje de ${PROGRAM} -$ 600`)
      await page.getByText(/^Sumas \d+ puntos cuando recibes tu pedido/).waitFor()
    },
  )

  test.each([
    ['1501', `El máximo de ${PROGRAM} acumulados es: 1.500`],
    ['499', `El mínimo de ${PROGRAM} canjeable es: 500`],
  ])('[LOY-02] %s are refused, by toast and beside the field', async (points, message) => {
    const page = await checkout()
    const dialog = await openRedeem(page)
    const field = dialog.getByRole('textbox', { name: '¿Cuántos quieres usar?' })
    await field.fill(points)
    await dialog.getByRole('button', { name: 'Usar en este pedido' }).click()
    await expect.poll(() => dialog.getByText(message).count()).toBe(2)
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  })

  test('[LOY-02] what was chosen for a larger order shrinks with it, and can be removed', async () => {
    const page = await checkout()
    const dialog = await openRedeem(page)
    await dialog.getByRole('button', { name: 'Usar en este pedido' }).click()
    await page.getByText(`Usas 1.500 ${PROGRAM}: -$ 1.500`).waitFor()
    await dialog.waitFor({ state: 'detached' })
    expect(await hasFocus(page.getByRole('button', { name: 'Cambiar los puntos que usas' }))).toBe(true)
    await page.goto('/menu/la-esquina/preview')
    const fewer = page.getByRole('button', { name: /^Quitar uno de / })
    for (let count = 0; count < 3; count += 1) await fewer.click()
    await openCheckout(page)
    await page.getByText(/^Tu pedido cambió: ahora usas/).waitFor()
    expect((await summary(page)).some((line) => /^Canje de .* -\$ 1\.500$/.test(line))).toBe(false)
    await page.getByRole('button', { name: 'Quitar los puntos de este pedido' }).click()
    await page.getByRole('button', { name: 'Usar puntos' }).waitFor()
    expect(await hasFocus(page.getByRole('button', { name: 'Usar puntos' }))).toBe(true)
    expect((await summary(page)).some((line) => line.startsWith('Canje'))).toBe(false)
  })

  test('at a table, where a phone may be left out, points are promised to a phone only', async () => {
    const page = await openWithCart(site, {
      path: '/menu/la-esquina/En%20el%20sal%C3%B3n/postres/flan-casero',
    })
    await openCheckout(page)
    const promise = page.getByText(/^Con este pedido sumas/)
    await page.getByText('Completa tu teléfono para ver y sumar puntos.').waitFor()
    expect(await promise.count()).toBe(0)
    await field(page, 'Teléfono').fill(newPhone())
    await promise.waitFor()
    await field(page, 'Teléfono').fill('')
    await page.getByText('Completa tu teléfono para ver y sumar puntos.').waitFor()
    expect(await promise.count()).toBe(0)
  })

  test('[LOY-03] the history comes by scrolling, 20 a page', async () => {
    const page = await site.open(MENU)
    const { code } = await placeOrderAs(page, 'la-esquina', {
      choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 2 }],
      form: { phone: '+541147779999' },
    })
    for (const status of ['ACCEPTED', 'READY', 'DELIVERED'] as const)
      await moveOrder(site.server, code, status)
    await earnMore(site.server, code, 20)
    await signIn(page, '11 4777-9999')
    const dialog = await openPoints(page)
    const rows = dialog.getByText('Sumaste con tu pedido')
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(20)
    await rows.nth(19).scrollIntoViewIfNeeded()
    await page.mouse.move(200, 600)
    await page.mouse.wheel(0, 2_000)
    await expect.poll(() => rows.count()).toBe(21)
    await expect.poll(() => dialog.getByRole('button', { name: 'Ver más movimientos' }).count()).toBe(0)
  })

  test('[LOY-05] a row of the history says the order, when it was, its points and the balance after it', async () => {
    const page = await site.open(MENU)
    const { code } = await placeOrderAs(page, 'la-esquina', {
      choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 2 }],
      form: { phone: '+541147778888' },
    })
    for (const status of ['ACCEPTED', 'READY', 'DELIVERED'] as const)
      await moveOrder(site.server, code, status)
    await signIn(page, '11 4777-8888')
    const row = (await openPoints(page)).getByRole('listitem').filter({ hasText: 'Sumaste con tu pedido' })
    const text = (await row.innerText()).replaceAll(/\s+/g, ' ')
    expect(text).toContain(`Pedido ${formatOrderCode(code)}`)
    expect(text).toContain('miércoles 18/11, 12:30 hs')
    // the first points of this phone: what came is what there is
    expect(text).toMatch(/\+\s?(\d+) Saldo: \1$/)
  })

  test('[LOY-05] on the page of a branch, which has no clock, a row has the time of the device', async () => {
    const page = await site.open('/menu/pizzeria-roma', { timezoneId: 'America/Santiago' })
    const answer = (path: string, json: object) => page.route(path, (route) => route.fulfill({ json }))
    await answer('**/api/branch/*/loyalty-program', {
      id: 'roma',
      active: true,
      name: 'Puntos Roma',
      orderPercentage: 0.05,
      minRedeemedPoints: 1,
      maxRedeemedPoints: 100,
      maxRedeemedPercentage: 50,
      supportsDiscounts: true,
    })
    const at = '2026-11-18T02:00:00.000Z'
    await answer('**/loyalty-points/history/**', {
      rows: [{ kind: 'EARNED', createdAt: at, amount: 5, postBalance: 5 }],
      total: 1,
    })
    await page.reload()
    await signIn(page, newPhone())
    await (await openAccount(page)).getByRole('button', { name: 'Puntos Roma' }).click()
    await page.getByText('martes 17/11, 23:00 hs').waitFor()
  })

  test('[LOY-03] [ACCT-01] signed out, the next one with the same phone sees no history', async () => {
    const page = await site.open(rewardLink(MENU))
    const phone = newPhone()
    await claimReward(page, phone)
    await signIn(page, phone)
    let dialog = await openPoints(page)
    await dialog.getByText('Premio acreditado').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await (await openAccount(page)).getByRole('button', { name: 'Cerrar sesión' }).click()
    await page.getByText('Cerraste tu sesión').waitFor()
    await signIn(page, phone)
    dialog = await openPoints(page)
    await dialog.getByText('Todavía no tienes movimientos').waitFor()
  })

  test('[ACCT-02] who leaves the sign-in before its answer is signed in, and led nowhere', async () => {
    const page = await site.open(MENU)
    const dialog = await openPoints(page)
    await dialog.getByRole('button', { name: 'Iniciar sesión' }).click()
    const signing = page.getByRole('dialog', { name: 'Iniciar sesión' })
    await signing.getByRole('textbox', { name: 'Teléfono' }).fill(newPhone())
    const answer = await holdAnswers(page, '**/api/orderingcustomer/**')
    await signing.getByRole('button', { name: 'Ingresar' }).click()
    await page.keyboard.press('Escape')
    await signing.waitFor({ state: 'hidden' })
    await answer()
    await page.getByRole('region', { name: 'Avisos' }).getByText('Inicio de sesión con éxito').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('points and history that cannot be loaded say so and may be asked for again', async () => {
    const page = await site.open(rewardLink(MENU), { expected: [/503|Failed to load/] })
    await claimReward(page, newPhone())
    await page.route('**/loyalty-points/history/**', (route) => route.abort())
    const dialog = await openPoints(page)
    await dialog.getByText('No pudimos cargar tus movimientos. Revisa tu conexión.').waitFor()
    await page.unroute('**/loyalty-points/history/**')
    await dialog.getByRole('button', { name: 'Reintentar' }).click()
    await dialog.getByText('Premio acreditado').waitFor()
    await dialog.getByText('+ 1.500').waitFor()
  })
})

describe('a device that loses its network', () => {
  const site = useSite()

  test('[LOY-03] the history says that it could not be loaded, not that there is none', async () => {
    const page = await site.open(MENU, { expected: [/ERR_|Failed to load/] })
    await page.route('**/loyalty-points/history/**', async (route) => {
      await page.context().setOffline(true)
      await route.abort()
    })
    const dialog = await openPoints(page)
    await dialog.getByRole('button', { name: 'Iniciar sesión' }).click()
    const signing = page.getByRole('dialog', { name: 'Iniciar sesión' })
    await signing.getByRole('textbox', { name: 'Teléfono' }).fill('11 4777-8001')
    await signing.getByRole('button', { name: 'Ingresar' }).click()
    await dialog.getByText('No pudimos cargar tus movimientos. Revisa tu conexión.').waitFor()
  })
})

describe('a sign-up reward', () => {
  const site = useSite()

  test.each([
    ['phone', {}],
    ['desktop', WIDE],
  ])('[RWD-01] asks for name, phone and email, credits once and says so (%s)', async (where, options) => {
    const phone = where === 'phone' ? '11 4666-0001' : '11 4666-0002'
    const page = await site.open(rewardLink(MENU), { ...options, expected: [/409/] })
    const dialog = await openReward(page)
    expect(await dialog.getAttribute('aria-label')).toBe(
      `¡Recibiste 1.500 ${PROGRAM} para usar en tu próximo pedido!`,
    )
    await dialog.getByText(`Los ${PROGRAM} se acreditan una única vez.`).waitFor()
    const claim = dialog.getByRole('button', { name: 'Acreditar' })
    await claim.click()
    await dialog.getByText('Debe completar todos los campos para continuar').first().waitFor()
    expect(await dialog.locator('[aria-invalid=true]').count()).toBe(3)
    await dialog.getByRole('textbox', { name: /^Nombre/ }).fill('Ana')
    await dialog.getByRole('textbox', { name: /^Email/ }).fill('ana@example.com')
    await dialog.getByRole('textbox', { name: /^Teléfono/ }).fill('11 46')
    await claim.click()
    await dialog.getByText('El número de teléfono es invalido').first().waitFor()
    await dialog.getByRole('textbox', { name: /^Teléfono/ }).fill(phone)
    await claim.click()
    await page.getByText(`Acreditamos tus 1.500 ${PROGRAM}`).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expect(page.url()).not.toContain('loyaltyReward')

    await page.goto(rewardLink(MENU))
    const again = await openReward(page)
    await again.getByRole('button', { name: 'Acreditar' }).click()
    await expect.poll(() => again.getByText('Ya ha canjeado este premio').count()).toBe(2)
  })

  test('[RWD-01] a failure keeps what was typed', async () => {
    const page = await site.open(rewardLink(MENU), { expected: [/Failed to load/] })
    await page.route('**/loyalty-reward/**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    const dialog = await openReward(page)
    await dialog.getByRole('textbox', { name: /^Nombre/ }).fill('Ana')
    await dialog.getByRole('textbox', { name: /^Email/ }).fill('ana@example.com')
    await dialog.getByRole('textbox', { name: /^Teléfono/ }).fill('11 4666-0003')
    await dialog.getByRole('button', { name: 'Acreditar' }).click()
    await dialog.getByText('Hubo un error validando sus datos, inténtelo en unos momentos').first().waitFor()
    expect(await dialog.getByRole('textbox', { name: /^Nombre/ }).inputValue()).toBe('Ana')
  })

  test('[RWD-01] requests that come too often are asked to wait a moment, not told that the reward is gone', async () => {
    const page = await site.open('/robots.txt', { expected: [/429/] })
    const refuse = { status: 429, contentType: 'application/problem+json' }
    const body = JSON.stringify({ title: 'Too many requests', status: 429, code: 'RATE_LIMITED' })
    await page.route('**/loyalty-reward/**', (route) => route.fulfill({ ...refuse, body }))
    await page.goto(rewardLink(MENU))
    const failed = page.getByRole('dialog', { name: 'Tu premio' })
    await failed.getByText('No pudimos cargar tu premio.').waitFor()
    await page.unroute('**/loyalty-reward/**')
    await page.route('**/customer/*/loyalty-reward/**', (route) => route.fulfill({ ...refuse, body }))
    await failed.getByRole('button', { name: 'Reintentar' }).click()
    const dialog = await openReward(page)
    await dialog.getByRole('textbox', { name: /^Nombre/ }).fill('Ana')
    await dialog.getByRole('textbox', { name: /^Email/ }).fill('ana@example.com')
    await dialog.getByRole('textbox', { name: /^Teléfono/ }).fill('11 4666-0004')
    await dialog.getByRole('button', { name: 'Acreditar' }).click()
    await dialog.getByText('Hubo un error validando sus datos, inténtelo en unos momentos').first().waitFor()
  })

  test('[RWD-01] a reward that is no more says so', async () => {
    const page = await site.open(`${MENU}?loyaltyReward=bodegon-la-esquina.otro`, { expected: [/404/] })
    await page.getByRole('dialog').getByText('Este premio ya no está disponible').waitFor()
    expect(await audit(page)).toEqual([])
  })
})
