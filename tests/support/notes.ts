import type { Page } from 'playwright'

/** How many notes the page has played. */
export const played = (page: Page): Promise<number> =>
  page.evaluate(() => (window as Window & { played?: number }).played ?? 0)
/** From the next page load on. */
export const countNotes = (page: Page) =>
  page.addInitScript(() => {
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      const counted = window as Window & { played?: number }
      counted.played = (counted.played ?? 0) + 1
      start.call(this, when)
    }
  })
