import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

import { openWithCart } from '../support/open-with-cart.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

const MENU = '/menu/la-esquina/Para%20llevar'

/** Holds back the scripts of every page from here on. @returns lets them arrive */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await arrival
    await route.fallback()
  })
  return arrive
}

async function sizeOf(control: Locator) {
  const { width, height } = (await control.boundingBox()) ?? {}
  return { width, height }
}

test('[CART-01] [CART-04] before the scripts are there links lead on and controls wait; then the plate joins the order of before', async () => {
  const page = await openWithCart(site, { path: `${MENU}/empanadas/empanada-de-pollo` })
  const arrive = await holdScripts(page)
  await page.goto('/menu/la-esquina', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Para llevar' }).click()
  const search = page.getByRole('searchbox', { name: 'Buscar en el menú' })
  const more = page.getByRole('button', { name: 'Agregar uno de Empanada de jamón y queso', exact: true })
  for (const control of [search, more, page.getByRole('button', { name: 'Abrir mi cuenta' })])
    expect(await control.isDisabled()).toBe(true)
  // a '+' that is not live lies under the link of its plate
  await more.click({ force: true })
  await page.getByRole('heading', { level: 1, name: 'Empanada de jamón y queso' }).waitFor()
  const notes = page.getByRole('textbox', { name: 'Aclaraciones' })
  const add = page.getByRole('button', { name: /^Agregar · / })
  for (const control of [notes, add]) expect(await control.isDisabled()).toBe(true)
  const waiting = await sizeOf(add)
  arrive()
  await notes.fill('Sin sal')
  expect(await sizeOf(add)).toEqual(waiting)
  await add.click()
  await page.getByText('Ítem agregado al pedido!').waitFor()
  await page.getByRole('link', { name: /^Ver pedido 2 / }).click()
  const lines = page.getByRole('main').getByRole('button', { name: /^Editar / })
  await expect.poll(() => lines.count()).toBe(2)
  await page.getByText('Sin sal').waitFor()
})
