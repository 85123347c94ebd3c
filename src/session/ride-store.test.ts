import { setImmediate as settle } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { memoryStorage, textStorage } from '#platform/storage.ts'
import { device, FAILED, step } from './ride-device.fixture.ts'

test('[SHIP-09] steps are sent one at a time in their order, and each is told', async () => {
  const { add, asked, heard, waiting, rest } = device()
  for (const n of [1, 2, 3]) add(step(n))
  expect(waiting()).toBe('123')
  for (let each = 0; each < 3; each += 1) await rest()
  expect([asked.join(''), waiting()]).toEqual(['123', ''])
  expect(heard.map(({ type }) => type).filter((type) => type !== 'stepped')).toEqual(['sent', 'sent', 'sent'])
})

test('[SHIP-09] a step is on its way from the moment in which it is taken, also while another page sends', async () => {
  const { ride, add, isSending, exclusive, clock, waiting, rest } = device()
  let end = (): void => undefined
  const other = new Promise<void>((resolve) => {
    end = resolve
  })
  void exclusive.run('', () => other)
  const stop = ride.start()
  await settle()
  expect(isSending()).toBe(false)
  add(step(1))
  expect(isSending()).toBe(true)
  // a page that holds the lock, such as one the phone has suspended, does not block the rider
  clock.advance(2_000)
  expect(isSending()).toBe(false)
  add(step(2))
  expect([isSending(), waiting()]).toEqual([true, '12'])
  end()
  for (let each = 0; each < 2; each += 1) await rest()
  clock.advance(2_000)
  expect([waiting(), isSending()]).toEqual(['', false])
  stop()
})

test('a step is stored before it is sent, and a new start of the device goes on with it', async () => {
  const first = device([FAILED])
  first.add(step(1))
  first.add(step(2))
  await first.rest()
  const second = device([], first.storage)
  expect(second.waiting()).toBe('12')
  const stop = second.ride.start()
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
  const { ride, add, asked, waiting, online, rest } = device([FAILED], full)
  const stop = ride.start()
  add(step(1))
  await rest()
  isFull = true
  add(step(2))
  expect([waiting(), ride.store.getState().isUnsaved]).toEqual(['12', true])
  online.set(false)
  online.set(true)
  for (let each = 0; each < 3; each += 1) await rest()
  expect([asked.join(''), waiting(), ride.store.getState().isUnsaved]).toEqual(['112', '', false])
  stop()
})

test('without an answer the same step is tried again, later each time, and nothing overtakes it', async () => {
  const { ride, add, clock, asked, waiting, rest } = device([FAILED, FAILED])
  add(step(1))
  add(step(2))
  await rest()
  expect([asked.join(''), ride.store.getState().isStalled]).toEqual(['1', true])
  clock.advance(2_000)
  await rest()
  expect(asked.join('')).toBe('11')
  clock.advance(3_999)
  await rest()
  expect(asked.join('')).toBe('11')
  clock.advance(1)
  await rest()
  await rest()
  expect([asked.join(''), waiting(), ride.store.getState().isStalled]).toEqual(['1112', '', false])
})

test('[SHIP-08] a take that nobody answered is given up, and what was read of the trip stands', async () => {
  const take = step(1)
  take.at = Date.now() - 3_600_000
  if (take.kind === 'shipment') take.body = { ...take.body, status: 'ON_ROUTE_TO_PICK_UP' }
  const { ride, add, asked, heard, waiting, rest } = device()
  add(take)
  add(step(2, 'simple/b'))
  for (let each = 0; each < 2; each += 1) await rest()
  expect([asked.join(''), waiting(), ride.store.getState().undone]).toEqual(['2', '', take])
  expect(heard).toContainEqual({ type: 'refused', key: take.key, code: 'STATUS_CONFLICT' })
})

test('a network that is back, and a page that is seen again, do not wait for the pause', async () => {
  for (const which of ['online', 'visibility'] as const) {
    const it = device([FAILED])
    const stop = it.ride.start()
    it.add(step(1))
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
  const { ride, add, asked, heard, waiting, rest } = device([{ kind: 'refused', code: 'EXPIRED_BY_OTHER' }])
  add(step(1))
  add(step(2, 'simple/b'))
  add(step(3))
  for (let each = 0; each < 3; each += 1) await rest()
  expect([asked.join(''), waiting()]).toEqual(['12', ''])
  expect(heard).toContainEqual({ type: 'refused', key: step(1).key, code: 'EXPIRED_BY_OTHER' })
  expect(ride.store.getState().undone).toEqual(step(1))
})

test('a shift that is over loses no step: the next start of the device goes on with it', async () => {
  const first = device([{ kind: 'denied' }, { kind: 'denied' }])
  const stop = first.ride.start()
  first.add(step(1))
  await first.rest()
  first.add(step(2))
  await first.rest()
  expect(first.heard).toContainEqual({ type: 'denied' })
  expect(first.waiting()).toBe('12')
  stop()
  const sent = first.asked.length
  first.clock.advance(120_000)
  await first.rest()
  expect(first.asked).toHaveLength(sent)
  const second = device([], first.storage)
  second.ride.start()
  await second.rest()
  await second.rest()
  expect([second.asked.join(''), second.waiting()]).toEqual(['12', ''])
})

test('two pages of a browser send each step once', async () => {
  const one = device()
  const other = device([], one.storage, one.exclusive)
  const stops = [one.ride.start(), other.ride.start()]
  one.add(step(1))
  other.add(step(2))
  one.add(step(3))
  for (let each = 0; each < 8; each += 1) await one.rest()
  expect([...one.asked, ...other.asked].toSorted().join('')).toBe('123')
  other.ride.dispatch({ type: 'stored' })
  expect([one.waiting(), other.waiting()]).toEqual(['', ''])
  for (const stop of stops) stop()
})

test('what was edited by hand is no step', () => {
  const storage = memoryStorage()
  storage.write('rider-steps.bistro', 1, [{ ...step(1), body: { status: 'DELIVERED' } }])
  expect(device([], storage).waiting()).toBe('')
})
