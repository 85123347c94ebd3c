import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: '<h1>Menú</h1><p>En español, con otra marca</p>',
  lang: 'en',
  expected: ['html'],
}
