import { ANY_COPY, dropOldest } from './bounded-cache.ts'

/** The code of one build. Two builds are cached: an open page finishes with the code it started with. */
export interface Shell {
  version: string
  files: readonly string[]
}

const PREFIX = 'vitrina-shell-'
const KEPT_SHELLS = 2

/**
 * Fetches the whole code of this build, or fails as a whole. An earlier cache of the same build, as after a rollback,
 * is replaced: the order of the caches is the order of the builds.
 */
export async function fetchShell(caches: CacheStorage, { version, files }: Shell): Promise<void> {
  await caches.delete(PREFIX + version)
  const cache = await caches.open(PREFIX + version)
  await cache.addAll(files)
}

/** Deletes the code of all builds except this one and the previous one. */
export const dropOldShells = (caches: CacheStorage, { version }: Shell): Promise<void> =>
  dropOldest(caches, PREFIX, version, KEPT_SHELLS)

/** The code of a cached build, else of the network. */
export async function code(caches: CacheStorage, request: Request): Promise<Response> {
  return (await caches.match(request, ANY_COPY)) ?? fetch(request)
}

/** Whether the page's initial code is cached, so that the page works offline. */
export async function hasCodeOf(caches: CacheStorage, html: string): Promise<boolean> {
  const files = [...html.matchAll(/(?:src|href)="(\/(?:assets|companion)\/[\w.-]+\.js)"/g)].map(
    ([, file]) => file ?? '',
  )
  const found = await Promise.all(files.map((file) => caches.match(file, ANY_COPY)))
  return files.length > 0 && found.every((one) => one !== undefined)
}
