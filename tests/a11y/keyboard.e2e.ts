import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { addToCart } from '../support/diner.ts'
import { useSite } from '../support/site.ts'
import { isFocused, pressOn, tabTo, typeInto } from './keyboard.ts'

const DELIVERY = '/menu/la-esquina/Delivery'
const TAKE_AWAY = '/menu/la-esquina/Para%20llevar'
const site = useSite()

/** A press, click or touch fails the test: what follows is done by keys. */
async function withoutPointer(page: Page): Promise<() => Promise<number>> {
  const watch = () => {
    const seen = { count: 0 }
    Object.assign(window, { pointerEvents: seen })
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
      window.addEventListener(type, () => (seen.count += 1), true)
    }
  }
  await page.addInitScript(watch)
  await page.evaluate(watch)
  return () =>
    page.evaluate(() => (window as unknown as { pointerEvents: { count: number } }).pointerEvents.count)
}

describe('an order by keyboard alone', () => {
  test('from the skip link to the follow-up', async () => {
    const page = await site.open('/menu/la-esquina')
    const pointerEvents = await withoutPointer(page)
    await page.keyboard.press('Tab')
    expect(await isFocused(page.getByRole('link', { name: 'Ir al contenido' }))).toBe(true)
    await page.keyboard.press('Enter')
    await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Para llevar', exact: true }))
    const main = page.getByRole('main')
    await page.getByRole('heading', { name: 'Lo más destacado' }).waitFor()
    expect(await isFocused(main), 'a new page has the focus at its start').toBe(true)

    await page.keyboard.press('Tab')
    await pressOn(page, page.getByRole('searchbox'))
    await page.keyboard.type('bife')
    await pressOn(
      page,
      page.getByRole('region', { name: 'Platos encontrados' }).getByRole('link', { name: 'Bife de chorizo' }),
    )
    await page.getByRole('heading', { level: 1, name: 'Bife de chorizo' }).waitFor()
    // One press of Tab for each group, an arrow to choose in it.
    await tabTo(page, page.getByRole('group', { name: /Punto/ }).getByRole('radio').first())
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('group', { name: /Punto/ }).getByRole('radio').nth(1).isChecked()).toBe(true)
    await tabTo(
      page,
      page
        .getByRole('group', { name: /Guarnici/ })
        .getByRole('radio')
        .first(),
    )
    await page.keyboard.press('Space')
    await pressOn(page, page.getByRole('button', { name: /^Agregar uno de / }).last(), 'Space')
    await pressOn(page, page.getByRole('button', { name: /^Agregar · / }))
    await page.getByRole('status').filter({ hasText: 'Ítem agregado al pedido!' }).waitFor()

    await pressOn(page, page.getByRole('link', { name: /^Ver pedido/ }))
    await page.getByRole('heading', { level: 1, name: 'Mi pedido' }).waitFor()
    await pressOn(page, main.getByRole('link', { name: 'Continuar' }))

    const send = page.getByRole('button', { name: /^Realizar pedido · \$/ })
    await pressOn(page, send)
    // the first field refused
    await expect.poll(() => isFocused(page.getByRole('textbox', { name: 'Nombre' }))).toBe(true)
    await page.keyboard.type('Ana Pérez')
    await typeInto(page, page.getByRole('textbox', { name: 'Teléfono' }), '11 5555-1234')
    await pressOn(page, send)
    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    expect(await isFocused(main)).toBe(true)
    expect(await pointerEvents()).toBe(0)
  })

  test('[SCHED-01] for tomorrow at noon, with a tip', async () => {
    const page = await site.open('/menu')
    await addToCart(page, { path: `${TAKE_AWAY}/empanadas/empanada-de-pollo`, quantity: 4 })
    await page.goto('/menu/la-esquina/checkout')
    const pointerEvents = await withoutPointer(page)
    await tabTo(page, page.getByRole('radio', { name: 'En el momento' }))
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('radio', { name: 'Programado' }).isChecked()).toBe(true)
    const hour = page.getByRole('combobox', { name: 'Hora', exact: true })
    const day = page.getByRole('combobox', { name: 'Día', exact: true })
    await tabTo(page, day)
    await expect.poll(() => day.getByRole('option').count()).toBeGreaterThan(1)
    await page.keyboard.press('ArrowDown')
    await tabTo(page, hour)
    await expect.poll(() => hour.getByRole('option').allInnerTexts()).toContain('12:00 hs')
    await page.keyboard.type('12:00')
    expect(await hour.inputValue()).toBe('12:00')
    await typeInto(page, page.getByRole('textbox', { name: 'Nombre' }), 'Ana Pérez')
    await typeInto(page, page.getByRole('textbox', { name: 'Teléfono' }), '11 5555-1234')
    await tabTo(page, page.getByRole('radio', { name: 'Sin propina' }))
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('radio', { name: /^5 %/ }).isChecked()).toBe(true)
    const request = page.waitForRequest('**/api/order')
    await pressOn(page, page.getByRole('button', { name: /^Realizar pedido · \$/ }))
    expect((await request).postDataJSON()).toMatchObject({
      scheduledAt: '2026-11-19T15:00:00.000Z',
      tip: { type: 'PERCENT', value: 5 },
    })
    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    await page.getByText('Programado para Jueves 19/11, 12:00 hs').waitFor()
    expect(await pointerEvents()).toBe(0)
  })

  test('an address, from the button that opens its modal and back to it', async () => {
    const page = await site.open('/menu')
    await addToCart(page, { path: `${DELIVERY}/empanadas/empanada-de-pollo` })
    await page.goto('/menu/la-esquina/checkout')
    const pointerEvents = await withoutPointer(page)
    const opener = page.getByRole('button', { name: 'Ingresa tu dirección' })
    const dialog = page.getByRole('dialog', { name: '¿Dónde lo enviamos?' })
    await pressOn(page, opener)
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await isFocused(opener), 'Escape gives the focus back').toBe(true)

    await page.keyboard.press('Enter')
    const [typed, device] = [dialog.getByRole('tab').first(), dialog.getByRole('tab').last()]
    await tabTo(page, typed)
    await page.keyboard.press('ArrowRight')
    expect(await device.getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Home')
    expect(await typed.getAttribute('aria-selected')).toBe('true')
    await typeInto(page, dialog.getByRole('combobox', { name: 'Dirección' }), 'corrientes 2600')
    await dialog.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await pressOn(page, dialog.getByRole('button', { name: 'Guardar dirección' }))
    await dialog.waitFor({ state: 'hidden' })
    const now = page.getByRole('button', { name: /Avenida Corrientes 2600/ })
    expect(await isFocused(now), 'the button has the address and the focus').toBe(true)
    expect(await pointerEvents()).toBe(0)
  })
})

