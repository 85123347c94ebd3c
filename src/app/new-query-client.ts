import { hydrate, QueryCache, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { isApiError } from '#api/client.ts'
import { systemClock } from '#platform/clock.ts'
import { hasPageKeeper, onlyWorkerAnswers } from '#platform/online.ts'

/** A missing answer may come on a second try; an answer that says no will say it again. */
const mayCome = (error: Error) => isApiError(error) && (error.code === 'NETWORK' || error.status >= 500)
const retry = (failures: number, error: Error) => failures < 2 && mayCome(error)

/**
 * The browser tries again on a patchy network; the server answers at once with what it knows.
 * @param report - takes what did not come after all: pages go on without it. An answer that says no is no fault
 * @source diner spec §8 "Logged only"
 */
export const newQueryClient = (side: 'browser' | 'server', report?: (message: string) => void) =>
  new QueryClient({
    queryCache: new QueryCache({
      // only the first part of the key: what follows may be a phone
      onError: (error, { queryKey: [name] }) =>
        mayCome(error) && report?.(`Not loaded: ${String(name)} (${error.message})`),
    }),
    defaultOptions: {
      queries: {
        retry: side === 'browser' && retry,
        refetchOnWindowFocus: false,
        staleTime: 10_000,
        // Asked once in any case: the service worker may know the answer.
        networkMode: 'offlineFirst',
      },
    },
  })

/**
 * The same answers, for who loads a page: what the worker does not have without a network fails at once instead of waiting,
 * for it may have the page itself. What others wait for is let go, so that it is asked for anew; they ask when the network
 * is back.
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

/** Dates what a page was loaded with on the server by the moment it speaks of: it has one clock. @param now - milliseconds since the epoch */
export function dateQueries(client: QueryClient, now: number): void {
  for (const query of client.getQueryCache().getAll())
    if (query.state.data !== undefined) query.setState({ dataUpdatedAt: now })
}

/** Takes over what a page brings along. Dates the answers by the device's own clock, never in the future. */
export function hydrateQueries(client: QueryClient, brought: DehydratedState): void {
  const own = Date.now()
  const ahead = own - systemClock.now()
  for (const { state } of brought.queries) state.dataUpdatedAt = Math.min(state.dataUpdatedAt + ahead, own)
  hydrate(client, brought)
}
