import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Menú</h1>
      <button type="button" aria-label="Cerrar">×</button>
      <button type="button" aria-label="Close" id="close">×</button>
      <input placeholder="Search..." aria-label="Buscar platos" id="search" />
      <p>Escribe a hola.menu@example.com o entra a la.esquina</p>
      <p id="key">Para el moment.at</p>
      <p>Burger House · The Classic</p>
      <p>Tu pedido está en camino.</p>
      <p id="sentence">Your order is on the way.</p>
      <p lang="en">Made for you in Buenos Aires with love.</p>
      <p>La hamburguesa «The King of the Road» con papas</p>`,
  expected: ['#close', '#search', '#key', '#sentence'],
}
