import { expect, test } from 'vitest'

import { bodyOf, createApiClient, type Fetch } from './client.ts'

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

test('what is sent has no limit but its own: an order may be under way', async () => {
  const signals: AbortSignal[] = []
  const client = createApiClient(
    'http://venue.test',
    async (request) => {
      signals.push(request.signal)
      return new Response('{}', { headers: { 'content-type': 'application/json' } })
    },
    0,
  )
  await client.POST('/api/diner/log', { body: { error: 'x', context: {} } })
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
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
