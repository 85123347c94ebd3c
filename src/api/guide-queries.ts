import { infiniteQueryOptions } from '@tanstack/react-query'
import { GUIDE_PAGE_SIZE } from '#domain/defaults.ts'
import type { Point } from '#domain/geo/distance.ts'
import { bodyOf, type ApiClient } from './client.ts'

const GUIDE_FRESH_MS = 60_000

/** Venues around a point or by search code, page after page. @source delivery spec §7 */
export const nearbyQuery = (api: ApiClient, point: Point | undefined, code: string) =>
  infiniteQueryOptions({
    queryKey: ['nearby', point?.lat, point?.lng, code],
    queryFn: ({ pageParam: offset }) =>
      bodyOf(
        api.POST('/api/menu/near', {
          body: {
            ...point,
            filters: code === '' ? {} : { branch_contact: code },
            pagingOption: { pageSize: GUIDE_PAGE_SIZE, offset },
          },
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length * GUIDE_PAGE_SIZE : undefined),
    staleTime: GUIDE_FRESH_MS,
  })
