// Longer than 300 lines: the cart of one diner, from its page to the next day and another mode, on one server and browser.
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { openAccount } from '../support/account.ts'
import { send } from '../support/checkout.ts'
import { addToCart } from '../support/diner.ts'
import { knowAddress } from '../support/location.ts'
import { useSite } from '../support/site.ts'
import { changeStored, leaveApp } from '../support/stored.ts'

const site = useSite()

const TAKE_AWAY = '/menu/la-esquina/Para%20llevar'
const CHICKEN = `${TAKE_AWAY}/empanadas/empanada-de-pollo`
const BEER = `${TAKE_AWAY}/bebidas/pinta-de-cerveza-rubia`
const CART = '/menu/la-esquina/preview'
/** Where the device keeps the cart. */
const KEPT = 'vitrina.cart.la-esquina'

const lines = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Mi pedido' }).getByRole('listitem')
const goOn = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Continuar' })
const ask = (page: Page) =>
  page.getByRole('dialog', { name: 'Si continuas, se borrarán los ítems agregados a tu pedido' })

async function openCart(page: Page) {
  await page.goto(CART)
  await page.getByRole('heading', { level: 1, name: 'Mi pedido' }).waitFor()
}

describe('the cart page', () => {
  test("[CART-01] 'Continuar' fits a narrow window with letters of twice the size", async () => {
    const page = await site.open(TAKE_AWAY, { viewport: { width: 320, height: 640 } })
    await addToCart(page, { path: CHICKEN, quantity: 8 })
    await openCart(page)
    await goOn(page).waitFor()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const box = await goOn(page).getByText('Continuar').boundingBox()
    if (!box) throw new Error('Not drawn')
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(320)
  })

  test("[CART-01] empty: 'Volver al Menú'", async () => {
    const page = await site.open(CART)
    await page.getByText('Tu pedido está vacío.').first().waitFor()
    expect(await goOn(page).count()).toBe(0)
    await page.getByRole('link', { name: 'Volver al Menú' }).click()
    await page.getByRole('heading', { name: 'Qué menú deseas visualizar?' }).waitFor()
  })

  test("[CART-01] [PLATE-08] a line is edited in a modal; 'Agregar más productos' and 'Continuar' lead on", async () => {
    const page = await site.open(TAKE_AWAY)
    await addToCart(page, { path: `${TAKE_AWAY}/milanesas/milanesa-napolitana`, choices: ['Papas fritas'] })
    await openCart(page)
    expect(await lines(page).innerText()).toMatch(
      /Milanesa napolitana[^]*Individual[^]*Papas fritas[^]*\$\u00A018\.615/,
    )
    await page.getByRole('button', { name: 'Editar Milanesa napolitana' }).click()
    const modal = page.getByRole('dialog', { name: 'Milanesa napolitana' })
    expect(await modal.getByRole('radio', { name: 'Papas fritas' }).isChecked()).toBe(true)
    await modal.getByRole('radio', { name: /Puré de calabaza/ }).check()
    await modal.getByRole('textbox', { name: 'Aclaraciones' }).fill('Bien dorada')
    await modal.getByRole('button', { name: 'Actualizar · $ 19.515' }).click()
    await page.getByText('Ítem actualizado con éxito!').waitFor()
    await modal.waitFor({ state: 'hidden' })
    expect(await lines(page).count()).toBe(1)
    expect(await lines(page).innerText()).toMatch(/Puré de calabaza[^]*Bien dorada[^]*\$\u00A019\.515/)
    expect(await goOn(page).getAttribute('href')).toBe('/menu/la-esquina/checkout')
    await page.getByRole('link', { name: 'Agregar más productos' }).click()
    await page.getByRole('navigation', { name: 'Categorías' }).waitFor()
  })

  test('[CART-01] what the lines cost stands without what the checkout asks', async () => {
    const page = await site.open(TAKE_AWAY, { expected: [/ERR_FAILED/] })
    await page.route('**/api/ordermodes/**', (route) => route.abort())
    await addToCart(page, { path: CHICKEN })
    await openCart(page)
    const subtotal = page.getByRole('main').getByRole('paragraph').filter({ hasText: 'Subtotal' })
    await subtotal.getByText('$ 2.500').waitFor()
    await goOn(page).waitFor()
  })

  test('[CART-02] identical items become one line; other notes are another', async () => {
    const page = await site.open(TAKE_AWAY)
    await addToCart(page, { path: CHICKEN, quantity: 2 })
    await addToCart(page, { path: CHICKEN })
    await page.goto(CHICKEN)
    await page.getByRole('textbox', { name: 'Aclaraciones' }).fill('Sin cebolla')
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await page.getByText('Ítem agregado al pedido!').waitFor()
    await openCart(page)
    await expect.poll(() => lines(page).count()).toBe(2)
    expect(await lines(page).first().innerText()).toContain('$\u00A07.500')
    await page.getByRole('main').getByText('$ 10.000').waitFor()
  })

  test('[CART-03] at one unit the left button removes the line', async () => {
    const page = await site.open(TAKE_AWAY)
    await addToCart(page, { path: CHICKEN, quantity: 2 })
    await openCart(page)
    await page.getByRole('button', { name: 'Quitar uno de Empanada de pollo' }).click()
    await page.getByRole('button', { name: 'Quitar Empanada de pollo del pedido' }).click()
    await page.getByText('Quitaste Empanada de pollo del pedido').waitFor()
    await page.getByText('Tu pedido está vacío.').first().waitFor()
  })

  test("[CART-03] 'Deshacer' puts a removed line back as it was, also into an empty cart", async () => {
    const page = await site.open(TAKE_AWAY)
    await addToCart(page, { path: CHICKEN, quantity: 2 })
    await page.goto(BEER)
    await page.getByRole('textbox', { name: 'Aclaraciones' }).fill('Con hielo')
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await openCart(page)
    const before = await lines(page).allInnerTexts()
    const remove = (name: string) =>
      page.getByRole('button', { name: `Quitar ${name} del pedido` }).press('Enter')
    const undo = page.getByRole('status').getByRole('button', { name: 'Deshacer' })
    await remove('Pinta de cerveza rubia')
    await undo.press('Enter')
    await expect.poll(() => lines(page).allInnerTexts()).toEqual(before)
    expect(await undo.count()).toBe(0)
    const focused = page.locator(':focus')
    await expect.poll(() => focused.getAttribute('aria-label')).toBe('Editar Pinta de cerveza rubia')
    await remove('Pinta de cerveza rubia')
    await page.getByRole('button', { name: 'Cerrar' }).click()
    await page.getByRole('button', { name: 'Quitar uno de Empanada de pollo' }).click()
    await remove('Empanada de pollo')
    await page.getByText('Tu pedido está vacío.').first().waitFor()
    await undo.press('Enter')
    await expect.poll(() => lines(page).count()).toBe(1)
    await expect.poll(() => focused.getAttribute('aria-label')).toBe('Editar Empanada de pollo')
  })

  test('[CART-05] suggestions: not what is in the cart, and one that is added joins it', async () => {
    const page = await site.open(TAKE_AWAY)
    await addToCart(page, { path: `${TAKE_AWAY}/postres/flan-casero` })
    await openCart(page)
    const suggested = page.getByRole('list', { name: '¿Quieres sumar algo más?' }).getByRole('link')
    await suggested.first().waitFor()
    const names = await suggested.allTextContents()
    expect(names).not.toContain('Flan casero')
    expect(names.length).toBeLessThanOrEqual(6)
    // a window that is zoomed in has a mouse too: the arrows leave the heading free
    await page.setViewportSize({ width: 320, height: 640 })
    const arrow = await page.getByRole('button', { name: /^Anteriores de / }).boundingBox()
    const words = await page
      .getByRole('heading', { name: '¿Quieres sumar algo más?' })
      .evaluate((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        return Math.max(...[...range.getClientRects()].map(({ right }) => right))
      })
    expect(words).toBeLessThanOrEqual(arrow?.x ?? 0)
    await suggested.filter({ hasText: 'Provoleta al hierro' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Agregar · / })
      .click()
    await expect.poll(() => lines(page).count()).toBe(2)
    expect(await suggested.filter({ hasText: 'Provoleta al hierro' }).count()).toBe(0)
    // what is added by its '+' stays where it is, counted
    const coffee = page.getByRole('list', { name: '¿Quieres sumar algo más?' }).getByRole('listitem')
    const stepper = coffee.getByRole('group', { name: 'Cantidad de Café con amaretti' })
    await coffee.getByRole('button', { name: 'Agregar uno de Café con amaretti' }).click()
    await expect.poll(() => lines(page).count()).toBe(3)
    await stepper.getByRole('button', { name: 'Agregar uno de Café con amaretti' }).click()
    await expect.poll(async () => (await stepper.innerText()).trim()).toBe('2')
  })
})

