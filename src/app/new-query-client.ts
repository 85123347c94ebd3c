import { QueryClient } from '@tanstack/react-query'
import { isApiError } from '#api/api-error.ts'

/** A missing answer may come on a second try; an answer that says no will say it again. */
const retry = (failures: number, error: Error) =>
  failures < 2 && isApiError(error) && (error.code === 'NETWORK' || error.status >= 500)

/** The browser tries again on a patchy network; the server answers at once with what it knows. */
export const newQueryClient = (side: 'browser' | 'server') =>
  new QueryClient({
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
