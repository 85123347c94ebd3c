import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The page of no brand that is shown without a network; it starts with the same code as every page. */
const OFFLINE_PAGE = '/offline'
/** Excluded, since maps need the network for their tiles. */
const MAPS = 'src/providers/maps/'

interface Chunk {
  file: string
  isEntry?: boolean
  css?: readonly string[]
  imports?: readonly string[]
  dynamicImports?: readonly string[]
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
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || key.startsWith(MAPS) || files.has(`/${chunk.file}`)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key)
  const sorted = [...files].toSorted()
  const version = createHash('sha256').update(sorted.join('\n')).digest('hex').slice(0, 12)
  return { version, files: [...sorted, OFFLINE_PAGE] }
}
