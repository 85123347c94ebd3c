import { postOf } from '../../http/ask-others.ts'
import { MessageNotAnswered, MessageRefused, type MessageSender } from '../contract.ts'

/** A diner waits for a code with the page open. */
const TIMEOUT_MS = 5_000

/**
 * Hands messages to a carrier by HTTP: `POST` of `{ channel, to, text, tenant }` as JSON, with a bearer token and the
 * message's id as `idempotency-key`. A carrier with another interface is put behind a few lines of its own.
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
 * A gateway's 502 or 504 does not say whether the carrier behind it sent the message, nor does a 408 or 429; a 409 may mean
 * that the first try is still being worked on.
 */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && ![408, 409, 429].includes(status)

/** What is wrong with the message; other refusals are of the token or the address, which the operator mends. */
const FINAL: ReadonlySet<number> = new Set([400, 410, 422])
