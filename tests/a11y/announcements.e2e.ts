import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { addToCart } from '../support/diner.ts'
import { useSite } from '../support/site.ts'

const TAKE_AWAY = '/menu/la-esquina/Para%20llevar'
const CHICKEN = { path: `${TAKE_AWAY}/empanadas/empanada-de-pollo` }
const CHEESE = { path: `${TAKE_AWAY}/empanadas/empanada-de-jamon-y-queso` }

/** From now on everything that live regions say is noted down. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const note = ({ target }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest('[role=status],[role=alert],[aria-live],output')
      const text = region?.textContent?.trim()
      if (text !== undefined && text !== '') said.push(text)
    }
    new MutationObserver((changes) => changes.forEach(note)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
const said = (page: Page) =>
  page.evaluate(() => (window as Window & { said?: string[] }).said?.splice(0) ?? [])

describe('what a screen reader hears of the cart', () => {
  const site = useSite()

  test('quantities and removals are said; the focus stays with the lines', async () => {
    const page = await site.open('/menu/la-esquina')
    await addToCart(page, CHICKEN)
    await addToCart(page, CHEESE)
    await page.goto('/menu/la-esquina/preview')
    const lines = page.getByRole('list', { name: 'Mi pedido' }).getByRole('listitem')
    await expect.poll(() => lines.count()).toBe(2)
    await listen(page)
    await page.getByRole('button', { name: 'Agregar uno de Empanada de pollo' }).click()
    await expect.poll(() => said(page)).toContain('2')
    await page.getByRole('button', { name: 'Quitar uno de Empanada de pollo' }).click()
    await expect.poll(() => said(page)).toContain('1')
    await page.getByRole('button', { name: 'Quitar Empanada de pollo del pedido' }).press('Enter')
    await expect.poll(() => said(page)).toContain('Quitaste Empanada de pollo del pedido')
    const name = () => page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? '')
    await expect.poll(name).toContain('Empanada de jamón y queso')
    await page.getByRole('button', { name: /^Quitar Empanada de jam.n y queso del pedido/ }).press('Enter')
    await page.getByRole('heading', { name: 'Tu pedido está vacío.' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})
