import { useRef, useState } from 'react'
import styled from 'styled-components'
import { isRecord } from '#domain/documents/is-record.ts'
import { card } from '#messages/card.ts'
import { radius, token } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { useWindowEvent } from '#ui/primitives/base/use-window-event.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { StatusRegion } from '#ui/primitives/feedback/status-region.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useRefreshOrder } from '../use-order.ts'

const Root = styled.div`
  ${stack(3)}

  > iframe {
    width: 100%;
    height: 600px;
    border: 1.5px solid ${token.fieldBorder};
    border-radius: ${radius.m};
    background: ${token.surfaceRaised};
  }
`

/** The bank of a card asks who pays, in a frame; what came of it the order tells. @source issue 15 part 9 "3-D Secure with challenge" */
export function CardChallenge({ url }: { url: string }) {
  const t = useT(card)
  const frame = useRef<HTMLIFrameElement>(null)
  const refresh = useRefreshOrder()
  const [isAnswered, setAnswered] = useState(false)
  useWindowEvent('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.current?.contentWindow || origin !== window.location.origin) return
    if (!isRecord(data) || data.vitrina !== 'challenge-answered') return
    setAnswered(true)
    void refresh()
  })
  return (
    <>
      <StatusRegion>{isAnswered && <Notice>{t('card.pending')}</Notice>}</StatusRegion>
      {!isAnswered && (
        <Root>
          <p>{t('card.challenge')}</p>
          <iframe ref={frame} title={t('card.challenge-frame')} src={url} />
        </Root>
      )}
    </>
  )
}
