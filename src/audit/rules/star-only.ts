import type { Rule } from '../rule.ts'

/** Fields that only a star for the eye calls required: neither its name, its description nor its state says it. */
export const starOnly: Rule = {
  id: 'star-only',
  wcag: ['1.3.1'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { controls, pointedBy, shownText, spot } = window.vitrinaAudit
      /** A star in the name itself is read out. */
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
  proof: {
    html: `
      <h1>Mis datos</h1>
      <label>Nombre <span aria-hidden="true">*</span> <input autocomplete="name" required /></label>
      <label>Localidad <b aria-hidden="true">*</b> <input aria-required="true" /></label>
      <label>Calle * <input autocomplete="address-line1" /></label>
      <label>Piso <span aria-hidden="true">→</span> <input /></label>
      <label>Altura <span aria-hidden="true">*</span> <span style="position:absolute;clip-path:inset(50%)">(obligatorio)</span> <input /></label>
      <label>Barrio <span aria-hidden="true">*</span> <input aria-describedby="needed" /></label> <p id="needed">Campo obligatorio</p>
      <label>Teléfono <span aria-hidden="true">*</span> <input type="tel" autocomplete="tel" id="phone" /></label>
      <label for="note">Nota <b aria-hidden="true">*</b></label> <textarea id="note"></textarea>`,
    expected: ['#phone', '#note'],
  },
}
