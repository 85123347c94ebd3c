import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'

import { send } from '../support/checkout.ts'
import { trackedDelivery } from '../support/delivery.ts'
import { addToCart } from '../support/diner.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'
import { arriveAt, expectFocus, isFocused, pressOn, tabTo, typeInto, withoutPointer } from './keyboard.ts'
import { chooseSlot, orderSteak, typeCustomer } from './order-by-keys.ts'

const DELIVERY = '/menu/la-esquina/Delivery'
const TAKE_AWAY = '/menu/la-esquina/Para%20llevar'
const site = useSite()

describe('an order by keyboard alone', () => {
  test('from the skip link to the follow-up', async () => {
    const page = await site.open('/menu/la-esquina')
    const pointerEvents = await withoutPointer(page)
    await page.keyboard.press('Tab')
    expect(await isFocused(page.getByRole('link', { name: 'Ir al contenido' }))).toBe(true)
    await page.keyboard.press('Enter')
    await orderSteak(page, 'Para llevar')
    await pressOn(page, send(page))
    // the first field refused
    await expect.poll(() => isFocused(page.getByRole('textbox', { name: 'Nombre' }))).toBe(true)
    await page.keyboard.type('Ana Pérez')
    await typeInto(page, page.getByRole('textbox', { name: 'Teléfono' }), '11 5555-1234')
    await pressOn(page, send(page))
    await arriveAt(page, /^Pedido /)
    expect(await pointerEvents()).toBe(0)
  })

  test('[SCHED-01] for tomorrow at noon, with a tip', async () => {
    const page = await site.open('/menu')
    await addToCart(page, { path: `${TAKE_AWAY}/empanadas/empanada-de-pollo`, quantity: 4 })
    await page.goto('/menu/la-esquina/checkout')
    const pointerEvents = await withoutPointer(page)
    await chooseSlot(page)
    await typeCustomer(page)
    await pressOn(page, page.getByRole('button', { name: 'Agregar: Propina' }))
    await expect.poll(() => isFocused(page.getByRole('radio', { name: 'Sin propina' }))).toBe(true)
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('radio', { name: /^5 %/ }).isChecked()).toBe(true)
    const request = page.waitForRequest('**/api/order')
    await pressOn(page, send(page))
    expect((await request).postDataJSON()).toMatchObject({
      scheduledAt: '2026-11-19T15:00:00.000Z',
      tip: { type: 'PERCENT', value: 5 },
    })
    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    await page.getByText('Programado para mañana, 12:00 hs').waitFor()
    expect(await pointerEvents()).toBe(0)
  })

  test('the whole card of a link, which has its ring, stops above the question of consent', async () => {
    const page = await site.open('/menu/mercado-grande/Pasar%20a%20buscar')
    const banner = page.getByRole('region', { name: 'Medición y publicidad' })
    await banner.waitFor()
    for (const name of ['Frutas', 'Verduras', 'Hojas y hierbas', 'Carne vacuna', 'Pollo y cerdo']) {
      const link = page.getByRole('link', { name, exact: true })
      await tabTo(page, link)
      const card = page.getByRole('listitem').filter({ has: link })
      const isClear = async () => {
        const [box, question] = await Promise.all([card.boundingBox(), banner.boundingBox()])
        return box !== null && question !== null && box.y + box.height <= question.y
      }
      await expect.poll(isClear, { message: name }).toBe(true)
    }
  })

  test.each([PHONE, DESKTOP])(
    'the way to the cart is the next stop after a plate that was added, and not after others: %o',
    async (viewport) => {
      const page = await site.open(TAKE_AWAY, { viewport })
      const way = page.getByRole('link', { name: 'Ir al pedido' })
      await pressOn(page, page.getByRole('button', { name: 'Agregar uno de Empanada de pollo' }))
      await way.waitFor()
      await page.keyboard.press('Tab')
      await expectFocus(way)
      await page.keyboard.press('Tab')
      await expect.poll(() => way.count()).toBe(0)
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await arriveAt(page, 'Mi pedido')
    },
  )

  test('a toast does not lie over what has the focus, wherever that stands', async () => {
    const page = await site.open(TAKE_AWAY, { viewport: { width: 320, height: 480 } })
    const add = page.getByRole('button', { name: 'Agregar uno de Empanada de pollo' })
    await tabTo(page, add)
    const edges = async (found: Locator) => {
      const { y = NaN, height = NaN } = (await found.boundingBox()) ?? {}
      return { top: y, bottom: y + height }
    }
    // where the toast will be
    const { bottom } = await edges(add)
    await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), bottom - 350)
    await page.keyboard.press('Enter')
    const toast = page.getByRole('status').filter({ hasText: 'Ítem agregado al pedido!' })
    await toast.waitFor()
    const isClear = async () => (await edges(add)).bottom < (await edges(toast)).top
    await expect.poll(isClear).toBe(true)
    // and what comes next stops above it
    for (let count = 0; count < 6; count += 1) await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect.poll(async () => (await edges(focused)).bottom < (await edges(toast)).top).toBe(true)
  })

  test('the map of a delivery is seen when the keyboard comes to it, also below a panel that fills the window', async () => {
    const { path } = await trackedDelivery(site.server)
    const page = await site.open(path, { viewport: { width: 320, height: 256 } })
    const map = page.getByRole('application')
    await tabTo(page, map)
    const bottom = async () => {
      const { y = NaN, height = NaN } = (await map.boundingBox()) ?? {}
      return y + height
    }
    await expect.poll(bottom).toBeLessThanOrEqual(256)
    const { y = NaN, height = NaN } = (await page.getByRole('main').locator('h1').boundingBox()) ?? {}
    expect(y + height).toBeLessThan(0)
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
    await expectFocus(opener, 'Escape gives the focus back')

    await page.keyboard.press('Enter')
    const [typed, device] = [dialog.getByRole('tab').first(), dialog.getByRole('tab').last()]
    await tabTo(page, typed)
    await page.keyboard.press('ArrowRight')
    expect(await device.getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Home')
    expect(await typed.getAttribute('aria-selected')).toBe('true')
    await typeInto(page, dialog.getByRole('combobox', { name: 'Dirección' }), 'corrientes 2600')
    // not what a part of it brings, typed with a pause
    await dialog
      .getByRole('option', { name: /Corrientes 2600/ })
      .first()
      .waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await pressOn(page, dialog.getByRole('button', { name: 'Guardar dirección' }))
    await dialog.waitFor({ state: 'hidden' })
    const now = page.getByRole('button', { name: /Avenida Corrientes 2600/ })
    await expectFocus(now, 'the button has the address and the focus')
    expect(await pointerEvents()).toBe(0)
  })
})
