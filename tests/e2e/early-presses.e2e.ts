import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { openWithCart } from '../support/open-with-cart.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

const MENU = '/menu/la-esquina/Para%20llevar'

/** Opens a page whose scripts are still on their way. @returns lets them arrive */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await arrival
    await route.fallback()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return arrive
}

test('what is chosen and pressed before the program is there is answered when it comes, once', async () => {
  const page = await site.open('/menu/la-esquina')
  // its program is there before the end of a slow page
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', (event) => event.stopImmediatePropagation(), true),
  )
  const arrive = await openBeforeScripts(page, `${MENU}/milanesas/milanesa-napolitana`)
  for (const choice of ['Papas fritas', /Puré de calabaza/, 'Papas fritas'])
    await page.getByRole('radio', { name: choice }).check()
  await page.getByRole('textbox', { name: 'Aclaraciones' }).fill('Sin sal')
  const add = page.getByRole('button', { name: /^Agregar · / })
  await add.click()
  await add.click()
  expect(await add.getAttribute('aria-busy')).toBe('true')
  await page.evaluate(() => {
    const answered: string[] = []
    Object.assign(window, { answered })
    const hear = ({ target }: Event) => {
      if (target instanceof HTMLInputElement)
        answered.push(target.labels?.[0]?.innerText.split('\n')[0] ?? '')
    }
    document.addEventListener('click', hear, true)
  })
  arrive()
  await page.getByText('Ítem agregado al pedido!').waitFor()
  // one is answered in a frame
  const answered = await page.evaluate(async () => {
    for (let frames = 0; frames < 20; frames += 1) await new Promise(requestAnimationFrame)
    return (window as unknown as { answered: string[] }).answered
  })
  expect(answered).toEqual(['Puré de calabaza', 'Papas fritas'])
  await page.unroute(/\.js$/)
  await page.goto('/menu/la-esquina/preview')
  const lines = page.getByRole('main').getByRole('button', { name: /^Editar / })
  await expect.poll(() => lines.count()).toBe(1)
  await lines.click()
  const modal = page.getByRole('dialog', { name: 'Milanesa napolitana' })
  await expect.poll(() => modal.getByRole('radio', { name: 'Papas fritas' }).isChecked()).toBe(true)
  expect(await modal.getByRole('textbox', { name: 'Aclaraciones' }).inputValue()).toBe('Sin sal')
})

test('[CART-04] a plate that is added before the program is there joins the order of before', async () => {
  const page = await openWithCart(site, { path: `${MENU}/empanadas/empanada-de-pollo` })
  const arrive = await openBeforeScripts(page, `${MENU}/empanadas/empanada-de-jamon-y-queso`)
  await page.getByRole('button', { name: /^Agregar · / }).click()
  arrive()
  await page.getByText('Ítem agregado al pedido!').waitFor()
  await page.unroute(/\.js$/)
  await page.goto('/menu/la-esquina/preview')
  const lines = page.getByRole('main').getByRole('button', { name: /^Editar / })
  await expect.poll(() => lines.count()).toBe(2)
})

test('what another program brings along is left to it', async () => {
  const page = await site.open(MENU)
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'De otro'
    button.addEventListener('click', () => (button.textContent = 'Respondido'))
    document.body.append(button)
  })
  await page.getByRole('button', { name: 'De otro' }).click()
  await page.getByRole('button', { name: 'Respondido' }).waitFor()
})
