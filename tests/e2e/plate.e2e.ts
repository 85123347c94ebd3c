import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { addToCart } from '../support/diner.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
const cashSite = useSite({
  tenantsDir: editedTenants({
    'la-esquina': (_branch, _contact, { discounts }) =>
      discounts?.push({
        id: 'budin-en-efectivo',
        name: 'Mitad en efectivo',
        type: 'PERCENT',
        percentage: 50,
        plates: ['budin-de-pan'],
        paymentMethods: ['CASH'],
      }),
  }),
})

const MENU = '/menu/la-esquina/Delivery'
const TAKE_AWAY = '/menu/la-esquina/Para%20llevar'
const GROUP_FULL = 'Ya se ha seleccionado el maximo de opcionales permitidos en este grupo'
const OVER_MAXIMUM = 'No se pueden agregar mas que el máximo'
const WRONG_AMOUNT = 'Revise que haya agregado la cantidad correcta de opcionales'

const group = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) })
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text)
const more = (page: Page, name: string) =>
  page.getByRole('button', { name: `Agregar uno de ${name}`, exact: true })
const fewer = (page: Page, name: string) =>
  page.getByRole('button', { name: `Quitar uno de ${name}`, exact: true })
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Agregar · / })
/** Its amount is one word, which no line breaks. */
const addText = async (page: Page) => (await add(page).innerText()).replaceAll('\u00A0', ' ')

describe('what a plate shows', () => {
  test('[PLATE-01] [PLATE-02] picture, indicators, name, description, price, and the sizes', async () => {
    const page = await site.open(`${MENU}/parrilla/bife-de-chorizo`)
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: 'Bife de chorizo' }).waitFor()
    await main.getByText('El clásico de la casa').waitFor()
    await main.getByText('Sin TACC').waitFor()
    expect(await main.getByText('Sin TACC').count()).toBe(1)
    await expect
      .poll(() =>
        main
          .locator('img')
          .first()
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(0)
    const sizes = group(page, 'Opciones')
    expect(await sizes.innerText()).toMatch(/Opciones[^]*Obligatorio/)
    expect(await sizes.getByRole('radio').count()).toBe(2)
    await sizes.getByRole('radio', { name: /Mariposa/ }).check()
    expect(await addText(page)).toContain('$ 43.900')
    await page.goto(`${MENU}/postres/flan-casero`)
    await main.getByRole('heading', { level: 1, name: 'Flan casero' }).waitFor()
    expect(await group(page, 'Opciones').count()).toBe(0)
  })

  test('[HOME-08] [PLATE-02] a discount stands beside the price, on every size, and in the button', async () => {
    const page = await site.open(`${MENU}/milanesas/milanesa-napolitana`)
    const main = page.getByRole('main')
    await main.getByText('15 % OFF').waitFor()
    expect(await group(page, 'Opciones').textContent()).toMatch(
      /\$\u00A021\.900.*\$\u00A018\.615.*\$\u00A033\.900.*\$\u00A028\.815/,
    )
    expect(await addText(page)).toContain('$ 18.615')
  })

  test('[HOME-08] a discount for a way to pay is promised neither by the card nor by the page, and the cart has it', async () => {
    const page = await cashSite.open(`${TAKE_AWAY}/postres`)
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Budín de pan' }) })
    await card.getByText('$ 6.500').waitFor()
    expect(await card.getByText('50 % OFF').count()).toBe(0)
    await page.goto(`${TAKE_AWAY}/postres/budin-de-pan`)
    expect(await addText(page)).toContain('$ 6.500')
    await addToCart(page, { path: `${TAKE_AWAY}/postres/budin-de-pan` })
    await page.goto('/menu/la-esquina/preview')
    const line = page.getByRole('list', { name: 'Mi pedido' }).getByRole('listitem')
    await line.getByText('Ahora $ 3.250').waitFor()
    await page.getByRole('button', { name: 'Editar Budín de pan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Actualizar · $ 3.250' }).waitFor()
  })

  test('[PLATE-03] only visible garnishes', async () => {
    const page = await site.open(`${MENU}/milanesas/milanesa-napolitana`)
    expect(await group(page, 'Guarnición').getByRole('radio').count()).toBe(7)
  })
})

