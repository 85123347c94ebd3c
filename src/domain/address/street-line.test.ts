import { expect, test } from 'vitest'

import { DETAILS_MAX } from '#domain/checkout/typed-length.ts'
import { detailsWith, splitStreetLine } from './street-line.ts'

test.each([
  ['Av. Corrientes 3247', 'Av. Corrientes', '3247', ''],
  ['Calle 50 1234', 'Calle 50', '1234', ''],
  ['9 de Julio 12 B, La Plata', '9 de Julio', '12 B', ''],
  ['Ruta 8', 'Ruta', '8', ''],
  ['1234', '1234', '', ''],
  ['', '', '', ''],
  ['Camino Real S/N', 'Camino Real', 'S/N', ''],
  ['Camino Real sin número, casa 4', 'Camino Real', 'sin número', 'casa 4'],
  ['Av. Corrientes 3247 piso 3', 'Av. Corrientes', '3247', 'piso 3'],
  ['Corrientes 3247 depto 5B, Almagro', 'Corrientes', '3247', 'depto 5B'],
  ['Corrientes 3247 3° B', 'Corrientes', '3247', '3° B'],
  ['Corrientes 3247, P. 3, Almagro, Dpto. B', 'Corrientes', '3247', 'P. 3, Dpto. B'],
  ['Corrientes 3247 PB', 'Corrientes', '3247', 'PB'],
  ['Calle 50 834 e/ 10 y 11', 'Calle 50', '834', 'e/ 10 y 11'],
  ['Calle 7 entre 45 y 46', 'Calle 7', '', 'entre 45 y 46'],
  ['Corrientes 3247 Palermo', 'Corrientes 3247 Palermo', '', ''],
])('"%s" is street "%s", number "%s" and then "%s"', (line, street, number, rest) => {
  expect(splitStreetLine(line)).toEqual({ street, number, rest })
})

test.each([
  ['Corrientes 3247 5', '3247', 'Corrientes', '3247', '5'],
  ['Calle 50 834 al fondo 2', '834', 'Calle 50', '834', 'al fondo 2'],
  // a letter of its own, another number, and one that is not there
  ['9 de Julio 12 B', '12', '9 de Julio', '12 B', ''],
  ['Corrientes 3247', '3249', 'Corrientes', '3247', ''],
  ['3247', '3247', '3247', '', ''],
])('"%s" of which %s was found', (line, found, street, number, rest) => {
  expect(splitStreetLine(line, found)).toEqual({ street, number, rest })
})

test('details never grow beyond their field', () => {
  expect(detailsWith('x'.repeat(DETAILS_MAX), 'piso 3')).toHaveLength(DETAILS_MAX)
  expect(detailsWith(' timbre ', '')).toBe('timbre')
})

test.each([
  ['piso 12', 'piso 1', '', 'piso 1, piso 12'],
  ['Piso 3, timbre roto', 'piso 3', '', 'Piso 3, timbre roto'],
  ['', '4', 'Avenida Corrientes 3247, Balvanera', '4'],
  ['', 'Almagro', 'Corrientes 3247, Almagro, Buenos Aires', ''],
])('"%s" with "%s" of the line "%s" is "%s"', (details, rest, known, expected) => {
  expect(detailsWith(details, rest, known)).toBe(expected)
})
