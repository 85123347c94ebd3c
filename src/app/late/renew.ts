import { replaceEqualDeep, type QueryClient } from '@tanstack/react-query'
import { bodyOf, isApiError } from '#api/client.ts'
import type { Api } from '#api/api-context.tsx'
import { loadType } from '#platform/page-load.ts'

interface Deps extends Api {
  queryClient: QueryClient
  /** Address by which the page was requested: its redirect may have changed too. */
  asked: string
}

/** Changes with every sold-out plate and every survey: the menu's outline is refetched anyway, and stars may wait. */
const PASSING = new Set(['contentVersion', 'npsAvg', 'npsCount'])

/** Bypasses all caches, which would give the old state. */
const FROM_THE_SERVER = { cache: 'no-cache' } as const

/**
 * Reloads a cached page when its venue or brand has changed since, or is gone. A page in use is left alone: the server
 * checks an order by the current state, and the next page is fresh. A page that was already reloaded stays.
 * @errors rejects without an answer of the server
 */
export async function renew(alias: string, { client, queryClient, queries, asked }: Deps): Promise<void> {
  if (loadType() === 'reload') return
  const before = [queries.entity(alias), queries.storefront(alias)].map(({ queryKey }) =>
    queryClient.getQueryData(queryKey),
  )
  const now = await Promise.all([
    bodyOf(client.GET('/api/diner/{alias}', { params: { path: { alias } }, ...FROM_THE_SERVER })),
    bodyOf(client.GET('/api/storefront', { params: { query: { alias } }, ...FROM_THE_SERVER })),
  ]).catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return 'gone'
    throw error
  })
  const known = lasting(before)
  // equal data keeps its identity
  if (replaceEqualDeep(known, lasting(now)) === known || isInUse()) return
  window.history.replaceState(null, '', asked)
  window.location.reload()
}

/** As JSON, without what changes often. */
const lasting = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (PASSING.has(key) ? undefined : part)))

/** The diner has pressed, typed or scrolled; a browser that does not report it counts as in use. */
function isInUse(): boolean {
  const { userActivation } = window.navigator as { userActivation?: UserActivation }
  return window.scrollY > 0 || userActivation?.hasBeenActive !== false
}
