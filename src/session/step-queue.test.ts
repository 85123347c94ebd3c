import { setImmediate as settle } from 'node:timers/promises'

import { expect, test } from 'vitest'

import type { RiderStep } from '#domain/shipments/steps.ts'
import { fakeClock } from '#platform/clock.ts'
import { localExclusive } from '#platform/exclusive.ts'
import { fakeOnline } from '#platform/online.ts'
import { memoryStorage, textStorage } from '#platform/storage.ts'
import { fakeVisibility } from '#platform/visibility.ts'
import { createStepQueue } from './step-queue.ts'
import type { SendOutcome, StepNews } from './step-queue.ts'

const step = (n: number, trip = 'simple/a'): RiderStep => ({
  key: `step-of-a-rider-${n}`,
  trip,
  kind: 'shipment',
  subjectId: 'a',
  at: n,
  body: { id: 'a', status: 'IN_STORE', rider_id: 'me', rider_name: 'Rita', rider_phone: '+5491155557001' },
})
const SENT: SendOutcome = { kind: 'sent' }
const FAILED: SendOutcome = { kind: 'failed' }

/** A device with a server that answers as told, in order; then it takes everything. */
function device(answers: SendOutcome[] = [], storage = memoryStorage(), exclusive = localExclusive()) {
  const clock = fakeClock()
  const online = fakeOnline()
  const visibility = fakeVisibility()
  const asked: string[] = []
  const news: StepNews[] = []
  let underWay = 0
  const send = async ({ key }: RiderStep) => {
    underWay += 1
    expect(underWay).toBe(1)
    await settle()
    underWay -= 1
    asked.push(key.slice(-1))
    return answers.shift() ?? SENT
  }
  const queue = createStepQueue({
    alias: 'bistro',
    storage,
    send,
    exclusive,
    clock,
    online,
    visibility,
  })
  queue.listen((one) => news.push(one))
  const waiting = () =>
    queue.store
      .getState()
      .steps.map(({ key }) => key.slice(-1))
      .join('')
  /** until nothing is under way */
  const rest = async () => {
    do {
      await settle()
      await settle()
    } while (queue.store.getState().isSending)
    await settle()
  }
  return { queue, clock, online, visibility, storage, asked, news, waiting, rest, exclusive }
}

test('[SHIP-09] steps are sent one at a time in their order, and each is told', async () => {
  const { queue, asked, news, waiting, rest } = device()
  for (const n of [1, 2, 3]) queue.add(step(n))
  expect(waiting()).toBe('123')
  for (let each = 0; each < 3; each += 1) await rest()
  expect([asked.join(''), waiting()]).toEqual(['123', ''])
  expect(news.map(({ kind }) => kind)).toEqual(['sent', 'sent', 'sent'])
})

test('[SHIP-09] a step is on its way from the moment in which it is taken, also while another page sends', async () => {
  const { queue, exclusive, clock, waiting, rest } = device()
  let end = (): void => undefined
  const other = new Promise<void>((resolve) => {
    end = resolve
  })
  void exclusive.run('', () => other)
  const stop = queue.start()
  await settle()
  const isSending = () => queue.store.getState().isSending
  expect(isSending()).toBe(false)
  queue.add(step(1))
  expect(isSending()).toBe(true)
  // a page that keeps the turn, such as one that the phone has put to sleep, keeps no rider from going on
  clock.advance(2_000)
  expect(isSending()).toBe(false)
  queue.add(step(2))
  expect([isSending(), waiting()]).toEqual([true, '12'])
  end()
  for (let each = 0; each < 2; each += 1) await rest()
  clock.advance(2_000)
  expect([waiting(), isSending()]).toEqual(['', false])
  stop()
})

test('a step is stored before it is sent, and a new start of the device goes on with it', async () => {
  const first = device([FAILED])
  first.queue.add(step(1))
  first.queue.add(step(2))
  await first.rest()
  const second = device([], first.storage)
  expect(second.waiting()).toBe('12')
  const stop = second.queue.start()
  await second.rest()
  await second.rest()
  expect(second.asked.join('')).toBe('12')
  stop()
})

