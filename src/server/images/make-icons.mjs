import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { checkSvg } from './check-svg.mjs'
import { contentHash } from './content-hash.mjs'
import { svgDensity } from './svg-density.mjs'
import { readRecord, writeWhole } from './stored-files.mjs'

const ICON_SIZES = [192, 512]

/** PNG icons of the web manifest and the touch icon, from the square icon of a tenant. */
export async function makeIcons(svgFile, outDir) {
  const bytes = await readFile(svgFile)
  const hash = contentHash(bytes)
  const record = `${hash}-icons.json`
  const known = await readRecord(outDir, record)
  if (known) return known
  checkSvg(bytes.toString('utf8'), svgFile)
  const { width } = await sharp(bytes).metadata()
  const icons = []
  for (const size of ICON_SIZES) {
    const drawn = sharp(bytes, { density: svgDensity(size, width) })
    const png = await drawn.resize(size, size, { fit: 'contain', background: '#00000000' }).png().toBuffer()
    const name = `${hash}-icon-${size}.png`
    await writeWhole(outDir, name, png)
    icons.push({ src: `/files/${name}`, sizes: `${size}x${size}`, type: 'image/png' })
  }
  await writeWhole(outDir, record, JSON.stringify(icons))
  return icons
}
