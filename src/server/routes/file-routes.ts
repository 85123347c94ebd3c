import { extname } from 'node:path'

import { fail, type SomeHandlers } from '../contract/handlers.ts'
import { LruCache } from '../catalog/lru-cache.ts'
import { filesAt, isBucket } from '../images/stored-files.mjs'
import type { Services } from '../services.ts'
import { isTile } from '../tiles/projection.ts'
import { TileStore } from '../tiles/tile-store.ts'
import { webManifest } from '../use-cases/web-manifest.ts'

/** File names made by the picture tool: hash, kind, size. No other name is looked up in the folder. */
const FILE_NAME = /^[0-9a-f]{8,64}(-[a-z0-9]+){0,2}\.(webp|avif|png|svg)$/
const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}
const IMMUTABLE = 'public, max-age=31536000, immutable'
const TILE_CACHE = 'public, max-age=86400'

/** Cached files of the bucket. @source assumed: all pictures of a hundred menus at one width */
const KEPT_BYTES = 64 * 1024 * 1024

/** Pictures, map tiles and manifests. */
export function fileRoutes(services: Services) {
  const { config } = services
  const tiles = new TileStore(services)
  const files = filesAt(config.imagesDir)
  const kept = new LruCache<string, Buffer>(
    isBucket(config.imagesDir) ? KEPT_BYTES : 0,
    (bytes) => bytes.length,
  )
  return {
    async getFile({ path }) {
      if (!FILE_NAME.test(path.name)) return fail('FILE_NOT_FOUND')
      const bytes = kept.get(path.name) ?? (await files.read(path.name))
      if (bytes === undefined) return fail('FILE_NOT_FOUND')
      kept.set(path.name, bytes)
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
  } satisfies SomeHandlers
}
