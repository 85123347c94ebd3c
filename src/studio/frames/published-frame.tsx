import { useStore } from 'zustand'

import { studio } from '#messages/studio.ts'
import type { State } from '#scenarios/state.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useEditor } from '../editor/editor-context.tsx'
import { drawnSize, type FrameBox } from './frame-layout.ts'
import { FrameNotice } from './frame-notice.ts'
import { StateFrame } from './state-frame.tsx'

/** A state of the published brand, with its own content and style. */
export function PublishedFrame({ state, box }: { readonly state: State; readonly box: FrameBox }) {
  const t = useT(studio)
  const { live } = useEditor()
  const { beside } = useStore(live)
  if (beside) return <StateFrame state={state} box={box} beside={beside} />
  return (
    <FrameNotice style={drawnSize(box)}>
      <p>{t('studio.frame.unpublished')}</p>
    </FrameNotice>
  )
}
