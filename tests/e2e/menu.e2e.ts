// Longer than 300 lines: the menu of a venue in one browser, each start of which costs every run seconds.
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { contrastRatio } from '#domain/color/contrast.ts'
import { parseColor } from '#domain/color/parse-color.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

const MENU = '/menu/la-esquina/Delivery'
/** Header and category bar together. */
const BARS_PX = 112

const bar = (page: Page) => page.getByRole('navigation', { name: 'Categorías' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const row = (page: Page, plate: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: plate, exact: true }) })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** A colour as the browser tells it; what is no colour fails the test. */
function colorOf(text: string) {
  const parsed = parseColor(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.code}`)
  return parsed.color
}

/** Waits until something stands right under the bars. */
async function expectUnderBars(target: Locator) {
  await expect.poll(async () => (await target.boundingBox())?.y).toBeLessThan(BARS_PX + 80)
  expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual(BARS_PX)
}

describe('the menu', () => {
  test('[HOME-01] [HOME-05] cashback of the program, and the promotion of the order mode', async () => {
    const page = await site.open(MENU)
    await page.getByText('Suma 5 % de tu compra en Puntos de la Esquina').waitFor()
    await page.getByText('Envío gratis desde $ 45.000 en Almagro').waitFor()
    await page.getByRole('link', { name: 'Para llevar' }).click()
    await page.getByText('10 % menos si retiras y pagas en efectivo').waitFor()
    expect(await page.getByText('Envío gratis desde').count()).toBe(0)
  })

  test('[HOME-02] the highlights, in the order of the venue', async () => {
    const page = await site.open(MENU)
    const plates = page.getByRole('list', { name: 'Lo más destacado' }).getByRole('link')
    expect(await plates.allTextContents()).toEqual([
      'Bife de chorizo',
      'Milanesa napolitana',
      'Docena de empanadas',
      'Entraña con chimichurri',
      'Provoleta al hierro',
      'Flan casero',
    ])
  })

  test('[HOME-03] [HOME-07] a plate shows its text, price, indicators and picture', async () => {
    const page = await site.open(MENU)
    const plate = row(page, 'Empanada de verdura')
    await plate.scrollIntoViewIfNeeded()
    expect(await plate.textContent()).toMatch(/Acelga.*Vegano.*\$\u00A02\.500/)
    await expect
      .poll(() => plate.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    expect(await row(page, 'Mollejas de corazón al verdeo').textContent()).toContain('Agotado')
  })

  test('[HOME-08] the four kinds of discounts stand on plates and lower their prices', async () => {
    const page = await site.open(MENU)
    const text = (plate: string) => row(page, plate).last().textContent()
    expect(await text('Milanesa napolitana')).toMatch(
      /Antes \$\u00A021\.900.*Desde \$\u00A018\.615.*15\s% OFF/,
    )
    expect(await text('Docena de empanadas')).toMatch(
      /Antes \$\u00A028\.500.*\$\u00A025\.000.*\$\u00A03\.500 OFF/,
    )
    expect(await text('Flan casero')).toMatch(/Antes \$\u00A06\.900.*\$\u00A04\.900.*A \$\u00A04\.900/)
    await page.goto('/menu/la-esquina/Para%20llevar')
    expect(await text('Pinta de cerveza rubia')).toMatch(/\$\u00A06\.500.*2x1/)
  })

  test('[MODE-03] another mode brings its own menu', async () => {
    const page = await site.open(MENU)
    await heading(page, 'Bebidas').waitFor()
    expect(await row(page, 'Vermut con soda').count()).toBe(0)
    await page.getByRole('link', { name: 'En el salón' }).click()
    await page.waitForURL('**/En%20el%20sal%C3%B3n')
    await row(page, 'Vermut con soda').waitFor()
  })

  test('[ROUTE-06] what the visit brought along stays in the address of every plate', async () => {
    const page = await site.open(`${MENU}?campaignId=verano&utm_source=radio&other=1`)
    await page.getByRole('link', { name: 'Flan casero' }).last().click()
    await page.getByRole('heading', { level: 1, name: 'Flan casero' }).waitFor()
    expect(new URL(page.url()).search).toBe('?campaignId=verano&utm_source=radio')
  })

  test.each([
    ['category', '/menu/la-esquina/Delivery/nada'],
    ['plate', '/menu/la-esquina/Delivery/postres/nada'],
    ['plate over a menu', '/menu/sushi-nami/Despacho/tablas/nada'],
  ])('[ROUTE-09] an unknown %s is not found', async (_, path) => {
    const page = await site.open('/menu/la-esquina', { expected: [/404/] })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'No encontramos esta página' }).waitFor()
  })
})

describe('the way to a category', () => {
  test('[HOME-04] a press on a category brings it right under the bars, and the bar follows the scroll', async () => {
    const page = await site.open(MENU)
    await bar(page).getByRole('link', { name: 'Postres' }).click()
    await expectUnderBars(heading(page, 'Postres'))
    expect(new URL(page.url()).hash).toBe('#postres')
    await expect.poll(() => bar(page).locator('[aria-current="true"]').textContent()).toBe('Postres')
    const link = await bar(page).getByRole('link', { name: 'Postres' }).boundingBox()
    expect(link?.x).toBeGreaterThanOrEqual(0)
    expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual(412)
    await heading(page, 'Parrilla').evaluate((element) => element.scrollIntoView())
    const current = bar(page).locator('[aria-current="true"]')
    await expect.poll(() => current.textContent()).toBe('Parrilla')
    // a jump passes none of them; those of the keyboard are animations, and a second one within the first may be lost
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => current.textContent()).not.toBe('Parrilla')
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => current.textContent()).toBe('Empanadas')
  })

  test.each([
    ['the address of its section', '#pastas'],
    ['the name as people write it', '#Pastas'],
    ['an encoded name', '#Ensaladas%20y%20guarniciones'],
  ])('[HOME-04] arriving with %s as hash', async (_, hash) => {
    const page = await site.open(MENU + hash)
    await expectUnderBars(heading(page, hash.includes('nsaladas') ? 'Ensaladas y guarniciones' : 'Pastas'))
  })

  test('[HOME-04] where categories are cards, the hash leads to the card', async () => {
    const page = await site.open('/menu/mercado-grande/Pasar%20a%20buscar#vinos')
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Vinos/ }) })
    await expect.poll(async () => (await card.first().boundingBox())?.y).toBeLessThan(500)
    expect((await card.first().boundingBox())?.y).toBeGreaterThanOrEqual(56)
  })

  test('[HOME-04] a nonsense hash changes nothing', async () => {
    const page = await site.open(`${MENU}#%E0%A4%A`)
    await heading(page, 'Empanadas').waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('[HOME-04] a press on a category ends a search', async () => {
    const page = await site.open(`${MENU}#postres`)
    const search = page.getByRole('searchbox', { name: 'Buscar en el menú' })
    await search.fill('flan')
    await page.getByRole('region', { name: 'Platos encontrados' }).waitFor()
    await bar(page).getByRole('link', { name: 'Postres' }).click()
    await expectUnderBars(heading(page, 'Postres'))
    expect(await search.inputValue()).toBe('')
  })

  test('[HOME-03] categories as cards lead to their plates and back', async () => {
    const page = await site.open('/menu/mercado-grande/Pasar%20a%20buscar')
    const card = page.getByRole('link', { name: 'Frutas', exact: true })
    expect(await page.getByRole('listitem').filter({ has: card }).innerText()).toContain('25 productos')
    await card.click()
    await page.getByRole('heading', { level: 1, name: 'Frutas' }).waitFor()
    expect(await page.getByRole('list', { name: 'Frutas' }).getByRole('link').count()).toBe(25)
    await page.getByRole('link', { name: 'Ver todas las góndolas' }).click()
    await card.waitFor()
  })
})

