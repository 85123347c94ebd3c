import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Links</h1>
      <a href="#a">Milanesa</a> <a href="#a">Milanesa</a>
      <a href="#b" id="other">Milanesa</a>
      <a href="#c" id="empty">Ver más</a>
      <a href="#d" aria-label="Ver más pastas">Ver más</a>`,
  expected: ['#other', '#empty'],
}
