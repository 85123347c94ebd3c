import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: '<h1>Carta</h1>',
  act: (page) =>
    page.evaluate(() => {
      document.title = 'Document'
    }),
  expected: ['title'],
}
