import { replaceEqualDeep, type QueryClient } from '@tanstack/react-query'
import { bodyOf, isApiError } from '#api/client.ts'
import type { Api } from '#api/api-context.tsx'
import { loadType } from '#platform/page-load.ts'

interface Deps extends Api {
  queryClient: QueryClient
  /** Address by which the page was asked for: what it leads to may have changed too. */
  asked: string
}

/** What changes with every sold-out plate and every survey: the menu's outline is asked for again anyway, and stars may wait. */
const PASSING = new Set(['contentVersion', 'npsAvg', 'npsCount'])

/** Past every kept copy: one of those would say what was. */
const FROM_THE_SERVER = { cache: 'no-cache' } as const

/**
 * Loads a page that the device kept once more where its venue or its brand has changed since, or is gone. Who has begun to
 * use it is not disturbed: the server checks an order by what is true then, and the next page is a new one. A page that was
 * loaded again already stays.
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
  // what is equal stays the same object
  if (replaceEqualDeep(known, lasting(now)) === known || isInUse()) return
  window.history.replaceState(null, '', asked)
  window.location.reload()
}

/** As JSON tells it, without what passes. */
const lasting = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (PASSING.has(key) ? undefined : part)))

/** Somebody pressed or typed or scrolled; a browser that does not tell is taken to be in use. */
function isInUse(): boolean {
  const { userActivation } = window.navigator as { userActivation?: UserActivation }
  return window.scrollY > 0 || userActivation?.hasBeenActive !== false
}
