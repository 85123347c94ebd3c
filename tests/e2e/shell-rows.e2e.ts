import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { addShipment } from '../server/support/shipment.ts'
import { openAccount, signIn } from '../support/account.ts'
import { editedTenants, editMenu } from '../support/edited-tenants.ts'
import { placeOrderAs } from '../support/orders.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const EVERY_DAY = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
const hours = (startAt: string, endAt: string) =>
  EVERY_DAY.map((dayOfWeek) => ({ dayOfWeek, workingHours: [{ startAt, endAt }] }))

/** La Esquina as shipped, and sushi-nami with other hours, modes and a menu without highlights. */
const tenantsDir = editedTenants({
  'la-esquina': () => undefined,
  'cafe-aurora': () => undefined,
  'sushi-nami': (_, contact) => {
    const schedules = [{ scheduleConfigs: [{ workingDays: hours('12:00', '22:00') }] }]
    const [first, second] = contact.orderModes ?? []
    if (!first || !second) throw new Error('sushi-nami has two modes')
    contact.deliveryConfig = { ...contact.deliveryConfig, workingDays: hours('00:00', '24:00') }
    contact.orderModes = [
      { ...first, schedules, useSchedule: true },
      { ...second, schedules, useSchedule: false },
      { ...second, type: 'IN_DINING', showName: 'Barra', schedules: [], useSchedule: false },
      { ...second, type: 'SELF_SERVICE', showName: 'Tótem', orderEnabled: false },
    ]
  },
})
editMenu(tenantsDir, 'sushi-nami', (menu) => {
  menu.remarkeds = []
})
const site = useSite({ tenantsDir })
const MENU = '/menu/la-esquina/Para%20llevar'
const highlights = (page: Page) => page.getByRole('heading', { name: 'Lo más destacado' })
const plate = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).last()

/** How long what moves on the page takes, in ms. */
const movements = (page: Page) =>
  page.evaluate(() => document.getAnimations().map((one) => one.effect?.getComputedTiming().duration))

describe('around the pages of a venue', () => {
  test('[SHELL-01] in the installed app the back arrow is there from the first page on, and leads back', async () => {
    const page = await site.open('/robots.txt')
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
    await page.goto('/menu/la-esquina')
    await page.getByRole('button', { name: 'Volver' }).waitFor()
    await page.getByRole('link', { name: 'Para llevar' }).click()
    await highlights(page).waitFor()
    await page.getByRole('button', { name: 'Volver' }).click()
    await page.getByRole('heading', { name: 'Qué menú deseas visualizar?' }).waitFor()
    await page.getByRole('button', { name: 'Volver' }).waitFor()
  })

  test('[SHELL-05] the header of a venue draws its logo and its banner', async () => {
    const page = await site.open('/menu/la-esquina')
    const pictures = page.getByRole('region', { name: 'La Esquina Almagro' }).locator('img')
    const drawn = () =>
      pictures.evaluateAll((all) =>
        all.map((one) => [(one as HTMLImageElement).naturalWidth > 0, one.checkVisibility()]),
      )
    await expect.poll(drawn).toEqual([
      [true, true],
      [true, true],
    ])
    expect((await pictures.last().boundingBox())?.height).toBeGreaterThan(40)
  })

  test("[SHELL-08] 'PEDIDO EN CURSO' opens the order's page, and its tracking once it is being delivered", async () => {
    const page = await site.open(MENU)
    await signIn(page, '11 5555-1008')
    const { code } = await placeOrderAs(page, 'la-esquina', {
      mode: 'delivery',
      choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 6 }],
      form: { customerName: 'Ana Pérez', phone: '+541155551008' },
    })
    await page.goto(MENU)
    const bar = page.getByRole('link', { name: 'PEDIDO EN CURSO' })
    expect(await bar.getAttribute('href')).toBe(`/menu/la-esquina/order/${code}`)
    await addShipment(site.server, code, { status: 'ON_ROUTE_TO_DROP_OFF' })
    await page.goto(MENU)
    expect(await bar.getAttribute('href')).toBe(`/logistics/tracking/order/la-esquina/${code}`)
  })
})

