import type { Rule } from '../rule.ts'

/** A modal that took the focus from a control and does not return it when it closes. The modal is closed afterwards. */
export const lostFocus: Rule = {
  id: 'lost-focus',
  wcag: ['2.4.3'],
  level: 'error',
  leaves: true,
  async check(_page, facts) {
    const escape = await facts.escape()
    return escape?.isFocusLost ? [escape.modal] : []
  },
}
