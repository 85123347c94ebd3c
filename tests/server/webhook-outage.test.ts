import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { MINUTE_MS } from '#domain/time/lengths.ts'
import type { Webhook, WebhookDeliveries } from '#generated/models.ts'
import { webhookDeliveries } from '#server/db/schema/console.ts'
import { placeAt } from './support/console.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const BISTRO = '/api/admin/branchcontacts/bistro'

type Event = { topic: string; data: { code?: string; status?: string } }
/** A status, or what a receiver does that gives none or never comes to an end. */
type Answer = number | 'hang-up' | 'drip'

const heard: string[] = []
let tries = 0
let answer: (event: Event) => Answer
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    tries += 1
    const event = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Event
    const given = answer(event)
    if (given === 'hang-up') return request.socket.destroy()
    if (given === 'drip' || given === 200) heard.push(nameOf(event))
    if (given === 'drip') return response.writeHead(200).write('o')
    return response.writeHead(given).end()
  })
})
const nameOf = ({ topic, data: { code = '', status = '' } }: Event) => `${code} ${topic} ${status}`

let server: TestApp
let url: string
beforeAll(async () => {
  server = await testApp({ config: { webhooksToLoopback: true } })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/till`
})
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await server.close()
})
beforeEach(() => {
  heard.length = 0
  server.time.now = SATURDAY_NOON
})

const create = async () =>
  (
    await server.call<Webhook>('POST', `${BISTRO}/webhooks`, {
      body: { url, topics: ['order.placed', 'order.moved'] },
      admin: true,
    })
  ).body
const forget = ({ id }: Webhook) => server.call('DELETE', `${BISTRO}/webhooks/${id}`, { admin: true })
const statesOf = async ({ id }: Webhook) => {
  const asked = await server.call<WebhookDeliveries>('GET', `${BISTRO}/webhooks/${id}/deliveries`, {
    admin: true,
  })
  return asked.body.deliveries.map(({ state }) => state).toReversed()
}
const accept = (code: string) =>
  server.call('PUT', `/api/admin/orders/${code}/status`, { body: { status: 'ACCEPTED' }, admin: true })
const work = (afterMs = 0) => {
  server.time.now = new Date(server.time.now.getTime() + afterMs)
  return server.app.worker.runDue()
}
/** Everything that the worker does in so many hours. */
async function passes(hours: number): Promise<void> {
  for (let minutes = 0; minutes < hours * 60; minutes += 61) await work(61 * MINUTE_MS)
}
const placed = (code: string) => `${code} order.placed GENERATED`
const accepted = (code: string) => `${code} order.moved ACCEPTED`

describe('a receiver that is down', () => {
  test.each<[string, Answer]>([
    ['that hangs up', 'hang-up'],
    ['behind a proxy that says so', 502],
    ['behind a network of caches', 522],
    ['that asks for time', 429],
  ])('for a day hears everything in its order when it is back: one %s', async (_what, down) => {
    const hook = await create()
    answer = () => down
    const [first, second] = [await placeAt(server, 'bistro'), await placeAt(server, 'bistro')]
    await accept(first.code)
    const more = [await placeAt(server, 'bistro'), await placeAt(server, 'bistro')]
    await work()
    await passes(24)
    tries = 0
    await passes(6)
    // while nobody is there one timeout an hour is spent, and one to see whether it is because of the event
    expect(tries).toBeLessThanOrEqual(2 * 7)
    const third = await placeAt(server, 'bistro')
    answer = () => 200
    await passes(2)
    const ofFirst = heard.filter((event) => event.startsWith(first.code))
    expect(ofFirst).toEqual([placed(first.code), accepted(first.code)])
    const ofOthers = [second, ...more, third].map(({ code }) => placed(code))
    expect(heard.toSorted()).toEqual([...ofFirst, ...ofOthers].toSorted())
    await forget(hook)
  })

  test('hears the first order after it is back within half a minute', async () => {
    const hook = await create()
    answer = () => 'hang-up'
    await placeAt(server, 'bistro')
    await placeAt(server, 'bistro')
    await work()
    for (let minutes = 0; minutes < 24 * 60; minutes += 20) await work(20 * MINUTE_MS)
    answer = () => 200
    const { code } = await placeAt(server, 'bistro')
    await work()
    await work(30_000)
    expect(heard).toContain(placed(code))
    await forget(hook)
  })

  test('loses nothing when it refuses everything for an hour and a half as it comes back', async () => {
    const hook = await create()
    answer = () => 'hang-up'
    const { code } = await placeAt(server, 'bistro')
    await accept(code)
    await work()
    await passes(12)
    answer = () => 500
    for (let minutes = 0; minutes < 90; minutes += 5) await work(5 * MINUTE_MS)
    answer = () => 200
    await passes(3)
    expect(heard).toEqual([placed(code), accepted(code)])
    await forget(hook)
  })

  test('at more old events than are looked at hears of a new order', async () => {
    const hook = await create()
    const now = server.time.now
    const PER_ORDER = 4
    await server.store.db.insert(webhookDeliveries).values(
      Array.from({ length: 600 }, (_, n) => ({
        id: randomUUID(),
        webhookId: hook.id,
        eventId: n - 1_000,
        topic: 'order.moved' as const,
        subject: `old-${n}`,
        data: { code: `OLD${Math.floor(n / PER_ORDER)}`, branchContact: 'bistro' },
        state: 'WAITING' as const,
        nextAt: now,
        createdAt: now,
        ...(n % PER_ORDER === 0 && { attempts: 5, lastAnswer: '502', lastAt: now }),
      })),
    )
    answer = ({ data }) => (data.code?.startsWith('OLD') ? 502 : 200)
    const { code } = await placeAt(server, 'bistro')
    await work(1_000)
    await work(30_000)
    expect(heard).toEqual([placed(code)])
    await forget(hook)
  })

  test('loses nothing when it answers amiss once as it comes back', async () => {
    const hook = await create()
    answer = () => 'hang-up'
    const { code } = await placeAt(server, 'bistro')
    await work()
    await passes(24)
    let left = 1
    answer = () => (left-- > 0 ? 500 : 200)
    await passes(4)
    expect(heard.at(-1)).toBe(placed(code))
    expect(await statesOf(hook)).toEqual(['DELIVERED'])
    await forget(hook)
  })

  test.each<[string, Answer]>([
    ['a hang-up', 'hang-up'],
    ['a 502', 502],
  ])('at one event alone holds up its own order, which goes on after days: %s', async (_what, down) => {
    const hook = await create()
    const [first, second] = [await placeAt(server, 'bistro'), await placeAt(server, 'bistro')]
    await accept(first.code)
    answer = (event) => (nameOf(event) === placed(first.code) ? down : 200)
    await work()
    expect(heard).toEqual([placed(second.code)])
    const third = await placeAt(server, 'bistro')
    await work(1_000)
    expect(heard).toEqual([placed(second.code), placed(third.code)])
    tries = 0
    await passes(24)
    expect(tries).toBeLessThanOrEqual(24)
    await passes(2 * 24)
    expect(heard.slice(2)).toEqual([accepted(first.code)])
    expect(await statesOf(hook)).toEqual(['GIVEN_UP', 'DELIVERED', 'DELIVERED', 'DELIVERED'])
    await forget(hook)
  })

  test('at one kind of event is asked for the others every half a minute', async () => {
    const hook = await create()
    const orders = [await placeAt(server, 'bistro'), await placeAt(server, 'bistro')]
    answer = () => 200
    await work()
    answer = ({ topic }) => (topic === 'order.moved' ? 502 : 200)
    for (const { code } of orders) await accept(code)
    await work(1_000)
    const third = await placeAt(server, 'bistro')
    await work(1_000)
    expect(heard).toHaveLength(2)
    await work(30_000)
    expect(heard.at(-1)).toBe(placed(third.code))
    await forget(hook)
  })
})

test('an answer counts by its status: how long its text takes is nobody’s business', async () => {
  const hook = await create()
  answer = () => 'drip'
  const { code } = await placeAt(server, 'bistro')
  await accept(code)
  await work()
  expect(heard).toEqual([placed(code), accepted(code)])
  expect(await statesOf(hook)).toEqual(['DELIVERED', 'DELIVERED'])
  await forget(hook)
})
