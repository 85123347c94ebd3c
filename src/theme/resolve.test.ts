import { describe, expect, test } from 'vitest'

import { contrastRatio } from '#domain/color/contrast.ts'
import { constantColor } from './derived-roles.ts'
import { judgePairs } from './pairs.ts'
import { resolveTheme, type Tokens } from './resolve.ts'

const BRAND = {
  mainBackgroundColorLight: '#fbf6ee',
  lightMainColor: '#8c1d18',
  promotionalBannerColorLight: '#f2b705',
  buttonBorderedColorLight: '#b3261e',
  mainTextColorLight: '#2a1a14',
  descriptionTextColorLight: '#6a5248',
  mainBackgroundColorDark: '#1d1614',
  darkMainColor: '#7a1a15',
  promotionalBannerColorDark: '#d9a404',
  buttonBorderedColorDark: '#e5533d',
  mainTextColorDark: '#fff6ea',
  descriptionTextColorDark: '#cdb9ab',
  colorModeType: 'LIGHT',
}

const failing = (tokens: Tokens) => judgePairs(tokens).filter(({ passes }) => !passes)
const codes = (config: unknown) => resolveTheme(config).findings.map(({ code }) => code)
const ratio = (one: string, two: string) => contrastRatio(constantColor(one), constantColor(two))

describe('a brand that reads well', () => {
  test('[THEME-01] is accepted and its colours come back byte for byte', () => {
    const { status, tokens } = resolveTheme(BRAND)
    expect(status).toBe('accepted')
    expect([tokens.light.page, tokens.light.main, tokens.light.banner, tokens.light.button]).toEqual([
      '#fbf6ee',
      '#8c1d18',
      '#f2b705',
      '#b3261e',
    ])
    expect([tokens.dark.text, tokens.dark.description]).toEqual(['#fff6ea', '#cdb9ab'])
  })

  test('[THEME-02] labels on its fills are pure black or white', () => {
    const { light, dark } = resolveTheme(BRAND).tokens
    expect([light.onMain, light.onButton, light.onBanner]).toEqual(['#ffffff', '#ffffff', '#000000'])
    expect([dark.onMain, dark.onButton, dark.onBanner]).toEqual(['#ffffff', '#000000', '#000000'])
  })

  test('hover and pressed move away from the label', () => {
    const { light } = resolveTheme(BRAND).tokens
    const ratios = [light.main, light.mainHover, light.mainPressed].map((fill) => ratio(light.onMain, fill))
    expect(ratios).toEqual(ratios.toSorted((one, two) => one - two))
    expect(new Set(ratios).size).toBe(3)
  })

  test('the two tones of the ring leave no fill without 3:1', () => {
    const { light, dark } = resolveTheme(BRAND).tokens
    for (const tokens of [light, dark]) {
      for (const fill of [tokens.page, tokens.card, tokens.main, tokens.button, tokens.banner, '#767676']) {
        expect(Math.max(ratio(tokens.focusRing, fill), ratio(tokens.focusRingOuter, fill))).toBeGreaterThan(3)
      }
    }
  })
})

