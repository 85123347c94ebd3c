import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { LruCache } from '../catalog/lru-cache.ts'
import type { Services } from '../services.ts'
import { findStreetsInBox, streetsVersion } from '../repositories/streets-repository.ts'
import { replaceFile } from '../replace-file.mjs'
import { drawTile } from './draw-tile.ts'
import { boxOf, type Tile } from './projection.ts'

/** No segment reaches further than this from its middle. Units: degrees, about 5 km */
const REACH_DEGREES = 0.05
const MAX_STREETS = 2_000
const MAX_MEMORY_BYTES = 32 * 1024 * 1024
/** At which maps open to show a house. Of closer ones a city has sixteen times as many: they are drawn when they are wanted. */
const MAX_KEPT_ZOOM = 17

/**
 * Map tiles, drawn on first use; those with streets are kept in the data folder, as long as their streets are the latest. An
 * empty one is one picture.
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

  /** Asked again after it could not be told, as while the database is away. */
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

  /** Another process may be removing the same, or still writing what is old: that goes with the next streets. */
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
    // a folder that cannot be written costs drawing again, nothing else
    await keep(file, png).catch((error: unknown) => this.services.log.warn({ err: error }, 'tile not kept'))
    return png
  }
}

async function keep(file: string, png: Buffer): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  await replaceFile(file, (draft) => writeFile(draft, png))
}
