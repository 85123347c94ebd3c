import { describe, expect, test } from 'vitest'

import { color, read } from './read-theme.fixture.ts'

describe('colours by a mapping', () => {
  test('a mapping says what names do not', () => {
    const document = { x: { tinta: color('#112233'), fuego: color('#aa3300') } }
    const { colors, codes } = read(document, {
      mapping: { main: 'x.fuego', mainTextColorLight: 'x.tinta', nope: 'x.y', button: 'x.zz' },
    })
    expect(colors).toMatchObject({ lightMainColor: '#aa3300', mainTextColorLight: '#112233' })
    expect(codes).toEqual(
      expect.arrayContaining(['unknown-mapping nope', 'unknown-mapping buttonBorderedColorLight']),
    )
    expect(read(document).codes).toEqual(['no-role $.x.tinta', 'no-role $.x.fuego'])
  })

  test('what a mapping names and is not there changes nothing, in its place or beside it', () => {
    const own = { $schema: 's', colorConfig: { colorModeType: 'LIGHT' as const, darkMainColor: '#00ff00' } }
    const document = { brand: { primary: color('#aa0000') }, page: color('#ffffff') }
    const { colors, codes } = read(document, {
      theme: own,
      mapping: { darkMainColor: 'brand.missing', button: 'brand.none' },
    })
    expect(colors).toMatchObject({ lightMainColor: '#aa0000', darkMainColor: '#00ff00' })
    expect(Object.keys(colors ?? {}).filter((field) => /dark|button/i.test(field))).toEqual(['darkMainColor'])
    expect(codes).toEqual(expect.arrayContaining(['unknown-mapping darkMainColor']))
  })
})
