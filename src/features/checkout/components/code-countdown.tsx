import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { codes } from '#messages/codes.ts'
import { systemClock } from '#platform/clock.ts'
import { text, token } from '#theme/tokens.ts'
import { row } from '#ui/primitives/base/look.ts'
import { VisuallyHidden } from '#ui/primitives/base/visually-hidden.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { countdownText } from '../code/code-texts.ts'

const SECOND_MS = 1_000
/**
 * Announced this long before the end: time enough to press the button.
 * @source assumed: not shown; requirement of the issue
 */
const SPOKEN_SECONDS = 30

const Line = styled.p`
  ${row(2)}
  color: ${token.text};
  font-size: ${text[1]};
  font-variant-numeric: tabular-nums;
`

/** Remaining time of a limited code: a visible countdown, announced once to screen readers shortly before the end. */
export function CodeCountdown({ code, expiresAt }: { code: string; expiresAt: number }) {
  const t = useT(codes)
  const [now, setNow] = useState(() => systemClock.now())
  useEffect(() => systemClock.every(SECOND_MS, () => setNow(systemClock.now())), [])
  const left = expiresAt - now
  const isSoon = left > 0 && left <= SPOKEN_SECONDS * SECOND_MS
  return (
    <>
      <Line role="timer">
        <Icon name="clock" />
        {t('code.expires-in', { time: countdownText(left) })}
      </Line>
      <VisuallyHidden as="p" role="status">
        {isSoon && t('code.expires-soon', { n: SPOKEN_SECONDS, code })}
      </VisuallyHidden>
    </>
  )
}
