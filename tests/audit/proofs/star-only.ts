import type { Proof } from './proof.ts'

export const proof: Proof = {
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
}
