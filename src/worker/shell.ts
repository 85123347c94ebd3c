import { ANY_COPY, dropOldest } from './bounded-cache.ts'

/** The code of one build. Two are kept: an open page finishes with the code it began with. */
export interface Shell {
  version: string
  files: readonly string[]
}

const PREFIX = 'vitrina-shell-'
const KEPT_SHELLS = 2

/**
 * Fetches the whole code of this build, or fails as a whole. Of a build that comes again, as after a rollback, what was
 * kept gives way: the order of the names is that in which builds came.
 */
export async function fetchShell(caches: CacheStorage, { version, files }: Shell): Promise<void> {
  await caches.delete(PREFIX + version)
  const cache = await caches.open(PREFIX + version)
  await cache.addAll(files)
}

/** Removes the code of all builds but this one and the one before it. */
export const dropOldShells = (caches: CacheStorage, { version }: Shell): Promise<void> =>
  dropOldest(caches, PREFIX, version, KEPT_SHELLS)

/** The code of a kept build, else of the network. */
export async function code(caches: CacheStorage, request: Request): Promise<Response> {
  return (await caches.match(request, ANY_COPY)) ?? fetch(request)
}

/** Whether the code that a page starts with is here, so that the page works when nothing else can be fetched. */
export async function hasCodeOf(caches: CacheStorage, html: string): Promise<boolean> {
  const files = [...html.matchAll(/(?:src|href)="(\/(?:assets|companion)\/[\w.-]+\.js)"/g)].map(
    ([, file]) => file ?? '',
  )
  const found = await Promise.all(files.map((file) => caches.match(file, ANY_COPY)))
  return files.length > 0 && found.every((one) => one !== undefined)
}
