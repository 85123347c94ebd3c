import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Deslizar</h1>
      <section><label>Desliza para entregar <input type="range" /></label> <button type="button">Entregado</button></section>
      <section><label>Desliza para retirar <input type="range" id="slide" /></label></section>
      <section><label>Volumen <input type="range" /></label></section>
      <section><div draggable="true" id="drag">Mueve esta tarjeta</div></section>`,
  expected: ['#slide', '#drag'],
}
