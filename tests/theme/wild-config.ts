import fc from 'fast-check'

import { COLOR_FIELDS, type ColorFieldName } from '#theme/defaults.ts'
import brands from '#theme/fixtures/brand-colors.json' with { type: 'json' }

export const FIELDS = Object.keys(COLOR_FIELDS) as ColorFieldName[]

/** What somebody might write where a colour is asked for, to break out of it. */
export const HOSTILE = [
  'red;}body{display:none}',
  '</style><script>alert(1)</script>',
  'url(javascript:alert(1))',
  'expression(alert(1))',
  'var(--x)',
  '#fff}/*',
  '\\3c style',
  '#GGGGGG',
  '',
  '__proto__',
  'constructor',
]

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const brand = fc.constantFrom(...brands.colors.split(' ').map((digits) => `#${digits}`))
const extreme = fc.constantFrom(
  '#000000',
  '#ffffff',
  '#757575',
  '#767676',
  '#777777',
  '#0000ff',
  '#ffff00',
  '#808081',
)
const translucent = fc
  .integer({ min: 0, max: 0xffffffff })
  .map((number) => `#${number.toString(16).padStart(8, '0')}`)
const valid = fc.oneof(hex, brand, extreme)

export const configOf = (value: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(FIELDS.map((field) => [field, value])), { requiredKeys: [] })

/** Whatever may stand in a file: colours, what is nearly one, what is meant to break the page, anything else. */
export const wild = fc.oneof(
  {
    arbitrary: configOf(
      fc.oneof(valid, translucent, fc.constantFrom(...HOSTILE), fc.string(), fc.anything()),
    ),
    weight: 9,
  },
  { arbitrary: fc.anything(), weight: 1 },
)

/** Every field has a colour. */
export const clean = fc.record(Object.fromEntries(FIELDS.map((field) => [field, valid])))
