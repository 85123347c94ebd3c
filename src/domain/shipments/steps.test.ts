import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isRiderSteps } from '#generated/validators/rider-steps.js'
import type { Shipment, ShipmentStatus } from '#generated/models.ts'

import { addStep, dropRefused, isTake, isTakeOver, withoutStep, withSteps, type RiderStep } from './steps.ts'
import { tripOfShipment, tripOfStack } from './trip.ts'

const step = (n: number, trip = 'simple/a', status: ShipmentStatus = 'IN_STORE'): RiderStep => ({
  key: `step-of-a-rider-${n}`,
  trip,
  kind: trip.startsWith('stack') ? 'stack' : 'shipment',
  subjectId: trip.split('/')[1] ?? '',
  at: n,
  body: { id: 'a', status, rider_id: 'me', rider_name: 'Rita', rider_phone: '+5491155557001' },
})
const shipment = (id: string, status: ShipmentStatus, more: Partial<Shipment> = {}): Shipment => ({
  id,
  status,
  createdAt: '2026-11-21T20:00:00.000Z',
  updatedAt: '2026-11-21T20:00:00.000Z',
  logisticsOrder: 'l',
  returnShipment: false,
  codeToShow: id.toUpperCase(),
  ...more,
})
const stack = (...shipments: Shipment[]) =>
  tripOfStack({ id: 's', status: 'IN_STORE', code: 'S1', returnStack: false, shipments })
const keys = (steps: readonly RiderStep[]) => steps.map(({ key }) => key)

