import sharp from 'sharp'

import type { DemoStreet } from '#generated/tenant.ts'

import { onTile, TILE_SIZE_PX, type Tile } from './projection.ts'

/** Land, paper-like; streets cut it into blocks. */
const LAND = '#f1efe9'
const PARK = '#d9e8cf'
const LANE = '#ffffff'
const STREET = '#ffffff'
const AVENUE = '#ffe9a8'
const CASING = '#d8d3c7'
/** Side of a city block. Units: degrees, about 110 m */
const BLOCK_DEGREES = 0.001
const BLOCKS_FROM_ZOOM = 15
/** One block of this many is green. */
const PARK_EVERY = 23

/** Renders a tile: city blocks as a light grid, with the known streets on top. */
export async function drawTile(tile: Tile, streets: readonly DemoStreet[]): Promise<Buffer> {
  const body = streets.length === 0 ? '' : blocks(tile) + lines(tile, streets)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_SIZE_PX}" height="${TILE_SIZE_PX}"><rect width="100%" height="100%" fill="${LAND}"/>${body}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, colours: 64 }).toBuffer()
}

function lines(tile: Tile, streets: readonly DemoStreet[]): string {
  const width = Math.max(1.5, 2 ** (tile.z - 13) * 1.6)
  const drawn = streets.map((street) => {
    const from = onTile(tile, street.from.lat, street.from.lng)
    const to = onTile(tile, street.to.lat, street.to.lng)
    const wide = /^(avenida|av\.?|bulevar|calzada|paseo)\b/i.test(street.street)
    return { path: `M${round(from.px)} ${round(from.py)}L${round(to.px)} ${round(to.py)}`, wide }
  })
  const stroke = (path: string, color: string, size: number) =>
    path === ''
      ? ''
      : `<path d="${path}" stroke="${color}" stroke-width="${round(size)}" stroke-linecap="round" fill="none"/>`
  const all = drawn.map(({ path }) => path).join('')
  const wide = drawn
    .filter((one) => one.wide)
    .map(({ path }) => path)
    .join('')
  return (
    stroke(all, CASING, width + 2) +
    stroke(wide, CASING, width * 1.5 + 2) +
    stroke(all, STREET, width) +
    stroke(wide, AVENUE, width * 1.5)
  )
}

/** The same grid on every tile, so that the edges match. */
function blocks(tile: Tile): string {
  if (tile.z < BLOCKS_FROM_ZOOM) return ''
  const { px: left, py: top } = onTile(tile, 0, 0)
  const size = onTile(tile, 0, BLOCK_DEGREES).px - left
  const first = { column: Math.floor(-left / size), row: Math.floor(-top / size) }
  const count = Math.ceil(TILE_SIZE_PX / size) + 1
  const cells: string[] = []
  for (let i = 0; i <= count; i++) {
    for (let j = 0; j <= count; j++) {
      const [column, row] = [first.column + i, first.row + j]
      const [x, y] = [left + column * size, top + row * size]
      if (isPark(column, row))
        cells.push(
          `<rect x="${round(x)}" y="${round(y)}" width="${round(size)}" height="${round(size)}" fill="${PARK}"/>`,
        )
    }
    const x = left + (first.column + i) * size
    const y = top + (first.row + i) * size
    cells.push(
      `<path d="M${round(x)} -9V265M-9 ${round(y)}H265" stroke="${LANE}" stroke-width="${round(Math.max(1, size / 14))}"/>`,
    )
  }
  return cells.join('')
}

function isPark(column: number, row: number): boolean {
  return Math.abs(Math.imul(column, 73_856_093) ^ Math.imul(row, 19_349_663)) % PARK_EVERY === 0
}

const round = (value: number) => Math.round(value * 10) / 10
