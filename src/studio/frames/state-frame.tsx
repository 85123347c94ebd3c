import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'

import { useApi } from '#api/api-context.tsx'
import { ask } from '#api/client.ts'
import { studio } from '#messages/studio.ts'
import type { State } from '#scenarios/state.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useEditor } from '../editor/editor-context.tsx'
import { ToolButton } from '../look/tool-button.tsx'
import type { ComparedFolder } from './compared-folder.ts'
import type { DraftContent } from './draft-content.ts'
import { drawnSize, type FrameBox } from './frame-layout.ts'
import { FrameNotice } from './frame-notice.ts'
import { LiveFrame } from './live-frame.tsx'
import { stateTitle } from './state-title.ts'
import { canShow, publishedStreets, samplesOf, shipmentOf, visitOf } from './visits.ts'

export type StateFrameProps = {
  readonly state: State
  readonly box: FrameBox
  /** what is shown instead of the draft */
  readonly beside?: ComparedFolder
}

/** A state of the draft, or of a compared folder, in a frame; or why it cannot be shown. */
export function StateFrame({ state, box, beside }: StateFrameProps) {
  const t = useT(studio)
  const { content, saver } = useEditor()
  const isDrawn = useStore(saver.store, ({ draft }) => draft.drawnRevision === draft.revision)
  const own = useStore(content)
  const { data: visit, isError, refetch } = useVisit(state, beside ?? own, beside !== undefined || isDrawn)
  if (visit) return <LiveFrame {...{ visit, box, beside }} title={stateTitle(state)} />
  return (
    <FrameNotice style={drawnSize(box)}>
      {isError ? (
        <>
          <p>{t('studio.frame.failed')}</p>
          <ToolButton label={t('studio.retry')} icon="refresh" tone="line" onPress={() => void refetch()} />
        </>
      ) : (
        <p>{t(waitingText(beside !== undefined, visit === null, isDrawn))}</p>
      )}
    </FrameNotice>
  )
}

function waitingText(isBeside: boolean, isMissing: boolean, isDrawn: boolean) {
  if (isBeside) return isMissing ? 'studio.frame.absent' : 'studio.frame.loading'
  return isMissing || !isDrawn ? 'studio.frame.nothing' : 'studio.frame.loading'
}

/**
 * What a frame opens to show a state; null when the folder has no page for it.
 * @param isDrawn - false while the last save has an error: nothing is requested until it is fixed
 */
function useVisit(state: State, shown: DraftContent | ComparedFolder, isDrawn: boolean) {
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