describe('what the cart costs', () => {
  test('[HOME-08] a discount on quantities counts all lines of a plate, and follows every change', async () => {
    const page = await site.open(TAKE_AWAY)
    await addToCart(page, { path: BEER })
    await page.goto(BEER)
    await page.getByRole('textbox', { name: 'Aclaraciones' }).fill('Con hielo')
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await page.goto(TAKE_AWAY)
    await page.getByRole('link', { name: /^Ver pedido 2 \$ 6\.500/ }).waitFor()
    await openCart(page)
    await page.getByRole('button', { name: 'Quitar Pinta de cerveza rubia del pedido' }).first().click()
    await expect.poll(() => lines(page).innerText()).toContain('$\u00A06.500')
    await page.getByRole('button', { name: 'Agregar uno de Pinta de cerveza rubia' }).click()
    await page.getByRole('button', { name: 'Agregar uno de Pinta de cerveza rubia' }).click()
    await expect.poll(() => lines(page).innerText()).toContain('$\u00A013.000')
  })

  test('[CART-06] below the minimum of the zone there is no way on, and a reason', async () => {
    const page = await site.open('/menu/la-esquina/Delivery')
    await knowAddress(page, 'Guardia Vieja 3500, Almagro', -34.6017, -58.4146)
    await addToCart(page, { path: '/menu/la-esquina/Delivery/empanadas/empanada-de-pollo' })
    await openCart(page)
    await page.getByText(/El pedido mínimo para Delivery es de \$\u00A0[\d.]+\. Te faltan/).waitFor()
    expect(await goOn(page).count()).toBe(0)
    const more = page.getByRole('button', { name: 'Agregar uno de Empanada de pollo' })
    for (let count = 1; count < 8; count += 1) await more.click()
    await goOn(page).waitFor()
  })

  test('[CART-06] before an address is known the minimum of the info table holds', async () => {
    const page = await site.open('/menu/la-esquina/Delivery')
    await addToCart(page, { path: '/menu/la-esquina/Delivery/empanadas/empanada-de-pollo' })
    await openCart(page)
    await page.getByText(/El pedido mínimo para Delivery es de \$\u00A09\.000\. Te faltan/).waitFor()
    expect(await goOn(page).count()).toBe(0)
    const more = page.getByRole('button', { name: 'Agregar uno de Empanada de pollo' })
    for (let count = 1; count < 8; count += 1) await more.click()
    await goOn(page).waitFor()
  })
})

