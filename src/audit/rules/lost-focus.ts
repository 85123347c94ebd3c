import type { Rule } from '../rule.ts'

/** A modal that gives the focus back to nobody as it closes, though it took it from a control. It is gone afterwards. */
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
