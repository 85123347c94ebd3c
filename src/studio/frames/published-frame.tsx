import styled from 'styled-components'
import { useStore } from 'zustand'

import type { State } from '#scenarios/state.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useEditor } from '../editor/editor-context.tsx'
import type { FrameBox } from './frame-layout.ts'
import { StateFrame } from './state-frame.tsx'

const New = styled.p`
  display: grid;
  place-content: center;
  padding: ${space(4)};
  border-radius: ${radius.m};
  background: ${token.surfaceRaised};
  color: ${token.description};
  font-size: ${text[1]};
  text-align: center;
`

/** A state of the brand as diners see it now: its own content in its own style. */
export function PublishedFrame({ state, box }: { readonly state: State; readonly box: FrameBox }) {
  const t = useT()
  const { live } = useEditor()
  const { beside } = useStore(live)
  if (beside) return <StateFrame state={state} box={box} beside={beside} />
  return (
    <New style={{ width: box.width * box.scale, height: box.height * box.scale }}>
      {t('studio.frame.unpublished')}
    </New>
  )
}