describe('what is missing or malformed', () => {
  test('[THEME-01] an empty configuration gives the defaults of the specification, all pairs readable', () => {
    const { status, tokens, findings, colorModeType } = resolveTheme({})
    expect([status, colorModeType]).toEqual(['accepted', 'LIGHT'])
    expect(tokens.light).toMatchObject({
      page: '#f5f5f5',
      main: '#f78700',
      banner: '#f78700',
      button: '#2bbf66',
      text: '#1c1c1c',
      description: '#595959',
      onMain: '#000000',
    })
    expect(tokens.dark).toMatchObject({
      page: '#272524',
      main: '#f78700',
      button: '#2bbf66',
      text: '#ffffff',
    })
    expect([...failing(tokens.light), ...failing(tokens.dark)]).toEqual([])
    expect(findings.filter(({ level }) => level !== 'info')).toEqual([])
  })

  test.each([null, undefined, 'red', 7, [], true])('%j instead of an object is rejected', (config) => {
    const { status, tokens } = resolveTheme(config)
    expect([status, tokens.light.page]).toEqual(['rejected', '#f5f5f5'])
  })

  test.each([
    ['#GGGGGG', 'not-a-color', '#GGGGGG'],
    ['red;}body{display:none}', 'forbidden-characters', null],
    ['#'.repeat(65), 'too-long', null],
    [12, 'not-text', null],
    [{ r: 1 }, 'not-text', null],
  ])('the field of %j is named and its default used', (value, code, before) => {
    const { status, tokens, findings } = resolveTheme({ ...BRAND, mainTextColorLight: value })
    expect(status).toBe('rejected')
    expect(tokens.light.text).toBe('#1c1c1c')
    expect(findings[0]).toMatchObject({ code, level: 'error', field: 'mainTextColorLight', before })
  })

  test('own keys only: a prototype gives no colour and its key is reported', () => {
    const inherited: unknown = Object.create({ lightMainColor: '#123456' })
    expect(resolveTheme(inherited).tokens.light.main).toBe('#f78700')
    const polluted: unknown = JSON.parse('{"__proto__":{"lightMainColor":"#123456"},"constructor":1}')
    const { tokens, findings } = resolveTheme(polluted)
    expect(tokens.light.main).toBe('#f78700')
    expect(findings.filter(({ code }) => code === 'unknown-field').map(({ field }) => field)).toEqual([
      '__proto__',
      'constructor',
    ])
  })

  test('a getter is not run', () => {
    const trap = Object.defineProperty({}, 'lightMainColor', {
      enumerable: true,
      get: () => {
        throw new Error('run')
      },
    })
    expect(resolveTheme(trap).tokens.light.main).toBe('#f78700')
  })

  test('an unknown key with a hostile name is reported without its name', () => {
    const { findings } = resolveTheme({ ...BRAND, '</style>': '#fff' })
    expect(findings.find(({ code }) => code === 'unknown-field')?.field).toBeNull()
  })

  test('a colour in capitals is accepted without a word', () => {
    const capitals = { ...BRAND, lightMainColor: '#8C1D18', mainTextColorLight: '#1C1C1C' }
    const { status, tokens, findings } = resolveTheme(capitals)
    expect([status, tokens.light.main]).toEqual([resolveTheme(BRAND).status, '#8c1d18'])
    expect(findings.filter(({ rule }) => rule < 3)).toEqual([])
  })

  test('what changes visibly is a warning, and what matters more stands first', () => {
    const { findings } = resolveTheme({
      ...BRAND,
      lightMainColor: 'rgb(140 29 24)',
      buttonBorderedColorLight: '#0008',
      mainTextColorDark: '#GGGGGG',
    })
    expect(findings.find(({ code }) => code === 'flattened-color')?.level).toBe('warning')
    const levels = findings.map(({ level }) => ['error', 'warning', 'info'].indexOf(level))
    expect(levels).toEqual(levels.toSorted((one, other) => one - other))
    expect(new Set(levels).size).toBe(3)
  })

  test.each([
    ['#ffffff', '#f5f5f5', true],
    ['#f5f5f5', '#f5f5f5', true],
    ['#ffe600', '#f5f5f5', false],
    ['#f78700', '#ffffff', false],
  ])('a main colour %s on the page %s that vanishes is a warning: %s', (lightMainColor, page, vanishes) => {
    const { findings } = resolveTheme({ ...BRAND, lightMainColor, mainBackgroundColorLight: page })
    const found = findings.filter(({ code, mode }) => code === 'main-vanishes' && mode === 'light')
    expect(found.map(({ level, field }) => [level, field])).toEqual(
      vanishes ? [['warning', 'lightMainColor']] : [],
    )
  })

  test('other notations are accepted without a word, translucent colours flattened on what lies below', () => {
    const { status, tokens, findings } = resolveTheme({
      ...BRAND,
      lightMainColor: ' RGB(140 29 24) ',
      mainBackgroundColorDark: '#ffffff10',
      buttonBorderedColorLight: '#0008',
    })
    expect(status).toBe('repaired')
    expect(tokens.light).toMatchObject({ main: '#8c1d18', button: '#75736f' })
    expect(tokens.dark.page).toBe('#101010')
    expect(findings.filter(({ rule }) => rule < 3).map(({ code, after }) => [code, after])).toEqual([
      ['flattened-color', '#75736f'],
      ['flattened-color', '#101010'],
    ])
  })
})

