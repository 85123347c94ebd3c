import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>La Esquina</h1>
      <h1 hidden>Todavía no</h1>
      <h1 role="presentation">Solo el tamaño</h1>
      <h1 id="second">Milanesas</h1>
      <p role="heading" aria-level="1" id="role">Pastas</p>`,
  expected: ['#second', '#role'],
}
