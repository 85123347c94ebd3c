import { useEffect, useRef } from 'react'
import styled from 'styled-components'

import { card } from '#messages/card.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import type { Translate } from '#messages/index.ts'

import type { CardFormProps, CardProvider } from '../contract.ts'
import { frameSession } from './frame-session.ts'
import { LOOK_COLORS, type CardTexts, type CardLook } from './protocol.ts'

/** Reads the page's look from the custom properties of its theme. */
function readLook(element: Element): CardLook {
  const style = getComputedStyle(element)
  const value = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const colors = Object.fromEntries(LOOK_COLORS.map((name) => [name, value(name)])) as CardLook['colors']
  return {
    scheme: style.colorScheme.includes('dark') ? 'dark' : 'light',
    colors,
    radius: Number.parseInt(value('radius-m'), 10) || 0,
  }
}

/** Subscribes to changes between light and dark. @returns unsubscribes */
function onSchemeChange(changed: () => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)')
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Texts of the fields in the tenant's language. */
function cardTexts(t: Translate<typeof card>, identificationType: string): CardTexts {
  return {
    fields: {
      cardNumber: { label: t('card.number'), invalid: t('card.error.number') },
      cardName: { label: t('card.name'), invalid: t('card.error.name') },
      cardExpiry: { label: t('card.expiry'), hint: t('card.expiry-hint'), invalid: t('card.error.expiry') },
      cardSecurityCode: { label: t('card.security-code'), invalid: t('card.error.security-code') },
      cardDocument: {
        label: t('card.document', { document: identificationType }),
        invalid: t('card.error.document'),
      },
    },
    faults: { EMPTY: t('card.error.incomplete'), EXPIRED: t('card.error.expired') },
    incomplete: t('card.incomplete'),
    note: t('card.sandbox'),
  }
}

/** A frame silent for this long counts as missing. */
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

/** URL of the fields for this account and font. */
function addressOf(origin: string, publicKey: string, font: string | undefined): string {
  const url = new URL('/card', origin)
  url.searchParams.set('merchant', publicKey)
  url.searchParams.set('page', location.origin)
  if (font !== undefined) url.searchParams.set('font', font)
  return url.href
}

/** The sandbox's fields: a frame on its own origin, which gets the page's look and returns a token. */
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
        // a field can only be focused in a focused frame
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
    // Set last: a fast frame would report readiness before the listener exists.
    element.src = addressOf(origin, publicKey, font)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', receive)
      stopLooking()
    }
  }, [origin, publicKey, font])

  return <Frame ref={frame} title={t('card.title')} referrerPolicy="no-referrer" />
}

/** The browser half of the sandbox. */
export const embeddedCard: CardProvider = { id: 'embedded', Form: EmbeddedCard }
