import { readFileSync, readdirSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

import { tabularSubstitutes } from '../../scripts/fonts/tabular.mjs'
import { DEFAULT_FONT_NAME, FONTS, fontFaceCss, fontStack, resolveFont } from './fonts.ts'

const folder = new URL('../../public/fonts/', import.meta.url)
const SPANISH = 'áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”ºª€$·–—…0123456789'
const PORTUGUESE = 'ãõçâêôàÃÕÇ'

describe.each(FONTS.map((font) => [font.name, font] as const))('%s', (name, font) => {
  const file = readFileSync(new URL(font.fileName, folder))
  const facts = readWoff2(file)

  test('[THEME-01] has every letter of Spanish and Portuguese', () => {
    const missing = Array.from(SPANISH + PORTUGUESE).filter(
      (letter) => !facts.glyphs.has(letter.codePointAt(0) ?? 0),
    )
    expect(missing).toEqual([])
  })

  test('[THEME-01] has spaces of one width, with tabular figures too', () => {
    const spaces = [' ', '\u00A0'].map((space) => facts.glyphs.get(space.codePointAt(0) ?? 0))
    const replaced = facts.tabular.filter(({ from, to }) => spaces.includes(from) && from !== to)
    expect(replaced).toEqual([])
  })

  test('keeps the program that turns hinting off: without it Linux sets bold letters up to a tenth wider', () => {
    expect(facts.hasControlProgram).toBe(true)
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
  expect(files.toSorted()).toEqual(FONTS.map(({ fileName }) => fileName).toSorted())
})

describe('choice of a font', () => {
  test('[THEME-01] a name of the list is served from this host, with its stand-ins', () => {
    expect(fontFaceCss('Bitter')).toMatch(/src:url\(\/fonts\/bitter-[\da-f]{8}\.woff2\) format\("woff2"\)/)
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

/** What the font tests ask of a file. @units glyphs: by code point; weights: the range of the `wght` axis */
type FontFacts = {
  readonly hasControlProgram: boolean
  readonly glyphs: ReadonlyMap<number, number>
  readonly tabular: readonly { readonly from: number; readonly to: number }[]
  readonly weights: readonly [number, number] | undefined
}

/** Table tags by their index in a WOFF2 directory, as far as Latin fonts use them. @source WOFF2 §4.1 */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar'

/**
 * Reads the character map and weight axis of a WOFF2 file; for tests that check the committed fonts.
 *
 * @param file - bytes of the file
 * @errors throws when it is not WOFF2 or has no Unicode character map
 * @source W3C WOFF2 §3 to §5, OpenType `cmap` format 4 and `fvar`
 */
function readWoff2(file: Buffer): FontFacts {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('Not a WOFF2 file')
  const { tables, end } = readDirectory(file)
  const data = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)))
  const cmap = tables.get('cmap')
  if (!cmap) throw new Error('No character map')
  const fvar = tables.get('fvar')
  const gsub = tables.get('GSUB')
  return {
    hasControlProgram: tables.has('prep'),
    glyphs: readCharacterMap(data.subarray(cmap.offset, cmap.offset + cmap.length)),
    tabular: gsub ? tabularSubstitutes(data.subarray(gsub.offset, gsub.offset + gsub.length)) : [],
    weights: fvar && readWeights(data.subarray(fvar.offset, fvar.offset + fvar.length)),
  }
}

function readDirectory(file: Buffer) {
  const tables = new Map<string, { offset: number; length: number }>()
  let at = 48
  let offset = 0
  const number = (): number => {
    let value = 0
    for (;;) {
      const byte = file.readUInt8(at)
      at += 1
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }
  for (let count = file.readUInt16BE(12); count > 0; count -= 1) {
    const flags = file.readUInt8(at)
    at += 1
    const index = flags & 0x3f
    const tag =
      index === 63 ? file.toString('latin1', at, at + 4) : KNOWN_TAGS.slice(index * 5, index * 5 + 4)
    if (index === 63) at += 4
    const original = number()
    const isGlyphTable = tag === 'glyf' || tag === 'loca'
    const isTransformed = isGlyphTable ? flags >> 6 !== 3 : flags >> 6 !== 0
    const length = isTransformed ? number() : original
    tables.set(tag, { offset, length })
    offset += length
  }
  return { tables, end: at }
}

function readCharacterMap(cmap: Buffer): Map<number, number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, record) =>
    cmap.readUInt32BE(8 + record * 8),
  )
  const start = starts.find((candidate) => cmap.readUInt16BE(candidate) === 4)
  if (start === undefined) throw new Error('No character map of format 4')
  const segments = cmap.readUInt16BE(start + 6) / 2
  const found = new Map<number, number>()
  for (let segment = 0; segment < segments; segment += 1) {
    const last = cmap.readUInt16BE(start + 14 + segment * 2)
    const first = cmap.readUInt16BE(start + 16 + segments * 2 + segment * 2)
    const delta = cmap.readUInt16BE(start + 16 + segments * 4 + segment * 2)
    const ranges = start + 16 + segments * 6 + segment * 2
    const range = cmap.readUInt16BE(ranges)
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = range === 0 ? code : cmap.readUInt16BE(ranges + range + (code - first) * 2)
      found.set(code, (listed + delta) & 0xffff)
    }
  }
  return found
}

/** The axis record of `wght`: tag, smallest, default and greatest value as 16.16 numbers. */
function readWeights(fvar: Buffer): [number, number] | undefined {
  const start = fvar.indexOf('wght', 0, 'latin1')
  return start < 0 ? undefined : [fvar.readInt32BE(start + 4) / 65536, fvar.readInt32BE(start + 12) / 65536]
}