describe('the search', () => {
  test('a search is not begun before the page has its script', async () => {
    const page = await site.open('/guia')
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/assets/client-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(MENU, { waitUntil: 'commit' })
    const search = page.getByRole('searchbox', { name: 'Buscar en el menú' })
    expect(await search.isDisabled()).toBe(true)
    letGo()
    await search.fill('ñoquis')
    await page
      .getByText(/platos? encontrados?$/)
      .first()
      .waitFor()
  })

  test('finds names first, whatever accents and capitals, and says how many', async () => {
    const page = await site.open(MENU)
    const search = page.getByRole('searchbox', { name: 'Buscar en el menú' })
    await search.fill('ÑOQUIS')
    const found = page.getByRole('region', { name: 'Platos encontrados' })
    await expect.poll(() => found.getByRole('link').allTextContents()).toContain('Ñoquis de papa')
    await search.fill('jamon y')
    await page.getByRole('status').filter({ hasText: 'platos encontrados' }).waitFor()
    expect(await found.getByRole('link').first().textContent()).toContain('jamón y')
    await search.fill('sushi')
    await page.getByText('No encontramos platos para «sushi».').waitFor()
    await page.getByRole('button', { name: 'Borrar búsqueda' }).click()
    await heading(page, 'Empanadas').waitFor()
  })
})