describe('garnish groups', () => {
  test('[PLATE-03] [PLATE-04c] one of an obligatory group: radios, and the choice is swapped', async () => {
    const page = await site.open(`${MENU}/milanesas/milanesa-napolitana`)
    const sides = group(page, 'Guarnición')
    expect(await sides.innerText()).toMatch(/Obligatorio[^]*Elige 1/)
    await sides.getByRole('radio', { name: 'Papas fritas' }).check()
    expect(await sides.innerText()).toContain('Completado')
    await sides.getByRole('radio', { name: /Papas provenzal/ }).check()
    expect(await sides.getByRole('radio', { checked: true }).count()).toBe(1)
    expect(await addText(page)).toContain('$ 20.415')
  })

  test('[PLATE-04c] one of an optional group: swapped, and taken back', async () => {
    const page = await site.open(`${MENU}/milanesas/milanesa-napolitana`)
    const eggs = group(page, 'Un huevo encima')
    expect(await eggs.innerText()).toContain('Hasta 1')
    await eggs.getByRole('checkbox', { name: 'Huevo frito' }).check()
    await eggs.getByRole('checkbox', { name: 'Dos huevos fritos' }).check()
    expect(await eggs.getByRole('checkbox', { checked: true }).count()).toBe(1)
    await eggs.getByRole('checkbox', { name: 'Dos huevos fritos' }).uncheck()
    expect(await eggs.getByRole('checkbox', { checked: true }).count()).toBe(0)
  })

  test('[PLATE-03] [PLATE-04a] several of an obligatory group: hints, and the message when it is full', async () => {
    const page = await site.open(`${MENU}/pastas/noquis-de-papa`)
    const sauces = group(page, 'Salsa')
    expect(await sauces.innerText()).toMatch(/Obligatorio[^]*Elige 1, hasta 2/)
    await sauces.getByRole('checkbox').nth(0).check()
    expect(await sauces.innerText()).toMatch(/Completado[^]*Elige 1, hasta 2 · llevas 1/)
    await sauces.getByRole('checkbox').nth(1).check()
    expect(await sauces.innerText()).toContain('Llegaste al máximo de 2')
    await sauces.getByRole('checkbox').nth(2).click()
    await toast(page, GROUP_FULL).waitFor()
    expect(await sauces.getByText(GROUP_FULL).count()).toBe(1)
    expect(await sauces.getByRole('checkbox', { checked: true }).count()).toBe(2)
    await sauces.getByRole('checkbox').nth(1).uncheck()
    expect(await sauces.getByText(GROUP_FULL).count()).toBe(0)
  })

  test('[PLATE-04b] counted garnishes: a garnish stops at its own maximum, the group at its', async () => {
    const page = await site.open(`${MENU}/parrilla/parrillada-la-esquina`)
    const extras = group(page, 'Súmale a tu parrilla')
    // what costs more says so in one column and one size, with a counter or without
    const column = (price: Element) =>
      `${price.getBoundingClientRect().right} ${getComputedStyle(price).fontSize}`
    const prices = await Promise.all(
      [group(page, 'Guarnición'), extras].map((one) => one.getByText(/^\+ \$/).all()),
    )
    expect(prices.map((some) => some.length)).toEqual([3, 4])
    const columns = await Promise.all(prices.flat().map((price) => price.evaluate(column)))
    expect(new Set(columns).size).toBe(1)
    const first =
      (await extras.getByRole('group').first().getAttribute('aria-label'))?.replace('Cantidad de ', '') ?? ''
    for (let count = 0; count < 3; count += 1) await more(page, first).press('Enter')
    await more(page, first).press('Enter')
    await toast(page, OVER_MAXIMUM).waitFor()
    expect(await extras.getByText(OVER_MAXIMUM).count()).toBe(1)
    await fewer(page, first).click()
    expect(await extras.getByText(OVER_MAXIMUM).count()).toBe(0)
    expect(await extras.innerText()).toContain('llevas 2')
  })

  test('[PLATE-05] an exact number of several kinds, else the message, beside the group, which gets the focus', async () => {
    const page = await site.open(`${MENU}/empanadas/docena-de-empanadas`)
    const tastes = page.getByRole('group', { name: /Obligatorio|Completado/ })
    expect(await tastes.innerText()).toContain('Elige 12')
    const chicken = 'Pollo'
    for (let count = 0; count < 11; count += 1) await more(page, chicken).press('Enter')
    expect(await tastes.innerText()).toContain('Elige 12 · llevas 11')
    await add(page).click()
    await toast(page, WRONG_AMOUNT).waitFor()
    expect(await tastes.getByText(WRONG_AMOUNT).count()).toBe(1)
    expect(await tastes.evaluate((element) => element === document.activeElement)).toBe(true)
    await more(page, chicken).press('Enter')
    expect(await tastes.getByText(WRONG_AMOUNT).count()).toBe(0)
    expect(await tastes.innerText()).toMatch(/Completado[^]*Llegaste al máximo de 12/)
    await add(page).click()
    await toast(page, 'Ítem agregado al pedido!').waitFor()
  })

  test('[PLATE-05] an obligatory choice that was not made is asked for', async () => {
    const page = await site.open(`${MENU}/milanesas/milanesa-napolitana`)
    await add(page).click()
    await toast(page, WRONG_AMOUNT).waitFor()
    expect(await group(page, 'Guarnición').getByText(WRONG_AMOUNT).count()).toBe(1)
    expect(await group(page, 'Un huevo encima').getByText(WRONG_AMOUNT).count()).toBe(0)
  })
})

