import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'

import { ERRORS } from '#generated/errors.ts'
import { listOperations, readDocument } from '#server/contract/document.ts'
import { serveMetrics } from '#server/observe/observe-requests.ts'
import { projectRoot } from '#server/project-root.ts'
import { deliver, MARKS, placeAsFilomena } from './support/person.ts'
import { testApp, type TestApp } from './support/test-app.ts'

const TOKEN = 'a-token-for-prometheus'
const DEPLOY = join(projectRoot(), 'docs/observing')

let server: TestApp
beforeAll(async () => {
  server = await testApp({ config: { metricsToken: TOKEN } })
})
afterAll(() => server.close())

const read = async () =>
  (await server.call('GET', '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).text

/** Names of series, with their labels, as far as a text has values for them. */
function seriesIn(text: string): { name: string; labels: Record<string, string>; value: number }[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (name === undefined) return []
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(
      ([, label = '', of = '']) => [label, of] as const,
    )
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }]
  })
}

test('nobody sees metrics without the token, and nothing is measured where none was set', async () => {
  expect((await server.call('GET', '/metrics')).status).toBe(404)
  const wrong = await server.call('GET', '/metrics', { headers: { authorization: 'Bearer x' } })
  const none = await server.call('GET', '/nowhere')
  expect([wrong.status, wrong.body]).toEqual([none.status, none.body])
  const plain = await testApp()
  expect(plain.app.metrics).toBeUndefined()
  expect((await plain.call('GET', '/metrics')).status).toBe(404)
  await plain.close()
})

test('an order leaves its figures, and no label names a person, an order or an address', async () => {
  const { id, code } = await placeAsFilomena(server, 'bistro')
  await server.call('GET', `/api/diner/bistro/order/${code}`)
  await server.call('GET', '/api/diner/nobody-is-called-so')
  await server.app.worker.runDue()
  const [open, busy] = [await read(), seriesIn(await read())]
  expect(open).toContain('vitrina_orders_open{status="GENERATED"} 1')
  await deliver(server, code)
  await server.app.worker.runDue()
  const text = await read()
  const valueOf = (name: string, labels: Record<string, string>) =>
    seriesIn(text).find(
      (one) => one.name === name && Object.entries(labels).every(([key, of]) => one.labels[key] === of),
    )?.value
  expect(
    valueOf('vitrina_http_request_duration_seconds_count', { operation: 'createOrder', status: '201' }),
  ).toBe(1)
  expect(valueOf('vitrina_problems_total', { code: 'ALIAS_NOT_FOUND' })).toBe(1)
  expect(valueOf('vitrina_order_states_total', { status: 'GENERATED' })).toBe(1)
  expect(valueOf('vitrina_order_states_total', { status: 'DELIVERED' })).toBe(1)
  expect(valueOf('vitrina_orders_open', { status: 'GENERATED' })).toBe(0)
  expect(valueOf('vitrina_job_duration_seconds_count', { queue: 'event.order-link', outcome: 'done' })).toBe(
    1,
  )
  expect(valueOf('vitrina_database_query_duration_seconds_count', { verb: 'select' })).toBeGreaterThan(10)
  expect(valueOf('vitrina_database_up', {})).toBe(1)
  expect(valueOf('vitrina_live_sockets', {})).toBe(0)
  expect(valueOf('process_cpu_seconds_total', {})).toBeGreaterThan(0)
  for (const named of [...MARKS, id, code, 'nobody-is-called-so', 'bistro']) expect(text).not.toContain(named)

  const operations = new Set(listOperations(readDocument()).map((operation) => operation.id))
  for (const { labels } of [...busy, ...seriesIn(text)]) {
    if (labels['operation'] !== undefined)
      expect(operations.has(labels['operation']) || /^(none|\/[\w/:*.]*)$/.test(labels['operation'])).toBe(
        true,
      )
    if (labels['code'] !== undefined) expect(Object.keys(ERRORS)).toContain(labels['code'])
  }
})

test('a port of their own shows the metrics and nothing else', async () => {
  const { metrics } = server.app
  if (metrics === undefined) throw new Error('nothing is measured')
  const own = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
  const { port } = own.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics.contentType])
  expect(await answer.text()).toContain('vitrina_database_up 1')
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(404)
  await expect(serveMetrics(metrics, { port, host: '127.0.0.1' })).rejects.toThrow('METRICS_PORT')
  own.close()
  await once(own, 'close')
})

/** Every expression of an example: of panels, and of rules. */
function expressionsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(expressionsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'expr' && typeof inner === 'string' ? [inner] : expressionsIn(inner),
  )
}

test('the dashboard and the alerts ask only for what there is', async () => {
  const text = await read()
  const known = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  const ids: unknown[] = listOperations(readDocument()).map(({ id }) => id)
  const files = readdirSync(DEPLOY)
  expect(files.toSorted()).toEqual(['alerts.yaml', 'dashboard.json'])
  for (const file of files) {
    const expressions = expressionsIn(parse(readFileSync(join(DEPLOY, file), 'utf8')))
    const asked = expressions.flatMap((expression) =>
      [...expression.matchAll(/\b(?:vitrina|process|nodejs)_\w+/g)].map(([name]) => name),
    )
    const operations = expressions.flatMap((expression) =>
      [...expression.matchAll(/operation!?="(\w+)"/g)].map(([, id]) => id),
    )
    expect(operations.filter((id) => !ids.includes(id))).toEqual([])
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((name) => !known.includes(name))).toEqual([])
  }
})