test('a device that is full loses no step while its page is open, and says that it keeps none', async () => {
  const kept = new Map<string, string>()
  let isFull = false
  const full = textStorage(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => {
        if (isFull) throw new Error('QuotaExceededError')
        kept.set(key, value)
      },
      removeItem: (key) => void kept.delete(key),
    },
    () => undefined,
  )
  const { queue, asked, waiting, online, rest } = device([FAILED], full)
  const stop = queue.start()
  queue.add(step(1))
  await rest()
  isFull = true
  queue.add(step(2))
  expect([waiting(), queue.store.getState().isUnsaved]).toEqual(['12', true])
  online.set(false)
  online.set(true)
  for (let each = 0; each < 3; each += 1) await rest()
  expect([asked.join(''), waiting(), queue.store.getState().isUnsaved]).toEqual(['112', '', false])
  stop()
})

test('without an answer the same step is tried again, later each time, and nothing overtakes it', async () => {
  const { queue, clock, asked, waiting, rest } = device([FAILED, FAILED])
  queue.add(step(1))
  queue.add(step(2))
  await rest()
  expect([asked.join(''), queue.store.getState().isStalled]).toEqual(['1', true])
  clock.advance(2_000)
  await rest()
  expect(asked.join('')).toBe('11')
  clock.advance(3_999)
  await rest()
  expect(asked.join('')).toBe('11')
  clock.advance(1)
  await rest()
  await rest()
  expect([asked.join(''), waiting(), queue.store.getState().isStalled]).toEqual(['1112', '', false])
})

test('a network that is back, and a page that is seen again, do not wait for the pause', async () => {
  for (const which of ['online', 'visibility'] as const) {
    const it = device([FAILED])
    const stop = it.queue.start()
    it.queue.add(step(1))
    await it.rest()
    it[which].set(false)
    expect(it.asked.join('')).toBe('1')
    it[which].set(true)
    await it.rest()
    expect(it.asked.join('')).toBe('11')
    stop()
    it[which].set(true)
    await it.rest()
    expect(it.asked.join('')).toBe('11')
  }
})

test('a refused step takes the later ones of its trip along; the others are sent', async () => {
  const { queue, asked, news, waiting, rest } = device([{ kind: 'refused', code: 'EXPIRED_BY_OTHER' }])
  queue.add(step(1))
  queue.add(step(2, 'simple/b'))
  queue.add(step(3))
  for (let each = 0; each < 3; each += 1) await rest()
  expect([asked.join(''), waiting()]).toEqual(['12', ''])
  expect(news[0]).toMatchObject({ kind: 'refused', code: 'EXPIRED_BY_OTHER', dropped: [step(1), step(3)] })
})

test('a shift that is over loses no step: the next start of the device goes on with it', async () => {
  const first = device([{ kind: 'denied' }, { kind: 'denied' }])
  const stop = first.queue.start()
  first.queue.add(step(1))
  await first.rest()
  first.queue.add(step(2))
  await first.rest()
  expect(first.news[0]?.kind).toBe('denied')
  expect(first.waiting()).toBe('12')
  stop()
  const sent = first.asked.length
  first.clock.advance(120_000)
  await first.rest()
  expect(first.asked).toHaveLength(sent)
  const second = device([], first.storage)
  second.queue.start()
  await second.rest()
  await second.rest()
  expect([second.asked.join(''), second.waiting()]).toEqual(['12', ''])
})

test('two pages of a browser send each step once', async () => {
  const one = device()
  const other = device([], one.storage, one.exclusive)
  const stops = [one.queue.start(), other.queue.start()]
  one.queue.add(step(1))
  other.queue.add(step(2))
  one.queue.add(step(3))
  for (let each = 0; each < 8; each += 1) await one.rest()
  expect([...one.asked, ...other.asked].toSorted().join('')).toBe('123')
  other.queue.reload()
  expect([one.waiting(), other.waiting()]).toEqual(['', ''])
  for (const stop of stops) stop()
})

test('what was edited by hand is no step', () => {
  const storage = memoryStorage()
  storage.write('rider-steps.bistro', 1, [{ ...step(1), body: { status: 'DELIVERED' } }])
  expect(device([], storage).waiting()).toBe('')
})
