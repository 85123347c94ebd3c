import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import { ask } from '#api/client.ts'
import type { State } from '#scenarios/state.ts'
import { useEditor } from '../editor/editor-context.tsx'
import type { BesideFolder } from './beside-folder.ts'
import type { DraftContent } from './draft-content.ts'
import { publishedStreets } from './published-streets.ts'
import { canShow, samplesOf, shipmentOf, visitOf } from './visits.ts'

/**
 * What a frame opens to show a state of the draft, or of a folder beside it; null where that has no page for it.
 * @param isDrawn - false while an error stands in what was saved last: nothing is asked for until it is mended
 */
export function useVisit(state: State, shown: DraftContent | BesideFolder, isDrawn: boolean) {
  const { key, documents } = shown
  const revision = 'revision' in shown ? shown.revision : undefined
  const { calls, saver, live } = useEditor()
  const { client } = useApi()
  const { id } = saver.store.getState().draft
  const folder =
    'shows' in shown ? { shows: shown.shows, version: shown.version } : { shows: 'draft' as const }
  return useQuery({
    queryKey: ['studio-visit', id, state.id, folder.shows, key, revision],
    enabled: isDrawn,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: async () => {
      if (!documents || !canShow(documents, state, publishedStreets(live.getState()))) return null
      const frame = await calls.frame(id, {
        variant: state.variant,
        samples: samplesOf(state),
        shipment: shipmentOf(state),
        ...folder,
      })
      const readMenu = (branchContactAlias: string, orderModeId: string) =>
        ask(client, '/api/diner/{branchContactAlias}/menu/{orderModeId}', {
          path: { branchContactAlias, orderModeId },
        })
      return visitOf(documents, state, frame, readMenu)
    },
  })
}
