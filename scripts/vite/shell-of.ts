import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The page of no brand that is shown without a network; it starts with the same code as every page. */
const OFFLINE_PAGE = '/offline'
/** Needs the network anyway: maps show nothing without their tiles. */
const LEFT_OUT = /\/draw-map-/

interface Chunk {
  file: string
  css?: readonly string[]
}

/**
 * What a service worker keeps of a build, so that pages start without a network and a page that is open finishes
 * with its own code after the server has a newer build.
 *
 * @param client - folder of the built browser files
 */
export function shellOf(client: string): { version: string; files: string[] } {
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const named = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css])
  const files = [...new Set(named)].map((file) => `/${file}`).filter((file) => !LEFT_OUT.test(file))
  files.sort()
  const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
  return { version, files: [...files, OFFLINE_PAGE] }
}
