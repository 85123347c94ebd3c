import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import type { OrderStatus } from '#generated/models.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { MINUTE_MS } from '#domain/time/lengths.ts'
import { openAccount, signIn } from '../support/account.ts'
import { readyShipment, shipmentOf } from '../support/deliveries.ts'
import { changeShipment } from '../support/delivery.ts'
import { addToCart } from '../support/diner.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { moveOrder, placeOrderAs } from '../support/orders.ts'
import { lookAgain, pauseVenue } from '../support/pause-venue.ts'
import { rideOn } from '../support/ride-on.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const site = useSite({
  tenantsDir: editedTenants({
    'sushi-nami': () => undefined,
    'cerrado-siempre': () => undefined,
    'mercado-grande': () => undefined,
    'la-esquina': (_, __, tenant) => {
      tenant.customizations = [
        ...(tenant.customizations ?? []),
        {
          id: 'parrilla',
          resource: 'GENERIC',
          theme: 'WARNING',
          commands: JSON.stringify([{ command: 'TEXT', text: 'Hoy no hay parrilla.' }]),
        },
      ]
    },
  }),
})

/** Wednesday, 06:00 in Buenos Aires: everything is closed. */
const DAWN = new Date('2026-11-18T09:00:00.000Z')
const ON_THE_WAY = {
  status: 'ON_ROUTE_TO_DROP_OFF',
  eta: new Date('2026-11-18T15:52:00.000Z'),
  riderLat: -34.61,
  riderLng: -58.42,
} as const
const TAKE_AWAY = '/menu/la-esquina/Para%20llevar'
const PICK_UP = '/menu/mercado-grande/Pasar%20a%20buscar'
const CHICKEN = { path: `${TAKE_AWAY}/empanadas/empanada-de-pollo` }

/** The brand's font stays away: it takes the place of one of the same measures whenever it comes. */
const NO_FONT = [/ERR_FAILED/]

/** Smaller than Lighthouse tells: the caption of a button that says more, in the middle of its place. */
const UNSEEN = 0.001

/** What moves from the first byte on, without anybody's doing, on each page that is opened from now on. */
async function watchShifts(page: Page): Promise<void> {
  await page.route('**/fonts/**', (route) => route.abort())
  await page.addInitScript((unseen) => {
    const moved: string[] = []
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`)
        if (!hadRecentInput && value >= unseen)
          moved.push(`${location.pathname} ${value.toFixed(4)}: ${what.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { moved })
  }, UNSEEN)
}

const movedOn = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved)

/** What moved on each of these pages until it had all that it fetches. */
async function shiftsOf(page: Page, paths: readonly string[], settled?: () => Promise<unknown>) {
  await watchShifts(page)
  const moved: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await settled?.()
    await page.waitForLoadState('networkidle')
    moved.push(...(await movedOn(page)))
  }
  return moved
}

test('the side column’s button to order comes with what the order costs, and is not pushed down by it', async () => {
  const page = await openWithCart(site, CHICKEN, { viewport: DESKTOP, expected: NO_FONT })
  await watchShifts(page)
  const letPriceCome = await holdAnswers(page, '**/generalsurcharges')
  await page.goto('/menu/la-esquina/checkout')
  const aside = page.getByRole('complementary')
  await aside.getByText('Empanada de pollo').waitFor()
  const button = aside.getByRole('button', { name: 'Realizar pedido' })
  expect(await button.count()).toBe(0)
  await letPriceCome()
  await button.waitFor()
  await page.waitForLoadState('networkidle')
  expect(await movedOn(page)).toEqual([])
})

