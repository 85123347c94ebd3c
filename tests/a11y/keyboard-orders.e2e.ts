import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { field, send, summary } from '../support/checkout.ts'
import { button, codeBox } from '../support/codes.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { useSite } from '../support/site.ts'
import { arriveAt, expectFocus, pressOn, typeInto, withoutPointer } from './keyboard.ts'
import { applyByKeys, chooseAddress, chooseSlot, orderSteak, typeCustomer } from './order-by-keys.ts'

/** A venue whose tables can be booked: every mode has slots. */
const site = useSite({
  tenantsDir: editedTenants({
    'la-esquina': (_branch, { orderModes = [] }) => {
      const schedules = orderModes.find(({ type }) => type === 'TAKE_AWAY')?.schedules ?? []
      for (const mode of orderModes) Object.assign(mode, { useSchedule: true, schedules })
    },
  }),
})

const MODES: readonly [mode: string, type: string, fill: (page: Page) => Promise<void>][] = [
  [
    'Delivery',
    'DELIVERY',
    async (page) => {
      await chooseAddress(page)
      await typeInto(page, field(page, '¿Con cuánto vas a pagar?'), '90000')
    },
  ],
  ['Para llevar', 'TAKE_AWAY', async () => undefined],
  ['En el salón', 'IN_DINING', (page) => typeInto(page, field(page, 'Número de mesa'), '12')],
]

test.each(MODES)(
  '[SCHED-01] [DISC-01] by keyboard alone, with a slot and a code: %s',
  async (mode, type, fill) => {
    const page = await site.open('/menu/la-esquina')
    const pointerEvents = await withoutPointer(page)
    await orderSteak(page, mode)
    await typeCustomer(page)
    await fill(page)
    // another time would take the code off
    await chooseSlot(page)
    await applyByKeys(page, 'esquina15')
    await expect.poll(() => summary(page)).toContain('Código ESQUINA15 -$ 3.000')
    const request = page.waitForRequest('**/api/order')
    await pressOn(page, send(page))
    expect((await request).postDataJSON()).toMatchObject({
      type,
      scheduledAt: '2026-11-19T15:00:00.000Z',
      generalCodeDiscount: { code: 'ESQUINA15' },
      ...(type === 'DELIVERY' && { destination: { street: 'Guardia Vieja', number: '3602' } }),
      ...(type === 'IN_DINING' && { tableNumber: '12' }),
    })
    await arriveAt(page, /^Pedido /)
    await page.getByText('ESQUINA15').first().waitFor()
    expect(await pointerEvents()).toBe(0)
  },
)

test('[DISC-01] a code that is taken off leaves the focus on the button that asks for one', async () => {
  const page = await openWithCart(site, { path: '/menu/la-esquina/Para%20llevar/postres/flan-casero' })
  await page.goto('/menu/la-esquina/checkout')
  const pointerEvents = await withoutPointer(page)
  await typeCustomer(page)
  await applyByKeys(page, 'esquina15')
  await pressOn(page, button(codeBox(page), 'Quitar el código ESQUINA15'))
  await expectFocus(button(codeBox(page), 'Ingresar código'))
  expect(await pointerEvents()).toBe(0)
})
