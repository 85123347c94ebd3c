import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Sumar</h1>
      <div role="button" tabindex="0" onclick="1" onkeydown="1">Sumar</div>
      <div onkeyup="1"><span role="switch" aria-checked="false" tabindex="0" onclick="1">Sin sal</span></div>
      <button type="button" role="switch" aria-checked="false" onclick="1">Con sal</button>
      <div role="button" tabindex="0">Todavía nada</div>
      <div role="button" tabindex="0" id="keyless" onclick="1">Agregar</div>
      <div onclick="1"><span role="checkbox" aria-checked="false" tabindex="0" id="around">Sin cebolla</span></div>`,
  expected: ['#keyless', '#around'],
}
