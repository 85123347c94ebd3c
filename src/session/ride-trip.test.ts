import { afterEach, describe, expect, test, vi } from 'vitest'

import { viewOf } from '#domain/shipments/ride.ts'
import { tripOfShipment, tripOfStack } from '#domain/shipments/trip.ts'
import type { Shipment, ShipmentStatus } from '#generated/models.ts'
import { isRiderSteps } from '#generated/validators/rider-steps.js'
import { memoryStorage, type Storage } from '#platform/storage.ts'
import { device, FAILED, RITA, SENT } from './ride-device.fixture.ts'
import { mustWait, type SendOutcome } from './ride-store.ts'

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

afterEach(() => {
  vi.restoreAllMocks()
})

const tripOf = ({ ride }: ReturnType<typeof device>) => ride.store.getState().trip

describe('what is carried', () => {
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

  test('stays the stack where one shipment of it was looked at alone', async () => {
    const member = { ...SHIPMENT, stackId: 's' }
    const { status } = member
    const stack = tripOfStack({ id: 's', status, code: 'X9TD', returnStack: false, shipments: [member] })
    const it = device()
    await it.ride.read(async () => stack)
    await it.ride.read(async () => tripOfShipment(member))
    expect(tripOf(device([], it.storage))).toMatchObject(stack)
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

test('[SHIP-08] a take whose answer was lost was not undone: the trip is told as its rider’s', async () => {
  const it = device([FAILED])
  const stop = it.ride.start()
  await it.ride.read(async () =>
    tripOfShipment({ ...SHIPMENT, status: 'LOOKING_FOR_DRIVER', rider: undefined }),
  )
  it.ride.slide('a', 'ON_ROUTE_TO_PICK_UP')
  await it.rest()
  const minuteLater = Date.now() + 61_000
  vi.spyOn(Date, 'now').mockReturnValue(minuteLater)
  it.clock.advance(61_000)
  await it.rest()
  const { steps, undone } = it.ride.store.getState()
  expect([steps, undone?.subjectId]).toEqual([[], 'a'])
  await it.ride.read(async () => at('ON_ROUTE_TO_PICK_UP'))
  expect(it.ride.store.getState().undone).toBeUndefined()
  stop()
})

describe('another trip', () => {
  const other = tripOfShipment({ ...SHIPMENT, id: 'b', status: 'LOOKING_FOR_DRIVER', rider: undefined })

  test('is shown although a step arrived while it was read', async () => {
    const it = device([{ kind: 'sent', after: at('ON_ROUTE_TO_DROP_OFF') }])
    await it.ride.read(async () => at('IN_STORE'))
    let answer = (): void => undefined
    const reading = it.ride.read(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(other)
        }),
    )
    it.ride.slide('a', 'ON_ROUTE_TO_DROP_OFF')
    await it.rest()
    answer()
    await it.rest()
    answer()
    await reading
    expect(tripOf(it)).toMatchObject(other)
  })

  test('takes no place of the one that is shown once its page was left', async () => {
    const it = device()
    const left = new AbortController()
    const reading = it.ride.read(async () => {
      left.abort()
      return at('IN_STORE')
    }, left.signal)
    await it.ride.read(async () => other)
    await reading
    expect(tripOf(it)).toMatchObject(other)
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
    expect(await it.ride.sendKey('a', { key: '1234' }, isOpen)).toEqual(SENT)
    expect([kinds(it.storage), it.ride.store.getState().question]).toEqual([['shipment'], undefined])
    await it.rest()
    expect([it.asked.length, it.ride.store.getState().trip]).toEqual([2, at('DELIVERED')])
  })

  test('that is wrong is counted, and asks again', async () => {
    const it = await atTheDoor([{ kind: 'refused', code: 'SECURITY_CODE_WRONG' }])
    await it.ride.sendKey('a', { key: '0000' }, isOpen)
    const { question, checking, steps, trip } = it.ride.store.getState()
    expect([question?.kind, checking, steps]).toEqual(['key', [], []])
    // also after a reload
    for (const known of [trip, device([], it.storage).ride.store.getState().trip])
      expect(known?.shipments).toMatchObject([{ keyTries: 1 }])
  })

  test('that nobody answers for waits with the delivery, under the name it was asked about', async () => {
    const it = await atTheDoor([FAILED, FAILED])
    await it.ride.sendKey('a', { key: '1234' }, isOpen)
    await it.rest()
    expect(kinds(it.storage)).toEqual(['key', 'shipment'])
    expect(new Set(it.asked).size).toBe(1)
  })

  test('that nobody answers for hands nothing over once its dialog was left', async () => {
    const it = await atTheDoor([FAILED])
    await it.ride.sendKey('a', { key: '1234' }, isLeft)
    expect(kinds(it.storage)).toEqual([])
  })

  test('without a network it is not asked about: it waits, also through a reload', async () => {
    const it = await atTheDoor([])
    const stop = it.ride.start()
    it.online.set(false)
    expect(mustWait(it.ride.store.getState())).toBe(true)
    await it.ride.sendKey('a', { key: '1234' }, isOpen)
    stop()
    const again = device([SENT, TAKEN], it.storage)
    expect(viewOf(again.ride.store.getState())).toMatchObject({
      pending: 2,
      selected: { status: 'DELIVERED' },
    })
  })

  test('of what was given up meanwhile delivers nothing', async () => {
    const it = await atTheDoor([])
    const told = it.ride.sendKey('a', { key: '1234' }, isLeft)
    it.ride.giveUp({ kind: 'cancel', id: 'a', scope: 'single' })
    await told
    await it.rest()
    expect(it.heard.filter(({ type }) => type === 'stepped')).toHaveLength(1)
    expect(it.ride.store.getState().steps).toEqual([])
  })
})
