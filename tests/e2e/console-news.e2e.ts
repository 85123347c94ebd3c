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
  const seen = page.getByRole('button', { name: 'Visto' })
  // whoever goes there by the keyboard finds it
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) await page.keyboard.press(key)
  await seen.press('Enter')
  await said.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Pedidos' }).click()
  await page.getByRole('button', { name: 'Apagar sonido' }).waitFor()
  await expect.poll(() => page.title()).toMatch(/^\(1\) Pedidos/)
  expect(await played(page)).toBe(4)
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

test('the words for a new order lie over the board, so that no button moves away under a finger', async () => {
  const { code } = await placeOrder(site.server, VENUE, ORDER)
  await moveElsewhere(site.server, code, { status: 'ACCEPTED' })
  await placeOrder(site.server, VENUE, ORDER)
  const page = await openConsole(site, VENUE, { viewport: DESKTOP })
  const step = orderRow(page, code).getByRole('button', { name: /^Listo/ })
  await page.getByRole('heading', { name: /^Nuevos/ }).waitFor()
  const place = await step.boundingBox()
  await placeOrder(site.server, VENUE, ORDER)
  const said = page.getByRole('status').getByText('Hay 1 pedido nuevo')
  await said.waitFor()
  expect(await step.boundingBox()).toEqual(place)
  await step.click()
  await said.waitFor({ state: 'hidden' })
})
