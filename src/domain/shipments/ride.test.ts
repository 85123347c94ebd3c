import { describe, expect, test } from 'vitest'

import type { Shipment, ShipmentStatus } from '#generated/models.ts'

import { rideAfter, rideNews, sliderEvent, type KeyAnswer, type RideEvent } from './ride-events.ts'
import { giveUpStep, newRide, nextStep, viewOf, type Ride } from './ride.ts'
import type { KeyStep, RiderStep } from './steps.ts'
import { tripOfShipment, tripOfStack, type Trip } from './trip.ts'

const RITA = { riderId: 'me', name: 'Rita', phone: '+5491155557001' }
const OMAR = { riderId: 'other', name: 'Omar', phone: '+5491155557002' }
const AT = '2026-11-21T20:00:00.000Z'
const shipment = (id: string, status: ShipmentStatus, more: Partial<Shipment> = {}): Shipment => ({
  id,
  status,
  createdAt: AT,
  updatedAt: AT,
  logisticsOrder: 'l',
  returnShipment: false,
  codeToShow: id.toUpperCase(),
  ...(status !== 'LOOKING_FOR_DRIVER' && { rider: RITA }),
  ...more,
})
const single = (status: ShipmentStatus, more?: Partial<Shipment>) =>
  tripOfShipment(shipment('a', status, more))
const stack = (...statuses: ShipmentStatus[]) =>
  tripOfStack({
    id: 's',
    status: statuses[0] ?? 'IN_STORE',
    code: 'S1',
    returnStack: false,
    shipments: statuses.map((status, place) =>
      shipment('abc'.charAt(place), status, { stackId: 's', stackingOrder: place }),
    ),
  })

let names = 0
const name = () => ({ key: `step-of-a-rider-${(names += 1)}`, at: names })
const told = (trip: Trip, arrived = 0): RideEvent => ({ type: 'read', trip, arrived, at: 1 })
const after = (ride: Ride, ...events: (RideEvent | undefined)[]): Ride =>
  events.reduce<Ride>((now, event) => (event ? rideAfter(now, event) : now), ride)
const riding = (trip: Trip) => after(newRide(RITA), told(trip))
const slide = (ride: Ride, id: string, status: ShipmentStatus) =>
  after(ride, sliderEvent(ride, id, status, name()))
const statuses = (ride: Ride) => viewOf(ride)?.shipments.map(({ id, status }) => `${id} ${status}`)
const answered = (id: string, answer: KeyAnswer, isLeft = false): RideEvent => {
  const step: KeyStep = { ...name(), trip: 'simple/a', kind: 'key', subjectId: id, body: { key: '1234' } }
  return { type: 'key-answered', step, answer, isLeft, move: name() }
}
const newsOf = (ride: Ride, event: RideEvent) => rideNews(ride, rideAfter(ride, event), event)

describe('a press', () => {
  test('takes the next step once, however often it comes from a screen that was drawn before', () => {
    const once = slide(riding(single('ON_ROUTE_TO_PICK_UP')), 'a', 'IN_STORE')
    expect([statuses(once), once.steps.length]).toEqual([['a IN_STORE'], 1])
    expect(slide(once, 'a', 'IN_STORE')).toBe(once)
    const taken = slide(riding(single('LOOKING_FOR_DRIVER')), 'a', 'ON_ROUTE_TO_PICK_UP')
    expect(viewOf(taken)).toMatchObject({
      isTaking: true,
      pending: 1,
      selected: { status: 'LOOKING_FOR_DRIVER' },
    })
    expect(slide(taken, 'a', 'ON_ROUTE_TO_PICK_UP')).toBe(taken)
  })

  test("does nothing with what is another rider's", () => {
    const ride = riding(single('IN_STORE', { rider: OMAR }))
    expect(viewOf(ride)).toMatchObject({ next: undefined, cancel: undefined, isLost: true })
    expect(slide(ride, 'a', 'ON_ROUTE_TO_DROP_OFF')).toBe(ride)
    expect(giveUpStep(ride, { kind: 'cancel', id: 'a', scope: 'single' }, name())).toBeUndefined()
  })

  test('at the door asks for the key first, unless it is known', () => {
    const ride = slide(riding(single('ON_ROUTE_TO_DROP_OFF')), 'a', 'DELIVERED')
    expect([ride.question, ride.steps]).toEqual([{ kind: 'key', id: 'a' }, []])
    const known = riding(single('ON_ROUTE_TO_DROP_OFF', { keyConfirmed: true }))
    expect(statuses(slide(known, 'a', 'DELIVERED'))).toEqual(['a DELIVERED'])
  })

  test('in a stack brings up the next shipment; giving up lets it come up by itself', () => {
    const ride = riding(stack('ON_ROUTE_TO_DROP_OFFS', 'ON_ROUTE_TO_DROP_OFFS', 'ON_ROUTE_TO_DROP_OFFS'))
    const selected = (now: Ride) => viewOf(now)?.selected.id
    const step = nextStep(ride, 'a', 'DELIVERED', name())
    expect(selected(after(ride, step && { type: 'stepped', step }))).toBe('b')
    const up = giveUpStep(ride, { kind: 'cancel', id: 'a', scope: 'single' }, name())
    expect(selected(after(ride, up && { type: 'stepped', step: up }))).toBe('b')
    // of one that is not at hand, the one on the screen stays
    const other = nextStep(ride, 'c', 'DELIVERED', name())
    expect(
      selected(after(ride, { type: 'selected', id: 'b' }, other && { type: 'stepped', step: other })),
    ).toBe('b')
  })
})

