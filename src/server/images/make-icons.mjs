import sharp from 'sharp'
import { checkSvg } from './check-svg.mjs'
import { contentHash } from './content-hash.mjs'
import { readPicture } from './read-picture.mjs'
import { svgDensity } from './svg-density.mjs'
import { readRecord, writeWhole } from './stored-files.mjs'

const ICON_SIZES = [192, 512]

/** @typedef {{ src: string, sizes: string, type: 'image/png' }} ManifestIcon one entry of `icons` in a web manifest */

/**
 * Creates PNG icons of 192 and 512 px for the web manifest and the touch icon from a tenant's square icon, or reuses
 * existing ones.
 *
 * @param {string} sourceFile - square picture, full bleed, its drawing within the inner 80 % (so that it can be masked)
 * @param {string} outDir - folder served at /files/
 * @returns {Promise<ManifestIcon[]>}
 * @errors throws ImageFault like makeVariants
 */
export async function makeIcons(sourceFile, outDir) {
  const bytes = await readPicture(sourceFile)
  const hash = contentHash(bytes)
  const record = `${hash}-icons.json`
  const known = await readRecord(outDir, record)
  if (known) return known
  if (sourceFile.endsWith('.svg')) checkSvg(bytes.toString('utf8'), sourceFile)
  const { width } = await sharp(bytes).metadata()
  const icons = []
  for (const size of ICON_SIZES) {
    const drawn = sharp(bytes, { density: svgDensity(size, width) })
    const png = await drawn
      .autoOrient()
      .resize(size, size, { fit: 'contain', background: '#00000000' })
      .png()
      .toBuffer()
    const name = `${hash}-icon-${size}.png`
    await writeWhole(outDir, name, png)
    icons.push({ src: `/files/${name}`, sizes: `${size}x${size}`, type: 'image/png' })
  }
  await writeWhole(outDir, record, JSON.stringify(icons))
  return icons
}
