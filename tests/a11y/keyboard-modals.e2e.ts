// Longer than 300 lines: the list of all modals and how keys open each is read whole.
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { paths } from '#domain/routes/routes.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { signIn } from '../support/account.ts'
import { apply } from '../support/codes.ts'
import { fillCustomer } from '../support/checkout.ts'
import { knowAddress } from '../support/location.ts'
import { claimReward, rewardLink } from '../support/loyalty.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { moveOrder, placeOrderAs } from '../support/orders.ts'
import { DINER, useSite } from '../support/site.ts'
import { expectFocus, pressOn, withoutPointer } from './keyboard.ts'

const ALIAS = 'la-esquina'
const DELIVERY = paths.menu(ALIAS, 'Delivery')
const TAKE_AWAY = paths.menu(ALIAS, 'Para llevar')
const SUSHI = paths.menu('sushi-nami', 'Despacho')
const MARKET = paths.menu('mercado-grande', 'Pasar a buscar')
const ROMA = paths.menu('roma-palermo', 'Mesa')
/** Out of reach of every branch of the pizzeria. */
const LA_PLATA: [fullAddress: string, lat: number, lng: number] = ['Calle 7 800, La Plata', -34.92, -57.95]
const ACCOUNT = /^Abrir mi cuenta$/
const site = useSite({}, DINER)

/** A page and what was done before the keys are used. */
type Scene = () => Promise<Page>

const at =
  (path: string): Scene =>
  () =>
    site.open(path)

const withCart =
  (path: string, mode = TAKE_AWAY, plate = 'empanadas/empanada-de-pollo'): Scene =>
  async () => {
    const page = await openWithCart(site, { path: `${mode}/${plate}`, quantity: 5 })
    await page.goto(path)
    return page
  }

const signedIn: Scene = async () => {
  const page = await site.open(TAKE_AWAY)
  await signIn(page, '11 5555-8401')
  return page
}

const withCode: Scene = async () => {
  const page = await withCart(paths.checkout(ALIAS))()
  await fillCustomer(page)
  await apply(page, 'ESQUINA15')
  return page
}

const withPoints: Scene = async () => {
  const page = await withCart(rewardLink(TAKE_AWAY))()
  await claimReward(page, '11 5555-8402')
  await page.goto(paths.checkout(ALIAS))
  return page
}

const orderAt =
  (status?: 'DELIVERED'): Scene =>
  async () => {
    const choices = [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 2 }]
    const page = await site.open(paths.entry(ALIAS))
    // a device of its own: each earns points once a day
    await page.context().clearCookies()
    const { code } = await placeOrderAs(page, ALIAS, { mode: 'take-away', choices })
    for (const next of status ? (['ACCEPTED', 'READY', status] as const) : [])
      await moveOrder(site.server, code, next)
    await page.goto(paths.followUp(ALIAS, code))
    return page
  }

/** Somebody who has ordered before. */
const withOrders =
  (scene: Scene, phone: string): Scene =>
  async () => {
    const page = await scene()
    await signIn(page, phone)
    const form = { customerName: 'Ana', phone: `+54${phone.replaceAll(/\D/g, '')}` }
    const choices = [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 3 }]
    await placeOrderAs(page, ALIAS, { choices, form })
    return page
  }

/** What was ordered before was cheaper then. */
const changedPrice: Scene = async () => {
  const page = await withOrders(at(TAKE_AWAY), '11 5555-8404')()
  await page.route('**/api/diner/*/order/*', async (route) => {
    const answer = await route.fetch()
    const order = (await answer.json()) as OrderFollowUp
    await route.fulfill({
      json: { ...order, items: order.items.map((item) => ({ ...item, originalPrice: 100 })) },
    })
  })
  return page
}

/** A branch that is asked for a delivery. */
const toDeliver =
  (known?: typeof LA_PLATA): Scene =>
  async () => {
    const page = await site.open('/robots.txt')
    if (known) await knowAddress(page, ...known)
    await page.goto('/menu/pizzeria-roma')
    const modes = page.getByRole('group', { name: '¿Cómo quieres tu pedido?' })
    await modes.getByRole('button', { name: 'Delivery' }).click()
    return page
  }