describe('a cart that is kept', () => {
  test('[CART-04] comes back after a reload, only at its own venue', async () => {
    const page = await site.open(TAKE_AWAY)
    await addToCart(page, { path: CHICKEN })
    await page.goto('/menu/sushi-nami/preview')
    await page.getByText('Tu pedido está vacío.').first().waitFor()
    await page.goto('/menu/sushi-nami/Despacho')
    await page.getByRole('heading', { name: 'Lo más destacado' }).waitFor()
    await openCart(page)
    await expect.poll(() => lines(page).count()).toBe(1)
    // another tab adds to it, and this one takes it out
    const tab = await page.context().newPage()
    await addToCart(tab, { path: BEER })
    await expect.poll(() => lines(page).count()).toBe(2)
    await page.getByRole('button', { name: 'Quitar Pinta de cerveza rubia del pedido' }).click()
    await expect.poll(() => lines(page).count()).toBe(1)
    await tab.goto(TAKE_AWAY)
    await tab.getByRole('link', { name: /^Ver pedido 1 / }).waitFor()
    await tab.close()
  })

  test('[CART-04] is forgotten after a day', async () => {
    const page = await site.open(TAKE_AWAY)
    await addToCart(page, { path: CHICKEN })
    await leaveApp(page)
    const { now } = site.server.time
    site.server.time.now = new Date(now.getTime() + 25 * 3_600_000)
    await page.clock.setFixedTime(site.server.time.now)
    await openCart(page)
    await page.getByText('Tu pedido está vacío.').first().waitFor()
    site.server.time.now = now
  })

  test.each([
    ['edited by hand', (text: string) => text.replace('"quantity":1', '"quantity":-5')],
    ['of another version', (text: string) => text.replace('"version":2', '"version":99')],
    ['that is no JSON', () => '{"version":2,"state":'],
  ])('[CART-04] %s is ignored, and told to the log', async (_, spoil) => {
    const page = await site.open(TAKE_AWAY)
    await addToCart(page, { path: CHICKEN })
    await changeStored(page, KEPT, spoil)
    const told = page.waitForRequest((request) => request.url().endsWith('/api/diner/log'))
    await openCart(page)
    await page.getByText('Tu pedido está vacío.').first().waitFor()
    expect((await told).postData()).toContain('cart')
  })

  test('[CART-04] is brought to the menu of today: what left it is gone, what costs more says so', async () => {
    const page = await site.open(TAKE_AWAY)
    await addToCart(page, { path: CHICKEN })
    await addToCart(page, { path: `${TAKE_AWAY}/postres/chocotorta` })
    await changeStored(page, KEPT, (text) => text.replaceAll('"chocotorta"', '"torta-de-ayer"'))
    await openCart(page)
    const news = page.getByText('Actualizamos tu pedido porque el menú cambió.')
    await news.waitFor()
    await expect.poll(() => lines(page).count()).toBe(1)
    expect(await lines(page).innerText()).toContain('$\u00A02.500')
    await changeStored(page, `${KEPT}.seen`, (text) => text.replaceAll('250000', '200000'))
    await openCart(page)
    await news.waitFor()
    expect(await lines(page).innerText()).toContain('$\u00A02.500')
  })
})

