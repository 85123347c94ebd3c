import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { createHmac } from 'node:crypto'

import { openLookup } from './open-lookup.ts'
import { isOpenAddress } from './public-address.ts'

const TIMEOUT_MS = 5_000
/** Only the response's status counts: at most this much is read. @units bytes */
const MAX_ANSWER = 16 * 1024
const MAX_REASON = 200

/** The result of a try: the response's status, or why there was none. */
export type Sent = { ok: boolean; answer: string }

export type WebhookRequest = { url: string; body: string; headers: Record<string, string> }

/**
 * Checks a webhook's URL; its name is only resolved on sending.
 * @returns the fault, or undefined
 */
export function urlFault(text: string, withLoopback: boolean): string | undefined {
  if (!URL.canParse(text)) return 'must be a URL'
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return 'must have no user and password'
  const host = bare(hostname)
  const isLocal = withLoopback && isIP(host) !== 0 && !isOpenAddress(host, false)
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) return 'must be https'
  return isIP(host) !== 0 && !isOpenAddress(host, withLoopback) ? 'must be a public address' : undefined
}

/**
 * Sends a webhook without following redirects. The resolved address is checked at connection time, and the connection
 * uses exactly that address, so no internal address can be reached.
 * @errors none; failures are results
 */
export function sendWebhook({ url, body, headers }: WebhookRequest, withLoopback: boolean): Promise<Sent> {
  const fault = urlFault(url, withLoopback)
  if (fault !== undefined) return Promise.resolve({ ok: false, answer: `The URL ${fault}.` })
  return new Promise((resolve) => {
    const target = new URL(url)
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest
    const silent = (reason: string) => resolve({ ok: false, answer: reason.slice(0, MAX_REASON) })
    const request = send(
      target,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: openLookup(withLoopback),
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (response) => {
        const status = response.statusCode ?? 0
        // the rest may be slow, or never come
        resolve({ ok: status >= 200 && status < 300, answer: String(status) })
        let read = 0
        response.on('data', (chunk: Buffer) => {
          read += chunk.length
          if (read > MAX_ANSWER) response.destroy()
        })
        response.on('error', () => response.destroy())
      },
    )
    request.on('error', (error) => silent(error.name === 'AbortError' ? 'No answer in time.' : error.message))
    request.end(body)
  })
}

/** Without the brackets of an IPv6 address. */
const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1')

/** The header `Vitrina-Signature` of a body: `t=<seconds>,v1=<hex>`, an HMAC-SHA256 of `<seconds>.<body>`. */
export function signWebhook(body: string, secret: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}
