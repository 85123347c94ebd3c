import type { Page } from 'playwright'
import { expect } from 'vitest'

import { field, send } from '../support/checkout.ts'
import { button, codeBox, codeModal } from '../support/codes.ts'
import { addressDialog, streetField } from '../support/address.ts'
import { arriveAt, expectFocus, pressOn, tabTo, typeInto } from './keyboard.ts'

/** From the order modes of La Esquina to the checkout with a steak. */
export async function orderSteak(page: Page, mode: string): Promise<void> {
  const main = page.getByRole('main')
  await pressOn(page, main.getByRole('link', { name: mode, exact: true }))
  await arriveAt(page, 'Lo más destacado')
  // the focus is on no control yet: the first one is reached by Tab
  await page.keyboard.press('Tab')
  await typeInto(page, page.getByRole('searchbox'), 'bife')
  const found = page.getByRole('region', { name: 'Platos encontrados' })
  await pressOn(page, found.getByRole('link', { name: 'Bife de chorizo' }))
  await arriveAt(page, 'Bife de chorizo')
  await chooseSteak(page)
  await pressOn(page, page.getByRole('button', { name: /^Agregar · / }))
  await page.getByRole('status').filter({ hasText: 'Ítem agregado al pedido!' }).waitFor()
  await pressOn(page, page.getByRole('link', { name: /^Ver pedido/ }))
  await arriveAt(page, 'Mi pedido')
  await pressOn(page, main.getByRole('link', { name: 'Continuar' }))
  await send(page).waitFor()
  await arriveAt(page, 'Mis datos')
}

/** One press of Tab for each group, an arrow to choose in it. */
async function chooseSteak(page: Page): Promise<void> {
  const [point, garnish] = [/Punto/, /Guarnici/].map((name) =>
    page.getByRole('group', { name }).getByRole('radio'),
  )
  if (point === undefined || garnish === undefined) throw new Error('No choices')
  await pressOn(page, point.first(), 'Space')
  await page.keyboard.press('ArrowDown')
  expect(await point.nth(1).isChecked()).toBe(true)
  await pressOn(page, garnish.first(), 'Space')
  await pressOn(page, page.getByRole('button', { name: /^Agregar uno de / }).last(), 'Space')
}

export async function typeCustomer(page: Page): Promise<void> {
  await typeInto(page, field(page, 'Nombre'), 'Ana Pérez')
  await typeInto(page, field(page, 'Teléfono'), '11 5555-1234')
}

/** Tomorrow at noon, by the arrows and by what is typed over the list. */
export async function chooseSlot(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('radio', { name: 'En el momento' }), 'ArrowDown')
  expect(await page.getByRole('radio', { name: 'Programado' }).isChecked()).toBe(true)
  const day = page.getByRole('combobox', { name: 'Día', exact: true })
  const hour = page.getByRole('combobox', { name: 'Hora', exact: true })
  await tabTo(page, day)
  await expect.poll(() => day.getByRole('option').count()).toBeGreaterThan(1)
  await page.keyboard.press('ArrowDown')
  await tabTo(page, hour)
  await expect.poll(() => hour.getByRole('option').allInnerTexts()).toContain('12:00 hs')
  await page.keyboard.type('12:00')
  expect(await hour.inputValue()).toBe('12:00')
}

/** The address of the order, in the modal that its button opens; the focus is back on the button afterwards. */
export async function chooseAddress(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Ingresa tu dirección' }))
  const dialog = addressDialog(page)
  await typeInto(page, streetField(page), 'guardia vieja 3602')
  // not what a part of it brings, typed with a pause
  await dialog
    .getByRole('option', { name: /Guardia Vieja 3602/ })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await pressOn(page, dialog.getByRole('button', { name: 'Guardar dirección' }))
  await dialog.waitFor({ state: 'hidden' })
  const now = page.getByRole('button', { name: /Guardia Vieja 3602/ })
  await expectFocus(now, 'the button has the address and the focus')
}

/** A code, in the modal that its button opens; the button then changes the code, and has the focus. */
export async function applyByKeys(page: Page, code: string): Promise<void> {
  await pressOn(page, button(codeBox(page), 'Ingresar código'))
  await typeInto(page, codeModal(page).getByRole('textbox', { name: 'Código' }), code)
  await page.keyboard.press('Enter')
  await pressOn(page, button(codeModal(page), 'Continuar'))
  await codeModal(page).waitFor({ state: 'hidden' })
  await expectFocus(button(codeBox(page), 'Cambiar código'))
}
