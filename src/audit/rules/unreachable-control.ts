import type { Rule } from '../rule.ts'

/** Controls that the tab key does not come to, and things that answer to the pointer alone. */
export const unreachableControl: Rule = {
  id: 'unreachable-control',
  wcag: ['2.1.1'],
  level: 'error',
  async check(_page, facts) {
    const { missed, end } = await facts.walk()
    // What lies beyond a trap is told by the trap.
    if (end === 'stuck') return []
    return missed.map(({ isPointerOnly, ...spot }) => ({
      ...spot,
      also: isPointerOnly,
      level: isPointerOnly ? 'warning' : 'error',
    }))
  },
}