describe('declared texts', () => {
  test('[THEME-01] a text that cannot be read is repaired in its own hue, with the numbers', () => {
    const { status, tokens, findings } = resolveTheme({ descriptionTextColorLight: '#DAD9D9' })
    expect(status).toBe('repaired')
    expect(tokens.light.description).toBe('#706f6f')
    const repair = findings.find(({ code }) => code === 'low-contrast')
    expect(repair).toMatchObject({
      field: 'descriptionTextColorLight',
      mode: 'light',
      pair: 'description/page',
      before: '#dad9d9',
      after: '#706f6f',
      background: '#f5f5f5',
      rule: 4,
    })
    expect(repair?.ratioBefore).toBeCloseTo(1.29, 2)
    expect(repair?.ratioAfter).toBeGreaterThanOrEqual(4.55)
  })

  test('a text equal to its background becomes black or white', () => {
    const { tokens, findings } = resolveTheme({ ...BRAND, mainTextColorLight: '#fbf6ee' })
    expect(tokens.light.text).toBe('#000000')
    expect(findings.map(({ code }) => code)).toContain('same-as-background')
  })

  test('the light text copied into the dark mode is named', () => {
    expect(codes({ ...BRAND, mainTextColorDark: BRAND.mainTextColorLight })).toEqual(
      expect.arrayContaining(['copied-light-text', 'low-contrast']),
    )
  })

  test('a readable text on a white or black page is never changed for the sake of our card', () => {
    const white = resolveTheme({
      ...BRAND,
      mainBackgroundColorLight: '#ffffff',
      descriptionTextColorLight: '#767676',
    })
    expect(white.tokens.light.description).toBe('#767676')
    const black = resolveTheme({
      ...BRAND,
      mainBackgroundColorDark: '#000000',
      descriptionTextColorDark: '#757575',
    })
    expect(black.tokens.dark.description).toBe('#757575')
    expect([white.status, black.status]).toEqual(['accepted', 'accepted'])
  })

  test('the default text gives way to a declared page of the other kind', () => {
    expect(resolveTheme({ mainBackgroundColorLight: '#101820' }).tokens.light.text).toBe('#ffffff')
  })
})

describe('derived roles', () => {
  test('[THEME-01] the brand red stays on fills and gets another lightness as a link', () => {
    const { tokens, findings } = resolveTheme({ darkMainColor: '#F40027' })
    expect(tokens.dark).toMatchObject({ main: '#f40027', link: '#ff4848' })
    expect(findings.find(({ code, mode }) => code === 'derived-link' && mode === 'dark')).toMatchObject({
      field: 'darkMainColor',
      pair: 'link/page',
      before: '#f40027',
      level: 'info',
    })
  })

  test('a light mode on a dark page is told', () => {
    expect(codes({ ...BRAND, mainBackgroundColorLight: '#101820' })).toContain('scheme-mismatch')
  })

  test.each([
    [undefined, 'LIGHT', false],
    ['LIGHT', 'LIGHT', false],
    ['DARK', 'DARK', false],
    ['AUTO', 'AUTO', false],
    ['NIGHT', 'AUTO', true],
    [{}, 'AUTO', true],
  ])('[THEME-01] colorModeType %j is read as %s', (value, mode, isReported) => {
    const theme = resolveTheme({ ...BRAND, colorModeType: value })
    expect(theme.colorModeType).toBe(mode)
    expect(theme.findings.some(({ code }) => code === 'unknown-color-mode')).toBe(isReported)
  })
})