describe('a plate over the menu', () => {
  const PATH = '/menu/sushi-nami/Despacho'
  const plateUrl = '**/Despacho/rolls-de-la-casa/nami-roll'

  test('[HOME-06] opens with its address; the back button closes it; focus and place are kept', async () => {
    const page = await site.open(PATH)
    const link = row(page, 'Nami Roll').last().getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => window.scrollY)
    await link.focus()
    await page.keyboard.press('Enter')
    await dialog(page, 'Nami Roll').waitFor()
    await page.waitForURL(plateUrl)
    await expect.poll(() => page.title()).toContain('Nami Roll')
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
    await page.goBack()
    await dialog(page, 'Nami Roll').waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Nami Roll')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
    expect(new URL(page.url()).pathname).toBe(PATH)
  })

  test.each(['Escape', 'Cerrar'])(
    '[HOME-06] [THEME-05] %s closes it after its animation, and goes back',
    async (how) => {
      const page = await site.open(PATH)
      await row(page, 'Nami Roll').last().getByRole('link').click()
      await dialog(page, 'Nami Roll').waitFor()
      if (how === 'Escape') await page.keyboard.press('Escape')
      else await dialog(page, 'Nami Roll').getByRole('button', { name: 'Cerrar' }).click()
      await dialog(page, 'Nami Roll').waitFor({ state: 'hidden' })
      await expect.poll(() => new URL(page.url()).pathname).toBe(PATH)
      await page.goForward()
      await dialog(page, 'Nami Roll').waitFor()
    },
  )

  test('[HOME-06] its address opens the menu with the plate; closing it leaves the menu at that plate', async () => {
    const page = await site.open(`${PATH}/rolls-de-la-casa/nami-roll`)
    await dialog(page, 'Nami Roll').getByRole('button', { name: 'Cerrar' }).click()
    await dialog(page, 'Nami Roll').waitFor({ state: 'hidden' })
    await expect.poll(() => new URL(page.url()).pathname).toBe(PATH)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Nami Roll')
  })

  test('[HOME-06] where plates have a page, the way back leads to the same place in the menu', async () => {
    const page = await site.open(MENU)
    const plate = row(page, 'Chocotorta')
    await plate.scrollIntoViewIfNeeded()
    // what is out of sight has only an estimated height: where it was pressed counts
    const link = plate.getByRole('link', { name: 'Chocotorta' })
    const pressed = link.evaluate(
      (one) =>
        new Promise<number>((resolve) => {
          one.addEventListener('click', () => resolve(one.getBoundingClientRect().top))
        }),
    )
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Chocotorta' }).waitFor()
    const before = await pressed
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await plate.waitFor()
    const top = async () => (await link.boundingBox())?.y ?? 0
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Chocotorta')
  })

  test('[HOME-06] the way back from the cart leads to the same place in the menu', async () => {
    const page = await site.open('/menu/la-esquina/Para%20llevar')
    const plate = row(page, 'Chocotorta')
    await plate.getByRole('button', { name: 'Agregar uno de Chocotorta' }).click()
    await page.getByText('Ítem agregado al pedido!').waitFor()
    await page.mouse.wheel(0, -200)
    const top = async () => Math.round((await plate.boundingBox())?.y ?? 0)
    await expect.poll(top).toBeGreaterThan(200)
    const before = await top()
    await page.getByRole('link', { name: /^Ver pedido/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Mi pedido' }).waitFor()
    await page.goBack()
    await plate.waitFor()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5)
  })
})

