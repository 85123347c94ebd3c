import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { namedFiles } from './modes.ts'
import { color, read } from './read-theme.fixture.ts'

const srgb = (...components: number[]) => color({ colorSpace: 'srgb', components })

/** Shaped as figma/sds in terrazzoapp/dtcg-examples: palette, semantic tokens by mode, `$root`. */
const FILES = new Map<string, unknown>([
  [
    './color.tokens.json',
    {
      color: {
        brand: { $type: 'color', 800: srgb(0.8, 0, 0), 300: srgb(1, 0.5, 0.5) },
        gray: { 900: srgb(0.1, 0.1, 0.1), 500: srgb(0.4, 0.4, 0.4) },
        white: { 1000: srgb(1, 1, 1) },
      },
    },
  ],
  [
    './light.json',
    {
      color: {
        $type: 'color',
        background: {
          brand: { $root: { $value: '{color.brand.800}' } },
          default: { $root: { $value: '{color.white.1000}' } },
        },
        text: {
          default: { $root: { $value: '{color.gray.900}' }, secondary: { $value: '{color.gray.500}' } },
        },
      },
    },
  ],
  [
    './dark.json',
    {
      color: {
        background: {
          brand: { $root: color('{color.brand.300}') },
          default: { $root: color('{color.gray.900}') },
        },
        text: {
          default: {
            $root: color('{color.white.1000}'),
            secondary: color({ colorSpace: 'srgb', components: [1, 1, 1], alpha: 0.7 }),
          },
        },
      },
    },
  ],
  [
    './size.json',
    {
      size: {
        radius: {
          $type: 'dimension',
          100: { $value: { value: 0.25, unit: 'rem' } },
          400: { $value: { value: 1.25, unit: 'rem' } },
          full: { $value: { value: 600, unit: 'rem' } },
        },
      },
      type: {
        sans: { $type: 'fontFamily', $value: ['nunito', 'sans-serif'] },
        mono: { $type: 'fontFamily', $value: 'Roboto Mono' },
      },
      space: { md: { $type: 'dimension', $value: '8px' } },
    },
  ],
])
const RESOLVER = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  version: '2025.10',
  resolutionOrder: [{ $ref: '#/sets/color' }, { $ref: '#/modifiers/theme' }, { $ref: '#/sets/size' }],
  sets: {
    color: { sources: [{ $ref: './color.tokens.json' }] },
    size: { sources: [{ $ref: './size.json' }, { $ref: './gone.json' }] },
  },
  modifiers: {
    theme: {
      contexts: { light: [{ $ref: './light.json' }], dark: [{ $ref: './dark.json' }], sepia: [] },
      default: 'light',
    },
  },
}

