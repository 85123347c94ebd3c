import { useEffect, useState } from 'react'
import styled from 'styled-components'

import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { forcedColors } from '#ui/primitives/base/look.ts'
import { useEditor } from '../editor/editor-context.tsx'

const Root = styled.button`
  min-height: var(--tool);
  padding: 0 ${space(2.5)};
  border: 1px solid transparent;
  border-radius: ${radius.s};
  font-size: ${text[1]};
  font-weight: 550;
  touch-action: none;
  user-select: none;

  &:hover {
    background: ${token.muted};
    color: ${token.onMuted};
  }
  &[aria-pressed='true'] {
    border-color: ${token.control};
    background: ${token.muted};
    color: ${token.onMuted};
  }
  ${forcedColors} {
    border-color: ButtonText;
  }
`

/** Shows what diners see now for as long as it is held, by pointer, the space bar or Enter. */
export function HoldToCompare() {
  const t = useT()
  const { painter } = useEditor()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    painter.holdPublished(isHeld)
  }, [painter, isHeld])
  useEffect(() => () => painter.holdPublished(false), [painter])
  return (
    <Root
      type="button"
      aria-pressed={isHeld}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setHeld(true)
      }}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      onKeyDown={(event) => {
        if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat) return
        event.preventDefault()
        setHeld(true)
      }}
      onKeyUp={() => setHeld(false)}
      onBlur={() => setHeld(false)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {t('studio.compare.hold')}
    </Root>
  )
}
