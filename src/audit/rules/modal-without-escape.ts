import type { Rule } from '../rule.ts'

/** A modal that Escape does not close. It is closed afterwards. */
export const modalWithoutEscape: Rule = {
  id: 'modal-without-escape',
  wcag: ['2.1.2'],
  level: 'error',
  leaves: true,
  async check(_page, facts) {
    const escape = await facts.escape()
    return escape?.isOpen ? [escape.modal] : []
  },
}
