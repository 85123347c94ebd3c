import styled from 'styled-components'
import { useStore } from 'zustand'

import type { State } from '#scenarios/state.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useEditor } from '../editor/editor-context.tsx'
import { ToolButton } from '../look/tool-button.tsx'
import type { FrameBox } from './frame-layout.ts'
import type { FrameSide } from './frame-painter.ts'
import { LiveFrame } from './live-frame.tsx'
import { useVisit } from './use-visit.ts'
import { stateTitle } from './state-title.ts'

const Empty = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  flex: none;
  padding: ${space(4)};
  border-radius: ${radius.m};
  background: ${token.surfaceRaised};
  color: ${token.description};
  font-size: ${text[1]};
  text-align: center;
`

type StateFrameProps = { readonly state: State; readonly box: FrameBox; readonly side?: FrameSide }

/** A state of the draft in a frame, or why it cannot be shown now. */
export function StateFrame({ state, box, side }: StateFrameProps) {
  const t = useT()
  const { content, saver } = useEditor()
  const isDrawn = useStore(saver.store, ({ draft }) => draft.drawnRevision === draft.revision)
  const { data: visit, isError, refetch } = useVisit(state, useStore(content), isDrawn)
  const { width, height, mode, scale } = box
  if (visit) return <LiveFrame {...{ visit, mode, side, width, height, scale }} title={stateTitle(state)} />
  return (
    <Empty style={{ width: width * scale, height: height * scale }}>
      {isError ? (
        <>
          <p>{t('studio.frame.failed')}</p>
          <ToolButton label={t('studio.retry')} icon="refresh" tone="line" onPress={() => void refetch()} />
        </>
      ) : (
        <p>{visit === null || !isDrawn ? t('studio.frame.nothing') : t('studio.frame.loading')}</p>
      )}
    </Empty>
  )
}
