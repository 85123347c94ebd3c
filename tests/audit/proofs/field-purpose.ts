import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Mis datos</h1>
      <label>Teléfono <input type="tel" autocomplete="tel-national" /></label>
      <label>Correo <input type="email" autocomplete="section-mine email" /></label>
      <label>Código del local <input /></label>
      <label>País <select autocomplete="tel-country-code"><option value="+54">Argentina</option></select></label>
      <label>Código <input type="tel" autocomplete="off" /></label>
      <label>Prefijo <select id="country" autocomplete="tel-country-code"><option value="AR">Argentina</option></select></label>
      <label>Calle <input id="street" autocomplete="street-address" /></label>
      <label>Teléfono <input type="tel" id="phone" /></label>
      <label>Correo <input type="email" id="mail" autocomplete="tel" /></label>
      <label>Mesa <input inputmode="numeric" id="table" autocomplete="tel" /></label>`,
  expected: ['#country', '#street', '#phone', '#mail', '#table'],
}
