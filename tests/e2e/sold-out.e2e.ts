import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'

import type { SoldOutChange } from '#generated/models.ts'
import { fillCustomer, openCheckout, send } from '../support/checkout.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { ADMIN_TOKEN, WEDNESDAY_NOON } from '../support/server.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const site = useSite()

const MENU = '/menu/la-esquina/Para%20llevar'
const CHICKEN = { path: `${MENU}/empanadas/empanada-de-pollo` }
const STEAK = { path: `${MENU}/milanesas/milanesa-napolitana`, choices: ['Papas fritas'] }

/** What the operator does elsewhere. */
async function operator(change: SoldOutChange): Promise<void> {
  const answer = await fetch(`${site.server.url}/api/admin/branchcontacts/la-esquina/soldout`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
  expect(answer.status).toBe(200)
}
const gone: SoldOutChange[] = []
const runOut = async (kind: SoldOutChange['kind'], id: string) => {
  gone.push({ kind, id, soldOut: false })
  await operator({ kind, id, soldOut: true })
}
afterEach(async () => {
  for (const change of gone.splice(0)) await operator(change)
})

/** The diner comes back to the tab a minute after the menu was asked for. */
async function comeBack(page: Page, asked = WEDNESDAY_NOON.getTime()): Promise<void> {
  await page.clock.setFixedTime(asked + 61_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

const line = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Mi pedido' }).getByRole('listitem').filter({ hasText: name })
const goOn = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Continuar' })
/** The cart, once the menu is there: only with it can the page say what the cart costs, and see what runs out of it. */
async function openCart(page: Page): Promise<void> {
  await page.goto('/menu/la-esquina/preview')
  await page.getByRole('main').getByText('Subtotal').waitFor()
  await goOn(page).waitFor()
}
const BLOCKED = 'Hay productos agotados en tu pedido. Quítalos para continuar.'

describe('what runs out while it is in a cart', () => {
  test('a plate: the line says so, the way on is closed, one press takes it out', async () => {
    const page = await openWithCart(site, [CHICKEN, { path: `${MENU}/bebidas/pinta-de-cerveza-rubia` }])
    await openCart(page)
    await runOut('PLATE', 'empanada-de-pollo')
    await comeBack(page)
    await line(page, 'Empanada de pollo').getByText('Agotado').waitFor()
    await page.getByText('Empanada de pollo se agotó').waitFor()
    await page.getByText(BLOCKED).waitFor()
    expect(await goOn(page).count()).toBe(0)
    // the bar is higher with the reason in it, 12 px below its edge, and the page keeps room for all of it
    const reason = await page.getByRole('alert').filter({ hasText: BLOCKED }).boundingBox()
    const kept = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom)
    expect(Number.parseFloat(kept)).toBeGreaterThan(PHONE.height - (reason?.y ?? 0) + 12)
    await page.getByRole('button', { name: 'Quitar Empanada de pollo del pedido' }).click()
    await goOn(page).waitFor()
    expect(await line(page, 'Empanada de pollo').count()).toBe(0)
    expect(await line(page, 'Pinta de cerveza rubia').count()).toBe(1)
  })

  test('an optional garnish is taken off with one press; for an obligatory one another is chosen', async () => {
    const page = await openWithCart(site, STEAK, { viewport: DESKTOP })
    await openCart(page)
    await runOut('GARNISH', 'papas-fritas')
    await comeBack(page)
    await line(page, 'Milanesa napolitana').getByText('Agotado').waitFor()
    expect(await goOn(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Elegir otra opción para Milanesa napolitana' }).click()
    const modal = page.getByRole('dialog', { name: 'Milanesa napolitana' })
    const fries = modal.getByRole('radio', { name: 'Papas fritas' })
    expect(await fries.getAttribute('aria-disabled')).toBe('true')
    expect(await fries.isChecked()).toBe(false)
    await modal.getByRole('radio', { name: /Puré de calabaza/ }).check()
    await modal.getByRole('button', { name: /^Actualizar/ }).click()
    await goOn(page).waitFor()
    expect(await line(page, 'Milanesa napolitana').innerText()).toContain('Puré de calabaza')
  })

  test('the menu marks it, and the page of another diner too', async () => {
    const page = await site.open(MENU)
    await expect.poll(() => page.getByRole('button', { name: 'Filtros' }).isEnabled()).toBe(true)
    await runOut('PLATE', 'empanada-de-pollo')
    // what comes with the page was asked for by the server, whose queries go by the real time
    await comeBack(page, Date.now())
    const item = (one: Page) =>
      one
        .getByRole('listitem')
        .filter({ has: one.getByRole('link', { name: 'Empanada de pollo', exact: true }) })
        .first()
    await item(page).getByText('Agotado').waitFor()
    const other = await site.open(CHICKEN.path)
    await other.getByText('Agotado').first().waitFor()
    expect(await other.getByRole('button', { name: /^Agregar · / }).count()).toBe(0)
    // nor is asked for what nobody would read
    expect(await other.getByRole('textbox', { name: 'Aclaraciones' }).count()).toBe(0)
  })
})

describe('[ORDER-04] what runs out at the checkout', () => {
  test('what is said of it stands above the button that it blocks, whose reason makes the bar higher', async () => {
    const page = await openWithCart(site, CHICKEN)
    await openCheckout(page)
    await send(page).waitFor()
    await runOut('PLATE', 'empanada-de-pollo')
    await comeBack(page)
    const said = page.getByRole('region', { name: 'Avisos' }).getByText('Empanada de pollo se agotó')
    await said.waitFor()
    await expect.poll(() => send(page).getAttribute('aria-disabled')).toBe('true')
    const reach = () =>
      page.evaluate(() => {
        const bar = document.querySelector('[data-bottom-bar]')!.getBoundingClientRect()
        const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
        return { top: bar.top, room: Number.parseFloat(scrollPaddingBottom) - bar.height }
      })
    await expect.poll(async () => (await reach()).room).toBeGreaterThan(0)
    const toast = await said.locator('..').boundingBox()
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual((await reach()).top)
  })

  test('[ORDER-04] the server refuses, the line says why, and the order waits until it is taken out', async () => {
    const page = await openWithCart(site, [CHICKEN, { path: `${MENU}/bebidas/pinta-de-cerveza-rubia` }], {
      expected: [/422/],
    })
    await openCheckout(page)
    await fillCustomer(page)
    await runOut('PLATE', 'empanada-de-pollo')
    await send(page).click()
    await page.getByText('Empanada de pollo está agotado').first().waitFor()
    await page.getByRole('main').getByText(BLOCKED).first().waitFor()
    expect(await send(page).getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('link', { name: 'Revisar mi pedido' }).click()
    await page.getByRole('button', { name: 'Quitar Empanada de pollo del pedido' }).click()
    await goOn(page).click()
    await send(page).click()
    await page.waitForURL(/\/order\//)
  })
})