describe('for everybody', () => {
  test('[HOME-07] indicators and discounts can be read, light and dark', async () => {
    const page = await site.open(MENU)
    for (const path of [MENU, '/menu/sushi-nami/Despacho']) {
      await page.goto(path)
      const pills = page.getByText(/^(?:Vegano|Vegetariano|Picante|Sin TACC|Nuevo|\d+\s% OFF|A \$\u00A0.*)$/)
      const colors = await pills.evaluateAll((found) =>
        found.map((pill) => {
          const { color, backgroundColor } = getComputedStyle(pill)
          return [color, backgroundColor] as const
        }),
      )
      expect(colors.length).toBeGreaterThan(2)
      for (const [text, background] of colors) {
        expect(
          contrastRatio(colorOf(text), colorOf(background)),
          `${text} on ${background}`,
        ).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
})

test("[CART-01] [CART-03] [PLATE-08] '+' adds what needs no choice and counts it wherever the plate stands; others open", async () => {
  const page = await site.open('/menu/la-esquina/Para%20llevar')
  const toast = (text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text).waitFor()
  const plate = row(page, 'Matambre arrollado con rusa')
  const stepper = plate.getByRole('group', { name: 'Cantidad de Matambre arrollado con rusa' })
  const more = plate.getByRole('button', { name: 'Agregar uno de Matambre arrollado con rusa' })
  const hasFocus = () => more.evaluate((button) => button === document.activeElement)
  const sizeOf = async () => {
    const { width, height } = (await plate.boundingBox()) ?? {}
    return { width, height }
  }
  const before = await sizeOf()
  await more.focus()
  await page.keyboard.press('Space')
  await toast('Ítem agregado al pedido!')
  await stepper.waitFor()
  expect(await hasFocus()).toBe(true)
  expect(await sizeOf()).toEqual(before)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stepper.innerText()).trim()).toBe('2')
  await page
    .getByRole('status')
    .filter({ hasText: /Cantidad de .+: 2$/ })
    .waitFor({ state: 'attached' })
  await page.getByRole('link', { name: /^Ver pedido 2 / }).waitFor()
  await page.getByRole('searchbox', { name: 'Buscar en el menú' }).fill('matambre arrollado')
  for (let count = 2; count > 0; count -= 1)
    await plate.getByRole('button', { name: 'Quitar uno de Matambre arrollado con rusa' }).click()
  await toast('Quitaste Matambre arrollado con rusa del pedido')
  expect(await stepper.count()).toBe(0)
  expect(await hasFocus()).toBe(true)
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
  await expect.poll(async () => (await stepper.innerText()).trim()).toBe('1')
  await expect.poll(hasFocus).toBe(true)
  await page.getByRole('searchbox', { name: 'Buscar en el menú' }).fill('')
  const beer = page.getByRole('button', { name: 'Agregar uno de Pinta de cerveza rubia' })
  for (let count = 0; count < 7; count += 1) await beer.click()
  await toast('Has alcanzado el máximo de unidades (6) para este producto')
  expect(await row(page, 'Docena de empanadas').last().getByRole('button').count()).toBe(0)
})
