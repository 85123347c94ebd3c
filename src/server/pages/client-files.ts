import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { etagOf, sendStored, type StoredBody } from '../http/send.ts'
import { StartupError } from '../startup-error.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, no-cache'

/**
 * A worker follows the policy sent with its own file, not that of a page: these may fetch from here and run nothing
 * else.
 */
const WORKER_FILES: readonly string[] = ['service-worker.js', 'rider-worker.js']
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/**
 * The built browser files, held in memory: they are a few megabytes, and no path outside the folder can be requested.
 */
export async function readClientFiles(clientDir: string): Promise<Map<string, StoredBody>> {
  if (!existsSync(join(clientDir, '.vite/manifest.json'))) {
    throw new StartupError(
      'BAD_CONFIGURATION',
      `${clientDir} holds no browser build. Run 'npm run build', or set CLIENT_DIR.`,
    )
  }
  const names = (await readdir(clientDir, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  const all = new Set(names)
  const served = names.filter((name) => !name.startsWith('.') && extname(name) in TYPES)
  const files = await Promise.all(
    served.map(async (name): Promise<[string, StoredBody]> => {
      const read = async (ending: string) => {
        if (!all.has(name + ending)) return undefined
        const packed = await readFile(join(clientDir, name + ending))
        return () => packed
      }
      const plain = await readFile(join(clientDir, name))
      const isImmutable = /^(?:assets|companion|studio)\//.test(name) || isHashed(name)
      const headers = {
        'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
        'cache-control': isImmutable ? IMMUTABLE : REVALIDATE,
        ...(WORKER_FILES.includes(name) ? { 'content-security-policy': WORKER_POLICY } : {}),
      }
      const [br, gzip] = await Promise.all([read('.br'), read('.gz')])
      return [`/${name}`, { headers, etag: etagOf(plain), plain, br, gzip }]
    }),
  )
  return new Map(files)
}

/** Names that carry a hash of their content: font.3f9c2a1b.woff2, client-Dk3_f9aZ.js */
function isHashed(name: string): boolean {
  return /[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/.test(name) && /\d/.test(name)
}

export function registerClientFiles(app: FastifyInstance, files: ReadonlyMap<string, StoredBody>): void {
  for (const [url, file] of files) app.get(url, async (request, reply) => sendStored(request, reply, file))
}
