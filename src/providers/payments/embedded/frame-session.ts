import type { CardForm, CardToken } from '../contract.ts'
import { readFromFrame, type CardLook, type ToFrame } from './protocol.ts'

/** A token is made in a blink, or the network is gone. */
const TOKEN_MS = 15_000

export interface FrameSessionOptions {
  /** Sends to the frame, and to no other origin than its own. */
  readonly post: (message: ToFrame) => void
  readonly start: Extract<ToFrame, { kind: 'start' }>
  readonly onReady: (form: CardForm) => void
  readonly onValid: (valid: boolean) => void
  readonly onHeight: (px: number) => void
}

/** The page's end of the talk with the frame, without the frame: what came is given to `receive`, already of the right origin. */
export function frameSession({ post, start, onReady, onValid, onHeight }: FrameSessionOptions) {
  const waiting = new Map<number, (token: CardToken) => void>()
  let lastId = 0
  const tokenise = (): Promise<CardToken> =>
    new Promise((resolve) => {
      const id = (lastId += 1)
      const settle = (token: CardToken) => {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(token)
      }
      const timer = setTimeout(() => settle({ ok: false, code: 'FAILED' }), TOKEN_MS)
      waiting.set(id, settle)
      post({ kind: 'tokenise', id })
    })
  return {
    receive(data: unknown): void {
      const message = readFromFrame(data)
      if (message?.kind === 'ready') {
        post(start)
        onReady({ tokenise, reveal: (focus) => post({ kind: 'reveal', focus }) })
      }
      if (message?.kind === 'height') onHeight(message.px)
      if (message?.kind === 'valid') onValid(message.valid)
      if (message?.kind === 'token') waiting.get(message.id)?.(message.result)
    },
    look: (look: CardLook) => post({ kind: 'look', look }),
  }
}
