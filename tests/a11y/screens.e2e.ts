import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { formatOrderCode } from '#domain/order/code.ts'
import { companionPaths, SHIFT_VARIANTS } from '#domain/routes/companion-routes.ts'
import { paths } from '#domain/routes/routes.ts'
import { openConsole } from '../support/console.ts'
import { trackedDelivery } from '../support/delivery.ts'
import { addToCart } from '../support/diner.ts'
import type { Wish } from '../support/diner.ts'
import { moveOrder, placeOrder } from '../support/orders.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'
import { axe, cutTexts, nameless, overflowing, spaceTexts } from './rules.ts'
import { leadTo, SHIFT_START } from './shift-screens.ts'
import { closeNotice, screens } from './storefront-screens.ts'

const site = useSite()
const filled = new Map<Wish, BrowserContextOptions['storageState']>()

/** What a device holds once this is in its cart; filled once for all screens. */
async function withCart(wish: Wish) {
  const known = filled.get(wish)
  if (known) return known
  const page = await site.open('/menu')
  // A closed venue tells so once, before anything can be pressed.
  await page.addLocatorHandler(page.getByRole('dialog', { name: 'Programa tu pedido' }), () =>
    closeNotice(page),
  )
  await addToCart(page, wish)
  const state = await page.context().storageState()
  filled.set(wish, state)
  return state
}

/** What a page fetches once it is idle is there: nothing moves while it is measured. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestIdleCallback(done)
      }),
  )
  await page.waitForLoadState('networkidle')
}

/** Everything that can be measured on a screen as it stands. */
async function judge(page: Page): Promise<void> {
  await settled(page)
  const isPhone = page.viewportSize()?.width === PHONE.width
  expect.soft(await axe(page), 'axe').toEqual([])
  expect.soft(await nameless(page), 'controls without a name').toEqual([])
  if (!isPhone) return
  await page.setViewportSize({ width: 320, height: 640 })
  expect.soft(await overflowing(page), 'wider than 320 px').toEqual([])
  await page.setViewportSize(PHONE)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect.soft(await cutTexts(page), 'cut at 200 % text').toEqual([])
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await spaceTexts(page)
  expect.soft(await cutTexts(page), 'cut with wider spacing').toEqual([])
}

describe('every screen holds to the rules: axe, names, 320 px, text at 200 %, wider spacing', () => {
  test.each(screens)('$name', async ({ path, options, cart, act }) => {
    const storageState = cart && (await withCart(cart))
    const page = await site.open(path, { ...options, storageState })
    await page.getByRole('heading').first().waitFor()
    await act?.(page)
    await judge(page)
  })

  test('follow-up', async () => {
    const { code } = await placeOrder(site.server, 'la-esquina', {
      choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 2 }],
    })
    const page = await site.open(paths.followUp('la-esquina', code))
    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    await page.getByRole('button', { name: 'Abrir mi cuenta' }).waitFor()
    await judge(page)
    for (const name of ['Cancelar pedido', 'Corregir datos']) {
      await page.getByRole('button', { name }).click()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      await judge(page)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }
  })

  test.each(
    SHIFT_VARIANTS.flatMap((variant) =>
      (['light', 'dark'] as const).map((colorScheme) => ({ variant, colorScheme })),
    ),
  )('rider shift: $variant, $colorScheme', async ({ variant, colorScheme }) => {
    const page = await site.open(SHIFT_START, { colorScheme, expected: [/404/] })
    await leadTo(variant, page, site.server)
    await judge(page)
  })

  test.each([
    ['on its way', 'ON_ROUTE_TO_DROP_OFF', {}],
    ['on its way, dark and wide', 'ON_ROUTE_TO_DROP_OFF', { colorScheme: 'dark', viewport: DESKTOP }],
    ['delivered, dark', 'DELIVERED', { colorScheme: 'dark' }],
  ] as const)('tracking of a delivery %s', async (_name, status, options) => {
    const { path } = await trackedDelivery(site.server, { status })
    const page = await site.open(path, options)
    if (status !== 'DELIVERED') {
      const modal = page.getByRole('dialog', { name: /^Comparte la clave/ })
      await modal.waitFor()
      await judge(page)
      await modal.getByRole('button', { name: 'Continuar' }).click()
      await modal.waitFor({ state: 'hidden' })
    }
    await judge(page)
  })

  test('survey', async () => {
    const { code } = await placeOrder(site.server, 'la-esquina', {
      choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica' }],
    })
    for (const status of ['ACCEPTED', 'READY', 'DELIVERED'] as const)
      await moveOrder(site.server, code, status)
    const page = await site.open(`${companionPaths.survey('la-esquina', code)}?surveyGeneralNPSAnswer=3`)
    await page.getByRole('group', { name: '¿Qué podemos mejorar?' }).waitFor()
    await judge(page)
    await page.getByRole('button', { name: 'Enviar calificación' }).click()
    await page.getByRole('textbox', { name: /^¿Quieres contarnos algo más/ }).waitFor()
    await judge(page)
  })

  test.each(
    (['board', 'Agotados'] as const).flatMap((what) =>
      (['light', 'dark'] as const).map((colorScheme) => ({ what, colorScheme })),
    ),
  )('venue console: $what, $colorScheme', async ({ what, colorScheme }) => {
    const choices = [{ plate: 'empanada-de-pollo', quantity: 2, notes: 'Bien cocidas' }]
    const { code } = await placeOrder(site.server, 'la-esquina', { choices })
    const page = await openConsole(site, 'la-esquina', { colorScheme })
    const cancel = page.getByRole('button', { name: `Cancelar, pedido ${formatOrderCode(code)}` })
    await cancel.waitFor()
    if (what === 'Agotados') {
      await page.getByRole('button', { name: what }).click()
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    }
    await judge(page)
  })
})