describe('importDesignTokens', () => {
  test('a resolver document: sets, contexts for light and dark, aliases across files', () => {
    expect(namedFiles(RESOLVER)).toEqual([
      './color.tokens.json',
      './size.json',
      './gone.json',
      './light.json',
      './dark.json',
    ])
    const { theme, codes } = read(RESOLVER, { files: FILES })
    expect(theme).toEqual({
      $schema: '../../schemas/tenant/theme.schema.json',
      colorConfig: {
        colorModeType: 'AUTO',
        lightMainColor: '#cc0000',
        darkMainColor: '#ff8080',
        mainBackgroundColorLight: '#ffffff',
        mainBackgroundColorDark: '#1a1a1a',
        mainTextColorLight: '#1a1a1a',
        mainTextColorDark: '#ffffff',
        descriptionTextColorLight: '#666666',
        descriptionTextColorDark: '#bababa',
        buttonBorderedColorLight: '#cc0000',
        buttonBorderedColorDark: '#ff8080',
        promotionalBannerColorLight: '#cc0000',
        promotionalBannerColorDark: '#ff8080',
      },
      fontFamily: 'Nunito',
      radius: 'small',
      density: 'compact',
    })
    expect(codes).toEqual(
      expect.arrayContaining([
        'missing-file $.resolutionOrder[2].sources[1]',
        'other-context $.resolutionOrder[1].contexts',
        'no-role size.json $.type.mono',
        'no-role size.json $.size.radius.full',
      ]),
    )
  })

  test('one file: groups give their type, groups extend groups, pointers and parts of values', () => {
    const { colors, codes } = read({
      base: {
        $type: 'color',
        blue: { $value: { colorSpace: 'srgb', components: [0, 0, 1], hex: '#0000ff' } },
      },
      brand: { $extends: '{base}', primary: { $ref: '#/base/blue' } },
      text: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [{ $ref: '#/base/blue/$value/components/0' }, 0, 0] },
      },
      button: color('{brand.blue}'),
      loop: { a: color('{loop.b}'), b: color('{loop.a}') },
      lost: color('{nobody}'),
    })
    expect(colors).toMatchObject({
      colorModeType: 'LIGHT',
      lightMainColor: '#0000ff',
      mainTextColorLight: '#000000',
      buttonBorderedColorLight: '#0000ff',
    })
    expect(colors?.darkMainColor).toBeUndefined()
    expect(codes).toEqual(
      expect.arrayContaining(['alias-circle $.loop.a', 'alias-circle $.loop.b', 'alias-broken $.lost']),
    )
  })

  test('dark by the extensions beside a value, or by the name of a token', () => {
    const byExtension = read({
      brand: {
        primary: { ...color('#aa0000'), $extensions: { mode: { light: '#aa0000', dark: '#ff9999' } } },
      },
      page: {
        ...color('#ffffff'),
        $extensions: { 'com.figma': { modes: { Light: '#fafafa', Dark: '#101010' } } },
      },
    }).colors
    expect(byExtension).toMatchObject({
      colorModeType: 'AUTO',
      lightMainColor: '#aa0000',
      darkMainColor: '#ff9999',
      mainBackgroundColorLight: '#fafafa',
      mainBackgroundColorDark: '#101010',
    })
    const byName = read({ light: { primary: color('#aa0000') }, dark: { primary: color('#ff9999') } }).colors
    expect(byName).toMatchObject({ lightMainColor: '#aa0000', darkMainColor: '#ff9999' })
  })

  test('modes beside a value that are neither light nor dark are named', () => {
    const modes = { light: '#aa0000', dark: '#ff9999', 'high contrast': '#ff0000' }
    const { colors, notes } = read({
      brand: { primary: { ...color('#aa0000'), $extensions: { mode: modes } } },
      page: { ...color('#ffffff'), $extensions: { vendor: { modes: { Marca: '#fff', Fiesta: '#f0f' } } } },
    })
    expect(colors).toMatchObject({ lightMainColor: '#aa0000', darkMainColor: '#ff9999' })
    const [other, ...more] = notes.filter(({ code }) => code === 'other-context')
    expect(other).toMatchObject({ what: 'high contrast', paths: ['$.brand.primary', '$.page'] })
    expect(more).toEqual([])
  })

  test('a colour that cannot be read is told as such, whatever it is for', () => {
    const { codes } = read({
      somewhere: { deep: { $type: 'color', $value: 'red;}body{}' }, fine: color('#123456') },
    })
    expect(codes).toEqual(['not-a-color $.somewhere.deep', 'no-role $.somewhere.fine'])
  })

  test('what the tenant has and the tokens do not say stays; unreadable colours are told', () => {
    const own = {
      $schema: 's',
      colorConfig: { colorModeType: 'DARK' as const, darkMainColor: '#00ff00' },
      radius: 'none' as const,
      logos: { icon: 'icon.svg' },
    }
    const { theme, notes } = read({ page: color('#ffffff'), text: color('#eeeeee') }, { theme: own })
    expect(theme).toMatchObject({
      $schema: 's',
      colorConfig: { colorModeType: 'DARK', darkMainColor: '#00ff00' },
      radius: 'none',
      logos: { icon: 'icon.svg' },
    })
    expect(notes.some(({ code, why }) => code === 'repaired-color' && why.includes('contraste'))).toBe(true)
  })

  test('every token is used or named in a note', () => {
    const name = fc.constantFrom(
      'primary',
      'text',
      'page',
      'button',
      'banner',
      'x',
      'dark',
      'background',
      'secondary',
    )
    const paths = fc.uniqueArray(fc.array(name, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 8,
      selector: (path) => path[0],
    })
    fc.assert(
      fc.property(paths, (all) => {
        const tree: Record<string, unknown> = {}
        for (const [index, [first = '', ...rest]] of all.entries())
          tree[first] = rest.reduceRight<unknown>(
            (inner, key) => ({ [key]: inner }),
            color(`#00${1000 + index}`),
          )
        const { theme, codes } = read(tree)
        for (const [index, path] of all.entries()) {
          const isUsed = JSON.stringify(theme).includes(`#00${1000 + index}`)
          const isNamed = codes.some((code) => code.endsWith(` $.${path.join('.')}`))
          expect(isUsed || isNamed).toBe(true)
        }
      }),
    )
  })

  test('hostile documents are read to the end', () => {
    const leaf = fc.oneof(fc.constantFrom('#aabbcc', '{a.b}', '{b}', '12px', 7, null), fc.jsonValue())
    const keys = fc.constantFrom(
      'a',
      'b',
      'primary',
      'text',
      'dark',
      'radius',
      '__proto__',
      '$type',
      '$extends',
    )
    const { tree } = fc.letrec((tie) => ({
      tree: fc.dictionary(
        keys,
        fc.oneof(
          { depthSize: 'small' },
          leaf.map((value) => ({ $value: value })),
          fc.constant('{a}'),
          tie('tree'),
        ),
        { maxKeys: 4 },
      ),
    }))
    fc.assert(
      fc.property(tree, (document) => {
        expect(() => read(document)).not.toThrow()
      }),
    )
  })
})
