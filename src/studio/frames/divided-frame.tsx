import { useRef, useState, type PointerEvent } from 'react'
import styled from 'styled-components'

import { studio } from '#messages/studio.ts'
import { space, text, token } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { PublishedFrame } from './published-frame.tsx'
import { StateFrame, type StateFrameProps } from './state-frame.tsx'

const Root = styled.div`
  position: relative;
  ${stack(2)}

  > div[data-layer] {
    grid-area: 1 / 1;
  }
  > span[data-line] {
    position: absolute;
    inset-block: 0 ${space(10)};
    width: 28px;
    margin-left: -14px;
    cursor: ew-resize;
    touch-action: none;
  }
  > span[data-line]::before {
    content: '';
    position: absolute;
    inset: 0 12px;
    border-inline: 1px solid ${token.page};
    background: ${token.control};
  }
  > label {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: ${space(3)};
    min-height: 32px;
    color: ${token.onMutedSoft};
    font-size: ${text[1]};
  }
  input {
    accent-color: ${token.control};
  }
`

/** The published screen on the left, the draft's on the right, and a movable line between them. */
export function DividedFrame({ state, box, beside }: StateFrameProps) {
  const t = useT(studio)
  const [percent, setPercent] = useState(50)
  const root = useRef<HTMLDivElement>(null)
  const drag = (event: PointerEvent<HTMLElement>) => {
    const area = root.current?.getBoundingClientRect()
    if (!area || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const share = ((event.clientX - area.left) / area.width) * 100
    setPercent(Math.round(Math.min(100, Math.max(0, share))))
  }
  const fitting = { ...box, height: Math.max(200, box.height - 48 / box.scale) }
  return (
    <Root ref={root}>
      <div data-layer="">
        <PublishedFrame state={state} box={fitting} />
      </div>
      <div data-layer="" style={{ clipPath: `inset(0 0 0 ${percent}%)` }}>
        <StateFrame state={state} box={fitting} beside={beside} />
      </div>
      <span
        data-line=""
        style={{ left: `${percent}%` }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <label>
        <span>{t('studio.compare.before')}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          aria-label={t('studio.compare.divider')}
          value={percent}
          onChange={(event) => setPercent(event.target.valueAsNumber)}
        />
        <span>{t(beside ? 'studio.compare.version' : 'studio.compare.after')}</span>
      </label>
    </Root>
  )
}
