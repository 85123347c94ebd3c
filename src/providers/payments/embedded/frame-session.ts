import type { CardForm, CardToken } from '../contract.ts'
import { readFromFrame, type CardLook, type ToFrame } from './protocol.ts'

/** A token takes an instant, unless the network is gone. */
const TOKEN_MS = 15_000

export interface FrameSessionOptions {
  /** Posts to the frame, only to its own origin. */
  readonly post: (message: ToFrame) => void
  readonly start: Extract<ToFrame, { kind: 'start' }>
  readonly onReady: (form: CardForm) => void
  readonly onValid: (valid: boolean) => void
  readonly onHeight: (px: number) => void
}

/** The page's end of the frame protocol, without the frame: `receive` gets messages whose origin is verified. */
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
