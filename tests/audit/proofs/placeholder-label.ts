import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Datos</h1>
      <label>Nombre <input placeholder="Ana" /></label>
      <input aria-label="Buscar" placeholder="Buscar" />
      <label for="street">Calle</label> <input id="street" placeholder="Corrientes" />
      <input id="phone" placeholder="Teléfono" />
      <input id="nameless" aria-label="" placeholder="Correo" />
      <label><textarea id="notes" placeholder="Aclaraciones"></textarea></label>`,
  expected: ['#phone', '#nameless', '#notes'],
}
