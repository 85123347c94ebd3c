import type { Rule } from '../rule.ts'

/** Controls that the Tab key does not reach, and elements that respond only to the pointer. */
export const unreachableControl: Rule = {
  id: 'unreachable-control',
  wcag: ['2.1.1'],
  level: 'error',
  async check(_page, facts) {
    const { missed, end } = await facts.walk()
    // The trap's own rule covers what is beyond it.
    if (end === 'stuck') return []
    return missed.map(({ isPointerOnly, ...spot }) => ({
      ...spot,
      also: isPointerOnly,
      level: isPointerOnly ? 'warning' : 'error',
    }))
  },
}
