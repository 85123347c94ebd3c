import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import type { Shipment, ShipmentStatus } from '#generated/models.ts'
import { keepShift, riderOnShift } from '../support/rider.ts'
import { useSite } from '../support/site.ts'
import { axe, nameless, overflowing } from './rules.ts'

/** Follows the device into the dark. */
const STORE = 'roma-palermo'
const AT = '2026-11-18T15:10:00.000Z'
const site = useSite()

async function judge(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const size = page.viewportSize()
  expect.soft(await axe(page), `${what}: axe`).toEqual([])
  expect.soft(await nameless(page), `${what}: controls without a name`).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect.soft(await overflowing(page), `${what}: wider than 320 px`).toEqual([])
  if (size) await page.setViewportSize(size)
}

test.each(['light', 'dark'] as const)(
  '[SHIP-06] the rider’s screens hold to the rules: axe, names, 320 px; %s',
  async (colorScheme) => {
    const phone = colorScheme === 'dark' ? '+5491155558402' : '+5491155558401'
    const name = 'Omar Olmos'
    const shift = await riderOnShift(site.server, { branchContact: STORE, phone, name })
    const own = { riderId: shift.id, name, phone }
    const shipment = (status: ShipmentStatus): Shipment => ({
      id: 'x9td',
      status,
      createdAt: AT,
      updatedAt: AT,
      logisticsOrder: 'l',
      returnShipment: true,
      codeToShow: 'X9TD',
      ...(status === 'LOOKING_FOR_DRIVER' ? {} : { rider: own }),
      ...(status === 'ON_ROUTE_TO_DROP_OFF' && {
        customer: { name: 'Ana Pérez', phone: '+5491155550000' },
        notes: 'Sin cebolla',
        collect: { amount: 1_500_000, paymentMethod: 'CASH' as const, paysWith: 2_000_000 },
      }),
    })
    const page = await site.open('/guia', { colorScheme, expected: [/404/, /^about:blank/] })
    // The audit's own empty page has no storage to keep a shift in.
    await keepShift(page, shift)
    await page.goto(companionPaths.shipments(STORE))
    await page.getByText('No hay envíos para entregar').waitFor()
    await judge(page, 'empty list')

    await page.route('**/api/shipments?*', (route) =>
      route.fulfill({ json: { shipments: [shipment('LOOKING_FOR_DRIVER')] } }),
    )
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await page.getByRole('link', { name: /Envío X9TD/ }).waitFor()
    await judge(page, 'list')

    for (const status of [
      'LOOKING_FOR_DRIVER',
      'ON_ROUTE_TO_PICK_UP',
      'IN_STORE',
      'DELIVERED',
      'ON_ROUTE_TO_DROP_OFF',
    ] as const) {
      await page.unroute('**/api/shipments/x9td')
      await page.route('**/api/shipments/x9td', (route) => route.fulfill({ json: shipment(status) }))
      await page.goto(companionPaths.shipment(STORE, 'simple', 'x9td'))
      await page.getByRole('slider').waitFor()
      await judge(page, status)
    }
    await page.getByRole('button', { name: 'Cancelar envío en curso' }).click()
    await page.getByRole('dialog').getByText('Si continúas, se cancelará el envío').waitFor()
    await judge(page, 'cancel')
    await page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('slider').focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Clave de entrega' }).waitFor()
    await judge(page, 'delivery key')
  },
)
