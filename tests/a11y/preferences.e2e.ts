import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'

import { paths } from '#domain/routes/routes.ts'
import { pressOn, tabTo } from './keyboard.ts'
import { placeOrder } from '../support/orders.ts'
import { useSite } from '../support/site.ts'

const DELIVERY = '/menu/la-esquina/Delivery'
const site = useSite()
const FORCED = { forcedColors: 'active' } as const
const NOISE = 'rgba(0, 0, 0, 0)'

/** Colours and lines as the browser draws them. */
const drawn = (target: Locator) =>
  target.evaluate((element) => {
    const {
      borderTopColor,
      borderTopStyle,
      borderTopWidth,
      outlineStyle,
      outlineWidth,
      outlineColor,
      appearance,
    } = getComputedStyle(element)
    const border = borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth)
    const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    return { border, borderColor: borderTopColor, outline, outlineColor, appearance }
  })

/** A system colour of the diner's own palette. */
const systemColor = (target: Locator, name: string) =>
  target.evaluate((element, color) => {
    const probe = element.ownerDocument.createElement('i')
    probe.style.color = color
    element.ownerDocument.body.append(probe)
    const { color: found } = getComputedStyle(probe)
    probe.remove()
    return found
  }, name)

describe('forced colours', () => {
  test('the chosen order mode, category and tab are told apart by their edge', async () => {
    const page = await site.open(DELIVERY, FORCED)
    const highlight = await systemColor(page.locator('body'), 'Highlight')
    for (const list of ['Forma de pedir', 'Categorías']) {
      const links = page.getByRole('navigation', { name: list }).getByRole('link')
      const chosen = links.and(page.locator('[aria-current]')).first()
      const other = links.and(page.locator(':not([aria-current])')).first()
      await chosen.waitFor()
      expect(await drawn(chosen), list).toMatchObject({ border: 2, borderColor: highlight })
      expect((await drawn(other)).borderColor, list).not.toBe(highlight)
    }
    await page.getByRole('button', { name: 'Abrir mi cuenta' }).click()
    await page.getByRole('button', { name: 'Mi dirección' }).click()
    const tab = page.getByRole('tab', { selected: true })
    expect(await drawn(tab)).toMatchObject({ border: 2, borderColor: highlight })
  })

  test('the step that an order is at is told from those to come, and icons have the colour of their text', async () => {
    const { code } = await placeOrder(site.server, 'la-esquina', {
      choices: [{ plate: 'empanada-de-pollo' }],
    })
    const page = await site.open(paths.followUp('la-esquina', code), FORCED)
    const highlight = await systemColor(page.locator('body'), 'Highlight')
    const circle = (step: Locator) => step.locator('span').first()
    const steps = page.getByRole('list').filter({ hasText: 'Recibido' }).getByRole('listitem')
    expect((await drawn(circle(steps.and(page.locator('[aria-current]'))))).borderColor).toBe(highlight)
    expect((await drawn(circle(steps.last()))).borderColor).not.toBe(highlight)
    const text = await systemColor(page.locator('body'), 'CanvasText')
    const icons = page.getByRole('main').locator(':not(a, button, li *) > svg')
    const colors = await icons.evaluateAll((all) => all.map((icon) => getComputedStyle(icon).color))
    expect(new Set(colors)).toEqual(new Set([text]))
  })

  test('radio buttons and checkboxes are the ones of the system', async () => {
    const page = await site.open(`${DELIVERY}/parrilla/bife-de-chorizo`, FORCED)
    const radio = page.getByRole('radio').first()
    expect((await drawn(radio)).appearance).toBe('auto')
  })

  test('focus has an outline that is seen on the page, wherever it is', async () => {
    const page = await site.open(`${DELIVERY}/parrilla/bife-de-chorizo`, FORCED)
    const canvas = await systemColor(page.locator('body'), 'Canvas')
    const ringed = async (target: Locator, wearer = target) => {
      await tabTo(page, target)
      const { outline, outlineColor } = await drawn(wearer)
      expect(outline).toBeGreaterThanOrEqual(2)
      expect([canvas, NOISE]).not.toContain(outlineColor)
    }
    await ringed(page.getByRole('button', { name: 'Abrir mi cuenta' }))
    const radio = page.getByRole('radio').first()
    await ringed(radio, radio.locator('..'))
    await ringed(page.getByRole('textbox').first())
    await ringed(page.getByRole('button', { name: /^Agregar uno de / }).last())
  })

  test('buttons, fields and steppers keep an edge', async () => {
    const page = await site.open(`${DELIVERY}/parrilla/bife-de-chorizo`, FORCED)
    for (const target of [
      page.getByRole('button', { name: /^Agregar · / }),
      page.getByRole('textbox').first(),
      page.getByRole('button', { name: 'Abrir mi cuenta' }),
      page.getByRole('group', { name: /^Cantidad de / }).last(),
    ]) {
      const { border, borderColor } = await drawn(target)
      expect(border).toBeGreaterThanOrEqual(1)
      expect(borderColor).not.toBe(NOISE)
    }
  })
})

describe('movement', () => {
  test('none for those who asked for less', async () => {
    const page = await site.open(DELIVERY, { reducedMotion: 'reduce' })
    await pressOn(page, page.getByRole('button', { name: 'Abrir mi cuenta' }))
    await page.getByRole('dialog').waitFor()
    const longest = await page.evaluate(() =>
      Math.max(
        ...Array.from(document.querySelectorAll('*'), (element) => {
          const { animationDuration, transitionDuration } = getComputedStyle(element)
          return Math.max(...`${animationDuration}, ${transitionDuration}`.split(', ').map(Number.parseFloat))
        }),
      ),
    )
    expect(longest).toBeLessThanOrEqual(0.001)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  })

  test('short for everybody else: 200 ms at most', async () => {
    const page = await site.open(DELIVERY, { reducedMotion: 'no-preference' })
    await page.getByRole('button', { name: 'Abrir mi cuenta' }).click()
    const panel = page.getByRole('dialog')
    await panel.waitFor()
    const seconds = await panel.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].map((one) =>
        Number.parseFloat(getComputedStyle(one).animationDuration),
      ),
    )
    expect(Math.max(...seconds)).toBeGreaterThan(0.05)
    expect(Math.max(...seconds)).toBeLessThanOrEqual(0.2)
  })
})
