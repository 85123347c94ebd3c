import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { nearbyQuery } from '#api/guide-queries.ts'
import { SEARCH_DEBOUNCE_MS } from '#domain/defaults.ts'
import { useDebounced } from '#session/use-debounced.ts'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import { keptPlace, type GuidePlace } from './guide-place.ts'

/** Where the visitor is, what code they typed, and the venues that follow from both. @source requirements GUIDE-01 */
export function useGuide() {
  const { client } = useApi()
  const [chosen, setChosen] = useState<GuidePlace>()
  const isHydrated = useHydrated()
  const kept = useMemo(() => (isHydrated ? keptPlace.read() : undefined), [isHydrated])
  const place = chosen ?? kept
  const [text, setText] = useState('')
  const code = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS)

  const isAsked = place !== undefined || code !== ''
  const query = useInfiniteQuery({ ...nearbyQuery(client, place?.point, code), enabled: isAsked })
  return {
    place,
    choosePlace: (found: GuidePlace) => {
      setChosen(found)
      keptPlace.write(found)
    },
    text,
    setText,
    code,
    isAsked,
    venues: query.data?.pages.flatMap(({ commerces }) => commerces),
    hasMore: query.hasNextPage,
    isLoading: query.isFetching,
    isError: query.isError,
    failures: query.errorUpdateCount,
    more: () => void query.fetchNextPage(),
    retry: () => void (query.data ? query.fetchNextPage() : query.refetch()),
  }
}