describe('the answer about a key', () => {
  const asking = slide(riding(single('ON_ROUTE_TO_DROP_OFF')), 'a', 'DELIVERED')
  const kinds = ({ steps }: Ride) => steps.map(({ kind }) => kind)

  test.each<[KeyAnswer, boolean, RiderStep['kind'][], boolean]>([
    ['right', false, ['shipment'], false],
    ['right', true, ['shipment'], false],
    ['wrong', false, [], true],
    ['refused', false, [], true],
    ['unknown', false, ['key', 'shipment'], false],
    ['unknown', true, [], true],
  ])('%s, dialog left %s: steps %j, question open %s', (answer, isLeft, steps, isOpen) => {
    const ride = after(asking, { type: 'key-asked', id: 'a' }, answered('a', answer, isLeft))
    expect([kinds(ride), ride.question !== undefined]).toEqual([steps, isOpen])
    expect(ride.checking).toEqual([])
  })

  test('that it was wrong counts on top of what the server has counted, which may begin anew', () => {
    const tries = (ride: Ride) => viewOf(ride)?.selected.keyTries
    const at = (keyTries: number) => single('ON_ROUTE_TO_DROP_OFF', { keyTries })
    const wrong = after(riding(at(2)), { type: 'key-asked', id: 'a' }, answered('a', 'wrong'))
    expect(tries(wrong)).toBe(3)
    // read before the answer
    expect(tries(after(wrong, told(at(2))))).toBe(3)
    expect(tries(after(wrong, told(at(0), wrong.arrived)))).toBe(0)
  })

  test('delivers nothing that was given up meanwhile', () => {
    const up = giveUpStep(asking, { kind: 'cancel', id: 'a', scope: 'single' }, name())
    const ride = after(asking, up && { type: 'stepped', step: up }, answered('a', 'right'))
    expect([kinds(ride), statuses(ride)]).toEqual([['shipment'], ['a DRIVER_CANCELED']])
  })
})

