import { expect, test } from 'vitest'

import { mentionsAllergy } from './allergy.ts'

test.each([
  'Soy ALÉRGICO al maní',
  'alergia a los mariscos',
  'alerjica a la nuez',
  'Es para una persona celíaca',
  'intolerante a la lactosa',
  'Sin  gluten por favor',
  'sin TACC',
  'sin maní',
])('«%s» speaks of an allergy', (note) => {
  expect(mentionsAllergy(note)).toBe(true)
})

test.each(['', 'Bien cocidas', 'Sin cebolla', 'Tocar timbre', 'Con mucha alegría', 'sin lechuga'])(
  '«%s» does not',
  (note) => {
    expect(mentionsAllergy(note)).toBe(false)
  },
)
