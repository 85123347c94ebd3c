import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { HOUR_MS } from '#domain/time/lengths.ts'
import { openCheckout } from '../support/checkout.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { giveOldZones } from '../support/old-zones.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { useSite } from '../support/site.ts'

const EVERY_DAY = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
const MENU = '/menu/la-esquina/Para%20llevar'
const EMPANADA = { path: `${MENU}/empanadas/empanada-de-pollo` }

/** Open from 12:00 to 13:00 in Buenos Aires; it is 12:30 there. */
const tenantsDir = editedTenants({
  'la-esquina': (_branch, contact) => {
    const workingHours = [{ startAt: '12:00', endAt: '13:00' }]
    const workingDays = EVERY_DAY.map((dayOfWeek) => ({ dayOfWeek, workingHours }))
    contact.deliveryConfig = { ...contact.deliveryConfig, workingDays }
    for (const mode of contact.orderModes ?? []) mode.schedules = []
  },
})
const site = useSite({ tenantsDir })

/** This device believes that it is some hours later, in another part of the world. */
async function deviceAhead(hours: number): Promise<Page> {
  const page = await openWithCart(site, EMPANADA, { timezoneId: 'Pacific/Auckland' })
  await page.clock.setFixedTime(site.server.time.now.getTime() + hours * HOUR_MS)
  return page
}

const chosenIn = (page: Page, name: string) =>
  page
    .getByRole('combobox', { name })
    .evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]?.text)

describe.each([[5], [-5], [24 * 400]])('a device whose clock is %d hours wrong', (hours) => {
  test('[HOURS-02] shows an open venue as open', async () => {
    const page = await deviceAhead(hours)
    await page.goto(MENU)
    await page.waitForLoadState('networkidle')
    await page.getByRole('region', { name: 'La Esquina Almagro' }).getByText('Cierra a las 13:00').waitFor()
    expect(await page.getByText(/^Local cerrado/).count()).toBe(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('[SCHED-01] may order at once, and is offered the slots of the venue', async () => {
    const page = await deviceAhead(hours)
    await openCheckout(page)
    const section = page.getByRole('region', { name: 'Tipo de pedido' })
    expect(await section.getByRole('radio', { name: 'En el momento' }).isChecked()).toBe(true)
    await section.getByRole('radio', { name: 'Programado' }).check()
    await expect.poll(() => chosenIn(page, 'Día')).toBe('Mañana, jueves 19/11')
    expect(await chosenIn(page, 'Hora')).toBe('12:00 hs')
  })
})

test('[HOURS-02] a device with old zone data goes by the rules of the server', async () => {
  const page = await openWithCart(site, EMPANADA)
  await giveOldZones(page)
  await page.goto(MENU)
  await page.waitForLoadState('networkidle')
  await page.getByRole('region', { name: 'La Esquina Almagro' }).getByText('Cierra a las 13:00').waitFor()
  expect(await page.getByText(/^Local cerrado/).count()).toBe(0)
})

test('[SCHED-01] [HOURS-05] a venue that closes during checkout says the new time in its dialog and beside the button, before the press', async () => {
  const page = await openWithCart(site, EMPANADA)
  await openCheckout(page)
  await page.getByRole('region', { name: 'Tipo de pedido' }).waitFor()
  await page.clock.setFixedTime(new Date('2026-11-18T16:01:00.000Z'))
  // Coming back to the tab is a look at the clock.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const dialog = page.getByRole('dialog', { name: 'Programa tu pedido' })
  await dialog.getByText('Tu pedido es para mañana, 12:00 hs.').waitFor()
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const line = 'El local ya no toma pedidos en el momento. Tu pedido es para mañana, 12:00 hs.'
  const [inSection, besideButton] = await page.getByText(line).filter({ visible: true }).all()
  const button = page.getByRole('link', { name: 'Agregar más productos' }).filter({ visible: true })
  const [above, below] = [await besideButton?.boundingBox(), await button.boundingBox()]
  expect(await inSection?.isVisible()).toBe(true)
  expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeLessThan(40)
  // told once
  const { now } = site.server.time
  site.server.time.now = new Date('2026-11-18T16:01:00.000Z')
  await page.reload()
  await page.getByRole('region', { name: 'Programa tu pedido' }).waitFor()
  site.server.time.now = now
  expect(await page.getByRole('dialog').count()).toBe(0)
})