test('nothing stands under the places of the cart’s lines, which are higher than a line', async () => {
  const page = await openWithCart(site, CHICKEN, { viewport: DESKTOP, expected: NO_FONT })
  await watchShifts(page)
  const letLinesCome = await holdAnswers(page, '**/assets/cart-lines-view-*.js')
  await page.goto('/menu/la-esquina/preview', { waitUntil: 'commit' })
  const more = page.locator('#content').getByText('Agregar más productos')
  await more.waitFor({ state: 'attached' })
  expect(await more.isVisible()).toBe(false)
  await letLinesCome()
  await more.waitFor()
  await page.waitForLoadState('networkidle')
  expect(await movedOn(page)).toEqual([])
})

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('the layout shift is 0 (%s)', (_, viewport) => {
  test('of entry, menu, category, plate, cart and checkout, with a notice of the venue and its question of consent', async () => {
    const page = await site.open('/robots.txt', { viewport, expected: NO_FONT })
    const paths = ['/menu', '/menu/la-esquina', '/menu/la-esquina/Delivery', `${TAKE_AWAY}/empanadas`]
    const empty = [CHICKEN.path, '/menu/la-esquina/preview', '/menu/la-esquina/checkout']
    const asking = ['/menu/mercado-grande', PICK_UP]
    expect((await shiftsOf(page, [...paths, ...empty, ...asking])).join('\n')).toBe('')
  })

  test('[SHELL-03] of the pages of a closed venue', async () => {
    const noon = site.server.time.now
    site.server.time.now = DAWN
    const page = await site.open('/robots.txt', { viewport, expected: NO_FONT })
    const shop = '/menu/sushi-nami'
    const paths = [shop, `${shop}/Delivery`, '/menu/cerrado-siempre', `${shop}/preview`, `${shop}/checkout`]
    const moved = await shiftsOf(page, paths).finally(() => {
      site.server.time.now = noon
    })
    expect(moved.join('\n')).toBe('')
  })

  test('[SHELL-03] of a page that stands when its venue pauses', async () => {
    const opened = site.server.time.now.getTime()
    const page = await openWithCart(site, CHICKEN, { viewport, expected: NO_FONT })
    await watchShifts(page)
    await page.goto('/menu/la-esquina/preview')
    await page.waitForLoadState('networkidle')
    const place = () => page.locator('#content').boundingBox()
    const before = await place()
    // orders can be scheduled: nothing else on the page changes
    await pauseVenue(site.server, 'la-esquina', { closed: true, until: '2026-11-18T18:00:00.000Z' })
    try {
      await lookAgain(page, new Date(opened + MINUTE_MS))
      await page.getByText(/^Local cerrado/).waitFor()
    } finally {
      await pauseVenue(site.server, 'la-esquina', { closed: false })
    }
    await page.waitForLoadState('networkidle')
    expect(await place()).toMatchObject({ y: before?.y })
    expect(await movedOn(page)).toEqual([])
  })

  test('of menu, cart and checkout with an order in the cart', async () => {
    const page = await openWithCart(site, CHICKEN, { viewport, expected: NO_FONT })
    const paths = ['/menu/la-esquina', TAKE_AWAY, '/menu/la-esquina/preview', '/menu/la-esquina/checkout']
    expect((await shiftsOf(page, paths)).join('\n')).toBe('')
    // a window that is zoomed in, where the arrows of a slider leave its heading two lines
    await page.setViewportSize({ width: 320, height: 640 })
    expect((await shiftsOf(page, ['/menu/la-esquina/preview'])).join('\n')).toBe('')
  })

  test('[SHELL-08] of entry and menu while an order is under way, whose bar covers nothing that can be pressed', async () => {
    const page = await site.open(TAKE_AWAY, { viewport, expected: NO_FONT })
    await signIn(page, '11 5555-1005')
    const { code } = await placeOrderAs(page, 'la-esquina', {
      choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 1 }],
      form: { customerName: 'Ana Pérez', phone: '+541155551005' },
    })
    const bar = page.getByRole('link', { name: 'PEDIDO EN CURSO' })
    const moved = await shiftsOf(page, ['/menu/la-esquina', TAKE_AWAY], () => bar.waitFor())
    expect(moved.join('\n')).toBe('')
    const header = await page.getByRole('banner').boundingBox()
    const box = await bar.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe((header?.y ?? 0) + (header?.height ?? 0))
    // a plate, the cart and what follows are without it
    await addToCart(page, CHICKEN)
    for (const path of [
      CHICKEN.path,
      '/menu/la-esquina/preview',
      '/menu/la-esquina/checkout',
      `/menu/la-esquina/order/${code}`,
    ]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await bar.count()).toBe(0)
    }
  })

  test('of an order, its tracking and its survey, what the account holds, and a rider’s pages', async () => {
    const page = await site.open('/robots.txt', { viewport, expected: NO_FONT })
    await page.goto(TAKE_AWAY)
    await signIn(page, '11 5555-1006')
    const form = { customerName: 'Ana Pérez', phone: '+541155551006' }
    const choices = [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 6 }]
    const order = async (mode: 'delivery' | 'take-away', ...steps: OrderStatus[]) => {
      const { code } = await placeOrderAs(page, 'la-esquina', { mode, choices, form })
      for (const status of steps) await moveOrder(site.server, code, status)
      return code
    }
    const under = await order('take-away')
    const away = await order('delivery', 'ACCEPTED', 'READY')
    const eaten = await order('take-away', 'ACCEPTED', 'READY', 'DELIVERED')
    await changeShipment(site.server, await shipmentOf(site.server, away), ON_THE_WAY)
    const orders = [under, away, eaten].map((code) => `/menu/la-esquina/order/${code}`)
    const companions = [
      companionPaths.tracking('la-esquina', away),
      companionPaths.survey('la-esquina', eaten),
    ]
    expect(await shiftsOf(page, [...orders, ...companions])).toEqual([])
    // half a second after a press counts as expected: only what comes later is told
    for (const name of ['Mis pedidos', /^Puntos/]) {
      await page.goto(TAKE_AWAY)
      await page.getByRole('link', { name: 'PEDIDO EN CURSO' }).waitFor()
      await (await openAccount(page)).getByRole('button', { name }).click()
      await page.waitForLoadState('networkidle')
      expect(await movedOn(page)).toEqual([])
    }

    const { shipment } = await readyShipment(site.server)
    const { page: rider } = await rideOn(site, '/robots.txt', { viewport, expected: [...NO_FONT, /404/] })
    const riding = [
      companionPaths.shipments('la-esquina'),
      companionPaths.shipment('la-esquina', 'simple', shipment.id),
    ]
    expect(await shiftsOf(rider, riding)).toEqual([])
  })
})
