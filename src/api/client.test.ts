import { afterEach, expect, test, vi } from 'vitest'

import { bodyOf, createApiClient, doneOf, type Fetch } from './client.ts'
import { PAYMENT_TIMEOUT_MS, paymentLimit } from './long-calls.ts'

afterEach(() => void vi.useRealTimers())

/** Never responds, until the request is aborted. */
const hanging: Fetch = (request) =>
  new Promise((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(new Error('aborted')))
  })

test('a read that nobody answers ends as one without a network', async () => {
  const client = createApiClient('http://venue.test', hanging, 20)
  await expect(bodyOf(client.GET('/api/whoami'))).rejects.toMatchObject({ code: 'NETWORK', status: 0 })
})

test('a read whose answer breaks off half-way ends too', async () => {
  const half: Fetch = async (request) => {
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"riderId":'))
        request.signal.addEventListener('abort', () => stream.error(new Error('aborted')))
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  }
  const client = createApiClient('http://venue.test', half, 20)
  await expect(bodyOf(client.GET('/api/whoami'))).rejects.toMatchObject({ code: 'NETWORK' })
})

const body = { error: 'x', context: {} }

test('what is sent ends too, and arrives whole', async () => {
  const bodies: unknown[] = []
  const keeping: Fetch = async (request) => {
    bodies.push(await request.clone().json())
    return hanging(request)
  }
  const client = createApiClient('http://venue.test', keeping, 20)
  await expect(bodyOf(client.POST('/api/diner/log', { body }))).rejects.toMatchObject({ code: 'NETWORK' })
  expect(bodies).toEqual([body])
})

test('a call with a time limit of its own has no other', async () => {
  vi.useFakeTimers()
  const client = createApiClient('http://venue.test', hanging)
  const signal = paymentLimit()
  const ended = vi.fn()
  void doneOf(client.POST('/api/diner/log', { body, signal })).catch(ended)
  await vi.advanceTimersByTimeAsync(PAYMENT_TIMEOUT_MS - 1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
})

test('a failure carries the id under which the log of the server has it', async () => {
  const failing: Fetch = async () =>
    Response.json({ code: 'INTERNAL' }, { status: 500, headers: { 'x-request-id': '0123456789abcdef' } })
  const client = createApiClient('http://venue.test', failing)
  await expect(bodyOf(client.GET('/api/whoami'))).rejects.toMatchObject({
    code: 'INTERNAL',
    requestId: '0123456789abcdef',
  })
})
