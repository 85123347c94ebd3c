import { expect, test } from 'vitest'

import { useSite } from '../support/site.ts'
import { focusFaults } from './focus.ts'
import { axe, cutTexts, nameless, overflowing } from './rules.ts'

const site = useSite()

test('each measure sees the fault it is there for', async () => {
  const page = await site.open('/menu')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    const plant = (tag: string, text: string, style: Partial<CSSStyleDeclaration>) => {
      const element = document.createElement(tag)
      element.textContent = text
      Object.assign(element.style, style)
      document.querySelector('main')?.prepend(element)
      return element
    }
    plant('p', 'Texto pálido', { color: '#eee', background: '#fff' })
    plant('p', 'Texto cortado por su caja', { width: '4em', overflow: 'hidden', whiteSpace: 'nowrap' })
    plant('div', 'Ancho', { width: '900px' })
    plant('button', '', { width: '44px', height: '44px' })
    plant('button', 'Sin anillo', { outline: 'none' })
    const bar = plant('div', '', { position: 'fixed', inset: '0', zIndex: '99', background: '#fff' })
    bar.id = 'bar'
  })
  const focus = await focusFaults(page, 6)
  expect(focus).toContainEqual(expect.stringMatching(/^no ring: button Sin anillo/))
  expect(focus).toContainEqual(expect.stringMatching(/^covered: button Sin anillo/))
  await page.evaluate(() => document.querySelector('#bar')?.remove())
  expect(await overflowing(page)).toHaveLength(1)
  expect(await cutTexts(page)).toContain('p: Texto cortado por su caja')
  expect(await nameless(page)).toHaveLength(1)
  const found = await axe(page)
  expect(found).toContainEqual(expect.stringMatching(/^color-contrast: .*Texto pálido/))
  expect(found).toContainEqual(expect.stringMatching(/^button-name: /))
})
