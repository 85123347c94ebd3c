import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { isRecord } from '#domain/documents/is-record.ts'
import { chat } from '#messages/chat.ts'
import { systemClock } from '#platform/clock.ts'
import { openWithRetries } from '#providers/chat/contract.ts'
import { useVenue } from '#session/page-context.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

const Box = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }
  > p {
    place-self: center;
  }
  > iframe {
    width: 100%;
    height: min(70vh, 620px);
    border: 0;
  }
`

/** A vendor's chat in its own frame. Its script loads now; if that fails, the caller shows other contact options. */
export function VendorChat({ message, onFailed }: { message: string; onFailed: () => void }) {
  const t = useT(chat)
  const { alias, storefront } = useVenue()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isOpen, setOpen] = useState(false)
  const fail = useEffectEvent(onFailed)

  useEffect(() => {
    const page = frame.current?.contentWindow
    // only a frame of ours may stand there, here or at an address of its own
    const post = (vitrina: string, data?: string) => page?.postMessage({ vitrina, data }, '*')
    let opened = false
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== page) return
      opened ||= isRecord(data) && data.vitrina === 'chat-opened'
      if (opened) setOpen(true)
    }
    window.addEventListener('message', onMessage)
    const widget = {
      open: (text?: string) => {
        if (!opened) post('chat-open', text)
        return opened
      },
    }
    const stop = openWithRetries(widget, message, systemClock.after, (done) => done || fail())
    return () => {
      stop()
      window.removeEventListener('message', onMessage)
      post('chat-shut-down')
    }
  }, [message])

  return (
    <Box>
      <iframe
        ref={frame}
        title={t('chat.frame', { name: storefront.name })}
        referrerPolicy="origin"
        src={`/frames/${encodeURIComponent(alias)}/chat`}
      />
      {!isOpen && <p role="status">{t('chat.loading')}</p>}
    </Box>
  )
}
