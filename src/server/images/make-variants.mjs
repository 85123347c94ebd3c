import sharp from 'sharp'
import { checkSvg } from './check-svg.mjs'
import { contentHash } from './content-hash.mjs'
import { ImageFault } from './image-fault.mjs'
import { readPicture } from './read-picture.mjs'
import { svgDensity } from './svg-density.mjs'
import { readRecord, writeWhole } from './stored-files.mjs'

/**
 * Widths of the variants; those above the original's width are omitted. A phone of 412 px with a pixel ratio of 2 shows
 * rows of 208, slides of 511, a banner of 824.
 * @units pixels
 */
export const VARIANT_WIDTHS = [96, 192, 216, 384, 528, 768, 840, 1536]

// Measured on the dishes of the demo tenants: at the same error AVIF is a fifth smaller than WebP when it may take
// its time, which it does where pages show many at once; above that width the time would be most of the build.
const WEBP = { quality: 75, effort: 2 }
const AVIF = { quality: 45, chromaSubsampling: '4:4:4' }
const CAREFUL_MAX_WIDTH = 384
const MAX_PIXELS = 40_000_000
/** What a WebP can hold. */
const MAX_HEIGHT = 16_383
const SVG_MAX_WIDTH = 384

/**
 * Creates the variants of a picture in `outDir`, or reuses existing ones: `<hash>-<width>.webp` and `.avif`. An SVG is
 * validated first, and rendered in every size up to 384 pixels.
 *
 * @param {string} sourceFile - SVG, WebP, PNG, JPEG or AVIF
 * @param {string} outDir - folder served at /files/; created when missing
 * @returns {Promise<import('#generated/models.ts').Image>}
 * @errors throws ImageFault when the file is no picture, is gone or damaged, or is an SVG with more than shapes in it
 */
export async function makeVariants(sourceFile, outDir) {
  const bytes = await readPicture(sourceFile)
  const hash = contentHash(bytes)
  const record = `${hash}.json`
  const isSvg = sourceFile.endsWith('.svg')
  const known = await readRecord(outDir, record)
  // recreated if an older release used other widths
  if (known && String(known.widths) === String(widthsOf(known.width, isSvg))) return known
  if (isSvg) checkSvg(bytes.toString('utf8'), sourceFile)
  const { width, height } = await measure(sourceFile, bytes)
  const widths = widthsOf(width, isSvg)
  const heights = widths.map((target) => (target * height) / width)
  if (Math.min(...heights) < 1 || Math.max(...heights) > MAX_HEIGHT)
    throw new ImageFault(
      sourceFile,
      `a picture of ${width} × ${height} pixels`,
      'a width and a height that are more alike',
    )
  const placeholder = await placeholderOf(sourceFile, bytes)
  const original = isSvg ? undefined : await rawPixels(open(bytes).autoOrient())
  for (const target of widths) {
    const drawn = original ? fromPixels(original) : sharp(bytes, { density: svgDensity(target, width) })
    const sized = await rawPixels(drawn.resize({ width: target }))
    await writeWhole(outDir, `${hash}-${target}.webp`, await fromPixels(sized).webp(WEBP).toBuffer())
    await writeWhole(
      outDir,
      `${hash}-${target}.avif`,
      await fromPixels(sized)
        .avif({ ...AVIF, effort: target > CAREFUL_MAX_WIDTH ? 0 : 1 })
        .toBuffer(),
    )
  }
  const image = { src: `/files/${hash}`, widths, width, height, placeholder }
  await writeWhole(outDir, record, JSON.stringify(image))
  return image
}

/** The widths up to the picture's own; only the picture's own if all are larger. */
function widthsOf(width, isSvg) {
  const widths = VARIANT_WIDTHS.filter((candidate) => candidate <= (isSvg ? SVG_MAX_WIDTH : width))
  return widths.length > 0 ? widths : [width]
}

const rawPixels = (image) => image.raw().toBuffer({ resolveWithObject: true })
const fromPixels = ({ data, info }) => sharp(data, { raw: info })
const open = (bytes) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })

async function measure(sourceFile, bytes) {
  const { autoOrient } = await metadataOf(sourceFile, bytes)
  const { width, height } = autoOrient
  if (width * height > MAX_PIXELS)
    throw new ImageFault(
      sourceFile,
      `a picture of ${width} × ${height} pixels`,
      `at most ${MAX_PIXELS / 1_000_000} million pixels`,
    )
  return autoOrient
}

async function metadataOf(sourceFile, bytes) {
  try {
    return await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
  } catch (cause) {
    throw new ImageFault(
      sourceFile,
      'a file that is not a readable picture',
      'SVG, WebP, PNG, JPEG or AVIF',
      cause,
    )
  }
}

async function placeholderOf(sourceFile, bytes) {
  try {
    const opaque = open(bytes).flatten({ background: '#ffffff' }).toColourspace('srgb')
    const pixel = await opaque.resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
    return `#${pixel.subarray(0, 3).toString('hex')}`
  } catch (cause) {
    throw new ImageFault(sourceFile, 'a damaged picture', 'a picture that can be read to its end', cause)
  }
}