test('[SHIP-08] a take lasts a minute, whichever way the clock of the phone was put; other steps wait for ever', () => {
  const take = { ...step(1, 'simple/a', 'ON_ROUTE_TO_PICK_UP'), at: 3_600_000 }
  expect([0, 60_000, 60_001, -60_001].map((ms) => isTakeOver(take, take.at + ms))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(isTakeOver(step(1), 3_600_000)).toBe(false)
})

describe('steps that wait', () => {
  const trips = fc.constantFrom('simple/a', 'simple/b', 'stack/s')
  const made = fc.array(trips, { maxLength: 12 }).map((list) => list.map((trip, n) => step(n, trip)))
  /** of one shipment of a stack, or of the stack */
  const ofStack = (n: number, subject: string): RiderStep =>
    subject === 's'
      ? step(n, 'stack/s')
      : ({ ...step(n, 'stack/s'), kind: 'shipment', subjectId: subject } as RiderStep)

  test('what is stored is what is read', () => {
    fc.assert(
      fc.property(made, (steps) => {
        expect(isRiderSteps(JSON.parse(JSON.stringify(steps.reduce(addStep, []))))).toBe(true)
      }),
    )
  })

  test('sent one after the other with any failures between, nothing is lost, the order holds, each arrives once', () => {
    fc.assert(
      fc.property(made, fc.infiniteStream(fc.boolean()), (steps, fails) => {
        let waiting = steps.reduce(addStep, [] as readonly RiderStep[])
        const arrived: string[] = []
        for (let tries = 0; waiting.length > 0 && tries < 500; tries += 1) {
          const [head] = waiting
          if (head === undefined || fails.next().value === true) continue
          arrived.push(head.key)
          waiting = withoutStep(waiting, head.key)
        }
        if (waiting.length === 0) expect(arrived).toEqual(keys(steps))
        expect([...arrived, ...keys(waiting)]).toEqual(keys(steps))
      }),
    )
  })

  test('[SHIP-09] steps of another shipment of the stack survive a refusal, unless the stack itself was refused', () => {
    const subjects = fc.array(fc.constantFrom('a', 'b', 's'), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(subjects, fc.nat(11), (list, at) => {
        const steps = list.map((subject, n) => ofStack(n, subject))
        const refused = steps[at % steps.length]
        const { dropped } = dropRefused(steps, refused?.key ?? '')
        const later = steps.slice(at % steps.length)
        expect(dropped).toEqual(
          later.filter(({ subjectId }) => refused?.subjectId === 's' || subjectId === refused?.subjectId),
        )
      }),
    )
  })

  test('a refused step takes the later ones of its trip along, and none of another', () => {
    fc.assert(
      fc.property(made, fc.nat(11), (steps, at) => {
        const refused = steps[at]
        const { kept, dropped } = dropRefused(steps, refused?.key ?? 'nothing')
        expect(kept.length + dropped.length).toBe(steps.length)
        expect(dropped.every(({ trip }) => trip === refused?.trip)).toBe(true)
        expect(keys(dropped)[0]).toBe(refused?.key)
        expect(keys(kept)).toEqual(keys(steps).filter((key) => !keys(dropped).includes(key)))
        for (const other of kept)
          if (other.trip === refused?.trip) expect(steps.indexOf(other)).toBeLessThan(at)
      }),
    )
  })

  test('a step is added once', () => {
    expect([step(1), step(1), step(2)].reduce(addStep, [])).toHaveLength(2)
  })
})

describe('a trip with its steps', () => {
  test('shows the last step, and the rider who made it', () => {
    const steps = [step(1, 'simple/a', 'IN_STORE'), step(2, 'simple/a', 'ON_ROUTE_TO_DROP_OFF')]
    const [shown] = withSteps(tripOfShipment(shipment('a', 'ON_ROUTE_TO_PICK_UP')), steps).shipments
    expect(shown).toMatchObject({ status: 'ON_ROUTE_TO_DROP_OFF', rider: { riderId: 'me', name: 'Rita' } })
  })

  test('[SHIP-08] a take shows nothing before the server says who won, nor does what builds on it', () => {
    const take = step(1, 'simple/a', 'ON_ROUTE_TO_PICK_UP')
    expect([take, step(2)].map(isTake)).toEqual([true, false])
    const open = tripOfShipment(shipment('a', 'LOOKING_FOR_DRIVER'))
    expect(withSteps(open, [take, step(2)])).toEqual(open)
    const other = { riderId: 'other', name: 'Omar', phone: '+5491155557002' }
    const lost = tripOfShipment(shipment('a', 'ON_ROUTE_TO_PICK_UP', { rider: other }))
    expect(withSteps(lost, [take])).toEqual(lost)
    const both = stack(shipment('a', 'LOOKING_FOR_DRIVER'), shipment('b', 'LOOKING_FOR_DRIVER'))
    expect(withSteps(both, [step(1, 'stack/s', 'ON_ROUTE_TO_PICK_UP')])).toEqual(both)
  })

  test('steps of another trip change nothing, and a step that has arrived changes nothing more', () => {
    const trip = tripOfShipment(shipment('a', 'ON_ROUTE_TO_PICK_UP'))
    expect(withSteps(trip, [step(1, 'simple/b')])).toBe(trip)
    const once = withSteps(trip, [step(1)])
    expect(withSteps(once, [step(1)])).toEqual(once)
  })

  test('a stack moves what is under way; one shipment moves alone; the stack says where they are', () => {
    const trip = stack(shipment('a', 'IN_STORE'), shipment('b', 'DRIVER_CANCELED'), shipment('c', 'IN_STORE'))
    const gone = withSteps(trip, [step(1, 'stack/s', 'ON_ROUTE_TO_DROP_OFFS')])
    expect(gone.shipments.map(({ status }) => status)).toEqual([
      'ON_ROUTE_TO_DROP_OFFS',
      'DRIVER_CANCELED',
      'ON_ROUTE_TO_DROP_OFFS',
    ])
    expect(gone.stack?.status).toBe('ON_ROUTE_TO_DROP_OFFS')
    const one = { ...step(2, 'stack/s', 'DELIVERED'), kind: 'shipment', subjectId: 'c' } as RiderStep
    expect(withSteps(gone, [one]).shipments.map(({ status }) => status)).toEqual([
      'ON_ROUTE_TO_DROP_OFFS',
      'DRIVER_CANCELED',
      'DELIVERED',
    ])
  })

  test('only what is to be brought back is brought back', () => {
    const trip = stack(shipment('a', 'DELIVERED', { returnShipment: true }), shipment('b', 'DELIVERED'))
    const { shipments, stack: after } = withSteps(trip, [step(1, 'stack/s', 'RETURNED')])
    expect(shipments.map(({ status }) => status)).toEqual(['RETURNED', 'DELIVERED'])
    expect(after?.status).toBe('RETURNED')
  })

  test('giving up what was given up or called off already keeps what is known of its food', () => {
    const giveUp = step(1, 'simple/a', 'DRIVER_CANCELED')
    for (const status of ['DRIVER_CANCELED', 'CANCELED'] as const) {
      const trip = tripOfShipment(shipment('a', status, { foodDue: true }))
      expect(withSteps(trip, [giveUp])).toEqual(trip)
    }
  })

  test('[SHIP-09] of what was called off in the store the food is due that left it; a stack names what it takes along', () => {
    const [one] = withSteps(tripOfShipment(shipment('a', 'CANCELED')), [
      step(1),
      step(2, 'simple/a', 'ON_ROUTE_TO_DROP_OFF'),
    ]).shipments
    expect(one).toMatchObject({ status: 'CANCELED', foodDue: true })
    const leaving = step(1, 'stack/s', 'ON_ROUTE_TO_DROP_OFFS') as RiderStep & { kind: 'stack' }
    const taken = ['a', 'b']
    const { shipments } = withSteps(
      stack(
        ...['a', 'b', 'c'].map((id) => shipment(id, id === 'a' ? 'IN_STORE' : 'CANCELED', { stackId: 's' })),
      ),
      [{ ...leaving, body: { ...leaving.body, taken } }],
    )
    expect(shipments.map(({ status, foodDue }) => [status, foodDue])).toEqual([
      ['ON_ROUTE_TO_DROP_OFFS', undefined],
      ['CANCELED', true],
      ['CANCELED', undefined],
    ])
  })

  test('a told key counts before it is checked', () => {
    const told: RiderStep = {
      key: 'key-of-a-delivery',
      trip: 'simple/a',
      kind: 'key',
      subjectId: 'a',
      at: 1,
      body: { key: '1234' },
    }
    const [shown] = withSteps(tripOfShipment(shipment('a', 'ON_ROUTE_TO_DROP_OFF')), [told]).shipments
    expect(shown?.keyConfirmed).toBe(true)
  })
})
