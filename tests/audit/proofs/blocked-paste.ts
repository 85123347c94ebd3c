import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Entrar</h1>
      <label>Clave <input type="password" autocomplete="current-password" /></label>
      <label>Código del SMS <input autocomplete="one-time-code" onpaste="event.preventDefault(); const text = event.clipboardData.getData('text'); if (/^\\d{6}$/.test(text)) this.value = text" /></label>
      <label>Código del correo <input autocomplete="one-time-code" onpaste="event.preventDefault(); [...event.clipboardData.items].forEach((one) => one.getAsString((text) => { this.value = text }))" /></label>
      <label>Nombre <input autocomplete="name" onpaste="return false" /></label>
      <label>Clave nueva <input type="password" autocomplete="new-password" onpaste="return false" /></label>
      <label>Clave de siempre <input type="password" id="refused" onpaste="return false" /></label>
      <label>Correo <input autocomplete="username" id="user" onpaste="event.preventDefault()" /></label>
      <label>Código recibido <input autocomplete="one-time-code" id="code" onpaste="event.preventDefault()" /></label>`,
  expected: ['#refused', '#user', '#code'],
}
