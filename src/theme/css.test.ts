import { describe, expect, test } from 'vitest'

import { themeCss } from './css.ts'
import { globalCss } from './global-css.ts'
import { resolveTheme } from './resolve.ts'
import { TOKEN_NAMES, space, token } from './tokens.ts'

const theme = resolveTheme({})

describe('custom properties', () => {
  test('[THEME-01a] LIGHT shows the light tokens, DARK the dark ones, AUTO what the device prefers', () => {
    const first = (css: string) => /^:root\{.*?--page:(#[\da-f]{6})/.exec(css)?.[1]
    expect(first(themeCss(theme, { colorModeType: 'LIGHT' }))).toBe('#f5f5f5')
    expect(first(themeCss(theme, { colorModeType: 'DARK' }))).toBe('#272524')
    const auto = themeCss(theme, { colorModeType: 'AUTO' })
    expect(first(auto)).toBe('#f5f5f5')
    expect(auto).toMatch(/@media \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;--page:#272524/)
  })

  test('every token has a property in both preview modes', () => {
    const css = themeCss(theme, {})
    for (const mode of ['light', 'dark']) {
      const block = new RegExp(`\\[data-mode=${mode}\\]\\{([^}]*)\\}`).exec(css)?.[1] ?? ''
      for (const name of TOKEN_NAMES) expect(block).toContain(`${token[name].slice(4, -1)}:#`)
    }
  })

  test('color-scheme follows the real page, not the name of the mode', () => {
    const inverted = resolveTheme({ mainBackgroundColorLight: '#101820' })
    expect(themeCss(inverted, { colorModeType: 'LIGHT' })).toMatch(/^:root\{[^}]*color-scheme:dark/)
  })

  test('[THEME-05] modals close in 190 ms', () => {
    expect(themeCss(theme, {})).toContain('--motion-modal:190ms')
  })

  test('radius and density are words of a list; others give the default', () => {
    expect(themeCss(theme, { radius: 'none' })).toContain('--radius-m:0;')
    expect(themeCss(theme, { density: 'compact' })).toContain('--pad-row:8px')
    expect(themeCss(theme, { radius: '9px;}', density: {} })).toBe(themeCss(theme, {}))
  })
})

test('components see static names only', () => {
  expect([token.page, token.onButtonOutline, space(3)]).toEqual([
    'var(--page)',
    'var(--on-button-outline)',
    '12px',
  ])
})

test('the base style uses only properties that a theme defines', () => {
  const css = themeCss(theme, {})
  const used = [...globalCss.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(10)
  for (const name of used) expect(css).toContain(`${name}:`)
  expect(globalCss).toContain('forced-colors')
  expect(globalCss).toContain('prefers-reduced-motion')
})
