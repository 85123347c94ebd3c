import type { Locator } from 'playwright'
import { expect, test } from 'vitest'

import { send } from '../support/checkout.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { PHONE, useSite } from '../support/site.ts'

const site = useSite()

const TAKE_AWAY = '/menu/la-esquina/Para%20llevar'
const CART = ['empanada-de-pollo', 'empanada-de-humita', 'empanada-de-carne-picante'].map((plate) => ({
  path: `${TAKE_AWAY}/empanadas/${plate}`,
}))
/** A wide window too low for the cart. */
const LOW = { width: 1280, height: 480 }

const isInSight = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, bottom, height } = element.getBoundingClientRect()
    const found = document.elementFromPoint(left + 20, top + height / 2)
    return bottom <= window.innerHeight && found !== null && element.contains(found)
  })

test('[CHK-07] [CART-06] beside a long cart the way on and the button that sends the order stay in sight', async () => {
  const page = await openWithCart(site, CART, { viewport: LOW })
  await page.goto(TAKE_AWAY)
  const goOn = page.getByRole('complementary').getByRole('link', { name: 'Continuar' })
  await goOn.waitFor()
  expect(await isInSight(goOn)).toBe(true)
  // what is reached by keyboard is not under it
  const steppers = page.getByRole('complementary').getByRole('button', { name: /^Agregar uno de / })
  await steppers.last().focus()
  expect(await isInSight(steppers.last())).toBe(true)

  await page.goto('/menu/la-esquina/checkout')
  await send(page).waitFor()
  expect(await isInSight(send(page))).toBe(true)
  const more = page.getByRole('complementary').getByRole('link', { name: 'Agregar más productos' })
  await more.focus()
  expect(await isInSight(more)).toBe(true)
})

test('the button that adds a short plate stands at the bottom, with its amount on one line on the narrowest phone', async () => {
  const page = await site.open(CART[0]?.path ?? '', { viewport: { ...PHONE, height: 1400 } })
  const add = page.getByRole('button', { name: /^Agregar · / })
  expect(
    await add.evaluate((button) => window.innerHeight - button.getBoundingClientRect().bottom),
  ).toBeLessThan(60)

  await page.setViewportSize({ width: 320, height: 640 })
  expect(await add.innerText()).toMatch(/· \$\u00A0\d/)
})
