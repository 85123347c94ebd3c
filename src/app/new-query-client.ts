import { hydrate, QueryCache, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { isApiError } from '#api/client.ts'
import { systemClock } from '#platform/clock.ts'
import { hasPageKeeper, onlyWorkerAnswers } from '#platform/online.ts'

/** A missing answer is worth a retry; an answer of the server is final. */
const mayCome = (error: Error) => isApiError(error) && (error.code === 'NETWORK' || error.status >= 500)
const retry = (failures: number, error: Error) => failures < 2 && mayCome(error)

/**
 * The browser retries on a patchy network; the server answers at once with what it knows.
 * @param report - called for each failed query: pages go on without it. An error answer of the API is no fault
 * @source diner spec §8 "Logged only"
 */
export const newQueryClient = (side: 'browser' | 'server', report?: (message: string) => void) =>
  new QueryClient({
    queryCache: new QueryCache({
      // only the first part of the key: the rest may contain a phone
      onError: (error, { queryKey: [name] }) =>
        mayCome(error) && report?.(`Not loaded: ${String(name)} (${error.message})`),
    }),
    defaultOptions: {
      queries: {
        retry: side === 'browser' && retry,
        refetchOnWindowFocus: false,
        staleTime: 10_000,
        // Always sends the request once: the service worker may have the answer.
        networkMode: 'offlineFirst',
      },
    },
  })

/**
 * A query client on the same cache, for loading a page. Offline, what the worker does not have fails at once instead of
 * waiting, since the worker may have the whole page. Paused queries of other observers are cancelled and fetched anew;
 * those observers refetch once online.
 */
export async function pageQueryClient(client: QueryClient): Promise<QueryClient> {
  if (onlyWorkerAnswers()) await client.cancelQueries({ fetchStatus: 'paused' })
  const { queries } = client.getDefaultOptions()
  return new QueryClient({
    queryCache: client.getQueryCache(),
    defaultOptions: {
      queries: {
        ...queries,
        networkMode: hasPageKeeper() ? 'always' : queries?.networkMode,
        retry: (failures, error) => !onlyWorkerAnswers() && retry(failures, error),
      },
    },
  })
}

/**
 * Dates the data of a server-rendered page by the moment of its render, so that the page has one clock.
 * @param now - milliseconds since the epoch
 */
export function dateQueries(client: QueryClient, now: number): void {
  for (const query of client.getQueryCache().getAll())
    if (query.state.data !== undefined) query.setState({ dataUpdatedAt: now })
}

/** Hydrates the queries of a page. Dates the answers by the device's clock, never in the future. */
export function hydrateQueries(client: QueryClient, brought: DehydratedState): void {
  const own = Date.now()
  const ahead = own - systemClock.now()
  for (const { state } of brought.queries) state.dataUpdatedAt = Math.min(state.dataUpdatedAt + ahead, own)
  hydrate(client, brought)
}
