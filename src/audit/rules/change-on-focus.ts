import type { Rule } from '../rule.ts'

/** Controls that navigate or open something as soon as they are focused: keyboard users cannot pass them. */
export const changeOnFocus: Rule = {
  id: 'change-on-focus',
  wcag: ['3.2.1'],
  level: 'error',
  check: async (_page, facts) => (await facts.walk()).changers,
}
