import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** A plate by its address, and what is chosen of it. */
export interface Wish {
  path: string
  quantity?: number
  choices?: readonly string[]
}

/** Opens a plate as a diner does, chooses, and adds it to the cart. */
export async function addToCart(page: Page, { path, quantity = 1, choices = [] }: Wish): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const choice of choices) await page.getByRole('radio', { name: choice }).first().check()
  await page.getByRole('button', { name: /^Agregar · / }).waitFor()
  const more = page.getByRole('button', { name: /^Agregar uno de / }).last()
  for (let count = 1; count < quantity; count += 1) await more.click()
  // the toast goes by itself: it is waited for from before the press
  await Promise.all([
    page.getByText('Ítem agregado al pedido!').waitFor(),
    page.getByRole('button', { name: /^Agregar · / }).click(),
  ])
}

/** What axe finds wrong on the page, in words. From its top: what a sticky header covers half is no small target. */
export async function audit(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0))
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
