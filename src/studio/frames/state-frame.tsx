import { useStore } from 'zustand'

import { studio } from '#messages/studio.ts'
import type { State } from '#scenarios/state.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useEditor } from '../editor/editor-context.tsx'
import { ToolButton } from '../look/tool-button.tsx'
import type { BesideFolder } from './beside-folder.ts'
import type { FrameBox } from './frame-layout.ts'
import { FrameNotice } from './frame-notice.ts'
import { LiveFrame } from './live-frame.tsx'
import { useVisit } from './use-visit.ts'
import { stateTitle } from './state-title.ts'

export type StateFrameProps = {
  readonly state: State
  readonly box: FrameBox
  /** what is shown instead of the draft */
  readonly beside?: BesideFolder
}

/** A state of the draft, or of a folder beside it, in a frame; or why it cannot be shown now. */
export function StateFrame({ state, box, beside }: StateFrameProps) {
  const t = useT(studio)
  const { content, saver } = useEditor()
  const isDrawn = useStore(saver.store, ({ draft }) => draft.drawnRevision === draft.revision)
  const own = useStore(content)
  const { data: visit, isError, refetch } = useVisit(state, beside ?? own, beside !== undefined || isDrawn)
  const { width, height, mode, scale } = box
  if (visit) return <LiveFrame {...{ visit, mode, beside, width, height, scale }} title={stateTitle(state)} />
  return (
    <FrameNotice style={{ width: width * scale, height: height * scale }}>
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