const closed: Scene = async () => {
  const { time } = site.server
  const noon = time.now
  // six in the morning
  time.now = new Date('2026-11-18T09:00:00.000Z')
  const page = await site.open(SUSHI).finally(() => {
    time.now = noon
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  return page
}

/** The names of the controls on the way to a modal, and its title. */
type Way = readonly [way: readonly (RegExp | string)[], title: RegExp | string]

/**
 * Pages, and the modals that are opened on each one after the other. On a way the first control is on the page, the others
 * in the modal that the one before opened and that closes for the next; the title is that of the modal open in the end.
 */
const MODALS: readonly [name: string, scene: Scene, ways: readonly Way[]][] = [
  [
    'the menu',
    at(DELIVERY),
    [
      [[ACCOUNT], 'Mi cuenta'],
      [[ACCOUNT, 'Iniciar sesión'], 'Iniciar sesión'],
      [[ACCOUNT, 'Ver horarios'], 'Horarios del Local'],
      [[ACCOUNT, 'Mi dirección'], '¿Dónde lo enviamos?'],
      [[ACCOUNT, 'Ayuda'], '¿En qué te ayudamos?'],
      [['Ver horarios'], 'Horarios del Local'],
      [['Filtros'], 'Filtrar el menú'],
      [[/^Pedir ayuda a/], '¿En qué te ayudamos?'],
    ],
  ],
  [
    'the menu, signed in',
    signedIn,
    [
      [[ACCOUNT, 'Mis pedidos'], 'Mis pedidos'],
      [[ACCOUNT, 'Puntos de la Esquina'], 'Puntos de la Esquina'],
    ],
  ],
  [
    'orders, with a cart that one would replace',
    withOrders(withCart(TAKE_AWAY), '11 5555-8403'),
    [[[ACCOUNT, 'Mis pedidos', /^Pedir de nuevo/], /^Si continuas/]],
  ],
  [
    'a brand that asks for consent',
    at(MARKET),
    [
      [[ACCOUNT, 'Medición y publicidad'], 'Medición y publicidad'],
      [['Más información'], 'Medición y publicidad'],
    ],
  ],
  [
    'the banner of points',
    at(TAKE_AWAY),
    [
      [[/^Suma 5 %/], 'Puntos de la Esquina'],
      [[/^Suma 5 %/, 'Iniciar sesión'], 'Iniciar sesión'],
    ],
  ],
  [
    'the menu with a cart that can be lost',
    withCart(TAKE_AWAY),
    [
      [[/se puede borrar/], /^Si continuas/],
      [['Delivery'], /^Si continuas/],
    ],
  ],
  [
    'the cart',
    withCart(paths.cart(ALIAS)),
    [
      [[/^Editar Empanada/], 'Empanada de pollo'],
      [[/^Flan casero$/], 'Flan casero'],
      [['Escribir al local'], '¿En qué te ayudamos?'],
    ],
  ],
  ['plates over the menu', at(SUSHI), [[['Nami Roll'], 'Nami Roll']]],
  [
    'the checkout of a delivery',
    withCart(paths.checkout(ALIAS), DELIVERY),
    [[['Ingresa tu dirección'], '¿Dónde lo enviamos?']],
  ],
  [
    'the checkout',
    withCart(paths.checkout(ALIAS)),
    [
      [['Ver horarios'], 'Horarios del Local'],
      [['Ingresar código'], 'Código de descuento'],
    ],
  ],
  ['the checkout with a code', withCode, [[['Cambiar código'], 'Código de descuento']]],
  ['the checkout with points', withPoints, [[['Usar puntos'], 'Puntos de la Esquina']]],
  [
    'an order',
    orderAt(),
    [
      [['Corregir datos'], 'Corregir datos'],
      [['Cancelar pedido'], '¿Cancelar tu pedido?'],
    ],
  ],
  [
    'an order that arrived',
    orderAt('DELIVERED'),
    [
      [['Informar un problema'], '¿Qué pasó con tu pedido?'],
      [['Ver mis puntos'], 'Puntos de la Esquina'],
    ],
  ],
  ['the way to a branch', toDeliver(), [[['Ingresa tu dirección'], '¿Dónde lo enviamos?']]],
  [
    'the way to a branch that does not deliver there',
    toDeliver(LA_PLATA),
    [[['Ingresar otra dirección'], '¿Dónde lo enviamos?']],
  ],
  ['a closed venue', closed, [[['Ver horarios'], 'Horarios del Local']]],
  [
    'a cart at another venue',
    withCart(ROMA, ROMA, 'postres/tiramisu'),
    [[['Cambiar local'], /^Si continuas/]],
  ],
  [
    'an order that is not as it was',
    changedPrice,
    [[[ACCOUNT, 'Mis pedidos', /^Pedir de nuevo/], 'Tu pedido cambió']],
  ],
]

describe('modals opened by keys', () => {
  test.each(MODALS)(
    '%s: each keeps the focus, and Escape gives it back to its opener',
    async (_name, scene, ways) => {
      const page = await scene()
      const pointerEvents = await withoutPointer(page)
      const control = (name: RegExp | string, within: string) => {
        const place = page.locator(within)
        return place.getByRole('button', { name }).or(place.getByRole('link', { name })).first()
      }
      for (const [[first = '', ...rest], title] of ways) {
        const opener = control(first, 'body')
        // that the tab key comes to each control, the audit proves
        await opener.focus()
        await page.keyboard.press('Enter')
        for (const name of rest) {
          await control(name, 'dialog:not([data-closing])').focus()
          await page.keyboard.press('Enter')
        }
        await page.getByRole('dialog', { name: title }).waitFor()
        // past both of its ends
        for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
          await page.keyboard.press(key)
          const isOutside = await page.evaluate(
            () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
          )
          expect(isOutside, String(title)).toBe(false)
        }
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
        await expectFocus(opener)
      }
      expect(await pointerEvents()).toBe(0)
    },
  )

  test('[DISC-04] another payment while a code is applied: asked by an arrow, the choice keeps the focus', async () => {
    const page = await withCode()
    const pointerEvents = await withoutPointer(page)
    await pressOn(page, page.getByRole('radio', { name: /^Efectivo/ }), 'ArrowDown')
    const question = page.getByRole('dialog', { name: '¿Cambiar el medio de pago?' })
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    const inGroup = () => page.evaluate(() => document.activeElement?.getAttribute('type'))
    await expect.poll(inGroup).toBe('radio')
    expect(await page.getByRole('radio', { name: /^Efectivo/ }).isChecked()).toBe(true)
    expect(await pointerEvents()).toBe(0)
  })

  test('the question before the cart is lost, answered by a no', async () => {
    const page = await withCart(TAKE_AWAY)()
    const logo = page.getByRole('link', { name: /Tu pedido se puede borrar/ })
    await pressOn(page, logo)
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }))
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expectFocus(logo)
  })
})
