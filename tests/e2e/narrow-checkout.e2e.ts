import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

import { codeBox } from '../support/codes.ts'
import { openCheckout, send } from '../support/checkout.ts'
import { claimReward, openRedeem, rewardLink } from '../support/loyalty.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

const NARROWEST = { viewport: { width: 320, height: 640 } }
const MENU = '/menu/la-esquina/Para%20llevar'
const EMPANADAS = { path: `${MENU}/empanadas/empanada-de-pollo`, quantity: 5 }

/** The words of a text, amounts among them, that stand on more than one line. */
const brokenWords = (at: Locator): Promise<string[]> =>
  at.evaluate(async (element) => {
    await document.fonts.ready
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of node.nodeValue?.matchAll(/\$\s[\d.]+|[^ ]+/g) ?? []) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
      }
    }
    return broken
  })

const section = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title })

test('on the narrowest phone no title, step or amount is broken', async () => {
  const page = await openWithCart(site, EMPANADAS, NARROWEST)
  await page.goto(rewardLink(MENU))
  await claimReward(page, '11 4777-6666')
  await openCheckout(page)
  for (const title of ['Comprobante', 'Código de descuento', 'Propina', '¿Quieres aclarar algo?'])
    expect(await brokenWords(section(page, title))).toStrictEqual([])
  expect(await brokenWords(codeBox(page).getByRole('button'))).toStrictEqual([])
  const dialog = await openRedeem(page)
  await dialog.getByRole('button', { name: 'Usar en este pedido' }).click()
  const used = page.getByText(/^Usas 1\.500 Puntos/)
  await used.waitFor()
  expect(await brokenWords(used)).toStrictEqual([])
  await send(page).click()
  const steps = page.getByRole('list').filter({ hasText: 'Preparando' })
  await steps.waitFor()
  expect(await brokenWords(steps)).toStrictEqual([])
  // a venue's own name of a step may be longer: broken it is still read whole
  const name = steps.locator('b').first()
  await name.evaluate((step) => (step.textContent = 'Electroencefalografista'))
  expect(await brokenWords(name)).toStrictEqual(['Electroencefalografista'])
})

test('no amount of the delivery, nor of what a cart lacks, is broken on any phone', async () => {
  const page = await openWithCart(site, { path: '/menu/la-esquina/Delivery/postres/chocotorta' })
  for (const width of [320, 360, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 823 })
    await page.goto('/menu/la-esquina/Delivery')
    const facts = page.getByRole('definition').filter({ hasText: '$' }).first().locator('xpath=../..')
    expect(await brokenWords(facts)).toStrictEqual([])
    await page.goto('/menu/la-esquina/preview')
    const lacking = page.getByText(/^El pedido mínimo para Delivery/)
    await lacking.waitFor()
    expect(await brokenWords(lacking)).toStrictEqual([])
  }
})
