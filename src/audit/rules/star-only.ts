import type { Rule } from '../rule.ts'

/** Required fields marked only by a visible star: neither name, description nor state says it. */
export const starOnly: Rule = {
  id: 'star-only',
  wcag: ['1.3.1'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { controls, pointedBy, shownText, spot } = window.vitrinaAudit
      /** A star in the accessible name is read out. */
      const isUnsaid = (label: HTMLLabelElement) =>
        [...label.querySelectorAll('[aria-hidden=true]')].some((part) => /^[*＊∗]$/u.test(shownText(part)))
      const said = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) => {
        const texts = ['aria-labelledby', 'aria-describedby'].flatMap((name) => pointedBy(field, name))
        const read = [...(field.labels ?? []), ...texts].map((one) => one.textContent)
        return [...read, field.ariaLabel, field.title].join(' ')
      }
      return controls()
        .filter(
          (field) =>
            (field instanceof HTMLInputElement ||
              field instanceof HTMLSelectElement ||
              field instanceof HTMLTextAreaElement) &&
            !field.required &&
            field.getAttribute('aria-required') !== 'true' &&
            [...(field.labels ?? [])].some(isUnsaid) &&
            !/obligatori|requerid|required/i.test(said(field)),
        )
        .map((field) => spot(field))
    }),
}
