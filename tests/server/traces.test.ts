import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { MARKS, placeAsFilomena } from './support/person.ts'
import { testApp } from './support/test-app.ts'

type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Record<string, unknown> }[]
}
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

const spans: Span[] = []
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    for (const { scopeSpans } of (body as Sent).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})

beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
})
afterAll(async () => {
  collector.close()
  await once(collector, 'close')
})

test('a collector gets each request with its statements and jobs, and nothing of a person', async () => {
  const { port } = collector.address() as AddressInfo
  const server = await testApp({ config: { tracesEndpoint: `http://127.0.0.1:${port}`, trustProxy: 1 } })
  const { code } = await placeAsFilomena(server, 'bistro')
  const traceId = 'a'.repeat(32)
  const answer = await server.call('GET', `/api/diner/bistro/order/${code}`, {
    headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-01`, 'x-request-id': 'id-of-the-proxy' },
  })
  expect(answer.headers['x-request-id']).toBe('id-of-the-proxy')
  await server.app.worker.runDue()
  await server.close()

  const placed = spans.find(({ name }) => name === 'createOrder')
  const within = spans.filter(({ parentSpanId }) => parentSpanId === placed?.spanId)
  expect(within.some(({ name }) => name === 'query with')).toBe(true)
  const told = spans.find(({ name }) => name === 'job event.order-link')
  expect(spans.filter(({ parentSpanId }) => parentSpanId === told?.spanId).length).toBeGreaterThan(0)
  const read = spans.find((span) => span.traceId === traceId && span.parentSpanId === 'b'.repeat(16))
  expect(read?.attributes).toContainEqual({
    key: 'vitrina.request_id',
    value: { stringValue: 'id-of-the-proxy' },
  })
  const text = JSON.stringify(spans)
  for (const named of [...MARKS, code]) expect(text).not.toContain(named)
})
