import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Shipment } from '#generated/models.ts'

import { rideAfter, sliderEvent, type RideEvent } from './ride-events.ts'
import { canDo, giveUpStep, isCarriedBy, newRide, viewOf, type Ride } from './ride.ts'
import { isTake, withSteps, type KeyStep, type RiderStep } from './steps.ts'
import {
  canMoveShipment,
  hasLeftUnheard,
  isFinished,
  isFoodDue,
  isAlreadyDone,
  isWithFood,
} from './transitions.ts'
import { tripOfShipment, tripOfStack, withShipments, type Trip } from './trip.ts'

const RITA = { riderId: 'me', name: 'Rita', phone: '+5491155557001' }
const AT = '2026-11-21T20:00:00.000Z'
const IDS = ['a', 'b', 'c']

function newTrip(count: number, returnShipment: boolean): Trip {
  const shipments = IDS.slice(0, count).map((id, stackingOrder): Shipment => ({
    id,
    status: 'LOOKING_FOR_DRIVER',
    createdAt: AT,
    updatedAt: AT,
    logisticsOrder: 'l',
    returnShipment,
    codeToShow: id.toUpperCase(),
    ...(count > 1 && { stackId: 's', stackingOrder }),
  }))
  const [one] = shipments
  if (count === 1 && one) return tripOfShipment(one)
  return tripOfStack({ id: 's', status: 'LOOKING_FOR_DRIVER', code: 'S', returnStack: false, shipments })
}

type Answer = { ok: boolean; after: Trip | undefined }

/** A server that moves shipments by the table of transitions, and does a step once whatever comes again. */
class Server {
  readonly asked: string[] = []
  private readonly answers = new Map<string, Answer>()
  trip: Trip

  constructor(trip: Trip) {
    this.trip = trip
  }

  take(step: RiderStep): Answer {
    const known = this.answers.get(step.key)
    if (known) return known
    const answer = this.judge(step)
    this.answers.set(step.key, answer)
    this.asked.push(step.key)
    return answer
  }

  private judge(step: RiderStep): Answer {
    if (step.kind === 'key') {
      const subject = this.trip.shipments.find(({ id }) => id === step.subjectId)
      const ok =
        'key' in step.body && step.body.key === '1234' && subject !== undefined && isWithFood(subject)
      if (ok) this.change((one) => (one.id === step.subjectId ? { ...one, keyConfirmed: true } : one))
      return { ok, after: undefined }
    }
    const { status } = step.body
    const before = this.trip.shipments
    const next = isTake(step)
      ? withShipments(this.trip, (one) =>
          one.status === 'LOOKING_FOR_DRIVER' ? { ...one, status, rider: RITA } : one,
        )
      : withSteps(this.trip, [step])
    const moved = before.filter((one, place) => one !== next.shipments[place])
    const asked = step.kind === 'stack' ? this.trip.stack : before.find(({ id }) => id === step.subjectId)
    const ok =
      (moved.length === 0 && asked !== undefined && isAlreadyDone(asked, status)) ||
      (moved.length > 0 &&
        moved.every((one) => canMoveShipment(one, status, 'rider') || hasLeftUnheard(one, status)) &&
        (status !== 'DELIVERED' || moved.every(({ keyConfirmed }) => keyConfirmed === true)))
    if (ok) this.trip = next
    const one = this.trip.shipments.find(({ id }) => id === step.subjectId)
    return { ok, after: ok ? (step.kind === 'shipment' && one ? tripOfShipment(one) : this.trip) : undefined }
  }

  /** The venue calls a shipment off. */
  callOff(id: string): void {
    this.change((one) =>
      one.id === id && !isFinished(one)
        ? { ...one, status: 'CANCELED', foodDue: isFoodDue(one.status, 'CANCELED') || undefined }
        : one,
    )
  }

  private change(change: (shipment: Shipment) => Shipment): void {
    this.trip = withShipments(this.trip, change)
  }
}

