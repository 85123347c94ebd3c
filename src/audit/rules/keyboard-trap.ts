import type { Rule } from '../rule.ts'

/** A place that the Tab key cannot leave without an open modal. */
export const keyboardTrap: Rule = {
  id: 'keyboard-trap',
  wcag: ['2.1.2'],
  level: 'error',
  async check(_page, facts) {
    const { stops, end } = await facts.walk()
    return end === 'stuck' ? stops.slice(-1) : []
  },
}
