import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { holdAnswers } from '../support/hold-answers.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const site = useSite()

const MENU = '/menu/la-esquina/Para%20llevar'
const BIG = '/menu/mercado-grande/Pasar%20a%20buscar'
const search = (page: Page) => page.getByRole('searchbox')
const found = (page: Page) => page.getByRole('region', { name: /^(Platos|Productos) encontrados$/ })

describe('the search of a menu', () => {
  test.each([
    ['flna casreo', 'Flan casero'],
    ['MILANEZA', 'Milanesa napolitana'],
    ['entrana', 'Entraña con chimichurri'],
  ])("forgives typos and accents: '%s' finds '%s'", async (typed, name) => {
    const page = await site.open(MENU)
    await search(page).fill(typed)
    await found(page).getByRole('link', { name }).first().waitFor()
  })

  test('where nothing is found, one press leads back to the whole menu', async () => {
    const page = await site.open(MENU)
    await search(page).fill('xylofon')
    await page.getByText('No encontramos platos para «xylofon».').waitFor()
    await page.getByRole('status').getByText('0 platos encontrados').waitFor()
    await found(page).getByRole('button', { name: 'Ver todo el menú' }).click()
    await page.getByRole('heading', { name: 'Empanadas', exact: true }).waitFor()
    expect(await search(page).inputValue()).toBe('')
  })

  test('says how many were found also where it shows only the first of them', async () => {
    const page = await site.open(BIG)
    await search(page).fill('de')
    const shown = await found(page)
      .getByText(/^Se muestran 60 de \d+\. Escribe otra palabra para encontrar el tuyo\.$/)
      .innerText()
    const [, count = ''] = /Se muestran 60 de (\d+)/.exec(shown) ?? []
    expect(Number(count)).toBeGreaterThan(60)
    await page.getByRole('search').getByText(`${count} productos encontrados`, { exact: true }).waitFor()
    expect(await found(page).getByRole('listitem').count()).toBe(60)
  })

  test('says how many were found once it has looked, not before', async () => {
    const page = await site.open(MENU)
    const bring = await holdAnswers(page, /\/assets\/lists-/)
    await search(page).fill('flan')
    await page.getByRole('button', { name: 'Borrar búsqueda' }).waitFor()
    const told = page.getByRole('search').getByRole('status')
    expect(await told.innerText()).toBe('')
    await bring()
    await expect.poll(() => told.innerText()).toMatch(/^\d+ platos? encontrados?$/)
  })

  test('finds what was searched for without a network as soon as that is back', async () => {
    const page = await site.open(MENU, { expected: [/ERR_INTERNET_DISCONNECTED/] })
    await page.context().setOffline(true)
    await search(page).fill('flan')
    await page.getByText('No pudimos cargar el menú.').waitFor()
    await page.context().setOffline(false)
    await found(page).getByRole('link', { name: 'Flan casero' }).first().waitFor()
  })

  test('stands as it was for who comes back from a plate, and not for who comes from elsewhere', async () => {
    const page = await site.open(MENU)
    await search(page).fill('milanesa')
    const plate = found(page).getByRole('link', { name: 'Milanesa a caballo' })
    await plate.click()
    await page.getByRole('heading', { level: 1, name: 'Milanesa a caballo' }).waitFor()
    await page.goBack()
    await plate.waitFor()
    expect(await search(page).inputValue()).toBe('milanesa')

    await plate.click()
    await page.getByRole('heading', { level: 1, name: 'Milanesa a caballo' }).waitFor()
    await page.getByRole('banner').getByRole('link').first().click()
    await page.getByRole('heading', { name: 'Empanadas', exact: true }).waitFor()
    expect(await search(page).inputValue()).toBe('')

    // nor for who goes back to an earlier visit of the menu
    await search(page).fill('flan')
    await found(page).getByRole('link', { name: 'Flan casero' }).first().waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Milanesa a caballo' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Empanadas', exact: true }).waitFor()
    expect(await search(page).inputValue()).toBe('')
  })

  test('stands under a plate that opens over the menu, and once that is closed', async () => {
    const page = await site.open(BIG)
    await search(page).fill('malbec')
    const plate = found(page)
      .getByRole('link', { name: /malbec/i })
      .first()
    await plate.click()
    await page.getByRole('dialog', { name: /malbec/i }).waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await plate.waitFor()
    expect(await search(page).inputValue()).toBe('malbec')
  })

  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('stays in sight in a menu of more than 100 plates, and only there (%s)', async (_, viewport) => {
    const page = await site.open(BIG, { viewport })
    const under = async () => {
      await page.mouse.wheel(0, 2000)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
      return (await search(page).boundingBox())?.y ?? 0
    }
    const header = await page.getByRole('banner').boundingBox()
    const y = await under()
    expect(y).toBeGreaterThanOrEqual(header?.height ?? 0)
    expect(y).toBeLessThan(150)
    await page.goto(MENU)
    expect(await under()).toBeLessThan(0)
  })
})

