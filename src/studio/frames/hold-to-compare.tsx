import styled from 'styled-components'

import { studio } from '#messages/studio.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { forcedColors, muted } from '#ui/primitives/base/look.ts'

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
    ${muted}
  }
  &[aria-pressed='true'] {
    border-color: ${token.control};
    ${muted}
  }
  ${forcedColors} {
    border-color: ButtonText;
  }
`

/** Whether the published screen is loaded, or shown. */
export type Peek = 'ready' | 'held'

type HoldToCompareProps = {
  readonly peek: Peek | undefined
  readonly onPeek: (peek: Peek | undefined) => void
}

/**
 * Shows the published screen while held by pointer, space bar or Enter, or toggles it with a screen reader's press. It
 * is loaded as soon as a press is likely.
 */
export function HoldToCompare({ peek, onPeek }: HoldToCompareProps) {
  const t = useT(studio)
  const isHeld = peek === 'held'
  const setHeld = (isNow: boolean) => onPeek(isNow ? 'held' : 'ready')
  return (
    <Root
      type="button"
      aria-pressed={isHeld}
      onFocus={() => !isHeld && onPeek('ready')}
      onPointerEnter={() => !isHeld && onPeek('ready')}
      onPointerLeave={({ currentTarget }) => !isHeld && !currentTarget.matches(':focus') && onPeek(undefined)}
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
      onKeyUp={(event) => {
        // some browsers click when the space bar is released
        event.preventDefault()
        setHeld(false)
      }}
      // A screen reader's click has no pointer or key to hold.
      onClick={({ detail }) => detail === 0 && setHeld(!isHeld)}
      onBlur={() => onPeek(undefined)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {t('studio.compare.hold')}
    </Root>
  )
}