describe('what the server says', () => {
  test('goes with the step at once: the trip is never for a moment where it was before', () => {
    const ride = slide(riding(single('IN_STORE')), 'a', 'ON_ROUTE_TO_DROP_OFF')
    const [step] = ride.steps
    const sent = after(ride, {
      type: 'sent',
      key: step?.key ?? '',
      after: single('ON_ROUTE_TO_DROP_OFF'),
      at: 2,
    })
    expect([sent.steps, statuses(sent)]).toEqual([[], ['a ON_ROUTE_TO_DROP_OFF']])
    // read before the answer
    expect(after(sent, told(single('IN_STORE'), 0))).toEqual(sent)
  })

  test('a key that waited is known once it has arrived', () => {
    const asking = slide(riding(single('ON_ROUTE_TO_DROP_OFF')), 'a', 'DELIVERED')
    const waiting = after(asking, answered('a', 'unknown'))
    const [key, delivery] = waiting.steps
    const sent = after(
      waiting,
      { type: 'sent', key: key?.key ?? '', at: 2 },
      { type: 'refused', key: delivery?.key ?? '', code: 'STATUS_CONFLICT' },
    )
    expect(statuses(slide(sent, 'a', 'DELIVERED'))).toEqual(['a DELIVERED'])
  })

  test('a no takes back the step and what builds on it, and stays in sight until a step arrives', () => {
    const once = slide(riding(single('ON_ROUTE_TO_PICK_UP')), 'a', 'IN_STORE')
    const twice = slide(once, 'a', 'ON_ROUTE_TO_DROP_OFF')
    const no: RideEvent = { type: 'refused', key: twice.steps[0]?.key ?? '', code: 'STATUS_CONFLICT' }
    const ride = after(twice, no)
    expect([ride.steps, statuses(ride)]).toEqual([[], ['a ON_ROUTE_TO_PICK_UP']])
    expect(ride.undone).toEqual(twice.steps[0])
    expect(newsOf(twice, no)).toEqual([{ kind: 'refused', code: 'STATUS_CONFLICT', isKey: false }])
    const again = slide(ride, 'a', 'IN_STORE')
    const key = again.steps[0]?.key ?? ''
    expect(after(again, { type: 'sent', key, after: single('IN_STORE'), at: 3 }).undone).toBeUndefined()
  })

  test('[SHIP-08] a take is not undone once the trip is told as its rider’s, before it was given up or after', () => {
    const wants = slide(riding(single('LOOKING_FOR_DRIVER')), 'a', 'ON_ROUTE_TO_PICK_UP')
    const no: RideEvent = { type: 'refused', key: wants.steps[0]?.key ?? '', code: 'STATUS_CONFLICT' }
    const own = told(single('ON_ROUTE_TO_PICK_UP'))
    expect(after(wants, no, told(single('LOOKING_FOR_DRIVER'))).undone).toEqual(wants.steps[0])
    expect(after(wants, no, own).undone).toBeUndefined()
    expect(after(wants, own, no).undone).toBeUndefined()
    expect(newsOf(after(wants, own), no)).toEqual([])
  })

  test('[SHIP-08] that another rider won is told once: by the answer to who wanted it too, else by what is read', () => {
    const lost = told(single('ON_ROUTE_TO_PICK_UP', { rider: OMAR }))
    const looks = riding(single('LOOKING_FOR_DRIVER'))
    expect(newsOf(looks, lost)).toEqual([{ kind: 'lost' }])
    expect(newsOf(after(looks, lost), lost)).toEqual([])
    const wants = slide(looks, 'a', 'ON_ROUTE_TO_PICK_UP')
    expect(newsOf(wants, lost)).toEqual([])
    const no: RideEvent = { type: 'refused', key: wants.steps[0]?.key ?? '', code: 'EXPIRED_BY_OTHER' }
    expect(newsOf(wants, no)).toEqual([{ kind: 'refused', code: 'EXPIRED_BY_OTHER', isKey: false }])
    expect(newsOf(after(wants, no), lost)).toEqual([])
  })

  test('that the venue called off what is carried is told, and takes its question away', () => {
    const ride = after(riding(single('ON_ROUTE_TO_DROP_OFF')), {
      type: 'asked',
      question: { kind: 'cancel', id: 'a', scope: 'single' },
    })
    const off = told(single('CANCELED', { foodDue: true }))
    expect(newsOf(ride, off)).toEqual([{ kind: 'called-off', code: 'A' }])
    expect(after(ride, off).question).toBeUndefined()
    expect(viewOf(after(ride, off))?.next).toMatchObject({
      status: 'RETURNED',
      key: 'shipments.slider.food-back',
    })
  })

  test('[SHIP-09] who left with what was called off meanwhile is told that, and not that they deliver it', () => {
    const left = slide(riding(single('IN_STORE')), 'a', 'ON_ROUTE_TO_DROP_OFF')
    const off = single('CANCELED', { foodDue: true })
    const sent: RideEvent = { type: 'sent', key: left.steps[0]?.key ?? '', after: off, at: 3 }
    expect(newsOf(left, sent)).toEqual([{ kind: 'called-off', code: 'A' }])
    expect(newsOf(after(left, told(off)), sent)).toEqual([])
    expect(viewOf(after(left, sent))?.next?.status).toBe('RETURNED')
  })

  test('[SHIP-09] a stack that leaves the store names what its rider takes along', () => {
    const ride = riding(stack('IN_STORE', 'CANCELED', 'IN_STORE'))
    const [step] = slide(ride, 'a', 'ON_ROUTE_TO_DROP_OFFS').steps
    expect(step?.body).toMatchObject({ status: 'ON_ROUTE_TO_DROP_OFFS', taken: ['a', 'c'] })
  })

  test('a trip of another page starts afresh, and a stack that was taken apart shows nothing', () => {
    const ride = after(
      slide(riding(single('ON_ROUTE_TO_DROP_OFF')), 'a', 'DELIVERED'),
      told(stack('IN_STORE')),
    )
    expect([ride.question, ride.chosen, ride.checking]).toEqual([undefined, undefined, []])
    expect(viewOf(after(ride, told(stack())))).toBeUndefined()
  })
})
