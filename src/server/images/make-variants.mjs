import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { checkSvg } from './check-svg.mjs'
import { contentHash } from './content-hash.mjs'
import { ImageFault } from './image-fault.mjs'
import { readRecord, writeWhole } from './stored-files.mjs'

export const VARIANT_WIDTHS = [96, 192, 384, 768, 1536]

const WEBP = { quality: 78, effort: 3 }
const AVIF = { quality: 55, effort: 1 }
const MAX_PIXELS = 40_000_000

/** Makes the sized files of one picture, or finds them made; an SVG is checked and kept as it is. */
export async function makeVariants(sourceFile, outDir) {
  const bytes = await readFile(sourceFile)
  const hash = contentHash(bytes)
  const record = `${hash}.json`
  const known = await readRecord(outDir, record)
  if (known) return known
  const image = sourceFile.endsWith('.svg')
    ? await keepSvg(sourceFile, bytes, outDir, hash)
    : await resizeRaster(sourceFile, bytes, outDir, hash)
  await writeWhole(outDir, record, JSON.stringify(image))
  return image
}

async function keepSvg(sourceFile, bytes, outDir, hash) {
  checkSvg(bytes.toString('utf8'), sourceFile)
  const { width, height } = await measure(sourceFile, bytes)
  await writeWhole(outDir, `${hash}.svg`, bytes)
  return { src: `/files/${hash}.svg`, widths: [], width, height, placeholder: await placeholderOf(sourceFile, bytes) }
}

async function resizeRaster(sourceFile, bytes, outDir, hash) {
  const { width, height } = await measure(sourceFile, bytes)
  const widths = VARIANT_WIDTHS.filter((candidate) => candidate <= width)
  if (widths.length === 0) widths.push(width)
  for (const target of widths) {
    const pixels = await open(bytes).rotate().resize({ width: target }).raw().toBuffer({ resolveWithObject: true })
    const sized = () => sharp(pixels.data, { raw: pixels.info })
    await writeWhole(outDir, `${hash}-${target}.webp`, await sized().webp(WEBP).toBuffer())
    await writeWhole(outDir, `${hash}-${target}.avif`, await sized().avif(AVIF).toBuffer())
  }
  return { src: `/files/${hash}`, widths, width, height, placeholder: await placeholderOf(sourceFile, bytes) }
}

const open = (bytes) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })

async function measure(sourceFile, bytes) {
  try {
    const { autoOrient } = await open(bytes).metadata()
    return autoOrient
  } catch (cause) {
    throw new ImageFault(sourceFile, 'a file that is not a readable picture', 'SVG, WebP, PNG, JPEG or AVIF', cause)
  }
}

async function placeholderOf(sourceFile, bytes) {
  try {
    const pixel = await open(bytes).flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer()
    return `#${pixel.subarray(0, 3).toString('hex')}`
  } catch (cause) {
    throw new ImageFault(sourceFile, 'a damaged picture', 'a picture that can be read to its end', cause)
  }
}
