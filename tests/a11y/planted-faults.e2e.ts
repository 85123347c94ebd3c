import { expect, test } from 'vitest'

import { useSite } from '../support/site.ts'
import { focusFaults } from './focus.ts'

const site = useSite()

test('the walk with the keyboard sees a missing ring and a covered control', async () => {
  const page = await site.open('/menu')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    const plant = (tag: string, text: string, style: Partial<CSSStyleDeclaration>) => {
      const element = document.createElement(tag)
      element.textContent = text
      Object.assign(element.style, style)
      document.querySelector('main')?.prepend(element)
    }
    plant('button', 'Sin anillo', { outline: 'none' })
    plant('div', '', { position: 'fixed', inset: '0', zIndex: '99', background: '#fff' })
  })
  const focus = await focusFaults(page, 6)
  expect(focus).toContainEqual(expect.stringMatching(/^no ring: button Sin anillo/))
  expect(focus).toContainEqual(expect.stringMatching(/^covered: button Sin anillo/))
})
