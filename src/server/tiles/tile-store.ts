import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { LruCache } from '../catalog/lru-cache.ts'
import type { Services } from '../services.ts'
import { findStreetsInBox, streetsVersion } from '../repositories/streets-repository.ts'
import { replaceFile } from '../replace-file.mjs'
import { drawTile } from './draw-tile.ts'
import { boxOf, type Tile } from './projection.ts'

/** Maximum distance of a segment's end from its middle. Units: degrees, about 5 km */
const REACH_DEGREES = 0.05
const MAX_STREETS = 2_000
const MAX_MEMORY_BYTES = 32 * 1024 * 1024
/** The zoom at which maps show a house. Closer tiles are not stored: a city has sixteen times as many. */
const MAX_KEPT_ZOOM = 17

/**
 * Map tiles, rendered on first use. Tiles with streets are stored in the data folder until streets change. All empty
 * tiles share one picture.
 */
export class TileStore {
  private readonly services: Services
  private readonly memory = new LruCache<string, Buffer>(MAX_MEMORY_BYTES, (bytes) => bytes.length)
  private version: Promise<string> | undefined
  private empty: Promise<Buffer> | undefined

  constructor(services: Services) {
    this.services = services
    services.catalog.onDrop(() => (this.version = undefined))
  }

  async get(tile: Tile): Promise<{ version: string; png: Buffer }> {
    const { config } = this.services
    const version = await (this.version ??= this.findVersion())
    const name = `${version}/${tile.z}/${tile.x}/${tile.y}.png`
    const known = this.memory.get(name)
    if (known !== undefined) return { version, png: known }
    const file = join(config.dataDir, 'tiles', name)
    const png = (await readFile(file).catch(() => undefined)) ?? (await this.draw(tile, file))
    this.memory.set(name, png)
    return { version, png }
  }

  /** Repeated after a failure, as while the database is unavailable. */
  private findVersion(): Promise<string> {
    const found = streetsVersion(this.services.store.db)
    found.then(
      (version) => this.keepOnly(version),
      () => {
        if (this.version === found) this.version = undefined
      },
    )
    return found
  }

  /** Another process may be deleting the same files, or still writing old ones, which go with the next change. */
  private async keepOnly(version: string): Promise<void> {
    const { config, log } = this.services
    const folder = join(config.dataDir, 'tiles')
    const versions = await readdir(folder).catch(() => [])
    for (const old of versions.filter((name) => name !== version))
      await rm(join(folder, old), { recursive: true, force: true }).catch((error: unknown) =>
        log.warn({ err: error }, 'old tiles not removed'),
      )
  }

  private async draw(tile: Tile, file: string): Promise<Buffer> {
    const { south, north, west, east } = boxOf(tile)
    const box = {
      south: south - REACH_DEGREES,
      north: north + REACH_DEGREES,
      west: west - REACH_DEGREES,
      east: east + REACH_DEGREES,
    }
    const streets = await findStreetsInBox(this.services.store.db, box, MAX_STREETS)
    if (streets.length === 0) return (this.empty ??= drawTile(tile, []))
    const png = await drawTile(tile, streets)
    if (tile.z > MAX_KEPT_ZOOM) return png
    // without a writable folder, tiles are only rendered again
    await keep(file, png).catch((error: unknown) => this.services.log.warn({ err: error }, 'tile not kept'))
    return png
  }
}

async function keep(file: string, png: Buffer): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  await replaceFile(file, (draft) => writeFile(draft, png))
}