describe('menus and modes', () => {
  test('[HOME-02] a menu without highlights has no slider', async () => {
    const page = await site.open(MENU)
    await highlights(page).waitFor()
    await page.goto('/menu/sushi-nami/Barra')
    await page.getByRole('navigation', { name: 'Forma de pedir' }).waitFor()
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
    expect(await highlights(page).count()).toBe(0)
  })

  test('[MODE-02] delivery, take-away, table and self-service each have a menu; a venue offers its own', async () => {
    const page = await site.open('/menu/la-esquina')
    const tabs = page.getByRole('navigation', { name: 'Forma de pedir' }).getByRole('link')
    const kinds = ['Delivery', 'Para llevar', 'En el salón', 'Autoservicio']
    const names = page.getByRole('main').getByRole('link')
    for (const name of kinds) await names.filter({ hasText: name }).first().waitFor()
    for (const name of kinds) {
      await page.goto(`/menu/la-esquina/${encodeURIComponent(name)}`)
      await tabs.and(page.locator('[aria-current]')).filter({ hasText: name }).waitFor()
      await highlights(page).waitFor()
    }
    await page.goto('/menu/cafe-aurora')
    await page.waitForURL('**/menu/cafe-aurora/Para%20llevar')
    expect(await page.getByRole('link', { name: 'Delivery' }).count()).toBe(0)
  })

  test('[MODE-03] with another mode the plates of the one before are gone, and its discounts too', async () => {
    const page = await site.open('/menu/la-esquina/En%20el%20sal%C3%B3n')
    const beer = plate(page, 'Pinta de cerveza rubia')
    await plate(page, 'Vermut con soda').waitFor()
    expect(await beer.textContent()).toContain('2x1')
    await page.getByRole('link', { name: 'Delivery' }).click()
    await page.waitForURL('**/Delivery')
    await expect.poll(() => page.getByRole('link', { name: 'Vermut con soda' }).count()).toBe(0)
    expect(await page.getByText('2x1', { exact: true }).count()).toBe(0)
    await page.getByRole('link', { name: 'Para llevar' }).click()
    await page.waitForURL('**/Para%20llevar')
    await expect.poll(() => beer.textContent()).toContain('2x1')
    expect(await page.getByRole('link', { name: 'Vermut con soda' }).count()).toBe(0)
  })

  test("[HOURS-01] 'Siempre abierto', and over each mode the heading that its orders go by", async () => {
    const page = await site.open('/menu/sushi-nami')
    await page.getByRole('button', { name: 'Ver horarios' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Horarios del Local' })
    await dialog.getByText('Siempre abierto').waitFor()
    const told = (mode: string) =>
      dialog
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: mode }) })
        .getByRole('paragraph')
        .allTextContents()
    const [first, second] = await dialog.getByRole('heading', { level: 3 }).allTextContents()
    expect(await told(first ?? '')).toEqual(['Pedidos habilitados dentro de estos horarios'])
    expect(await told(second ?? '')).toEqual(['Pedidos habilitados en los siguientes horarios'])
    expect(await told('Barra')).toEqual(['Pedidos habilitados en el horario del local'])
    expect(await told('Tótem')).toEqual(['Pedidos deshabilitados, menú informativo'])
    expect(await dialog.getByText('De 12:00 a 22:00').count()).toBe(14)
  })
})

describe('a closed venue', () => {
  test.each([
    ['cafe-aurora/Para%20llevar', 'Local cerrado', /está cerrado y por ahora no se pueden realizar pedidos/],
    ['la-esquina/Para%20llevar', 'Programa tu pedido', /está cerrado\. Puedes programar tu pedido/],
    // other modes of the venue can be scheduled, this one cannot
    ['la-esquina/En%20el%20sal%C3%B3n', 'Local cerrado', /por ahora no se pueden realizar pedidos/],
  ])('[HOURS-05] says in words what can be done, once: %s', async (path, title, words) => {
    const { now } = site.server.time
    // 06:00 in Buenos Aires, 03:00 in Mexico City
    site.server.time.now = new Date('2026-11-18T09:00:00.000Z')
    const page = await site.open(`/menu/${path}`)
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByText(words).waitFor()
    await dialog.getByRole('button', { name: 'Aceptar' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.reload()
    site.server.time.now = now
    await page
      .getByText(/^Local cerrado/)
      .first()
      .waitFor()
    // what opens next is what was asked for
    await openAccount(page)
    expect(await page.getByRole('dialog').count()).toBe(1)
  })
})

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('[CART-09] the cart answers an addition (%s)', (_, viewport) => {
  const add = async (page: Page) => {
    await page.getByRole('link', { name: 'Empanada de pollo' }).last().click()
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await page.getByText('Ítem agregado al pedido!').waitFor()
  }

  test('for 1450 ms, and not what was in it before', async () => {
    const page = await site.open(MENU, { viewport, reducedMotion: 'no-preference' })
    await add(page)
    await expect.poll(() => movements(page)).toContain(1450)
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await movements(page)).not.toContain(1450)
  })

  test('without any motion where that is asked for', async () => {
    const page = await site.open(MENU, { viewport })
    await add(page)
    expect(await movements(page)).not.toContain(1450)
  })
})
