import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { hueDistance, toOklch } from '#domain/color/oklch.ts'
import { themeCss } from './css.ts'
import { COLOR_FIELDS } from './defaults.ts'
import type { ColorFieldName, Role } from './defaults.ts'
import { constantColor } from './derived-roles.ts'
import brands from './fixtures/brand-colors.json' with { type: 'json' }
import { judgePairs } from './pairs.ts'
import { resolveTheme } from './resolve.ts'
import type { ResolvedTheme } from './resolve.ts'

const FIELDS = Object.keys(COLOR_FIELDS) as ColorFieldName[]
const MODES = ['light', 'dark'] as const
const HOSTILE = [
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
const configOf = (value: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(FIELDS.map((field) => [field, value])), { requiredKeys: [] })
const wild = configOf(fc.oneof(valid, translucent, fc.constantFrom(...HOSTILE), fc.string(), fc.anything()))
const clean = fc.record(Object.fromEntries(FIELDS.map((field) => [field, valid])))

/** The configuration an operator gets when every proposal is accepted. */
function acceptedConfig(theme: ResolvedTheme): Record<ColorFieldName, string> {
  const entries = FIELDS.map((field): [ColorFieldName, string] => {
    const { mode, role } = COLOR_FIELDS[field]
    return [field, theme.tokens[mode][role]]
  })
  return Object.fromEntries(entries) as Record<ColorFieldName, string>
}

function expectSound(theme: ResolvedTheme): void {
  for (const mode of MODES) {
    const failed = judgePairs(theme.tokens[mode]).filter(({ passes }) => !passes)
    const raw = Object.values(theme.tokens[mode]).filter((value) => !/^#[\da-f]{6}$/.test(value))
    if (failed.length + raw.length > 0) expect({ failed, raw }).toEqual({ failed: [], raw: [] })
  }
}

describe('whatever is configured', () => {
  test('[THEME-01] every pair reads, in both modes, and nothing throws, 2,000 wild configurations', () => {
    fc.assert(
      fc.property(
        fc.oneof({ arbitrary: wild, weight: 9 }, { arbitrary: fc.anything(), weight: 1 }),
        (config) => {
          expectSound(resolveTheme(config))
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('[THEME-01] fills are never changed, 2,000 configurations of valid colours', () => {
    fc.assert(
      fc.property(clean, (config) => {
        const theme = resolveTheme(config)
        expectSound(theme)
        expect(['accepted', 'repaired']).toContain(theme.status)
        const fills: readonly Role[] = ['page', 'main', 'banner', 'button']
        for (const field of FIELDS) {
          const { mode, role } = COLOR_FIELDS[field]
          if (fills.includes(role)) expect(theme.tokens[mode][role]).toBe(config[field])
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('[THEME-01] accepting every proposal gives an accepted theme with the same colours', () => {
    fc.assert(
      fc.property(wild, (config) => {
        const first = resolveTheme(config)
        const second = resolveTheme(acceptedConfig(first))
        expect(second.status).toBe('accepted')
        expect(second.tokens).toEqual(first.tokens)
      }),
      { numRuns: 1000 },
    )
  })

  test('a repair turns the hue by at most 5 degrees, or gives black, white or grey', () => {
    fc.assert(
      fc.property(clean, (config) => {
        for (const finding of resolveTheme(config).findings) {
          if (!['low-contrast', 'derived-link', 'derived-outline', 'derived-ring'].includes(finding.code))
            continue
          const before = toOklch(constantColor(String(finding.before)))
          const after = toOklch(constantColor(String(finding.after)))
          if (before.chroma > 0 && after.chroma > 0)
            expect(hueDistance(before.hue, after.hue)).toBeLessThanOrEqual(5)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('[THEME-01] no text of a configuration reaches the CSS', () => {
    const word = fc.constantFrom(...HOSTILE, 'zzqx(1)', '"', '{}', 'LIGHT;')
    fc.assert(
      fc.property(
        configOf(word),
        word,
        word,
        word,
        word,
        (config, colorModeType, fontFamily, radius, density) => {
          const css = themeCss(resolveTheme(config), { colorModeType, fontFamily, radius, density })
          expect(css).not.toMatch(/zzqx|<|display|javascript|expression|\\|\/\*|GGGG|--x\b/)
          expect(css.split('{')).toHaveLength(css.split('}').length)
        },
      ),
      { numRuns: 300 },
    )
  })
})

test('[THEME-01] every brand colour of simple-icons works as the main colour of a default theme', () => {
  const colors = brands.colors.split(' ')
  expect(colors.length).toBeGreaterThan(2700)
  for (const digits of colors) {
    const color = `#${digits}`
    const theme = resolveTheme({
      lightMainColor: color,
      darkMainColor: color,
      buttonBorderedColorLight: color,
    })
    const failed = MODES.flatMap((mode) => judgePairs(theme.tokens[mode]).filter(({ passes }) => !passes))
    const kept = theme.tokens.light.main === color && theme.tokens.dark.main === color
    if (failed.length > 0 || !kept) expect({ color, failed, kept }).toEqual({ color, failed: [], kept: true })
  }
})
