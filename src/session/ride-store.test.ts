// Longer than 300 lines: one queue of steps, from a press to its answer, over every network.
import { setImmediate as settle } from 'node:timers/promises'

import { describe, expect, test } from 'vitest'

import type { RideEvent } from '#domain/shipments/ride-events.ts'
import type { RiderStep } from '#domain/shipments/steps.ts'
import { viewOf } from '#domain/shipments/ride.ts'
import { tripOfShipment } from '#domain/shipments/trip.ts'
import type { Shipment, ShipmentStatus } from '#generated/models.ts'
import { isRiderSteps } from '#generated/validators/rider-steps.js'
import { fakeClock, fakeOnline, fakeVisibility } from '#platform/fakes.ts'
import { localExclusive } from '#platform/exclusive.ts'
import { memoryStorage, textStorage } from '#platform/storage.ts'
import type { Storage } from '#platform/storage.ts'
import { createRide, mustWait } from './ride-store.ts'
import type { SendOutcome } from './ride-store.ts'

const step = (n: number, trip = 'simple/a'): RiderStep => ({
  key: `step-of-a-rider-${n}`,
  trip,
  kind: 'shipment',
  subjectId: 'a',
  at: n,
  body: { id: 'a', status: 'IN_STORE', rider_id: 'me', rider_name: 'Rita', rider_phone: '+5491155557001' },
})
const RITA = { riderId: 'me', name: 'Rita', phone: '+5491155557001' }
const SENT: SendOutcome = { kind: 'sent' }
const FAILED: SendOutcome = { kind: 'failed' }

/** A device with a server that answers as told, in order; then it takes everything. */
function device(answers: SendOutcome[] = [], storage = memoryStorage(), exclusive = localExclusive()) {
  const clock = fakeClock()
  const online = fakeOnline()
  const visibility = fakeVisibility()
  const asked: string[] = []
  const heard: RideEvent[] = []
  let underWay = 0
  const send = async ({ key, kind }: RiderStep) => {
    // a key may be asked about beside what waits
    const turn = kind === 'key' ? 0 : 1
    underWay += turn
    expect(underWay).toBeLessThan(2)
    await settle()
    underWay -= turn
    asked.push(key.slice(-1))
    return answers.shift() ?? SENT
  }
  const ride = createRide({
    alias: 'bistro',
    rider: RITA,
    storage,
    send,
    exclusive,
    clock,
    online,
    visibility,
  })
  ride.listen((event) => heard.push(event))
  const add = (made: RiderStep) => ride.dispatch({ type: 'stepped', step: made })
  const isSending = () => ride.store.getState().isSending
  const waiting = () =>
    ride.store
      .getState()
      .steps.map(({ key }) => key.slice(-1))
      .join('')
  /** until nothing is under way */
  const rest = async () => {
    do {
      await settle()
      await settle()
    } while (isSending())
    await settle()
  }
  return { ride, add, isSending, clock, online, visibility, storage, asked, heard, waiting, rest, exclusive }
}

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
  // a page that keeps the turn, such as one that the phone has put to sleep, keeps no rider from going on
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
  expect(ride.store.getState().undone).toBe('simple/a')
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

const SHIPMENT: Shipment = {
  id: 'a',
  status: 'ON_ROUTE_TO_DROP_OFF',
  rider: RITA,
  createdAt: '2026-11-21T20:00:00.000Z',
  updatedAt: '2026-11-21T20:00:00.000Z',
  logisticsOrder: 'l',
  returnShipment: false,
  codeToShow: 'X9TD',
}
const at = (status: ShipmentStatus) => tripOfShipment({ ...SHIPMENT, status })

