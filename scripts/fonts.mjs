/**
 * Makes `public/fonts` and `src/theme/font-data.json` from the pinned packages below: run `node scripts/fonts.mjs`
 * after changing the list. It installs them into a temporary folder, so the product itself does not depend on them.
 * Each family is cut to the characters of Spanish, Portuguese and English and, where that saves bytes, to the weights
 * 400 to 800; its licence lies beside it. Widths are weighted by how often Spanish uses each letter.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPlainSpaces } from './fonts/tabular.mjs'

const FAMILIES = [
  { name: 'Inter', slug: 'inter', kind: 'sans' },
  { name: 'Nunito', slug: 'nunito', kind: 'sans' },
  { name: 'Outfit', slug: 'outfit', kind: 'sans' },
  { name: 'Sora', slug: 'sora', kind: 'sans' },
  { name: 'Figtree', slug: 'figtree', kind: 'sans' },
  { name: 'Archivo', slug: 'archivo', kind: 'sans' },
  { name: 'Bricolage Grotesque', slug: 'bricolage-grotesque', kind: 'sans' },
  { name: 'Bitter', slug: 'bitter', kind: 'serif' },
  { name: 'Lora', slug: 'lora', kind: 'serif' },
  { name: 'Playfair Display', slug: 'playfair-display', kind: 'serif' },
  { name: 'Fraunces', slug: 'fraunces', kind: 'serif' },
]
/** Arimo and Tinos have the widths of Arial and Times New Roman; Roboto and Noto Serif are what Android has. */
const STAND_INS = { sans: ['arimo', 'roboto'], serif: ['tinos', 'noto-serif'] }
const FONTSOURCE = '5.3.0'
const STAND_IN_VERSION = '5.3.0'
const TOOLS = ['subset-font@2.9.0', 'fontkit@2.0.4', 'fontverter@2.0.0']
const WEIGHTS = [400, 700]
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']
const EXTRA = 'ŒœŸ–—‘’‚“”„•…‹›€™′″−'
/** Letters per thousand of running Spanish text, blanks and signs included. */
const FREQUENCY = {
  ' ': 170,
  e: 105,
  a: 98,
  o: 68,
  s: 62,
  n: 53,
  r: 53,
  i: 49,
  l: 42,
  d: 44,
  t: 36,
  u: 28,
  c: 36,
  m: 24,
  p: 20,
  b: 12,
  g: 9,
  v: 8,
  y: 8,
  q: 8,
  h: 6,
  f: 6,
  z: 4,
  j: 4,
  x: 2,
  k: 1,
  w: 1,
  ñ: 2,
  á: 4,
  é: 3,
  í: 6,
  ó: 7,
  ú: 1,
  ',': 10,
  '.': 8,
  C: 3,
  P: 3,
  A: 3,
  S: 2,
  E: 2,
  M: 2,
  L: 2,
  0: 6,
  1: 3,
  2: 3,
  5: 3,
  $: 2,
}

const here = path.dirname(fileURLToPath(import.meta.url))
const target = path.join(here, '../public/fonts')
const work = mkdtempSync(path.join(tmpdir(), 'fonts-'))
const variable = FAMILIES.map(({ slug }) => `@fontsource-variable/${slug}@${FONTSOURCE}`)
const standIns = Object.values(STAND_INS)
  .flat()
  .map((slug) => `@fontsource/${slug}@${STAND_IN_VERSION}`)
writeFileSync(path.join(work, 'package.json'), '{"private":true}')
execFileSync(
  'npm',
  ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...TOOLS, ...variable, ...standIns],
  {
    cwd: work,
    stdio: 'inherit',
  },
)
const fromWork = createRequire(path.join(work, 'package.json'))
const [subsetFont, fontkit, fontverter] = TOOLS.map((tool) => fromWork(tool.split('@')[0]))
const file = (scope, slug, name) => path.join(work, 'node_modules', scope, slug, name)

const codePoints = [...range(0x20, 0x7e), ...range(0xa0, 0xff)].map((code) => String.fromCodePoint(code))
const characters = codePoints.join('') + EXTRA

for (const name of readdirSync(target).filter((entry) => /\.(woff2|txt)$/.test(entry)))
  rmSync(path.join(target, name))
const entries = []
for (const { name, slug, kind } of FAMILIES) entries.push(await makeFamily(name, slug, kind))
writeFileSync(path.join(here, '../src/theme/font-data.json'), JSON.stringify(entries))
execFileSync('npx', ['oxfmt', path.join(here, '../src/theme/font-data.json')], { stdio: 'inherit' })
rmSync(work, { recursive: true })

async function makeFamily(name, slug, kind) {
  const original = readFileSync(file('@fontsource-variable', slug, `files/${slug}-latin-wght-normal.woff2`))
  const axis = fontkit.create(original).variationAxes.wght
  const { weights, bytes } = await smallest(original, axis)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const fileName = `${slug}-${hash}.woff2`
  writeFileSync(path.join(target, fileName), bytes)
  writeFileSync(
    path.join(target, `${slug}-OFL.txt`),
    readFileSync(file('@fontsource-variable', slug, 'LICENSE')),
  )
  const fallbacks = []
  for (const weight of WEIGHTS) {
    const pinned = { targetFormat: 'sfnt', variationAxes: { wght: weight } }
    const instance = fontkit.create(await subsetFont(original, characters, pinned))
    fallbacks.push(...STAND_INS[kind].map((standIn) => fallbackOf(instance, standIn, weight)))
  }
  return { name, kind, fileName, bytes: bytes.length, weights, fallbacks }
}

/** Cutting the weight axis saves bytes in most families and costs some in others. */
async function smallest(original, axis) {
  const cut = [400, Math.min(800, axis.max)]
  const wght = { min: cut[0], max: cut[1], default: 400 }
  const variants = [
    { weights: cut, bytes: await compress(original, { variationAxes: { wght } }) },
    { weights: [axis.min, axis.max], bytes: await compress(original) },
  ]
  return variants.sort((one, two) => one.bytes.length - two.bytes.length)[0]
}

/**
 * Keeps the hinting: a few bytes that turn it off. Without them FreeType hints by itself and widens bold text on Linux.
 */
async function compress(original, axes = {}) {
  const options = { targetFormat: 'sfnt', keepFeatures: FEATURES, ...axes }
  const subset = await subsetFont(original, characters, options)
  const font = fontkit.create(subset)
  const spaces = [' ', '\u00A0'].map((space) => font.glyphForCodePoint(space.codePointAt(0)).id)
  return fontverter.convert(withPlainSpaces(subset, spaces), 'woff2')
}

function fallbackOf(font, standIn, weight) {
  const other = fontkit.create(
    readFileSync(file('@fontsource', standIn, `files/${standIn}-latin-${weight}-normal.woff2`)),
  )
  const sizeAdjust = meanWidth(font) / meanWidth(other)
  const percent = (value) => Number(((value / font.unitsPerEm / sizeAdjust) * 100).toFixed(2))
  return {
    standIn,
    weight,
    sizeAdjust: Number((sizeAdjust * 100).toFixed(2)),
    ascent: percent(font.ascent),
    descent: percent(-font.descent),
    lineGap: percent(font.lineGap),
  }
}

function meanWidth(font) {
  const letters = Object.entries(FREQUENCY)
  const total = letters.reduce((sum, [, count]) => sum + count, 0)
  const width = letters.reduce((sum, [letter, count]) => sum + advance(font, letter) * count, 0)
  return width / total / font.unitsPerEm
}

function advance(font, letter) {
  return font.glyphForCodePoint(letter.codePointAt(0)).advanceWidth
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
