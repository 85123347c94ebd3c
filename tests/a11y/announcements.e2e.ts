import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { paths } from '#domain/routes/routes.ts'
import { openAccount, openOrders, signIn } from '../support/account.ts'
import { fillCustomer, openCheckout, send } from '../support/checkout.ts'
import { button, codeModal, enter } from '../support/codes.ts'
import { addToCart, type Wish } from '../support/diner.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { openPoints } from '../support/loyalty.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { itemsOf, placeOrderAs } from '../support/orders.ts'
import { DINER, useSite } from '../support/site.ts'
import { listen } from './ear.ts'

const site = useSite({}, DINER)
const TAKE_AWAY = paths.menu('la-esquina', 'Para llevar')
const CHICKEN: Wish = { path: `${TAKE_AWAY}/empanadas/empanada-de-pollo` }
const CHEESE: Wish = { path: `${TAKE_AWAY}/empanadas/empanada-de-jamon-y-queso` }
const STEAK: Wish = {
  path: `${TAKE_AWAY}/parrilla/bife-de-chorizo`,
  choices: ['Jugoso', 'Papas fritas'],
}

const toasts = (page: Page) => page.getByRole('button', { name: 'Cerrar aviso' })

describe('plates and the cart', () => {
  test('a plate that joins the order is said once, and what is refused too', async () => {
    const page = await site.open(STEAK.path)
    const ear = await listen(page)
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await expect.poll(() => ear.heard.length).toBe(1)
    expect(ear.heard[0]).toMatch(/^assertive: /)
    await page.getByRole('radio', { name: 'Jugoso' }).check()
    await page.getByRole('radio', { name: 'Papas fritas' }).first().check()
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await ear.once('polite', 'Ítem agregado al pedido!')
    await toasts(page).first().waitFor({ state: 'hidden' })
    await ear.rest()
    expect(ear.heard).toHaveLength(2)
  })

  test('quantities and removals are said; the focus stays with the lines', async () => {
    const page = await site.open('/menu/la-esquina')
    await addToCart(page, CHICKEN)
    await addToCart(page, CHEESE)
    await page.goto(paths.cart('la-esquina'))
    const lines = page.getByRole('list', { name: 'Mi pedido' }).getByRole('listitem')
    await expect.poll(() => lines.count()).toBe(2)
    const ear = await listen(page)
    await page.getByRole('button', { name: 'Agregar uno de Empanada de pollo' }).click()
    await ear.once('polite', '2')
    await page.getByRole('button', { name: 'Quitar uno de Empanada de pollo' }).click()
    await ear.once('polite', '1')
    await page.getByRole('button', { name: 'Quitar Empanada de pollo del pedido' }).press('Enter')
    await ear.once('polite', 'Quitaste Empanada de pollo del pedido')
    const name = () => page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? '')
    await expect.poll(name).toContain('Empanada de jamón y queso')
    await page.getByRole('button', { name: /^Quitar Empanada de jam.n y queso del pedido/ }).press('Enter')
    await page.getByRole('heading', { name: 'Tu pedido está vacío.' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    // while the first toast stands
    await ear.once('polite', 'Quitaste Empanada de jamón y queso del pedido')
    expect(ear.saying('Quitaste Empanada de pollo del pedido')).toEqual(['polite'])
  })

  test('a search says what it found', async () => {
    const page = await site.open(TAKE_AWAY)
    const ear = await listen(page)
    await page.getByRole('searchbox').fill('bife de chorizo')
    await ear.once('polite', '1 plato encontrado')
  })

  test('a filter says how many plates tell no allergens, before it is applied', async () => {
    const page = await site.open('/menu/cafe-aurora')
    await page.getByRole('button', { name: 'Filtros' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filtrar el menú' })
    const without = dialog.getByRole('checkbox', { name: /^Sin / }).last()
    await without.waitFor()
    const ear = await listen(page)
    await without.check()
    await ear.once('polite', '7 platos no dicen qué alérgenos tienen. Con este filtro no se muestran.')
  })
})

describe('the checkout', () => {
  test('what is missing is said once for each press, and its field has the focus', async () => {
    const page = await openWithCart(site, CHICKEN)
    await openCheckout(page)
    const ear = await listen(page)
    await send(page).click()
    await ear.once('assertive', 'Debe ingresar su nombre para poder realizar el pedido.')
    await toasts(page).waitFor({ state: 'hidden' })
    await page.getByRole('textbox', { name: /^Nombre/ }).fill('Ana')
    await send(page).click()
    await ear.once('assertive', 'Debe ingresar su número de teléfono para continuar.')
    await ear.rest()
    expect(ear.heard).toHaveLength(2)
  })

  test('an order that the server does not take, and one that it does', async () => {
    const page = await openWithCart(site, CHICKEN, { expected: [/500/, /ApiError|API call failed/] })
    await openCheckout(page)
    await fillCustomer(page)
    const ear = await listen(page)
    const problem = { type: 'about:blank', title: 'No', status: 500, code: 'INTERNAL' }
    await page.route('**/api/order', (route) => route.fulfill({ status: 500, json: problem }))
    await send(page).click()
    // heard from the focus, which goes to the reason and what to do
    const why = page.getByRole('group', { name: /^Hubo un error enviando el pedido/ })
    await expect.poll(() => why.evaluate((notice) => notice === document.activeElement)).toBe(true)
    await page.unroute('**/api/order')
    await send(page).click()
    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    await ear.rest()
    expect(ear.heard).toHaveLength(0)
  })

  test('a code that is refused, and one that is taken', async () => {
    const page = await openWithCart(site, STEAK, { expected: [/422/] })
    await openCheckout(page)
    await fillCustomer(page)
    const ear = await listen(page)
    await enter(page, 'NADIE')
    await ear.once('assertive', 'No se encontró ningún descuento con el código ingresado.')
    await toasts(page).waitFor({ state: 'hidden' })
    await enter(page, 'ESQUINA15')
    await ear.once('polite', 'ESQUINA15: Aplicado')
    await button(codeModal(page), 'Continuar').click()
    await codeModal(page).waitFor({ state: 'hidden' })
    await ear.rest()
    expect(ear.heard).toHaveLength(2)
  })
})

describe('a toast and a modal', () => {
  test('what a modal says as it closes is said once; what is said after it too, and on the page', async () => {
    const page = await site.open(TAKE_AWAY)
    const ear = await listen(page)
    await signIn(page, '11 5555-3901')
    // it stands on the page now
    await toasts(page).waitFor()
    await ear.once('polite', 'Inicio de sesión con éxito')
    await placeOrderAs(page, 'la-esquina', {
      choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 3 }],
      form: { customerName: 'Ana', phone: '+541155553901' },
    })
    const orders = await openOrders(page)
    await orders
      .getByRole('button', { name: /^Pedir de nuevo/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: 'Mi pedido' }).waitFor()
    await ear.once('polite', 'Agregamos los productos a tu pedido')
    expect(ear.saying('Inicio de sesión con éxito')).toEqual(['polite'])
  })

  test('what is said as one modal gives way to the next is said by that', async () => {
    const page = await site.open(TAKE_AWAY)
    const points = await openPoints(page)
    await points.getByRole('button', { name: 'Iniciar sesión' }).click()
    const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
    await dialog.getByRole('textbox', { name: 'Teléfono' }).fill('11 5555-3902')
    const ear = await listen(page)
    await dialog.getByRole('button', { name: 'Ingresar' }).click()
    await points.getByText('Inicio de sesión con éxito').waitFor()
    await ear.once('polite', 'Inicio de sesión con éxito')
  })

  test('what is said in the moment in which a modal begins to close is said by the page: a plate, and a choice', async () => {
    const page = await site.open(`${paths.menu('sushi-nami', 'Retiro')}/nigiri-y-sashimi/nigiri-de-atun`)
    const ear = await listen(page)
    const plate = page.getByRole('dialog')
    await plate.getByRole('button', { name: /^Agregar · / }).click()
    await plate.waitFor({ state: 'hidden' })
    await ear.once('polite', 'Ítem agregado al pedido!')

    await page.goto(paths.menu('mercado-grande', 'Pasar a buscar'))
    await page.getByRole('button', { name: 'Más información' }).click()
    const question = page.getByRole('dialog', { name: 'Medición y publicidad' })
    await question.getByRole('button', { name: 'Rechazar' }).click()
    await question.waitFor({ state: 'hidden' })
    await ear.once('polite', 'Guardamos tu elección.')
  })

  test('a toast of the page is not said again by a modal that opens meanwhile, nor by the page when it has closed', async () => {
    const page = await site.open(CHICKEN.path)
    const ear = await listen(page)
    // the panel has its code from then on, and a toast no time to go while it comes
    const panel = await openAccount(page)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await ear.once('polite', 'Ítem agregado al pedido!')
    await toasts(page).hover()
    await openAccount(page)
    await panel.getByRole('button', { name: 'Cerrar aviso' }).hover()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await page.getByRole('region', { name: 'Avisos' }).getByText('Ítem agregado al pedido!').waitFor()
    await ear.rest()
    expect(ear.saying('Ítem agregado al pedido!')).toEqual(['polite'])
    // the pointer that kept it has lost it with the panel
    await page.mouse.move(0, 0)
    await toasts(page).waitFor({ state: 'hidden' })
  })
})

describe('the network', () => {
  const expected = [/ERR_/, /Failed to fetch/]
  /** It comes with the code that says it. */
  const helpIsOffered = (page: Page) => page.getByRole('button', { name: /^Pedir ayuda a / }).waitFor()

  test('going and coming back are said once each', async () => {
    const page = await site.open(TAKE_AWAY, { expected })
    const ear = await listen(page)
    await helpIsOffered(page)
    await page.context().setOffline(true)
    await ear.once('assertive', 'Estás sin conexión')
    await page.getByRole('complementary', { name: 'Conexión' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('complementary', { name: 'Conexión' }).waitFor({ state: 'detached' })
    await ear.once('polite', 'Ya tienes conexión')
    await ear.rest()
    expect(ear.heard).toHaveLength(2)
  })

  test('that it went before the code that says it came is said then', async () => {
    const page = await site.open('/robots.txt', { expected })
    const ear = await listen(page)
    // the test brings what was asked for before
    await page.route('**/assets/*.js', async (route) => route.fulfill({ response: await route.fetch() }))
    const letIn = await holdAnswers(page, '**/assets/late-*.js')
    const asked = page.waitForRequest('**/assets/late-*.js')
    await page.goto(TAKE_AWAY)
    await asked
    await page.context().setOffline(true)
    await letIn()
    await ear.once('assertive', 'Estás sin conexión')
    await page.context().setOffline(false)
    await ear.once('polite', 'Ya tienes conexión')
  })
})

describe('a cart that a link brings back', () => {
  const link = `${paths.entry('la-esquina')}?abandoned=left&phone=%2B5491155550009`

  test('is said once, on the page it leads to', async () => {
    const page = await site.open('/robots.txt')
    const items = await itemsOf(page, 'la-esquina', { choices: [{ plate: 'empanada-de-pollo' }] })
    const left = { orderModeId: 'la-esquina.take-away', items }
    const ear = await listen(page)
    await page.route('**/api/recovery/cart/**', (route) => route.fulfill({ json: left }))
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: 'Mi pedido' }).waitFor()
    await ear.once('polite', 'Recuperamos tu pedido.')
    await ear.rest()
    expect(ear.heard).toHaveLength(1)
  })

  test('and is not there: that is said once', async () => {
    const page = await site.open('/robots.txt', { expected: [/404/] })
    const ear = await listen(page)
    await page.goto(link)
    await ear.once('assertive', 'No encontramos el pedido de este enlace.')
    await ear.rest()
    expect(ear.heard).toHaveLength(1)
  })
})
