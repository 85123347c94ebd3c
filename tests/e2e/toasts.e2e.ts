import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { openAccount } from '../support/account.ts'
import { fillAddress, fillCustomer, openCheckout, send } from '../support/checkout.ts'
import { knowAddress } from '../support/location.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const site = useSite()
const MENU = '/menu/la-esquina/Para%20llevar'
const PLATE = `${MENU}/milanesas/milanesa-napolitana`
const EMPANADAS = { path: '/menu/la-esquina/Delivery/empanadas/empanada-de-pollo', quantity: 4 }
const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos' })

/** The texts of all toasts, wherever they stand. */
const texts = (page: Page) => toasts(page).locator('span').allTextContents()

test('[SHELL-04] a toast is gone 3 s after it appeared, whatever opened and closed meanwhile', async () => {
  const page = await site.open(MENU)
  await page.getByRole('button', { name: /^Pedir ayuda a / }).waitFor()
  await page.clock.pauseAt(site.server.time.now.getTime() + 60_000)
  const panel = await openAccount(page)
  await panel.getByRole('button', { name: 'Mis pedidos' }).click()
  const toast = toasts(page).getByText('Inicie sesión')
  await toast.first().waitFor()
  await page.clock.runFor(1000)
  await page.keyboard.press('Escape')
  await page.clock.runFor(500)
  await panel.waitFor({ state: 'hidden' })
  await openAccount(page)
  await page.clock.runFor(1000)
  await toast.first().waitFor()
  await page.clock.runFor(600)
  await expect.poll(() => toast.count()).toBe(0)
})

describe('a notice that no longer holds goes at once', () => {
  test('that the network is gone, once it is back', async () => {
    const page = await site.open(MENU, { expected: [/ERR_INTERNET_DISCONNECTED/] })
    await page.getByRole('button', { name: /^Pedir ayuda a / }).waitFor()
    await page.clock.pauseAt(site.server.time.now.getTime() + 60_000)
    await page.context().setOffline(true)
    await toasts(page).getByText('Estás sin conexión').waitFor()
    await page.context().setOffline(false)
    await toasts(page).getByText('Ya tienes conexión').waitFor()
    expect(await texts(page)).toEqual(['Ya tienes conexión'])
  })

  test('what an order lacks, once it is there', async () => {
    const page = await openWithCart(site, { path: `${MENU}/empanadas/empanada-de-pollo` })
    await openCheckout(page)
    await page.clock.pauseAt(site.server.time.now.getTime() + 60_000)
    await send(page).click()
    await expect.poll(() => texts(page)).toHaveLength(1)
    await fillCustomer(page)
    await expect.poll(() => texts(page)).toEqual([])
  })

  test('that an address is out of the zone, once another one is chosen; on the page it stands once', async () => {
    const page = await openWithCart(site, EMPANADAS)
    await knowAddress(page, 'Avenida Cabildo 2040, Belgrano', -34.5614, -58.4567)
    await openCheckout(page)
    const error = page
      .getByRole('main')
      .getByText('Tu dirección no se encuentra dentro de la zona de entrega.')
    await error.waitFor()
    await fillCustomer(page)
    await send(page).click()
    await toasts(page).getByText('Tu dirección no se encuentra dentro de la zona de entrega.').waitFor()
    expect(await error.count()).toBe(1)
    await fillAddress(page, 'Guardia Vieja 3602')
    await expect.poll(() => error.count()).toBe(0)
    expect(await texts(page)).toEqual([])
  })
})

describe('what a toast covers', () => {
  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('is nothing that is pressed in a dialog (%s)', async (_, viewport) => {
    const page = await site.open(PLATE, { viewport })
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await expect.poll(() => texts(page)).toHaveLength(1)
    const covered = await toasts(page)
      .last()
      .evaluate((area) => {
        const toast = area.querySelector('span')?.parentElement?.getBoundingClientRect()
        if (!toast) return ['no toast']
        const isUnder = (one: Element) => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top
        }
        const all = [...document.querySelectorAll('main button, dialog[open] button, header button')]
        return all.filter((one) => !area.contains(one) && isUnder(one)).map((one) => one.textContent)
      })
    expect(covered).toEqual([])
  })

  test('is not the button that sends the order, on a tablet that was turned', async () => {
    const page = await openWithCart(
      site,
      { path: `${MENU}/empanadas/empanada-de-pollo` },
      { viewport: DESKTOP },
    )
    await openCheckout(page)
    await send(page).waitFor()
    await page.setViewportSize({ width: DESKTOP.height, height: DESKTOP.width })
    await send(page).click()
    await expect.poll(() => texts(page)).toHaveLength(1)
    const bottomOf = (toast: Element) => toast.parentElement?.getBoundingClientRect().bottom ?? Infinity
    const bar = await page.locator('[data-bottom-bar]:visible').boundingBox()
    expect(await toasts(page).locator('span').first().evaluate(bottomOf)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
})
