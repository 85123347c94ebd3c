import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { hueDistance, toOklch } from '#domain/color/oklch.ts'
import { themeCss } from '#theme/css.ts'
import { COLOR_FIELDS, type ColorFieldName, type Role } from '#theme/defaults.ts'
import { constantColor } from '#theme/derived-roles.ts'
import brands from '#theme/fixtures/brand-colors.json' with { type: 'json' }
import { judgePairs } from '#theme/pairs.ts'
import { resolveTheme, type ResolvedTheme } from '#theme/resolve.ts'
import { faultsOf } from './faults-of.ts'
import { clean, configOf, FIELDS, HOSTILE, wild } from './wild-config.ts'

const MODES = ['light', 'dark'] as const

/** The configuration an operator gets when every proposal is accepted. */
function acceptedConfig(theme: ResolvedTheme): Record<ColorFieldName, string> {
  const entries = FIELDS.map((field): [ColorFieldName, string] => {
    const { mode, role } = COLOR_FIELDS[field]
    return [field, theme.tokens[mode][role]]
  })
  return Object.fromEntries(entries) as Record<ColorFieldName, string>
}

function expectSound(theme: ResolvedTheme): void {
  const faults = faultsOf(theme)
  if (faults.length > 0) expect(faults).toEqual([])
}

describe('whatever is configured', () => {
  test('[THEME-01] every pair reads, in both modes, and nothing throws, 2,000 wild configurations', () => {
    fc.assert(
      fc.property(wild, (config) => {
        expectSound(resolveTheme(config))
      }),
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
