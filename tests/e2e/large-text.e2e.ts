import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { KEY } from '../server/support/shipment.ts'
import { trackedDelivery } from '../support/delivery.ts'
import type { Wish } from '../support/diner.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { DINER, useSite } from '../support/site.ts'

const site = useSite({}, DINER)

const EMPANADAS: Wish = { path: '/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo' }

/** Widths of phones with the size of the text that its diner chose. */
const PHONES = [
  [320, 100],
  [320, 200],
  [360, 100],
  [360, 130],
  [360, 150],
  [390, 115],
  [412, 130],
  [412, 200],
] as const

async function enlarge(page: Page, width: number, percent: number): Promise<void> {
  await page.setViewportSize({ width, height: 823 })
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent)
}

/** Whether the words of something lie inside of it, as far as its padding goes. */
const holdsItsWords = (found: Locator) =>
  found.evaluate((one) => {
    const words = document.createRange()
    words.selectNodeContents(one)
    const [inner, outer] = [words.getBoundingClientRect(), one.getBoundingClientRect()]
    return inner.left >= outer.left && inner.right <= outer.right
  })

describe('with large text', () => {
  test('[COMP-01] the names and streets of branches are whole, two in a row while there is room', async () => {
    const page = await site.open('/menu/grupo-sabores')
    const cards = page.getByRole('list', { name: 'Elige tu local', exact: true }).getByRole('listitem')
    await cards.first().waitFor()
    for (const [width, percent] of PHONES) {
      await enlarge(page, width, percent)
      const cut = await cards.evaluateAll((all) =>
        all
          .flatMap((one) => [...one.querySelectorAll('.words > *')])
          .filter((words) => words.scrollHeight > words.clientHeight || words.scrollWidth > words.clientWidth)
          .map((words) => words.textContent),
      )
      expect([width, percent, cut]).toEqual([width, percent, []])
      const lefts = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
      if (percent === 100) expect(new Set(lefts).size).toBe(2)
    }
  })

  test('[FUP-01] the steps of an order are named in whole words, with their icons inside the circles', async () => {
    const { orderCode } = await trackedDelivery(site.server, { status: 'ON_ROUTE_TO_DROP_OFF' })
    const page = await site.open(`/menu/la-esquina/order/${orderCode}`)
    const steps = page.getByRole('list', { name: 'Estado de tu pedido' }).getByRole('listitem')
    await steps.first().waitFor()
    for (const [width, percent] of PHONES) {
      await enlarge(page, width, percent)
      const odd = await steps.evaluateAll((all) =>
        all
          .filter((one) => {
            const [name, icon, circle] = ['b', 'svg', 'span'].map((tag) => one.querySelector(tag))
            const words = document.createRange()
            if (name) words.selectNodeContents(name)
            const share = (icon?.clientWidth ?? NaN) / (circle?.clientWidth ?? NaN)
            return words.getClientRects().length !== 1 || !(share < 0.6)
          })
          .map((one) => one.textContent),
      )
      expect([width, percent, odd]).toEqual([width, percent, []])
    }
  })

  test.each([
    ['a plate', '/menu/la-esquina/Para%20llevar/parrilla/bife-de-chorizo'],
    ['the checkout', '/menu/la-esquina/checkout'],
  ])('what has the focus on the page of %s stops above its bar', async (_page, path) => {
    const page = await openWithCart(site, EMPANADAS)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await page.locator('[data-bottom-bar] button').last().waitFor()
    const hidden: string[] = []
    for (let stops = 0; stops < 40; stops += 1) {
      await page.keyboard.press('Tab')
      const under = await page.evaluate(() => {
        const [focused, bar] = [document.activeElement, document.querySelector('[data-bottom-bar]')]
        if (!focused || !bar || focused === document.body || bar.contains(focused)) return undefined
        const [its, cover] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()]
        return its.bottom > cover.top && its.top < cover.bottom ? focused.outerHTML.slice(0, 80) : undefined
      })
      if (under !== undefined) hidden.push(under)
    }
    expect(hidden).toEqual([])
  })

  test('the bar of the cart holds its amount, with toasts above it, and the window for an address its tabs', async () => {
    // the picture of the wider window is in the browser's memory, and taken in place of the one that was preloaded
    const expected = [/preloaded using link preload but not used/]
    const page = await openWithCart(site, { ...EMPANADAS, quantity: 9 }, { expected })
    await page.setViewportSize({ width: 320, height: 823 })
    await page.goto('/menu/la-esquina/Para%20llevar')
    const bar = page.getByRole('link', { name: /^Ver pedido/ })
    await bar.waitFor()
    const toast = page.getByRole('status').filter({ hasText: 'Ítem agregado al pedido!' })
    for (const [width, percent] of PHONES) {
      await enlarge(page, width, percent)
      expect([width, percent, await holdsItsWords(bar)]).toEqual([width, percent, true])
    }
    await enlarge(page, 320, 200)
    await page.getByRole('button', { name: 'Agregar uno de Empanada de humita' }).press('Enter')
    await toast.waitFor()
    const [above, below] = await Promise.all([toast.boundingBox(), bar.boundingBox()])
    expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThanOrEqual(below?.y ?? NaN)
    await page.getByRole('button', { name: 'Abrir mi cuenta' }).click()
    await page.getByRole('button', { name: 'Mi dirección' }).click()
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('tab') })
    await dialog.waitFor()
    for (const [width, percent] of PHONES) {
      await enlarge(page, width, percent)
      for (const tab of await dialog.getByRole('tab').all())
        expect([width, percent, await holdsItsWords(tab)]).toEqual([width, percent, true])
      const close = await dialog.getByRole('button', { name: 'Cerrar' }).first().boundingBox()
      expect((close?.x ?? NaN) + (close?.width ?? NaN)).toBeLessThanOrEqual(width)
    }
  })

  test('the ways to reach the rider stay inside their buttons, and the delivery key beside or below readable words', async () => {
    const { path } = await trackedDelivery(site.server, { status: 'ON_ROUTE_TO_DROP_OFF' })
    const page = await site.open(path)
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click()
    const note = page.getByText('El repartidor te solicitará esta clave')
    for (const [width, percent] of PHONES) {
      await enlarge(page, width, percent)
      for (const name of ['WhatsApp', 'Llamar'])
        expect([width, percent, await holdsItsWords(page.getByRole('link', { name }))]).toEqual([
          width,
          percent,
          true,
        ])
      const room = await note.evaluate(
        (one) => one.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(one).fontSize),
      )
      expect([width, percent, room > 7]).toEqual([width, percent, true])
      expect(await holdsItsWords(page.getByText(KEY, { exact: true }))).toBe(true)
    }
  })
})