describe('the page of a category', () => {
  test('has the search of the whole menu', async () => {
    const page = await site.open(`${MENU}/postres`)
    await search(page).fill('milanesa')
    await found(page)
      .getByRole('link', { name: /Milanesa/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Borrar búsqueda' }).click()
    await page.getByRole('heading', { name: 'Flan casero' }).waitFor()
  })

  test('leads to the categories before and after it', async () => {
    const page = await site.open(MENU)
    const bar = page.getByRole('navigation', { name: 'Categorías' }).getByRole('link')
    const [first = '', second = '', third = ''] = await bar.allTextContents()
    await page.goto(`${MENU}/empanadas`)
    const around = page.getByRole('navigation', { name: 'Otras categorías' })
    expect(first).toBe('Empanadas')
    expect(await around.getByRole('link').allTextContents()).toEqual([second])
    await around.getByRole('link', { name: `${second}, categoría siguiente` }).click()
    await page.getByRole('heading', { level: 1, name: second }).waitFor()
    await expect.poll(() => around.getByRole('link').allTextContents()).toEqual([first, third])
    await around.getByRole('link', { name: `${first}, categoría anterior` }).click()
    await page.getByRole('heading', { level: 1, name: first }).waitFor()
  })
})

describe('a slider', () => {
  const on = (page: Page) => page.getByRole('button', { name: 'Siguientes de Lo más destacado' })
  const back = (page: Page) => page.getByRole('button', { name: 'Anteriores de Lo más destacado' })

  test('has arrows for a mouse, of which the one to a side without more does nothing', async () => {
    const page = await site.open(MENU, { viewport: DESKTOP })
    const last = page.getByRole('list', { name: 'Lo más destacado' }).getByRole('listitem').last()
    const isSeen = () =>
      last.evaluate((item) => {
        const list = item.parentElement?.getBoundingClientRect()
        return item.getBoundingClientRect().right <= (list?.right ?? 0)
      })
    await on(page).waitFor()
    const rightOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().right)
    expect(await rightOf(on(page))).toBe(await rightOf(page.getByRole('searchbox').locator('..')))
    expect(await back(page).isDisabled()).toBe(true)
    expect(await isSeen()).toBe(false)
    await on(page).click()
    await expect.poll(() => back(page).isEnabled()).toBe(true)
    while ((await on(page).isEnabled()) && !(await isSeen())) await on(page).click()
    await expect.poll(() => on(page).isDisabled()).toBe(true)
    expect(await isSeen()).toBe(true)
  })

  test('has none for a finger', async () => {
    const page = await site.open(MENU, { hasTouch: true, isMobile: true })
    await page.waitForLoadState('networkidle')
    expect(await on(page).count()).toBe(0)
  })
})

describe('what floats', () => {
  test('[CHAT-01] the chat stands beside a menu, and not on a plate, the cart, the checkout', async () => {
    const page = await site.open(MENU)
    const chat = page.getByRole('button', { name: /^Pedir ayuda a / })
    await chat.waitFor()
    for (const path of [
      `${MENU}/postres/flan-casero`,
      '/menu/la-esquina/preview',
      '/menu/la-esquina/checkout',
    ]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await chat.count()).toBe(0)
    }
  })
})
