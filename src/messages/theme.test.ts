import { expect, test } from 'vitest'

import type { ThemeFinding } from '#domain/color/theme-finding.ts'
import keys from '#generated/tenant-keys.json' with { type: 'json' }
import { findingText } from './theme.ts'

const base: ThemeFinding = {
  code: 'low-contrast',
  level: 'warning',
  rule: 4,
  field: null,
  mode: 'light',
  pair: null,
  before: null,
  after: null,
  background: null,
  ratioBefore: null,
  ratioAfter: null,
}

test.each<[Partial<ThemeFinding>, string]>([
  [
    {
      field: 'descriptionTextColorLight',
      before: '#dad9d9',
      background: '#f5f5f5',
      ratioBefore: 1.2907,
      after: '#706f6f',
    },
    'La descripción casi no se lee: #DAD9D9 sobre #F5F5F5 tiene contraste 1,29:1 y el mínimo es 4,5:1. En la tienda usaremos #706F6F.',
  ],
  [
    { code: 'same-as-background', field: 'mainTextColorLight', after: '#000000' },
    'El texto principal es igual al fondo y no se ve. Usaremos negro (#000000). Revisa el modo claro.',
  ],
  [
    { code: 'derived-link', mode: 'dark', before: '#f40027', after: '#ff4848', ratioAfter: 4.55 },
    'Tu rojo #F40027 se mantiene en botones y encabezado. Para enlaces en modo oscuro usaremos #FF4848, que sí se lee (4,5:1).',
  ],
  [
    { code: 'copied-light-text', mode: 'dark', ratioBefore: 1.14 },
    'Copiaste el color de texto claro al modo oscuro: 1,1:1. Mira la vista previa en modo oscuro antes de publicar.',
  ],
  [
    { code: 'main-vanishes', before: '#ffffff', background: '#f5f5f5', mode: 'light', ratioBefore: 1.09 },
    'El color principal #FFFFFF casi no se distingue del fondo #F5F5F5 (1,09:1, modo claro): el encabezado y los botones pierden su forma. Elige otro color.',
  ],
  [
    { code: 'not-a-color', field: 'lightMainColor', before: '#GGGGGG', after: '#f78700' },
    '"#GGGGGG" no es un color. Escribe un código como #F78700.',
  ],
  [
    { code: 'forbidden-characters', field: 'mainTextColorLight', after: '#1c1c1c' },
    'El color del texto principal contiene caracteres no permitidos. Escribe un código como #1C1C1C.',
  ],
])('[THEME-01] the operator reads the text of the table (%#)', (details, text) => {
  expect(findingText({ ...base, ...details })).toBe(text)
})

test('a ratio just under the minimum is cut, not rounded up to it', () => {
  expect(findingText({ ...base, field: 'mainTextColorDark', ratioBefore: 4.499 })).toContain(
    'contraste 4,49:1',
  )
})

test('each key of the schema is offered for one that is misspelt', () => {
  const known = Object.keys({ ...keys.theme, ...keys.theme.colorConfig }).filter((key) => key !== '$schema')
  const unmeant = known.filter(
    (key) => !findingText({ ...base, code: 'unknown-field', field: `${key}x` }).includes(`"${key}"`),
  )
  expect(unmeant).toEqual([])
})
