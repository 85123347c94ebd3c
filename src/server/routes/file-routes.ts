import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { fail } from '../contract/handlers.ts'
import type { Handlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { isTile } from '../tiles/projection.ts'
import { TileStore } from '../tiles/tile-store.ts'
import { webManifest } from '../use-cases/web-manifest.ts'

/** Names the picture tool gives: a hash, what it is, a size. Nothing else is looked for in the folder. */
const FILE_NAME = /^[0-9a-f]{8,64}(-[a-z0-9]+){0,2}\.(webp|avif|png|svg)$/
const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}
const IMMUTABLE = 'public, max-age=31536000, immutable'
const TILE_CACHE = 'public, max-age=86400'

type Served = 'getFile' | 'getTile' | 'getWebManifest'

/** Pictures, map tiles and manifests. */
export function fileRoutes(services: Services): Handlers<Served> {
  const { config } = services
  const tiles = new TileStore(services)
  return {
    async getFile({ path }) {
      if (!FILE_NAME.test(path.name)) return fail('FILE_NOT_FOUND')
      const bytes = await readFile(join(config.imagesDir, path.name)).catch(() => undefined)
      if (bytes === undefined) return fail('FILE_NOT_FOUND')
      const type = TYPES[extname(path.name)] ?? 'application/octet-stream'
      return {
        status: 200,
        body: bytes,
        headers: { 'content-type': type, 'cache-control': IMMUTABLE, etag: `"${path.name}"` },
      }
    },

    async getTile({ path }) {
      if (!isTile(path)) return fail('TILE_NOT_FOUND')
      const { version, png } = await tiles.get(path)
      const etag = `"${version}-${path.z}-${path.x}-${path.y}"`
      return {
        status: 200,
        body: png,
        headers: { 'content-type': 'image/png', 'cache-control': TILE_CACHE, etag },
      }
    },

    async getWebManifest({ path, context }) {
      const manifest = await webManifest(services, path.alias, context.home)
      if (manifest === undefined) return fail('ALIAS_NOT_FOUND')
      const headers = {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=300',
      }
      return { status: 200, body: manifest, headers }
    },
  }
}
