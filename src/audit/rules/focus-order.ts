import type { Rule } from '../rule.ts'

/** Stops of the Tab key before the preceding stop in reading order, and an order forced by a positive tabindex. */
export const focusOrder: Rule = {
  id: 'focus-order',
  wcag: ['2.4.3'],
  level: 'error',
  async check(page, facts) {
    const { stops } = await facts.walk()
    const forced = await page.evaluate(() =>
      window.vitrinaAudit
        .controls()
        .filter(({ tabIndex }) => tabIndex > 0)
        .map((element) => ({ ...window.vitrinaAudit.spot(element), measured: element.tabIndex })),
    )
    return [
      ...stops.flatMap((stop, place) =>
        stop.goesBack ? [{ ...stop, other: stops[place - 1]?.text ?? '' }] : [],
      ),
      ...forced.map((one) => ({ ...one, required: 0, also: true })),
    ]
  },
}
