import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { moveElsewhere, openConsole, orderRow } from '../support/console.ts'
import { countNotes, played } from '../support/notes.ts'
import { placeOrder, placeOrderAs } from '../support/orders.ts'
import { DESKTOP, useSite } from '../support/site.ts'

const site = useSite()
const VENUE = 'la-esquina'
const ORDER = { choices: [{ plate: 'empanada-de-pollo', quantity: 2 }] }

/** The console of the venue with its sound on. */
async function loudConsole() {
  const page = await openConsole(site, VENUE)
  await countNotes(page)
  await page.reload()
  await page.getByRole('button', { name: 'Activar sonido' }).click()
  await expect.poll(() => played(page)).toBe(2)
  return page
}

test('a new order is told of, in words, by the title and by the sound, also on the books, and the sound stays on', async () => {
  const page = await loudConsole()
  await page.getByRole('link', { name: 'Caja' }).click()
  await page.getByRole('heading', { name: /^Caja del/ }).waitFor()
  expect(await page.title()).toMatch(/^Caja/)
  await placeOrder(site.server, VENUE, ORDER)
  const said = page.getByRole('status').getByText('Hay 1 pedido nuevo')
  await said.waitFor()
  await expect.poll(() => page.title()).toMatch(/^\(1\) Caja/)
  await expect.poll(() => played(page)).toBe(4)
  // the tab key leads there, and does not count as a look
  await page.locator('#content').focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Visto')
  await page.keyboard.press('Enter')
  await said.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  await page.getByRole('link', { name: 'Pedidos' }).click()
  await page.getByRole('button', { name: 'Apagar sonido' }).waitFor()
  await expect.poll(() => page.title()).toMatch(/^\(1\) Pedidos/)
  expect(await played(page)).toBe(4)
})

test('a press in a dialog is no look at what came meanwhile, and the dialog tells of it to eyes and ears', async () => {
  const page = await loudConsole()
  await page.getByRole('button', { name: 'Agotados' }).click()
  const sheet = page.getByRole('dialog', { name: 'Productos agotados' })
  const plate = sheet.getByRole('checkbox', { name: 'Empanada de pollo' })
  await plate.waitFor()
  await placeOrder(site.server, VENUE, ORDER)
  await sheet
    .getByRole('region', { name: 'Avisos' })
    .getByRole('status')
    .getByText('Hay 1 pedido nuevo')
    .waitFor()
  await expect.poll(() => played(page)).toBe(4)
  for (const isOut of [true, false]) {
    const told = page.waitForResponse((answer) => answer.request().method() !== 'GET')
    await plate.click()
    await told
    await expect.poll(() => plate.isChecked()).toBe(isOut)
  }
  await sheet.getByRole('button', { name: 'Cerrar' }).first().click()
  await sheet.waitFor({ state: 'detached' })
  const seen = page.getByRole('button', { name: 'Visto' })
  expect(await seen.isVisible()).toBe(true)
  await page.getByRole('heading', { name: /^Nuevos/ }).click()
  await seen.waitFor({ state: 'hidden' })
})

test('[FUP-03] a wish to cancel an order that is being prepared is told of, and stands on its closed row', async () => {
  const diner = await site.open('/menu/la-esquina')
  const { code } = await placeOrderAs(diner, VENUE, ORDER)
  await moveElsewhere(site.server, code, { status: 'ACCEPTED' })
  const page = await loudConsole()
  const row = orderRow(page, code)
  await row.waitFor()
  const data = { code, errorType: 'CANCEL', text: 'Me equivoqué de dirección' }
  expect((await diner.request.post('/api/diner/order/followup', { data })).ok()).toBe(true)
  await page.getByRole('status').getByText('Un cliente pide cancelar').waitFor()
  await row.getByText('El cliente pide cancelar', { exact: true }).waitFor()
  await expect.poll(() => page.title()).toMatch(/^\(\d\) Pedidos/)
  await expect.poll(() => played(page)).toBe(4)
})

/** The buttons beside the title on screens of several widths: where they are, and whether a finger reaches them there. */
async function headButtons(page: Page) {
  const found = []
  for (const width of [320, 412, 768, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const buttons = await page.locator('header:has(h1) :is(a, button)').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const corners = [x + 2, x + width - 2].map((left) => document.elementFromPoint(left, y + height / 2))
        return { name: one.textContent, x, y, isReached: corners.every((hit) => one.contains(hit)) }
      }),
    )
    found.push(...buttons.map((button) => ({ width, ...button })))
  }
  return found
}

test.each(['Pedidos', 'Caja'])('news move no button beside the title and cover none: %s', async (title) => {
  const diner = await site.open('/menu/la-esquina')
  const { code } = await placeOrderAs(diner, VENUE, ORDER)
  await moveElsewhere(site.server, code, { status: 'ACCEPTED' })
  const page = await openConsole(site, VENUE, { viewport: DESKTOP })
  if (title === 'Caja') await page.getByRole('link', { name: title }).click()
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  const before = await headButtons(page)
  await placeOrder(site.server, VENUE, ORDER)
  const data = { code, errorType: 'CANCEL', text: 'Me equivoqué de dirección' }
  expect((await diner.request.post('/api/diner/order/followup', { data })).ok()).toBe(true)
  const said = page.getByRole('status').getByText('Hay 1 pedido nuevo · Un cliente pide cancelar')
  await said.waitFor()
  expect(await headButtons(page)).toEqual(before)
  expect(before.filter(({ isReached }) => !isReached)).toEqual([])
  await page.getByRole('button', { name: 'Visto' }).press('Enter')
  await said.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
})