describe('modals', () => {
  const modals = [
    ['account panel', DELIVERY, 'Abrir mi cuenta', 'Mi cuenta'],
    ['hours', DELIVERY, 'Ver horarios', 'Horarios del Local'],
  ] as const

  test.each(modals)(
    '%s: opened, walked through without leaving it, closed by Escape',
    async (_name, path, opener, title) => {
      const page = await site.open(path)
      const button = page.getByRole('button', { name: opener }).first()
      const dialog = page.getByRole('dialog', { name: title })
      await pressOn(page, button)
      await dialog.waitFor()
      for (let count = 0; count < 12; count += 1) {
        await page.keyboard.press('Tab')
        const isOutside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        )
        expect(isOutside).toBe(false)
      }
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      expect(await isFocused(button)).toBe(true)
    },
  )

  test('the question before the cart is lost', async () => {
    const page = await site.open('/menu')
    await addToCart(page, { path: `${TAKE_AWAY}/empanadas/empanada-de-pollo` })
    await page.goto(TAKE_AWAY)
    const logo = page.getByRole('link', { name: /Tu pedido se puede borrar/ })
    await pressOn(page, logo)
    await page.getByRole('dialog').getByText('¿Deseas continuar?').waitFor()
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }))
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await isFocused(logo)).toBe(true)
  })

  test('a plate over the menu: back at its link', async () => {
    const page = await site.open('/menu/sushi-nami/Despacho')
    const plate = page.getByRole('list', { name: 'Rolls de la casa' }).getByRole('link').nth(1)
    await pressOn(page, plate)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await isFocused(plate)).toBe(true)
  })
})
