import type { Rule } from '../rule.ts'

/**
 * Fields for the user's own phone or email without `autocomplete`, and fields with an unsuitable one: the browser does
 * not fill them in, or fills in the wrong value.
 * @source HTML "Autofill": a street-address has several lines, a tel-country-code begins with +
 */
export const fieldPurpose: Rule = {
  id: 'field-purpose',
  wcag: ['1.3.5'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { controls, spot } = window.vitrinaAudit
      /** Suitable `autocomplete` values for a kind of field, by the last word. */
      const FITTING: Readonly<Record<string, RegExp>> = {
        tel: /^tel(?:-national|-local)?$/,
        email: /^(?:email|username)$/,
      }
      const tokenOf = (field: HTMLInputElement | HTMLSelectElement) =>
        field.autocomplete.trim().split(/\s+/).at(-1) ?? ''
      const fits = (field: HTMLInputElement | HTMLSelectElement): boolean => {
        const token = tokenOf(field)
        // Switched off is a decision, as for a one-time code.
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
