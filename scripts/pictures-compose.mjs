// Composes the dish pictures of the demo tenants from an emoji set and their recipes; run by hand when a recipe
// changes, its results are committed. See tenants/README.md for the set, its licence and how to get it.
//   node scripts/pictures-compose.mjs <folder of emoji .webp files> [alias ...]
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { backdrop } from './pictures-backdrop.mjs'
import { LAYOUTS } from './pictures-layouts.mjs'

const SQUARE = { width: 768, height: 768 }
const WIDE = { width: 1536, height: 640 }
const MARGIN = 400 // room around the picture, because a layer may not be larger than its ground
const tenants = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', 'tenants')

const codeOf = (emoji) => [...emoji].map((character) => character.codePointAt(0).toString(16)).join('-')

/** A part with its shadow below it, both in a square of `box` pixels. */
async function part(file, box, turn, shadow) {
  const drawn = await sharp(file)
    .resize(box, box, { kernel: 'lanczos3' })
    .rotate(turn, { background: '#00000000' })
    .sharpen({ sigma: 1.1, m1: 0.6, m2: 1.2 })
    .png()
    .toBuffer()
  const { width, height } = await sharp(drawn).metadata()
  const pad = Math.round(box * 0.16)
  const alpha = await sharp(drawn)
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#00000000' })
    .extractChannel('alpha')
    .blur(box * 0.045)
    .linear(0.5, 0)
    .toBuffer()
  const shade = await sharp({
    create: { width: width + 2 * pad, height: height + 2 * pad, channels: 3, background: shadow },
  })
    .joinChannel(alpha)
    .png()
    .toBuffer()
  return { drawn, shade, width, height, pad, drop: Math.round(box * 0.055) }
}

/** One picture: the ground, then the parts of the layout in order. */
async function compose(recipe, style, emojiFolder, index) {
  const words = recipe.split(/\s+/)
  const options = Object.fromEntries(
    words.filter((word) => word.includes('=')).map((word) => word.split('=')),
  )
  const [layoutName, ...emoji] = words.filter((word) => !word.includes('='))
  const layout = LAYOUTS[layoutName]
  if (!layout)
    throw new Error(
      `unknown layout "${layoutName}" in "${recipe}", expected ${Object.keys(LAYOUTS).join(', ')}`,
    )
  const frame = layout.wide ? WIDE : SQUARE
  const field = style.fields[options.field ? Number(options.field) : index % style.fields.length]
  const places = layout.repeat ? layout.places : layout.places.slice(0, emoji.length)
  const layers = []
  for (const [place, [x, y, size, turn]] of places.entries()) {
    const file = path.join(emojiFolder, `${codeOf(emoji[place % emoji.length])}.webp`)
    const scale = place === 0 || layout.repeat ? Number(options.scale ?? 1) : 1
    const made = await part(
      file,
      Math.round(size * scale * frame.height),
      turn + (place === 0 ? Number(options.turn ?? 0) : 0),
      style.shadow,
    )
    const left = MARGIN + Math.round(x * frame.width - made.width / 2)
    const top = MARGIN + Math.round(y * frame.height - made.height / 2)
    layers.push(
      { input: made.shade, left: left - made.pad, top: top - made.pad + made.drop },
      { input: made.drawn, left, top },
    )
  }
  const ground = await sharp(Buffer.from(backdrop(frame, style, field, layout.dish)))
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#000' })
    .png()
    .toBuffer()
  const whole = await sharp(ground).composite(layers).png().toBuffer()
  const cut = await sharp(whole)
    .extract({ left: MARGIN, top: MARGIN, ...frame })
    .removeAlpha()
    .png()
    .toBuffer()
  const width = layout.wide ? WIDE.width : (style.side ?? SQUARE.width)
  return sharp(cut).resize({ width }).webp({ quality: 80, effort: 6 }).toBuffer()
}

const [emojiFolder, ...wanted] = process.argv.slice(2)
for (const alias of await readdir(tenants)) {
  if (wanted.length > 0 && !wanted.includes(alias)) continue
  const assets = path.join(tenants, alias, 'assets')
  const recipes = await readFile(path.join(assets, 'pictures.json'), 'utf8').catch(() => undefined)
  if (!recipes) continue
  const { style, pictures, banner } = JSON.parse(recipes)
  await mkdir(path.join(assets, 'pictures'), { recursive: true })
  let bytes = 0
  for (const [index, [name, recipe]] of Object.entries(pictures).entries()) {
    const picture = await compose(recipe, style, emojiFolder, index)
    bytes += picture.length
    await writeFile(path.join(assets, 'pictures', `${name}.webp`), picture)
  }
  for (const file of await readdir(path.join(assets, 'pictures'))) {
    if (!Object.hasOwn(pictures, path.parse(file).name)) await rm(path.join(assets, 'pictures', file))
  }
  await writeFile(path.join(assets, 'banner.webp'), await compose(banner, style, emojiFolder, 0))
  process.stdout.write(`${alias}: ${Object.keys(pictures).length} pictures, ${Math.round(bytes / 1024)} kB\n`)
}