describe('what is carried', () => {
  const tripOf = ({ ride }: ReturnType<typeof device>) => ride.store.getState().trip
  const carrying = async (status: ShipmentStatus, answers: SendOutcome[] = []) => {
    const it = device(answers)
    await it.ride.read(async () => at(status))
    return it
  }

  test('is known again after a reload, for its store only, until nothing of it is left to bring', async () => {
    const it = await carrying('ON_ROUTE_TO_DROP_OFF')
    expect(tripOf(device([], it.storage))).toMatchObject(at('ON_ROUTE_TO_DROP_OFF'))
    expect(device([], it.storage).ride.store.getState().knownAt).toBeGreaterThan(0)
    await it.ride.read(async () => at('DELIVERED'))
    expect(tripOf(device([], it.storage))).toBeUndefined()
  })

  test('is read once more when nothing of it is left to do, and not again', async () => {
    const { ride } = device()
    let reads = 0
    const read = (status: ShipmentStatus) =>
      ride.read(async () => {
        reads += 1
        return at(status)
      })
    await read('ON_ROUTE_TO_DROP_OFF')
    expect(reads).toBe(1)
    await read('DELIVERED')
    await read('DELIVERED')
    expect(reads).toBe(4)
  })

  test('is known again after another trip was looked at', async () => {
    const it = await carrying('ON_ROUTE_TO_DROP_OFF')
    const other = tripOfShipment({ ...SHIPMENT, id: 'b', status: 'LOOKING_FOR_DRIVER', rider: undefined })
    await it.ride.read(async () => other)
    it.ride.recall('simple/b')
    expect(tripOf(it)).toMatchObject(other)
    it.ride.recall('simple/a')
    expect(tripOf(it)).toMatchObject(at('ON_ROUTE_TO_DROP_OFF'))
    await it.ride.read(async () => other)
    it.ride.recall()
    expect(tripOf(it)).toMatchObject(at('ON_ROUTE_TO_DROP_OFF'))
  })

  test('is ignored when it was edited by hand', () => {
    const storage = memoryStorage()
    storage.write('rider-trip.bistro', 1, { ...at('IN_STORE'), knownAt: 5, shipments: [{ id: 'a' }] })
    expect(tripOf(device([], storage))).toBeUndefined()
  })

  test('is as the answer tells from the moment in which its step leaves the queue, on the screen and on the device', async () => {
    const it = await carrying('IN_STORE', [{ kind: 'sent', after: at('ON_ROUTE_TO_DROP_OFF') }])
    const seen: unknown[] = []
    it.ride.store.subscribe((state) => seen.push(viewOf(state)?.selected.status))
    it.ride.slide('a', 'ON_ROUTE_TO_DROP_OFF')
    await it.rest()
    expect(it.waiting()).toBe('')
    expect(new Set(seen)).toEqual(new Set(['ON_ROUTE_TO_DROP_OFF']))
    expect(tripOf(device([], it.storage))).toMatchObject(at('ON_ROUTE_TO_DROP_OFF'))
  })

  test('what was read before a step arrived is older than its answer', async () => {
    const it = await carrying('IN_STORE', [{ kind: 'sent', after: at('ON_ROUTE_TO_DROP_OFF') }])
    let answer = (): void => undefined
    const late = new Promise<ReturnType<typeof at>>((resolve) => {
      answer = () => resolve(at('IN_STORE'))
    })
    const reading = it.ride.read(() => late)
    it.ride.slide('a', 'ON_ROUTE_TO_DROP_OFF')
    await it.rest()
    answer()
    await reading
    expect(tripOf(it)).toMatchObject(at('ON_ROUTE_TO_DROP_OFF'))
  })
})

describe('the key at the door', () => {
  const TAKEN: SendOutcome = { kind: 'sent', after: at('DELIVERED') }
  const atTheDoor = async (answers: SendOutcome[]) => {
    const it = device(answers)
    await it.ride.read(async () => at('ON_ROUTE_TO_DROP_OFF'))
    it.ride.slide('a', 'DELIVERED')
    expect(it.ride.store.getState().question).toEqual({ kind: 'key', id: 'a' })
    return it
  }
  const kinds = (storage: Storage) =>
    (storage.read('rider-steps.bistro', 1, isRiderSteps) ?? []).map(({ kind }) => kind)
  const isOpen = () => false
  const isLeft = () => true

  test('that is right delivers, and closes the question', async () => {
    const it = await atTheDoor([SENT, TAKEN])
    expect(await it.ride.tellKey('a', { key: '1234' }, isOpen)).toEqual(SENT)
    expect([kinds(it.storage), it.ride.store.getState().question]).toEqual([['shipment'], undefined])
    await it.rest()
    expect([it.asked.length, it.ride.store.getState().trip]).toEqual([2, at('DELIVERED')])
  })

  test('that is wrong is counted, and asks again', async () => {
    const it = await atTheDoor([{ kind: 'refused', code: 'SECURITY_CODE_WRONG' }])
    await it.ride.tellKey('a', { key: '0000' }, isOpen)
    const { question, checking, steps, trip } = it.ride.store.getState()
    expect([question?.kind, checking, steps]).toEqual(['key', [], []])
    // also through a reload
    for (const known of [trip, device([], it.storage).ride.store.getState().trip])
      expect(known?.shipments).toMatchObject([{ keyTries: 1 }])
  })

  test('that nobody answers for waits with the delivery, under the name it was asked about', async () => {
    const it = await atTheDoor([FAILED, FAILED])
    await it.ride.tellKey('a', { key: '1234' }, isOpen)
    await it.rest()
    expect(kinds(it.storage)).toEqual(['key', 'shipment'])
    expect(new Set(it.asked).size).toBe(1)
  })

  test('that nobody answers for hands nothing over once its dialog was left', async () => {
    const it = await atTheDoor([FAILED])
    await it.ride.tellKey('a', { key: '1234' }, isLeft)
    expect(kinds(it.storage)).toEqual([])
  })

  test('without a network it is not asked about: it waits, also through a reload', async () => {
    const it = await atTheDoor([])
    const stop = it.ride.start()
    it.online.set(false)
    expect(mustWait(it.ride.store.getState())).toBe(true)
    await it.ride.tellKey('a', { key: '1234' }, isOpen)
    stop()
    const again = device([SENT, TAKEN], it.storage)
    expect(viewOf(again.ride.store.getState())).toMatchObject({
      pending: 2,
      selected: { status: 'DELIVERED' },
    })
  })

  test('of what was given up meanwhile delivers nothing', async () => {
    const it = await atTheDoor([])
    const told = it.ride.tellKey('a', { key: '1234' }, isLeft)
    it.ride.giveUp({ kind: 'cancel', id: 'a', scope: 'single' })
    await told
    await it.rest()
    expect(it.heard.filter(({ type }) => type === 'stepped')).toHaveLength(1)
    expect(it.ride.store.getState().steps).toEqual([])
  })
})
