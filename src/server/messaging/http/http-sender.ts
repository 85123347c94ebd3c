import { MessageRefused, type MessageSender } from '../contract.ts'

/** A diner waits for a code with the page open. */
const TIMEOUT_MS = 5_000

/** What became of a message is not known. */
class MessageNotAnswered extends Error {
  override readonly name = 'MessageNotAnswered'
}

/**
 * Hands messages to a carrier by HTTP: `POST` of `{ channel, to, text, tenant }` as JSON, with a bearer token. A
 * carrier with another interface is put behind a few lines of its own.
 */
export function httpSender({ url, token }: { url: string; token?: string }): MessageSender {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  return {
    id: 'http',
    async send(message) {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((cause: unknown) => {
        throw new MessageNotAnswered('The carrier of messages did not answer', { cause })
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new MessageRefused(`The carrier of messages answered ${answer.status}`)
    },
  }
}
