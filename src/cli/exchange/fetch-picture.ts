import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'

import { pictureFaults } from '#messages/exchange.ts'
import { openLookup } from '#server/webhooks/open-lookup.ts'
import { isOpenAddress } from '#server/webhooks/public-address.ts'

const TIMEOUT_MS = 20_000
const MAX_BYTES = 8 * 1024 * 1024
const MAX_REDIRECTS = 3

/** Allowed kinds of pictures, by their first bytes; SVG is not accepted from other sites. */
const KINDS: readonly { extension: string; is(bytes: Buffer): boolean }[] = [
  { extension: 'jpg', is: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  { extension: 'png', is: (bytes) => bytes.subarray(1, 4).toString('latin1') === 'PNG' },
  {
    extension: 'webp',
    is: (bytes) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
      bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
  {
    extension: 'avif',
    is: (bytes) => /^ftyp(?:avif|avis|mif1)/.test(bytes.subarray(4, 12).toString('latin1')),
  },
]

/** A picture, or why there is none. */
export type FetchedPicture = { ok: true; bytes: Buffer; extension: string } | { ok: false; reason: string }

/**
 * Downloads a picture from a public address. The resolved address is checked at connection time, also after each
 * redirect (SSRF). The kind is detected from the bytes.
 * @param withLoopback - also from this machine: tests
 * @errors none; failures are results
 */
export async function fetchPicture(url: string, withLoopback = false): Promise<FetchedPicture> {
  let next = url
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await ask(next, withLoopback)
    if (answer.kind === 'fault') return { ok: false, reason: answer.reason }
    if (answer.kind === 'picture') return kindOf(answer.bytes)
    if (!URL.canParse(answer.location, next)) break
    next = new URL(answer.location, next).href
  }
  return { ok: false, reason: pictureFaults.status }
}

function kindOf(bytes: Buffer): FetchedPicture {
  const found = KINDS.find(({ is }) => is(bytes))
  return found ? { ok: true, bytes, extension: found.extension } : { ok: false, reason: pictureFaults.type }
}

type Answer =
  | { kind: 'picture'; bytes: Buffer }
  | { kind: 'redirect'; location: string }
  | { kind: 'fault'; reason: string }

function ask(url: string, withLoopback: boolean): Promise<Answer> {
  const fault = (reason: string): Answer => ({ kind: 'fault', reason })
  if (!URL.canParse(url)) return Promise.resolve(fault(pictureFaults.address))
  const target = new URL(url)
  const host = target.hostname.replace(/^\[(.*)\]$/, '$1')
  const isAllowed = target.protocol === 'https:' || target.protocol === 'http:'
  const isNamed = target.username !== '' || target.password !== ''
  if (!isAllowed || isNamed || (isIP(host) !== 0 && !isOpenAddress(host, withLoopback)))
    return Promise.resolve(fault(pictureFaults.address))
  return new Promise((resolve) => {
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest
    const request = send(
      target,
      {
        headers: { accept: 'image/avif,image/webp,image/png,image/jpeg' },
        lookup: openLookup(withLoopback),
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (response) => {
        const status = response.statusCode ?? 0
        const { location } = response.headers
        const chunks: Buffer[] = []
        let read = 0
        const end = (answer: Answer) => {
          resolve(answer)
          response.destroy()
        }
        if (status >= 300 && status < 400 && location !== undefined)
          return end({ kind: 'redirect', location })
        if (status !== 200) return end(fault(pictureFaults.status))
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          read += chunk.length
          if (read > MAX_BYTES) end(fault(pictureFaults.size))
        })
        response.on('end', () => end({ kind: 'picture', bytes: Buffer.concat(chunks) }))
        response.on('error', () => end(fault(pictureFaults.status)))
        return undefined
      },
    )
    request.on('error', (error) => {
      const isLate = error.name === 'AbortError' || error.name === 'TimeoutError'
      resolve(fault(isLate ? pictureFaults.time : pictureFaults.address))
    })
    request.end()
  })
}
