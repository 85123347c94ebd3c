import type { Box } from '#domain/geo/box.ts'
import { radians } from '#domain/geo/distance.ts'

export const TILE_SIZE_PX = 256

export type Tile = { z: number; x: number; y: number }

/** The position of a point on a tile, in pixels; outside 0 to 256 it is on another tile. */
export function onTile({ z, x, y }: Tile, lat: number, lng: number): { px: number; py: number } {
  const world = TILE_SIZE_PX * 2 ** z
  const sine = Math.sin(radians(lat))
  return {
    px: ((lng + 180) / 360) * world - x * TILE_SIZE_PX,
    py: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world - y * TILE_SIZE_PX,
  }
}

/** The area that a tile covers. */
export function boxOf({ z, x, y }: Tile): Box {
  const tiles = 2 ** z
  const longitude = (column: number) => (column / tiles) * 360 - 180
  const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / tiles))) * 180) / Math.PI
  return { north: latitude(y), south: latitude(y + 1), west: longitude(x), east: longitude(x + 1) }
}

export function isTile({ z, x, y }: Tile): boolean {
  return x < 2 ** z && y < 2 ** z
}
