import type { Rule } from '../rule.ts'

/** Controls that have the focus and lie under a bar that stays, or outside of the window. */
export const coveredFocus: Rule = {
  id: 'covered-focus',
  wcag: ['2.4.11'],
  level: 'error',
  async check(_page, facts) {
    const { stops } = await facts.walk()
    return stops
      .filter(({ covered }) => covered !== 'no')
      .map((stop) => ({
        ...stop,
        other: stop.coveredBy,
        also: stop.covered === 'partly',
        // To lie partly in sight is enough for level AA.
        level: stop.covered === 'partly' ? 'warning' : 'error',
      }))
  },
}