/** A rider's page over a patchy network; what is on the device outlives it. */
class Phone {
  ride: Ride
  /** Every step the rider ever took, in order, and those of which the server has said what becomes of them. */
  readonly taken: string[] = []
  readonly settled: string[] = []
  refusals = 0
  private reading: { trip: Trip; arrived: number } | undefined
  private checking: KeyStep | undefined
  private names = 0
  private readonly server: Server

  constructor(server: Server) {
    this.server = server
    this.ride = rideAfter(newRide(RITA), { type: 'read', trip: server.trip, arrived: 0, at: 1 })
  }

  private readonly name = () => ({ key: `step-of-a-rider-${(this.names += 1)}`, at: this.names })

  tell(event: RideEvent | undefined): void {
    if (!event) return
    const before = this.ride.steps
    this.ride = rideAfter(this.ride, event)
    const keys = this.ride.steps.map(({ key }) => key)
    this.taken.push(...keys.filter((key) => !this.taken.includes(key)))
    this.settled.push(...before.flatMap(({ key }) => (keys.includes(key) ? [] : [key])))
  }
  slide(id: string): void {
    const { next } = viewOf(this.ride) ?? {}
    if (next) this.tell(sliderEvent(this.ride, id, next.status, this.name()))
  }
  askCancel(): void {
    const { selected, cancel } = viewOf(this.ride) ?? {}
    if (selected && cancel)
      this.tell({ type: 'asked', question: { kind: 'cancel', id: selected.id, scope: cancel } })
  }
  giveUp(): void {
    const { question } = this.ride
    if (question?.kind !== 'cancel') return
    const step = giveUpStep(this.ride, question, this.name())
    this.tell(step && { type: 'stepped', step })
  }
  askKey(key: string): void {
    const { question, trip } = this.ride
    if (question?.kind !== 'key' || !trip || this.checking) return
    this.checking = { ...this.name(), trip: trip.trip, kind: 'key', subjectId: question.id, body: { key } }
    this.tell({ type: 'key-asked', id: question.id })
  }
  answerKey(isLost: boolean, isLeft: boolean): void {
    const step = this.checking
    if (!step) return
    const { ok } = this.server.take(step)
    this.checking = undefined
    const answer = isLost ? 'unknown' : ok ? 'right' : 'wrong'
    this.tell({ type: 'key-answered', step, answer, isLeft, move: this.name() })
  }
  /** The head of what waits arrives; its answer may be lost. */
  send(isLost: boolean): void {
    const [head] = this.ride.steps
    if (!head) return
    const { ok, after } = this.server.take(head)
    if (isLost) return
    if (!ok) this.refusals += 1
    this.tell(
      ok
        ? { type: 'sent', key: head.key, after, at: 1 }
        : { type: 'refused', key: head.key, code: 'STATUS_CONFLICT' },
    )
  }
  startReading(): void {
    this.reading = { trip: this.server.trip, arrived: this.ride.arrived }
  }
  endReading(): void {
    if (this.reading) this.tell({ type: 'read', ...this.reading, at: 1 })
    this.reading = undefined
  }
  reload(): void {
    const { trip, steps } = this.ride
    const kept = trip && isCarriedBy(trip, RITA.riderId) ? { ...trip, knownAt: 1 } : undefined
    this.ride = { ...newRide(RITA, kept), steps }
    this.reading = undefined
    this.checking = undefined
  }
}

