import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { ThemeFile } from '#generated/tenant.ts'
import { judgeTheme } from './judge-theme.ts'
import { withValue } from '../theme/theme-path.ts'
import { repairAll, repairOf, settled } from './repair.ts'

const themeOf = (colorConfig: Readonly<Record<string, unknown>>): ThemeFile => ({
  $schema: 'x',
  colorConfig: { colorModeType: 'AUTO', ...colorConfig },
})
const itself = (theme: ThemeFile) => theme

describe('repairs', () => {
  test('accepting writes the colour that the finding named', () => {
    const theme = themeOf({ mainBackgroundColorLight: '#f5f5f5', descriptionTextColorLight: '#dad9d9' })
    const finding = judgeTheme(theme).findings.find(({ code }) => code === 'low-contrast')
    if (!finding) throw new Error('no finding')
    const repair = repairOf(finding)
    expect(repair).toEqual({ path: ['colorConfig', 'descriptionTextColorLight'], value: finding.after })
    const after = withValue(theme, repair?.path ?? [], repair?.value)
    expect(judgeTheme(after).findings.map(({ code }) => code)).not.toContain('low-contrast')
    expect(theme.colorConfig?.descriptionTextColorLight).toBe('#dad9d9')
  })

  test('a field that no theme has is taken out', () => {
    const theme = themeOf({ shadowColor: '#000000' })
    const repairs = judgeTheme(theme).findings.flatMap((finding) => repairOf(finding) ?? [])
    expect(repairs).toContainEqual({ path: ['colorConfig', 'shadowColor'], value: undefined })
  })

  test('what is only told has nothing to accept', () => {
    const derived = judgeTheme(themeOf({ lightMainColor: '#f78700' })).findings.filter(({ code }) =>
      code.startsWith('derived'),
    )
    expect(derived.length).toBeGreaterThan(0)
    expect(derived.map(repairOf)).toEqual(derived.map(() => undefined))
  })

  const color = fc.oneof(
    fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
    fc.constantFrom('red', 'rgb(1 2 3 / 40%)', '#abc8', '#GGGGGG', 'red;}body{', 7, null),
  )
  const keys = [
    'mainTextColorLight',
    'mainTextColorDark',
    'descriptionTextColorLight',
    'mainBackgroundColorLight',
    'mainBackgroundColorDark',
    'lightMainColor',
    'extra',
  ]
  const themes = fc.dictionary(fc.constantFrom(...keys), color).map(themeOf)

  test('repairing everything leaves nothing to repair, and doing it again changes nothing', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        const done = repairAll(theme, itself)
        expect(judgeTheme(done).findings.flatMap((finding) => repairOf(finding) ?? [])).toEqual([])
        expect(repairAll(done, itself)).toBe(done)
      }),
      { numRuns: 40 },
    )
  })

  test('what is saved has the notation of the files, capitals stay, and there is nothing to accept for it', () => {
    const theme = themeOf({ lightMainColor: ' RGB(140 29 24) ', darkMainColor: '#FFE600' })
    expect(judgeTheme(theme).findings.filter(({ field }) => field?.endsWith('MainColor'))).toEqual(
      judgeTheme(settled(theme, itself)).findings.filter(({ field }) => field?.endsWith('MainColor')),
    )
    expect(settled(theme, itself).colorConfig).toMatchObject({
      lightMainColor: '#8c1d18',
      darkMainColor: '#FFE600',
    })
  })

  test('what is saved differs in notation only: the storefront looks the same', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        expect(judgeTheme(settled(theme, itself)).resolved.tokens).toEqual(judgeTheme(theme).resolved.tokens)
      }),
      { numRuns: 40 },
    )
  })
})
