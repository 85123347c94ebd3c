import { rmSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'

import { addToCart } from '../support/diner.ts'
import { editedTenants, editMenu } from '../support/edited-tenants.ts'
import { DESKTOP, useSite } from '../support/site.ts'

const MENU = '/menu/la-esquina/Para%20llevar'
const BIG = '/menu/mercado-grande/Pasar%20a%20buscar'

const filters = (page: Page) => page.getByRole('button', { name: /^Filtros/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Filtrar el menú' })
const plate = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** Chooses in the dialog and shows what is left. */
async function choose(page: Page, names: readonly string[]): Promise<void> {
  await filters(page).click()
  for (const name of names) await dialog(page).getByRole('checkbox', { name, exact: true }).check()
  await dialog(page)
    .getByRole('button', { name: /^Ver [\d.]+ (?:plato|producto)/ })
    .click()
  await dialog(page).waitFor({ state: 'hidden' })
}

/** What the page's main thread has worked so far, by its own clock: what waits for the machine counts for nothing. @units ms */
async function mainThread(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const spent = metrics.find(({ name }) => name === 'TaskDuration')
    if (!spent) throw new Error('The browser does not tell')
    return spent.value * 1000
  }
}

describe('the menu by allergens and diets', () => {
  const site = useSite()

  test('leaves what does not suit, says how many are left, and lets go of it again', async () => {
    const page = await site.open(MENU)
    await plate(page, 'Milanesa napolitana').first().waitFor()
    await choose(page, ['Sin TACC'])
    const count = page.getByRole('status').filter({ hasText: /platos coinciden$/ })
    await count.waitFor()
    expect(await plate(page, 'Milanesa napolitana').count()).toBe(0)
    expect(await plate(page, 'Bife de chorizo').count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Quitar el filtro Sin TACC' }).click()
    await plate(page, 'Milanesa napolitana').first().waitFor()
    await expect.poll(() => count.count()).toBe(0)
    // the chip took itself away; the focus is on what stands beside it
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Filtros')
  })

  test('stays through a reload, works with the search, and touches no cart', async () => {
    const page = await site.open(MENU, { viewport: DESKTOP })
    await addToCart(page, { path: `${MENU}/empanadas/empanada-de-pollo` })
    await page.goto(MENU)
    await choose(page, ['Vegano', 'Sin leche'])
    await page.reload()
    await page.getByRole('button', { name: 'Filtros, 2 activos' }).waitFor()
    await expect.poll(() => plate(page, 'Empanada de pollo').count()).toBe(0)
    await page.getByRole('searchbox').fill('empanada')
    await expect.poll(() => plate(page, 'Empanada de pollo').count()).toBe(0)
    const cart = page.getByRole('region', { name: 'Mi pedido' })
    expect(await cart.getByText('Empanada de pollo').count()).toBe(1)
  })

  test('nothing left: says so before it is pressed; the chips lead back', async () => {
    const page = await site.open('/menu/sushi-nami/Despacho')
    await filters(page).click()
    const modal = dialog(page)
    await modal.getByRole('checkbox').first().waitFor()
    for (const one of await modal.getByRole('checkbox').all()) await one.check()
    await modal.getByText('Ningún plato coincide').waitFor()
    await modal.getByRole('button', { name: 'Quitar filtros' }).click()
    await modal.getByRole('button', { name: /^Ver \d+ platos/ }).waitFor()
  })

  test('the page of a category counts its own plates, says when none is left, and leaves the count of a search to the search', async () => {
    const page = await site.open(`${MENU}/pastas`)
    await choose(page, ['Vegano', 'Sin TACC', 'Sin huevo'])
    await page.getByRole('heading', { name: 'Ningún plato coincide con tus filtros.' }).waitFor()
    await page.getByText('0 platos coinciden').waitFor()
    await page.getByRole('searchbox').fill('arroz')
    await plate(page, 'Arroz con azafrán').waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: /encontrados?$/ })
      .waitFor()
    expect(await page.getByText(/platos coinciden$/).count()).toBe(0)
    await page.getByRole('button', { name: 'Borrar búsqueda' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Quitar filtros' }).click()
    await page.getByRole('list', { name: 'Pastas' }).getByRole('listitem').first().waitFor()
  })

  test('a plate says what it contains, and a chosen garnish that the filter leaves out is named', async () => {
    const page = await site.open(MENU)
    await choose(page, ['Sin leche'])
    await plate(page, 'Bife de chorizo').first().click()
    await page.getByText('No contiene ninguno de los 14 alérgenos.').waitFor()
    await page.getByRole('radio', { name: /Puré de calabaza/ }).check()
    await page.getByText('Puré de calabaza contiene leche, que quitaste en los filtros.').waitFor()
    await page.getByRole('radio', { name: 'Papas fritas' }).check()
    await expect.poll(() => page.getByText(/que quitaste en los filtros/).count()).toBe(0)
  })

  test('a thousand plates are filtered and searched without a pause', async () => {
    const page = await site.open(BIG)
    // one choice, though plates declare both the diet and the allergen
    await choose(page, ['Sin gluten'])
    await page
      .getByRole('status')
      .filter({ hasText: /productos coinciden$/ })
      .waitFor()
    const worked = await mainThread(page)
    const search = page.getByRole('searchbox')
    const marks = [await worked()]
    for (const letter of 'manzana') {
      await search.pressSequentially(letter)
      // time for what the letter brings; what is drawn later still counts, with the next one
      await page.evaluate(async () => {
        await new Promise((done) => {
          requestIdleCallback(done)
        })
      })
      marks.push(await worked())
    }
    await page
      .getByRole('status')
      .filter({ hasText: /encontrados?$/ })
      .waitFor()
    marks.push(await worked())
    const each = marks.slice(1).map((mark, index) => mark - (marks[index] ?? 0))
    // slower than on a phone; what keeps a keyboard waiting for half a second is a fault anywhere
    expect(Math.max(...each)).toBeLessThan(500)
  })
})

describe('a venue that declares nothing', () => {
  const tenantsDir = editedTenants({
    'la-esquina': () => undefined,
    'sushi-nami': (branch) => {
      branch.generalConfig = { menuConfig: { plateDetailInModal: true, platesInMainView: false } }
    },
  })
  editMenu(tenantsDir, 'sushi-nami', ({ categories, garnishGroups = [] }) => {
    for (const { plates } of categories) for (const one of plates) undeclare(one)
    for (const { garnishes } of garnishGroups) for (const one of garnishes) undeclare(one)
  })
  const site = useSite({ tenantsDir })
  afterAll(() => rmSync(tenantsDir, { recursive: true }))

  test('[HOME-03] is seen whole by who filtered another; what was chosen is still chosen there', async () => {
    const page = await site.open(MENU)
    await choose(page, ['Sin TACC'])
    await page.goto('/menu/sushi-nami/Despacho')
    expect(await filters(page).count()).toBe(0)
    const card = page.getByRole('link', { name: 'Tablas', exact: true })
    await card.click()
    await page.getByRole('heading', { level: 1, name: 'Tablas' }).waitFor()
    const plates = page.getByRole('list', { name: 'Tablas' }).getByRole('link')
    await expect.poll(() => plates.count()).toBe(3)
    await page.getByRole('link', { name: 'Ver todo el menú' }).click()
    await card.waitFor()
    await page.goto(MENU)
    await page.getByRole('button', { name: 'Quitar el filtro Sin TACC' }).waitFor()
    await expect.poll(() => plate(page, 'Milanesa napolitana').count()).toBe(0)
  })
})

function undeclare(one: { allergens?: unknown; diets?: unknown }): void {
  delete one.allergens
  delete one.diets
}
