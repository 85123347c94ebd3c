import { postOf } from '../../http/ask-others.ts'
import { MessageNotAnswered, MessageRefused, type MessageSender } from '../contract.ts'

/** A diner waits for a code with the page open. */
const TIMEOUT_MS = 5_000

/**
 * Sends messages to a carrier by HTTP: `POST` of `{ channel, to, text, tenant }` as JSON, with a bearer token and the
 * message's id as `idempotency-key`. A carrier with another interface needs a small adapter.
 */
export function httpSender({ url, token }: { url: string; token?: string }): MessageSender {
  return {
    id: 'http',
    async send({ id, ...message }) {
      const post = postOf(message, token, { 'idempotency-key': id })
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await fetch(url, { ...post, signal }).catch((cause: unknown) => {
        throw new MessageNotAnswered('The carrier of messages did not answer', { cause })
      })
      await answer.body?.cancel()
      if (answer.ok) return
      const text = `The carrier of messages answered ${answer.status}`
      const { status } = answer
      throw isRefusal(status) ? new MessageRefused(text, FINAL.has(status)) : new MessageNotAnswered(text)
    },
  }
}

/**
 * After a 502, 504, 408 or 429 the carrier may still have sent the message. A 409 may mean that the first try is still
 * in progress.
 */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && ![408, 409, 429].includes(status)

/** Statuses that blame the message; others concern the token or the address, which the operator can fix. */
const FINAL: ReadonlySet<number> = new Set([400, 410, 422])
