import { uncutTexts, brokenTexts } from '../page/broken-texts.ts'
import { withWindow } from '../page/altered.ts'
import type { Rule } from '../rule.ts'

/** @source WCAG 2.2 "1.4.10 Reflow": 1280 px at 400 % */
const NARROW = { width: 320, height: 640 }

/** Content wider than a window of 320 px, except in a list that scrolls by itself, and texts clipped there. */
export const sidewaysScroll: Rule = {
  id: 'sideways-scroll',
  wcag: ['1.4.10'],
  level: 'error',
  async check(page) {
    const uncut = await page.evaluateHandle(uncutTexts)
    return withWindow(page, NARROW, async () => {
      const wide = await page.evaluate(() => {
        const { clientWidth } = document.documentElement
        const { all, isShown, spot, parentOf, holds } = window.vitrinaAudit
        const isHeld = (element: Element | null): boolean =>
          element !== null &&
          (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) ||
            isHeld(parentOf(element)))
        const found = all('*').filter((element) => {
          const { right, left } = element.getBoundingClientRect()
          const sticksOut = right > clientWidth + 1 || (left < -1 && right > 0)
          return sticksOut && isShown(element) && !isHeld(parentOf(element))
        })
        // The innermost element is at fault; its ancestors only grew with it.
        return found
          .filter((element) => !found.some((other) => other !== element && holds(element, other)))
          .map((element) => {
            const { right, left } = element.getBoundingClientRect()
            return {
              ...spot(element),
              measured: Math.max(right, clientWidth - left),
              required: clientWidth,
            }
          })
      })
      const cut = await page.evaluate(brokenTexts, { css: '', uncut })
      return [
        ...wide,
        ...cut
          .filter(({ isOverlapped, target }) => !isOverlapped && !wide.some((one) => one.target === target))
          .map((one) => ({ ...one, also: true })),
      ]
    })
  },
}
