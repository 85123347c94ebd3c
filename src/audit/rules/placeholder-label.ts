import type { Rule } from '../rule.ts'

/** Fields that say what they want in their placeholder alone: it goes as soon as somebody types. */
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
  proof: {
    html: `
      <h1>Datos</h1>
      <label>Nombre <input placeholder="Ana" /></label>
      <input aria-label="Buscar" placeholder="Buscar" />
      <label for="street">Calle</label> <input id="street" placeholder="Corrientes" />
      <input id="phone" placeholder="Teléfono" />
      <input id="nameless" aria-label="" placeholder="Correo" />
      <label><textarea id="notes" placeholder="Aclaraciones"></textarea></label>`,
    expected: ['#phone', '#nameless', '#notes'],
  },
}