describe('notes and quantity', () => {
  test('[PLATE-06] the counter goes to the limit of the venue, and no further', async () => {
    const page = await site.open(`${MENU}/postres/chocotorta`)
    const notes = page.getByRole('textbox', { name: 'Aclaraciones' })
    await notes.fill('x'.repeat(118))
    await page.getByText('118/120').waitFor()
    await notes.press('End')
    await notes.pressSequentially('abcd')
    expect(await notes.inputValue()).toBe(`${'x'.repeat(118)}ab`)
    await page.getByText('120/120').waitFor()
    await page.goto('/menu/sushi-nami/Despacho/rolls-de-la-casa/nami-roll')
    await page.getByText('0/250').waitFor()
  })

  test('[PLATE-07] never below 1, never above the maximum of the plate', async () => {
    const page = await site.open(`${MENU}/parrilla/parrillada-la-esquina`)
    const name = 'Parrillada La Esquina'
    const message = 'Has alcanzado el máximo de unidades (3) para este producto'
    await page.getByRole('heading', { level: 1, name }).waitFor()
    const quantity = page.getByRole('group', { name: `Cantidad de ${name}` })
    await fewer(page, name).press('Enter')
    expect(await quantity.getByRole('status').textContent()).toBe('1')
    for (let count = 0; count < 3; count += 1) await more(page, name).press('Enter')
    await toast(page, message).waitFor()
    expect(await quantity.getByRole('status').textContent()).toBe('3')
    expect(await page.getByRole('main').getByText(message).count()).toBe(1)
    await fewer(page, name).press('Enter')
    expect(await page.getByRole('main').getByText(message).count()).toBe(0)
  })

  test('[PLATE-07] [CART-02] units that are in the cart already count', async () => {
    const page = await site.open(`${MENU}/postres/chocotorta`)
    await page.goto('/menu/la-esquina/Para%20llevar/bebidas/pinta-de-cerveza-rubia')
    for (let count = 1; count < 5; count += 1) await more(page, 'Pinta de cerveza rubia').press('Enter')
    await add(page).click()
    await toast(page, 'Ítem agregado al pedido!').waitFor()
    await page.goto('/menu/la-esquina/Para%20llevar/bebidas/pinta-de-cerveza-rubia')
    await page.getByRole('textbox', { name: 'Aclaraciones' }).fill('Sin espuma')
    await more(page, 'Pinta de cerveza rubia').press('Enter')
    await toast(page, 'Has alcanzado el máximo de unidades (6) para este producto').waitFor()
  })

  test('[MODE-05] a sold-out plate has no button', async () => {
    const page = await site.open(`${MENU}/para-picar/mollejas-de-corazon-al-verdeo`)
    await page.getByRole('main').getByText('Agotado').waitFor()
    expect(await add(page).count()).toBe(0)
  })
})

describe('after adding', () => {
  test('a second tap adds nothing more, and goes no step further back', async () => {
    const page = await site.open('/menu/la-esquina')
    await page.getByRole('link', { name: /^Delivery/ }).click()
    await page.getByRole('link', { name: 'Chocotorta' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Chocotorta' }).waitFor()
    await add(page).dblclick()
    await page.getByRole('link', { name: /^Ver pedido/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe(MENU)
    await page.getByRole('link', { name: /^Ver pedido/ }).click()
    const quantity = page.getByRole('main').getByRole('group', { name: 'Cantidad de Chocotorta' })
    await quantity.waitFor()
    expect(await quantity.getByRole('status').textContent()).toBe('1')
  })

  test('a second tap that finds the menu already back presses nothing there; the next one does', async () => {
    const page = await site.open('/menu/la-esquina')
    await page.getByRole('link', { name: /^Delivery/ }).click()
    await page.getByRole('link', { name: 'Chocotorta' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Chocotorta' }).waitFor()
    await add(page).click()
    await page.getByRole('link', { name: /^Ver pedido/ }).waitFor()
    const below = page.getByRole('link', { name: 'Queso y dulce' }).first()
    await below.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await below.boundingBox()) ?? {}
    await page.mouse.move(x + 9, y + 9)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    // over an open plate this link could not be pressed
    await page.getByRole('link', { name: 'Chocotorta' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Chocotorta' }).waitFor()
  })
})

describe('before the menu is there', () => {
  test('whoever goes back to the plate can add again', async () => {
    const page = await site.open(`${MENU}/postres/chocotorta`)
    const answer = await holdAnswers(page, /\/(api|assets)\//)
    await add(page).click()
    await page.waitForURL((url) => url.pathname === MENU)
    await page.goBack()
    await add(page).click()
    await answer()
    await page.getByRole('link', { name: /^Ver pedido/ }).click()
    const quantity = page.getByRole('main').getByRole('group', { name: 'Cantidad de Chocotorta' })
    await expect.poll(() => quantity.getByRole('status').textContent()).toBe('2')
  })
})

describe('for everybody', () => {
  test('by keyboard alone: choose, add, and the toast tells it', async () => {
    const page = await site.open(`${MENU}/milanesas/milanesa-napolitana`)
    const side = group(page, 'Guarnición').getByRole('radio', { name: 'Papas fritas' })
    await side.focus()
    await page.keyboard.press('Space')
    expect(await side.isChecked()).toBe(true)
    await page.keyboard.press('ArrowDown')
    expect(await group(page, 'Guarnición').getByRole('radio', { name: 'Puré de papas' }).isChecked()).toBe(
      true,
    )
    await add(page).focus()
    await page.keyboard.press('Enter')
    await toast(page, 'Ítem agregado al pedido!').waitFor()
  })
})
