import type { Rule } from '../rule.ts'

/** Focused controls under a fixed bar or outside the window. */
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
        // Partly visible is enough for level AA.
        level: stop.covered === 'partly' ? 'warning' : 'error',
      }))
  },
}
