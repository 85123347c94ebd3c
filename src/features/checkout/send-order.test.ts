import { describe, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { createApiClient } from '#api/client.ts'
import type { OrderCreated, OrderPayload } from '#generated/models.ts'
import { memoryStorage } from '#platform/storage.ts'
import { createAttempt } from '#session/attempt.ts'
import { paymentLink, sendOrder } from './send-order.ts'

const created: OrderCreated = {
  code: 'K7QF3M2X9TD',
  id: 'order-1',
  status: 'GENERATED',
  price: 100,
  createdAt: '2026-11-18T15:30:00.000Z',
}
const payload = { price: 100, notes: '', branchContact: { id: 'centro' } } as OrderPayload
const changed: OrderPayload = { ...payload, notes: 'Sin sal' }
const conflict = (): Response => json(409, { ...problem, status: 409, code: 'IDEMPOTENCY_CONFLICT' })
const problem = { type: 'about:blank', title: 'No' }
const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A server with these answers in order; a function that throws is a network failure. */
function withServer(...answers: (() => Response)[]) {
  const keys: (string | null)[] = []
  let count = 0
  const storage = memoryStorage()
  const client = createApiClient('http://venue.test', async (request) => {
    keys.push(request.headers.get('Idempotency-Key'))
    const answer = answers[keys.length - 1] ?? (() => json(201, created))
    return Promise.resolve().then(answer)
  })
  const time = { now: Date.parse('2026-11-18T15:30:00.000Z') }
  const newKey = () => `a-key-of-this-test-${(count += 1)}`
  const page = createStore(() => ({ sending: false }))
  const newAttempt = (branchContactId = 'centro') =>
    createAttempt({ storage, branchContactId, newKey, now: () => time.now })
  return { keys, time, storage, newAttempt, deps: { client, attempt: newAttempt(), page } }
}
const offline = (): Response => {
  throw new TypeError('Failed to fetch')
}

describe('[ORDER-03] an order sent twice is created once', () => {
  test('a second press while the first is under way does nothing', async () => {
    const { deps, keys } = withServer()
    const [first, second] = await Promise.all([sendOrder(deps, payload), sendOrder(deps, payload)])
    expect([first.kind, second.kind]).toEqual(['created', 'busy'])
    expect(keys).toHaveLength(1)
  })

  test('sent again after the network failed: under the same key', async () => {
    const { deps, keys } = withServer(offline)
    expect(await sendOrder(deps, payload)).toEqual({ kind: 'failed', code: 'NETWORK' })
    expect(deps.page.getState().sending).toBe(false)
    expect(await sendOrder(deps, payload)).toEqual({ kind: 'created', order: created })
    expect(keys[0]).toBe(keys[1])
  })

  test('sent again after a reload: under the same key', async () => {
    const { deps, keys, newAttempt } = withServer(offline)
    await sendOrder(deps, payload)
    await sendOrder({ ...deps, attempt: newAttempt() }, payload)
    expect(keys[0]).toBe(keys[1])
  })

  test('another order, and the same one once the first exists, have keys of their own', async () => {
    const { deps, keys } = withServer()
    for (const order of [payload, changed, changed]) {
      await sendOrder(deps, order)
      deps.attempt.finish()
    }
    expect(new Set(keys).size).toBe(3)
  })

  test('reloaded before the page went on to the order: the same press finds it again', async () => {
    const { deps, keys, newAttempt } = withServer()
    await sendOrder(deps, payload)
    await sendOrder({ ...deps, attempt: newAttempt() }, payload)
    expect(new Set(keys).size).toBe(1)
  })

  test.each([[{}], [null], ['order'], [5], [{ branchContact: null }]])(
    'what was edited on the device counts for nothing: %j',
    (order) => {
      const { storage, deps } = withServer()
      const openSince = Date.parse('2026-11-18T15:29:00.000Z')
      const edited = { key: 'a-key-that-was-edited', orders: [order], openSince }
      storage.write('order-attempt', 3, { centro: edited })
      expect(deps.attempt.isOpen()).toBe(false)
      expect(deps.attempt.keyFor(payload)).not.toBe('a-key-that-was-edited')
    },
  )

  test('a key that was used for nothing this device knows is dropped', async () => {
    const { deps, keys } = withServer(conflict)
    expect(await sendOrder(deps, payload)).toEqual({ kind: 'failed', code: 'IDEMPOTENCY_CONFLICT' })
    await sendOrder(deps, payload)
    expect(keys[0]).not.toBe(keys[1])
  })

  test('another card pays the same order, and the device keeps neither', async () => {
    const refused = () => json(422, { ...problem, status: 422, code: 'PAYMENT_REFUSED' })
    const { deps, keys, storage } = withServer(refused, offline)
    await sendOrder(deps, { ...payload, token: 'card-one' })
    await sendOrder(deps, { ...payload, token: 'card-two' })
    expect(keys[0]).toBe(keys[1])
    const kept = storage.read('order-attempt', 3, (value): value is unknown => value !== undefined)
    expect(JSON.stringify(kept)).not.toContain('card-')
  })
})

describe('[ORDER-03] an order that may have arrived, changed and sent again: the server takes one of the two', () => {
  test('the first did not arrive: the second goes under its key', async () => {
    const { deps, keys } = withServer(offline)
    await sendOrder(deps, payload)
    expect(await sendOrder(deps, changed)).toEqual({ kind: 'created', order: created })
    expect(keys[0]).toBe(keys[1])
  })

  test('the first did arrive: it is found, and the second is not made', async () => {
    const first: OrderCreated = { ...created, code: 'FIRSTORDER1' }
    const { deps, keys } = withServer(offline, conflict, () => json(200, first))
    await sendOrder(deps, payload)
    expect(await sendOrder(deps, changed)).toEqual({ kind: 'created', order: first, earlier: payload })
    expect(new Set(keys).size).toBe(1)
    deps.attempt.finish()
    await sendOrder(deps, changed)
    expect(keys.at(-1)).not.toBe(keys[0])
  })

  test.each(['PAYMENT_REFUSED', 'PROVIDER_FAILED'])(
    'the first did arrive and its card took nothing (%s): the second takes its place',
    async (code) => {
      const unpaid = () => json(422, { ...problem, status: 422, code })
      const { deps, keys } = withServer(offline, conflict, unpaid)
      await sendOrder(deps, payload)
      expect(await sendOrder(deps, changed)).toEqual({ kind: 'created', order: created })
      expect([keys.length, new Set(keys.slice(0, 3)).size, new Set(keys).size]).toEqual([4, 1, 2])
    },
  )

  test('one of several did arrive, known only after a reload', async () => {
    const { deps, keys, newAttempt } = withServer(offline, offline, conflict, conflict, () =>
      json(200, created),
    )
    await sendOrder(deps, payload)
    await sendOrder(deps, changed)
    const again = { ...deps, attempt: newAttempt() }
    expect(again.attempt.isOpen()).toBe(true)
    expect(await sendOrder(again, { ...payload, notes: 'Con sal' })).toMatchObject({ earlier: changed })
    expect([keys.length, new Set(keys).size]).toEqual([5, 1])
    again.attempt.finish()
    expect(again.attempt.isOpen()).toBe(false)
  })

  test('refused by the server, or long ago: nothing is open', async () => {
    const refused = () => json(422, { ...problem, status: 422, code: 'ORDER_REFUSED' })
    for (const [answer, later] of [
      [refused, 0],
      [offline, 31 * 60_000],
    ] as const) {
      const { deps, keys, time } = withServer(answer)
      await sendOrder(deps, payload)
      time.now += later
      await sendOrder(deps, changed)
      expect(keys[0]).not.toBe(keys[1])
    }
  })

  test('an order at another venue has a key of its own, and leaves the lost one open', async () => {
    const { deps, keys, newAttempt } = withServer(offline)
    await sendOrder(deps, payload)
    const elsewhere = { ...deps, attempt: newAttempt('norte') }
    expect(elsewhere.attempt.isOpen()).toBe(false)
    await sendOrder(elsewhere, { ...payload, branchContact: { id: 'norte' } })
    elsewhere.attempt.finish()
    expect(deps.attempt.isOpen()).toBe(true)
    await sendOrder(deps, changed)
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
  })

  test.each([
    ['too many requests', 429, { ...problem, status: 429, code: 'RATE_LIMITED' }],
    ['a request that is not read', 400, { ...problem, status: 400, code: 'INVALID_REQUEST' }],
    ['a network that wants a sign-in', 403, 'Please sign in'],
  ])('%s says nothing of the one before: it stays open', async (_what, status, answer) => {
    const { deps, keys } = withServer(offline, () => json(status, answer))
    await sendOrder(deps, payload)
    await sendOrder(deps, payload)
    expect(deps.attempt.isOpen()).toBe(true)
    await sendOrder(deps, changed)
    expect(new Set(keys).size).toBe(1)
  })

  test('what is turned away at the first try is not open', async () => {
    const { deps } = withServer(() => json(429, { ...problem, status: 429, code: 'RATE_LIMITED' }))
    await sendOrder(deps, payload)
    expect(deps.attempt.isOpen()).toBe(false)
  })
})

describe('[ORDER-04] an order that was not taken', () => {
  test('with a list of reasons it was refused, without one it failed', async () => {
    const refusal = { type: 'about:blank', title: 'Refused', status: 422, code: 'ORDER_REFUSED' }
    const issues = [{ code: 'PRICE_CHANGED', itemIndex: 0 }]
    const { deps } = withServer(
      () => json(422, { ...refusal, errors: issues }),
      () => json(422, refusal),
      () => json(500, 'Oops'),
    )
    expect(await sendOrder(deps, payload)).toEqual({ kind: 'refused', issues })
    expect(await sendOrder(deps, payload)).toEqual({ kind: 'failed', code: 'ORDER_REFUSED' })
    expect(await sendOrder(deps, payload)).toEqual({ kind: 'failed', code: 'UNREADABLE' })
  })
})

test('[ORDER-05] a payment link, or none when the call fails', async () => {
  const body = { code: created.code, branchContactId: 'la-esquina', amount: 100 }
  const { deps } = withServer(() => json(200, { url: 'https://pay.example/1', token: 't' }), offline)
  expect(await paymentLink(deps.client, body)).toBe('https://pay.example/1')
  expect(await paymentLink(deps.client, body)).toBeUndefined()
})