describe('another order mode', () => {
  test('[MODE-04] [CART-07] another menu: asked first; Cancelar stays, Continuar empties', async () => {
    const page = await site.open(TAKE_AWAY)
    await addToCart(page, { path: CHICKEN })
    await page.goto(TAKE_AWAY)
    await page.getByRole('link', { name: /^Ver pedido 1 / }).waitFor()
    await page.getByRole('link', { name: 'Delivery', exact: true }).click()
    await ask(page).getByText('¿Deseas continuar?').waitFor()
    await ask(page).getByRole('button', { name: 'Cancelar' }).click()
    await ask(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe(TAKE_AWAY)
    await page.getByRole('link', { name: /^Ver pedido 1 / }).waitFor()
    await page.getByRole('link', { name: 'Delivery', exact: true }).click()
    await ask(page).getByRole('button', { name: 'Continuar' }).click()
    await page.waitForURL('**/Delivery')
    await expect.poll(() => page.getByRole('link', { name: /^Ver pedido/ }).count()).toBe(0)
  })

  test('[MODE-04] arriving by address asks too; a no goes back to the mode of the cart', async () => {
    const page = await site.open(TAKE_AWAY)
    await addToCart(page, { path: CHICKEN })
    await page.goto('/menu/la-esquina/Delivery')
    await ask(page).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL(`**${TAKE_AWAY}`)
    await page.getByRole('link', { name: /^Ver pedido 1 / }).waitFor()
    await page.goto('/menu/la-esquina/Delivery')
    await ask(page).getByRole('button', { name: 'Continuar' }).click()
    await expect.poll(() => page.getByRole('link', { name: /^Ver pedido/ }).count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/menu/la-esquina/Delivery')
  })

  test('[ROUTE-06] a link that lists other modes leaves the cart its own: it is shown, added to and ordered', async () => {
    const page = await site.open(TAKE_AWAY)
    await addToCart(page, { path: CHICKEN })
    await page.goto('/menu/la-esquina?allowedOM=DELIVERY,IN_DINING')
    expect(await page.getByRole('main').getByRole('link', { name: 'Para llevar' }).count()).toBe(0)
    await (await openAccount(page)).getByRole('link', { name: 'Mi pedido' }).click()
    await expect.poll(() => lines(page).count()).toBe(1)
    await page.getByRole('link', { name: 'Agregar más productos' }).click()
    await page.getByRole('link', { name: /^Ver pedido 1 / }).click()
    await goOn(page).click()
    await send(page).waitFor()
  })

  test('[MODE-04] the same menu in both modes: the cart moves along without a question', async () => {
    const page = await site.open('/menu/cerrado-siempre')
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await page.getByRole('link', { name: 'Retiro en el taller' }).click()
    const plain = page.getByRole('heading', { level: 3 }).first()
    const path = await plain.getByRole('link').getAttribute('href')
    await page.goto(path ?? '')
    for (const group of await page.getByRole('group', { name: /Obligatorio/ }).all()) {
      const choice = group.getByRole('radio')
      if ((await choice.count()) > 0) await choice.first().check()
    }
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await page.getByText('Ítem agregado al pedido!').waitFor()
    await page.goto('/menu/cerrado-siempre/Retiro%20en%20el%20taller')
    await page.getByRole('link', { name: /^Ver pedido/ }).waitFor()
    await page.getByRole('link', { name: 'Entrega', exact: true }).click()
    await page.waitForURL('**/Entrega')
    await page.getByRole('link', { name: /^Ver pedido 1 / }).waitFor()
    expect(await ask(page).count()).toBe(0)
    const kept = () => page.evaluate(() => localStorage.getItem('vitrina.cart.cerrado-siempre'))
    await expect.poll(kept).toContain('"modeId":"cerrado-siempre.delivery"')
    // how another mode was paid is not how this one is
    expect(await kept()).not.toContain('paymentTypeId')
  })
})
