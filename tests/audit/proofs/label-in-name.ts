import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Nombres</h1>
      <button type="button">Agregar</button>
      <button type="button" aria-label="Agregar Milanesa">Agregar</button>
      <button type="button" aria-label="Cerrar">×</button>
      <a href="#cart" aria-label="Ver pedido, 3 ítems, $ 4.500">Ver pedido</a>
      <b id="plate">Milanesa</b> <button type="button" aria-labelledby="plate">Milanesa</button>
      <a href="#phone" id="link" aria-label="Teléfono del local">Llamar</a>
      <button type="button" id="reordered" aria-label="3 ítems, ver pedido">Ver pedido 3 ítems</button>
      <div role="region" tabindex="0" aria-label="Fotos">Milanesa y papas</div>
      <label>Con cebolla <input type="checkbox" aria-label="Con cebolla" /></label>
      <label>Notas <textarea aria-label="Notas">Sin sal</textarea></label>
      <label>País <select aria-label="País"><option>Argentina</option></select></label>
      <label for="search" style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Buscar platos</label>
      <input id="search" aria-label="Buscar" />
      <label for="street">Calle</label> <input id="street" aria-label="Domicilio" />
      <input type="submit" value="Enviar" aria-label="Enviar el pedido" />
      <input type="submit" id="submit" value="Enviar" aria-label="Mandar" />`,
  expected: ['#link', '#reordered', '#street', '#submit'],
}
