import type { QueryClient } from '@tanstack/react-query'
import { isApiError } from '#api/client.ts'
import type { Api } from '#api/api-context.tsx'

interface Deps extends Pick<Api, 'queries'> {
  queryClient: QueryClient
}

/**
 * Loads a page that the device kept once more where its venue has changed since. Who has begun to use it is not
 * disturbed: the server checks an order by what is true then, and the next page is a new one.
 */
export async function renew(alias: string, { queryClient, queries }: Deps): Promise<void> {
  const entity = queries.entity(alias)
  const storefront = queries.storefront(alias)
  const before = [queryClient.getQueryData(entity.queryKey), queryClient.getQueryData(storefront.queryKey)]
  // what is the same stays the same object
  const now = await Promise.all([
    queryClient.query({ ...entity, staleTime: 0 }),
    queryClient.query({ ...storefront, staleTime: 0 }),
  ]).catch((error: unknown) => (isApiError(error) && error.status === 404 ? [] : before))
  const { userActivation } = window.navigator as { userActivation?: UserActivation }
  const isUsed = userActivation?.hasBeenActive === true
  if (!isUsed && before.some((value, index) => value !== now[index])) window.location.reload()
}
