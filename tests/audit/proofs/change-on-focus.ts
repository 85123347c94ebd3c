import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Foco</h1>
      <button type="button">Solo un botón</button>
      <input aria-label="Buscar" onfocus="this.select()" />
      <label>Calle <input onfocus="document.querySelector('#hint').hidden = false" /></label> <p id="hint" hidden>Y el número</p>
      <a href="#section" onfocus="location.hash = '#section'">Una parte de la página</a>
      <button type="button" id="opens" onfocus="window.open('about:blank')">Abre una ventana</button>
      <button type="button" id="shows" onfocus="this.onfocus = null; document.querySelector('dialog').showModal()">Abre un modal</button>
      <dialog aria-label="Aviso"><p>Un aviso</p> <button type="button">Cerrar</button></dialog>
      <button type="button">Más abajo</button>`,
  expected: ['#opens', '#shows'],
}
