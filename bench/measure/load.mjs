import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'

const HEADER_END = '\r\n\r\n'

/**
 * Asks the same over and over on connections that stay open, and counts complete answers.
 *
 * @param {string} origin
 * @param {string} target path
 * @param {{ connections?: number, seconds?: number, headers?: Record<string, string>, body?: (nth: number) => string }}
 *   [options] with bodies, each is posted as JSON under a key of its own
 * @returns {Promise<{ perSecond: number, p99Ms: number, bytes: number }>} bytes of one answer
 */
export async function load(origin, target, { connections = 10, seconds = 4, headers = {}, body } = {}) {
  const { hostname, port } = new URL(origin)
  const request = requestOf(target, { host: `${hostname}:${port}`, ...headers }, body)
  const state = { times: [], bytes: 0, until: performance.now() + seconds * 1000 }
  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, () => ask(hostname, Number(port), request, state)))
  const elapsed = (performance.now() - started) / 1000
  const sorted = state.times.toSorted((a, b) => a - b)
  return {
    perSecond: Math.round(sorted.length / elapsed),
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    bytes: state.bytes,
  }
}

/** @returns {() => string} the request to send next */
function requestOf(target, headers, body) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (body === undefined) {
    const request = [`GET ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n')
    return () => request
  }
  const head = [`POST ${target} HTTP/1.1`, ...lines, 'content-type: application/json']
  let sent = 0
  return () => {
    const text = body(sent)
    sent += 1
    const length = `content-length: ${Buffer.byteLength(text)}`
    return [...head, length, `idempotency-key: ${randomUUID()}`, '', text].join('\r\n')
  }
}

/** One connection that sends the next request when the answer before is complete. */
function ask(host, port, request, state) {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0)
    let sent = 0
    const socket = connect({ host, port, noDelay: true })
    const send = () => {
      sent = performance.now()
      socket.write(request())
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', resolve)
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const length = answerLength(received)
      if (length === undefined || received.length < length) return
      const now = performance.now()
      state.times.push(now - sent)
      state.bytes = length
      received = received.subarray(length)
      if (now < state.until) send()
      else socket.end()
    })
  })
}

function answerLength(received) {
  const end = received.indexOf(HEADER_END)
  if (end === -1) return undefined
  const head = received.toString('latin1', 0, end)
  if (!head.startsWith('HTTP/1.1 20')) throw new Error(`The answer was "${head.split('\r\n')[0]}".`)
  const body = /^content-length: (\d+)/im.exec(head)?.[1]
  if (body === undefined) throw new Error('The answer has no content-length, so its end cannot be told.')
  return end + HEADER_END.length + Number(body)
}
