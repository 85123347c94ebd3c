import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { documentToSend, isBlank, isEmail, stripDocument } from './form.ts'

describe('[CHK-10] document', () => {
  test.each([
    ['12.345.678', '12345678'],
    ['12,345,678', '12345678'],
    ['20-12345678-9', '20123456789'],
    ['+56 ', '56'],
    ['AB123456', 'AB123456'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(stripDocument(typed)).toBe(kept)
    expect(documentToSend(typed)).toBe(kept)
  })

  test('none given, none sent', () => {
    expect(documentToSend('')).toBeUndefined()
    expect(documentToSend(' .- ')).toBeUndefined()
  })

  test('no dot, comma, plus or minus is ever left', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(stripDocument(typed)).not.toMatch(/[.,+-]/)
      }),
    )
  })
})

describe('[CHK-08.2] nothing typed', () => {
  test.each(['', ' \n\t', '\u00A0\u200B', '\uFEFF\u2060\u200D', '\u3164'])('%j is blank', (typed) => {
    expect(isBlank(typed)).toBe(true)
  })

  test.each(['Ana', ' 3 ', '.', '👩‍🍳', 'ي'])('%s is not', (typed) => {
    expect(isBlank(typed)).toBe(false)
  })
})

describe('[CHK-08.6] the shape of an email', () => {
  test.each([
    'a@b.co',
    'lucía.pérez+pedidos@correo.com.ar',
    'x@sub.dominio.com',
    "o'neil@example.org",
    'a@mañana.com',
  ])('%s has it', (email) => {
    expect(isEmail(email)).toBe(true)
  })

  test.each([
    '',
    '@',
    'a@',
    '@b.co',
    'a@b',
    'a@@b.co',
    'a@b@c.co',
    'a b@c.co',
    'a@b..co',
    'a@-b.co',
    'a@b.co.',
    '<a@b.co>',
  ])('"%s" has not', (email) => {
    expect(isEmail(email)).toBe(false)
  })
})
