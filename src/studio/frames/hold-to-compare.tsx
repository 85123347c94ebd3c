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

/** Whether what diners see now is at hand to be shown, or is shown. */
export type Peek = 'ready' | 'held'

type HoldToCompareProps = {
  readonly peek: Peek | undefined
  readonly onPeek: (peek: Peek | undefined) => void
}

/**
 * Shows what diners see now for as long as it is held, by pointer, the space bar or Enter, or from one press of a screen
 * reader to the next; it is loaded as soon as somebody is about to.
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
        // some browsers click at the end of the space bar
        event.preventDefault()
        setHeld(false)
      }}
      // A screen reader presses without pointer or key, and holds nothing.
      onClick={({ detail }) => detail === 0 && setHeld(!isHeld)}
      onBlur={() => onPeek(undefined)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {t('studio.compare.hold')}
    </Root>
  )
}
