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
  const [entity, storefront] = [queries.entity(alias), queries.storefront(alias)]
  // what has not changed stays the same object
  const known = () => [entity, storefront].map(({ queryKey }) => queryClient.getQueryData(queryKey))
  const before = known()
  const isGone = await Promise.all([
    queryClient.query({ ...entity, staleTime: 0 }),
    queryClient.query({ ...storefront, staleTime: 0 }),
  ]).then(
    () => false,
    (error: unknown) => isApiError(error) && error.status === 404,
  )
  const hasChanged = isGone || known().some((value, index) => value !== before[index])
  const { userActivation } = window.navigator as { userActivation?: UserActivation }
  if (hasChanged && userActivation?.hasBeenActive !== true) window.location.reload()
}
