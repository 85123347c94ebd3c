import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { DEFAULT_FONT_NAME, FONTS, fontFaceCss, fontPreload, fontStack, resolveFont } from './fonts.ts'
import { readWoff2 } from './fonts/read-woff2.ts'

const folder = new URL('../../public/fonts/', import.meta.url)
const SPANISH = 'áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”ºª€$·–—…0123456789'
const PORTUGUESE = 'ãõçâêôàÃÕÇ'

describe.each(FONTS.map((font) => [font.name, font] as const))('%s', (name, font) => {
  const file = readFileSync(new URL(font.fileName, folder))
  const facts = readWoff2(file)

  test('[THEME-01] has every letter of Spanish and Portuguese', () => {
    const missing = Array.from(SPANISH + PORTUGUESE).filter(
      (letter) => !facts.codePoints.has(letter.codePointAt(0) ?? 0),
    )
    expect(missing).toEqual([])
  })

  test('reaches from regular to bold and is what the table says', () => {
    expect(facts.weights).toEqual(font.weights)
    expect(font.weights[0]).toBeLessThanOrEqual(400)
    expect(font.weights[1]).toBeGreaterThanOrEqual(600)
    expect(file.length).toBe(font.bytes)
    expect(file.length).toBeLessThan(36_000)
  })

  test('has its licence beside it', () => {
    const licence = readFileSync(
      new URL(font.fileName.replace(/-[\da-f]{8}\.woff2$/, '-OFL.txt'), folder),
      'utf8',
    )
    expect(licence).toContain('SIL Open Font License, Version 1.1')
  })

  test('has stand-ins for regular and bold on every system', () => {
    expect(font.fallbacks.map(({ weight }) => weight)).toEqual([400, 400, 700, 700])
    for (const { sizeAdjust } of font.fallbacks) expect(Math.abs(sizeAdjust - 100)).toBeLessThan(30)
    expect(fontFaceCss(name).match(/@font-face/g)).toHaveLength(5)
  })
})

test('no file lies in the folder that no font uses', () => {
  const files = readdirSync(folder).filter((entry) => entry.endsWith('.woff2'))
  expect(files.toSorted()).toEqual(FONTS.map(({ fileName }) => fileName as string).toSorted())
})

describe('choice of a font', () => {
  test('[THEME-01] a name of the list is served from this host, with its stand-ins', () => {
    expect(fontPreload('Bitter')).toMatch(/^\/fonts\/bitter-[\da-f]{8}\.woff2$/)
    expect(fontFaceCss('Bitter')).toContain(`src:url(${fontPreload('Bitter')}) format("woff2")`)
    expect(fontStack(' bitter ')).toBe('"Bitter","Bitter like tinos","Bitter like noto-serif",Georgia,serif')
  })

  test.each(['Comic Sans MS', 'x";}body{', 7, {}, ''])('%j gives the default and a finding', (family) => {
    const { font, findings } = resolveFont(family)
    expect(font.name).toBe(DEFAULT_FONT_NAME)
    expect(findings).toMatchObject([{ code: 'unknown-font', field: 'fontFamily', after: DEFAULT_FONT_NAME }])
    expect(fontFaceCss(family)).toBe(fontFaceCss(DEFAULT_FONT_NAME))
  })

  test('no font at all is no finding', () => {
    expect(resolveFont(undefined).findings).toEqual([])
  })
})
