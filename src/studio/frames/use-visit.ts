import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import { bodyOf } from '#api/client.ts'
import type { State } from '#scenarios/state.ts'
import { useEditor } from '../editor/editor-context.tsx'
import type { DraftContent } from './draft-content.ts'
import { samplesOf, visitOf } from './visits.ts'

/**
 * What a frame opens to show a state of the draft; null where the draft has no page yet.
 *
 * @param isDrawn - false while an error stands in what was saved last: nothing is asked for until it is mended
 */
export function useVisit(state: State, { key, documents }: DraftContent, isDrawn: boolean) {
  const { calls, saver } = useEditor()
  const { client } = useApi()
  const { id } = saver.store.getState().draft
  return useQuery({
    queryKey: ['studio-visit', id, state.id, key],
    enabled: isDrawn,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: async () => {
      if (!documents) return null
      const frame = await calls.frame(id, { variant: state.variant, samples: samplesOf(state) })
      const readMenu = (branchContactAlias: string, orderModeId: string) =>
        bodyOf(
          client.GET('/api/diner/{branchContactAlias}/menu/{orderModeId}', {
            params: { path: { branchContactAlias, orderModeId } },
          }),
        )
      return visitOf(documents, state, frame, readMenu)
    },
  })
}
