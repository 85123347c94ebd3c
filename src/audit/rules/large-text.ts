import { textsBrokenBy } from '../page/broken-texts.ts'
import type { Rule } from '../rule.ts'

/** Texts that are cut or lie on each other once a reader makes texts twice as large. */
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
