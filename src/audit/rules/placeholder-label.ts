import type { Rule } from '../rule.ts'

/** Fields labeled only by their placeholder, which disappears on typing. */
export const placeholderLabel: Rule = {
  id: 'placeholder-label',
  wcag: ['3.3.2', '1.3.1'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { controls, spot } = window.vitrinaAudit
      return controls()
        .filter(
          (one): one is HTMLInputElement | HTMLTextAreaElement =>
            (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) &&
            one.placeholder.trim() !== '' &&
            ['aria-label', 'aria-labelledby', 'title'].every(
              (name) => (one.getAttribute(name) ?? '').trim() === '',
            ) &&
            [...(one.labels ?? [])].every(({ textContent }) => textContent.trim() === ''),
        )
        .map((field) => ({ ...spot(field), other: field.placeholder }))
    }),
}
