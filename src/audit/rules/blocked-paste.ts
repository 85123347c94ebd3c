import type { Rule } from '../rule.ts'

/**
 * Login fields that block paste: they exclude password managers, and people who cannot retype a password. The pasted
 * text is empty, so that nothing is typed or sent. A field that reads it may reject it.
 */
export const blockedPaste: Rule = {
  id: 'blocked-paste',
  wcag: ['3.3.8'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { controls, spot } = window.vitrinaAudit
      const SECRET =
        'input:is([type=password],[autocomplete~="one-time-code"],[autocomplete~="username"],[autocomplete~="current-password"])' +
        ':not([readonly],[autocomplete~="new-password"])'
      const isRefused = (field: Element) => {
        let isRead = false
        const clipboardData = new DataTransfer()
        const empty = { getData: () => '', types: [], items: clipboardData.items, files: clipboardData.files }
        for (const [name, value] of Object.entries(empty))
          Object.defineProperty(clipboardData, name, {
            get() {
              isRead = true
              return value
            },
          })
        const paste = { bubbles: true, cancelable: true, composed: true, clipboardData }
        return !field.dispatchEvent(new ClipboardEvent('paste', paste)) && !isRead
      }
      return controls()
        .filter((field) => field.matches(SECRET) && isRefused(field))
        .map((field) => spot(field))
    }),
}
