import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { openAccount } from '../support/account.ts'
import { knowAddress } from '../support/location.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
const items = (page: Page) => list(page, 'Elige tu local').getByRole('listitem')
const card = (page: Page, name: string) =>
  items(page).filter({ has: page.getByRole('link', { name, exact: true }) })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar Local' })

describe('company', () => {
  test('[COMP-01b] [COMP-01c] branches come 99 at a time, are appended, and end with a word', async () => {
    const page = await site.open('/menu/grupo-sabores')
    const cards = list(page, 'Elige tu local').getByRole('link')
    await cards.first().waitFor()
    expect(await cards.count()).toBe(99)
    expect(await page.getByText('No hay más locales').count()).toBe(0)
    await page.getByRole('button', { name: 'Ver más locales' }).click()
    await page.getByText('No hay más locales').waitFor()
    expect(await cards.count()).toBe(120)
    expect(await page.getByRole('button', { name: 'Ver más locales' }).count()).toBe(0)
    await expect.poll(() => cards.nth(99).evaluate((link) => link === document.activeElement)).toBe(true)
  })

  test('[COMP-01] a page that does not arrive is said so and asked for again', async () => {
    const page = await site.open('/menu/grupo-sabores', { expected: [/503/] })
    await page.route('**/branches?*', (route) => route.fulfill({ status: 503, body: '' }), { times: 3 })
    await page.getByRole('button', { name: 'Ver más locales' }).click()
    await page.getByText('No pudimos cargar más locales.').waitFor()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByText('No hay más locales').waitFor()
  })

  test('[COMP-01e] [ACCT-01c] choosing a branch goes to its alias; until then there are no orders to list', async () => {
    const page = await site.open('/menu/grupo-sabores')
    const panel = await openAccount(page)
    expect(await panel.getByRole('button', { name: 'Mis pedidos' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    const link = page.getByRole('link', { name: 'Chifa Luna Miraflores' })
    expect(await link.getAttribute('href')).toBe('/menu/chifa-luna-miraflores')
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Chifa Luna Miraflores' }).waitFor()
  })

  test('[COMP-01] the search asks the server, which finds what the first page does not hold', async () => {
    const page = await site.open('/menu/grupo-sabores')
    await list(page, 'Elige tu local').getByRole('link').first().waitFor()
    const names = await list(page, 'Elige tu local').getByRole('link').allInnerTexts()
    await page.getByRole('button', { name: 'Ver más locales' }).click()
    await page.getByText('No hay más locales').waitFor()
    const hidden = (await list(page, 'Elige tu local').getByRole('link').allInnerTexts()).find(
      (name) => !names.includes(name),
    )
    if (hidden === undefined) throw new Error('the second page holds what the first does not')
    await page.goto('/menu/grupo-sabores')
    expect(await card(page, hidden).count()).toBe(0)
    await search(page).fill(hidden.toUpperCase())
    await page.getByRole('status').filter({ hasText: '1 local encontrado' }).waitFor()
    expect(await list(page, 'Elige tu local').getByRole('link').allInnerTexts()).toEqual([hidden])
  })

  test('[COMP-01] nothing found says so and leads back to all of them', async () => {
    const page = await site.open('/menu/grupo-sabores')
    await search(page).fill('xqzw')
    await page.getByRole('heading', { name: 'Ningún local coincide con tu búsqueda.' }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Borrar búsqueda' }).last().click()
    await page.getByRole('button', { name: 'Ver más locales' }).waitFor()
    expect(await items(page).count()).toBe(99)
  })

  test('[COMP-01a] a card shows logo, name, address and state; open branches come first', async () => {
    const page = await site.open('/menu/grupo-sabores')
    const sandwich = card(page, 'La Sanguchera Miraflores')
    await sandwich.getByText(/^Avenida Larco \d+, Miraflores$/).waitFor()
    await sandwich.getByText('Abierto', { exact: true }).waitFor()
    await sandwich.getByText('Cierra a las 00:00').waitFor()
    const logo = sandwich.locator('img')
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await card(page, 'Chifa Luna Miraflores').getByText('Abre a las 12:00').waitFor()
    const open = (await items(page).allInnerTexts()).map((text) => text.includes('Abierto'))
    expect([open[0], open.at(-1)]).toEqual([true, false])
    expect(open.toSorted((a, b) => Number(b) - Number(a))).toEqual(open)
    expect(await items(page).getByText(/ km$/).count()).toBe(0)
  })

  test('[COMP-01] an address that the diner gives puts the nearest first, with their distance', async () => {
    const page = await site.open('/menu/grupo-sabores')
    await page.getByRole('heading', { name: '¿Dónde estás?' }).waitFor()
    await page.getByRole('button', { name: 'Ingresa tu dirección' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Dirección' }).fill('larco 1300')
    await dialog.getByRole('option', { name: /Larco 1300/ }).click()
    await dialog.getByRole('button', { name: 'Guardar dirección' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const first = items(page).first()
    await first.getByText(/^0,\d km$/).waitFor()
    expect(await first.getByRole('link').innerText()).toBe('La Sanguchera Miraflores')
  })

  test('[COMP-01] all pages of a list near an address have one order, and no branch twice', async () => {
    const page = await site.open('/menu')
    await knowAddress(page, 'Avenida Larco 1300, Miraflores', -12.12, -77.03)
    await page.goto('/menu/grupo-sabores')
    await items(page).first().getByText(/ km$/).waitFor()
    await page.getByRole('button', { name: 'Ver más locales' }).click()
    await page.getByText('No hay más locales').waitFor()
    const rows = (await items(page).allInnerTexts()).map((text) => ({
      closed: text.includes('Cerrado'),
      km: Number(/(\d+,\d) km/.exec(text)?.[1]?.replace(',', '.')),
    }))
    expect(rows.toSorted((a, b) => Number(a.closed) - Number(b.closed) || a.km - b.km)).toEqual(rows)
    const names = await list(page, 'Elige tu local').getByRole('link').allInnerTexts()
    expect(new Set(names).size).toBe(120)
  })

  test('[COMP-01d] a company without branches says so', async () => {
    const page = await site.open('/menu')
    await knowAddress(page, 'Avenida Larco 1300, Miraflores', -12.12, -77.03)
    const empty = { branches: [], total: 0, offset: 0, pageSize: 99, asOf: '2026-11-18T15:30:00.000Z' }
    await page.route('**/branches?*', (route) => route.fulfill({ json: empty }))
    await page.goto('/menu/grupo-sabores')
    await page.getByRole('heading', { name: 'Esta marca todavía no tiene locales.' }).waitFor()
    expect(await page.getByRole('searchbox').count()).toBe(0)
  })
})
