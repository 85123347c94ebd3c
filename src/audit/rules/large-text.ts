import { textsBrokenBy } from '../page/broken-texts.ts'
import type { Rule } from '../rule.ts'

/** Texts that are clipped or overlap at twice the text size. */
export const largeText: Rule = {
  id: 'large-text',
  wcag: ['1.4.4'],
  level: 'error',
  async check(page) {
    const css = await page.evaluate(() => {
      const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      return `html{font-size:${size * 2}px!important}`
    })
    return textsBrokenBy(page, css)
  },
}
