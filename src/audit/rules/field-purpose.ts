import type { Rule } from '../rule.ts'

/**
 * Fields for one's own phone or mail without `autocomplete`, and fields whose `autocomplete` does not fit what they take:
 * the browser does not fill them in, or fills in the wrong thing.
 * @source HTML "Autofill": a street-address has several lines, a tel-country-code begins with +
 */
export const fieldPurpose: Rule = {
  id: 'field-purpose',
  wcag: ['1.3.5'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { controls, spot } = window.vitrinaAudit
      /** What a field of a kind may ask the browser for, by the last word of `autocomplete`. */
      const FITTING: Readonly<Record<string, RegExp>> = {
        tel: /^tel(?:-national|-local)?$/,
        email: /^(?:email|username)$/,
      }
      const tokenOf = (field: HTMLInputElement | HTMLSelectElement) =>
        field.autocomplete.trim().split(/\s+/).at(-1) ?? ''
      const fits = (field: HTMLInputElement | HTMLSelectElement): boolean => {
        const token = tokenOf(field)
        // Switched off is a choice, as for a code that is asked for once.
        if (['', 'off', 'on'].includes(token)) return true
        if (field instanceof HTMLSelectElement)
          return token !== 'tel-country-code' || [...field.options].some(({ value }) => /^\+\d/.test(value))
        if (token === 'street-address') return false
        const kind = FITTING[field.type] ? field.type : field.inputMode
        const asked = Object.keys(FITTING).find((type) => FITTING[type]?.test(token))
        return asked === undefined || ['', 'text', 'search', asked].includes(kind)
      }
      return controls().flatMap((field) => {
        if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return []
        if (!fits(field)) return [{ ...spot(field), also: true, other: tokenOf(field) }]
        const needs = field instanceof HTMLInputElement && FITTING[field.type] !== undefined
        return needs && tokenOf(field) === '' ? [{ ...spot(field), other: field.type }] : []
      })
    }),
}
