import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand'

import type { ThemeMode } from '#domain/color/theme-finding.ts'
import type { State } from '#scenarios/state.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { stack, wrap } from '#ui/primitives/base/look.ts'
import { useEditor } from '../editor/editor-context.tsx'
import type { ComparedFolder } from './compared-folder.ts'
import { drawnSize, wallBox, type FrameWidth } from './frame-layout.ts'
import { StateFrame } from './state-frame.tsx'
import { stateTitle } from './state-title.ts'

const Root = styled.ul`
  ${wrap(5)}
  padding: ${space(4)};

  > li {
    ${stack(2)}
    align-content: start;
  }
  /* A picture of a screen: what is in it is used where it is large. */
  > li > div {
    pointer-events: none;
  }
  button {
    overflow: hidden;
    min-height: 28px;
    padding: 0 ${space(1)};
    border-radius: ${radius.s};
    color: ${token.onMuted};
    font-size: ${text[1]};
    font-weight: 550;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button:hover {
    text-decoration: underline;
  }
`

type WallProps = {
  readonly width: FrameWidth
  readonly mode: ThemeMode
  /** what is shown instead of the draft */
  readonly beside?: ComparedFolder
  readonly onOpen: (state: State) => void
}

/** All states of all screens, small and live; frames load when they first become visible. */
export function Wall({ width, mode, beside, onOpen }: WallProps) {
  const { content } = useEditor()
  const { states } = useStore(content)
  return (
    <Root role="list">
      {states.map((state) => (
        <Picture key={state.id} {...{ state, width, mode, beside, onOpen }} />
      ))}
    </Root>
  )
}

function Picture({ state, width, mode, beside, onOpen }: WallProps & { readonly state: State }) {
  const ref = useRef<HTMLLIElement>(null)
  const [wasSeen, setSeen] = useState(false)
  useEffect(() => {
    const place = ref.current
    if (!place || wasSeen) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [wasSeen])
  const box = wallBox(width, mode)
  const size = drawnSize(box)
  return (
    <li ref={ref} style={{ width: size.width }}>
      <button type="button" onClick={() => onOpen(state)}>
        {stateTitle(state)}
      </button>
      <div inert style={size}>
        {wasSeen && <StateFrame state={state} box={box} beside={beside} />}
      </div>
    </li>
  )
}
