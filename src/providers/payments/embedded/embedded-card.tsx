import { useEffect, useRef } from 'react'
import styled from 'styled-components'

import { card } from '#messages/card.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import type { CardFormProps, CardProvider } from '../contract.ts'
import { onSchemeChange, readLook } from './card-look.ts'
import { cardTexts } from './card-texts.ts'
import { frameSession } from './frame-session.ts'

/** The frame says nothing for this long: it is not there. */
const LOAD_MS = 15_000

const Frame = styled.iframe`
  display: block;
  width: calc(100% + 12px);
  height: 420px;
  /* Room for the rings of focus, which a frame cuts off. */
  margin: -6px;
  border: 0;
  background: transparent;
`

/** Address of the fields, for this account and in this font. */
function addressOf(origin: string, publicKey: string, font: string | undefined): string {
  const url = new URL('/card', origin)
  url.searchParams.set('merchant', publicKey)
  if (font !== undefined) url.searchParams.set('font', font)
  return url.href
}

/** The fields of the sandbox: a frame from its own origin, told how the page looks and asked for a token. */
function EmbeddedCard({ origin, publicKey, font, identificationType, month, ...tell }: CardFormProps) {
  const t = useT(card)
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ ...tell, texts: cardTexts(t, identificationType), month })
  useEffect(() => {
    latest.current = { ...tell, texts: cardTexts(t, identificationType), month }
  })

  useEffect(() => {
    const element = frame.current
    if (!element || origin === undefined) return latest.current.onFail()
    const { texts, month: now } = latest.current
    const timer = setTimeout(() => latest.current.onFail(), LOAD_MS)
    const session = frameSession({
      post: (message) => {
        // a field can take the focus only in a frame that has it
        if (message.kind === 'reveal' && message.focus) element.focus()
        element.contentWindow?.postMessage(message, origin)
      },
      start: { kind: 'start', texts, look: readLook(element), month: now },
      onReady: (form) => {
        clearTimeout(timer)
        latest.current.onReady(form)
      },
      onValid: (valid) => latest.current.onValid(valid),
      onHeight: (px) => {
        element.style.height = `${px}px`
      },
    })
    const receive = (event: MessageEvent) => {
      if (event.origin === origin && event.source === element.contentWindow) session.receive(event.data)
    }
    window.addEventListener('message', receive)
    const stopLooking = onSchemeChange(() => session.look(readLook(element)))
    // Only now: a frame that is quicker than this would say that it is ready to nobody.
    element.src = addressOf(origin, publicKey, font)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', receive)
      stopLooking()
    }
  }, [origin, publicKey, font])

  return <Frame ref={frame} title={t('card.title')} referrerPolicy="no-referrer" />
}

/** The sandbox's half in the browser. */
export const embeddedCard: CardProvider = { id: 'embedded', Form: EmbeddedCard }