type Act = (phone: Phone, server: Server) => void
const ids = fc.constantFrom(...IDS)
const presses = [
  ids.map(
    (id): Act =>
      (phone) =>
        phone.slide(id),
  ),
  fc.constant<Act>((phone) => phone.slide(viewOf(phone.ride)?.selected.id ?? '')),
  ids.map(
    (id): Act =>
      (phone) =>
        phone.tell({ type: 'selected', id }),
  ),
  fc.constant<Act>((phone) => phone.tell({ type: 'closed' })),
  fc.constant<Act>((phone) => phone.askKey('1234')),
  fc.tuple(fc.boolean(), fc.boolean()).map(
    ([isLost, isLeft]): Act =>
      (phone) =>
        phone.answerKey(isLost, isLeft),
  ),
]
const givingUp = [fc.constant<Act>((phone) => phone.askCancel()), fc.constant<Act>((phone) => phone.giveUp())]
const network = [
  fc.boolean().map(
    (isLost): Act =>
      (phone) =>
        phone.send(isLost),
  ),
  fc.constant<Act>((phone) => phone.startReading()),
  fc.constant<Act>((phone) => phone.endReading()),
  fc.constant<Act>((phone) => phone.reload()),
]
const callingOff = ids.map(
  (id): Act =>
    (_phone, server) =>
      server.callOff(id),
)
const trouble = [fc.constant<Act>((phone) => phone.askKey('0000')), callingOff]
const trips = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean())
const days = (...of: fc.Arbitrary<Act>[]) => fc.array(fc.oneof(...of), { maxLength: 60 })

/** What holds at every moment. */
function expectSound(phone: Phone, server: Server): void {
  const { ride, taken, settled } = phone
  if (ride.question) expect(canDo(ride, ride.question)).toBe(true)
  const waiting = ride.steps.map(({ key }) => key)
  // nothing is lost, nothing comes twice, and the order is that of the presses
  expect([...settled, ...waiting].toSorted()).toEqual(taken.toSorted())
  expect(waiting).toEqual(taken.filter((key) => waiting.includes(key)))
  expect(new Set(server.asked).size).toBe(server.asked.length)
  expect(ride.steps.filter(isTake).length).toBeLessThan(2)
}

function live(server: Server, acts: readonly Act[]): Phone {
  const phone = new Phone(server)
  for (const act of acts) {
    act(phone, server)
    expectSound(phone, server)
  }
  // back in the network: everything arrives, and the screen is what the server knows
  while (phone.ride.steps.length > 0) phone.send(false)
  phone.startReading()
  phone.endReading()
  expectSound(phone, server)
  const shown = viewOf(phone.ride)?.trip.shipments.map(({ status }) => status)
  expect(shown).toEqual(server.trip.shipments.map(({ status }) => status))
  return phone
}

test('[SHIP-07] [SHIP-09] whatever a rider presses over whatever network, the server takes every step that was offered', () => {
  fc.assert(
    fc.property(trips, days(...presses, ...givingUp, ...network), ([count, returns], acts) => {
      expect(live(new Server(newTrip(count, returns)), acts).refusals).toBe(0)
    }),
    { numRuns: 400 },
  )
})

test('[SHIP-09] whatever the venue calls off, what a rider did before hearing of it is taken', () => {
  const taken: Act[] = [(phone) => phone.slide('a'), (phone) => phone.send(false)]
  fc.assert(
    fc.property(trips, days(...presses, ...givingUp, ...network, callingOff), ([count, returns], acts) => {
      expect(live(new Server(newTrip(count, returns)), [...taken, ...acts]).refusals).toBe(0)
    }),
    { numRuns: 400 },
  )
})

test('[SHIP-09] wrong keys and a venue that calls off: no step is lost or done twice, and the screen ends as the server knows it', () => {
  fc.assert(
    fc.property(trips, days(...presses, ...givingUp, ...network, ...trouble), ([count, returns], acts) => {
      live(new Server(newTrip(count, returns)), acts)
    }),
    { numRuns: 400 },
  )
})

test('a rider who only goes on delivers everything', () => {
  fc.assert(
    fc.property(trips, days(...presses, ...network), ([count, returns], acts) => {
      const server = new Server(newTrip(count, returns))
      const phone = live(server, acts)
      for (let tries = 0; tries < 30; tries += 1) {
        phone.slide(viewOf(phone.ride)?.selected.id ?? '')
        phone.askKey('1234')
        phone.answerKey(false, false)
        while (phone.ride.steps.length > 0) phone.send(false)
      }
      const end = returns ? 'RETURNED' : 'DELIVERED'
      expect(server.trip.shipments.every(({ status }) => status === end)).toBe(true)
    }),
  )
})
