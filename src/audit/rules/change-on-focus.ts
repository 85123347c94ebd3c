import type { Rule } from '../rule.ts'

/** Controls that lead elsewhere or open something as soon as they have the focus: nobody can pass by them with the keys. */
export const changeOnFocus: Rule = {
  id: 'change-on-focus',
  wcag: ['3.2.1'],
  level: 'error',
  check: async (_page, facts) => (await facts.walk()).changers,
}
