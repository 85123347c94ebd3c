import { holderOf, judgeCard, type TypedCard } from '#domain/payment/card.ts'
import type { CardToken } from '../../contract.ts'
import { readToFrame, type FromFrame, type ToFrame } from '../protocol.ts'
import { drawCard } from './card-view.ts'

/**
 * The card fields of the sandbox on their own origin. They accept messages only from the storefront that the server
 * names in this page; card data is sent only to the sandbox.
 */
const setting = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
const storefront = setting('storefront')
const merchant = setting('merchant')

const tell = (message: FromFrame): void => window.parent.postMessage(message, storefront)

function begin({ texts, look, month }: Extract<ToFrame, { kind: 'start' }>): (message: ToFrame) => void {
  const root = document.getElementById('card')
  if (!root) throw new Error('The page of the fields has no place for them')
  let isRevealed = false
  let wasValid: boolean | undefined
  const judge = () => judgeCard(view.read(), month)
  const update = () => {
    const faults = judge()
    const valid = Object.keys(faults).length === 0
    view.show(faults, false)
    if (valid !== wasValid) tell({ kind: 'valid', valid })
    wasValid = valid
  }
  const view = drawCard(root, texts, update)
  const reveal = (focus: boolean) => {
    isRevealed = true
    const faults = judge()
    view.show(faults, true)
    if (focus) view.focusFirst(faults)
  }
  view.look(look)
  update()
  new ResizeObserver(() => {
    tell({ kind: 'height', px: Math.ceil(document.body.getBoundingClientRect().height) })
  }).observe(document.body)
  return (message) => {
    if (message.kind === 'look') view.look(message.look)
    if (message.kind === 'reveal') reveal(message.focus)
    if (message.kind === 'tokenise') {
      const { id } = message
      const isValid = Object.keys(judge()).length === 0
      if (!isValid && !isRevealed) reveal(true)
      void (
        isValid ? makeToken(view.read()) : Promise.resolve<CardToken>({ ok: false, code: 'INVALID' })
      ).then((result) => tell({ kind: 'token', id, result }))
    }
  }
}

/** The only request with card data: to the sandbox, for a token. */
async function makeToken(card: TypedCard): Promise<CardToken> {
  try {
    const answer = await fetch('/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchant, card }),
    })
    const made = (await answer.json()) as { token?: unknown; paymentMethodId?: unknown }
    if (answer.status === 422) return { ok: false, code: 'INVALID' }
    const { token, paymentMethodId } = made
    if (!answer.ok || typeof token !== 'string' || typeof paymentMethodId !== 'string')
      return { ok: false, code: 'FAILED' }
    return { ok: true, token, paymentMethodId, ...holderOf(card) }
  } catch {
    return { ok: false, code: 'FAILED' }
  }
}

let obey: ((message: ToFrame) => void) | undefined
window.addEventListener('message', (event: MessageEvent) => {
  if (event.source !== window.parent || event.origin !== storefront) return
  const message = readToFrame(event.data)
  if (message?.kind === 'start') obey ??= begin(message)
  else if (message) obey?.(message)
})
tell({ kind: 'ready' })
