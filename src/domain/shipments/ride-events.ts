import type { ErrorCode } from '#generated/errors.ts'
import type { Shipment, ShipmentStatus } from '#generated/models.ts'

import { hasLostTrip } from './access.ts'
import {
  canDo,
  isCarriedBy,
  isWanted,
  nextStep,
  selectionOf,
  shownTrip,
  type Ride,
  type RideQuestion,
} from './ride.ts'
import { nextIndex } from './stack.ts'
import {
  addStep,
  dropRefused,
  isTake,
  withoutStep,
  type KeyStep,
  type RiderStep,
  type StepName,
} from './steps.ts'
import { calledOff, withShipments, type Trip } from './trip.ts'

/** The server's answer to a key; `unknown`: no answer came. */
export type KeyAnswer = 'right' | 'wrong' | 'refused' | 'unknown'

/** Events of a rider's work: presses, answers of the server, and changes by other tabs. */
export type RideEvent =
  /** The trip was fetched; `arrived` is the count when the request began. */
  | { type: 'read'; trip: Trip; arrived: number; at: number }
  /** The rider made a step. */
  | { type: 'stepped'; step: RiderStep }
  | { type: 'sent'; key: string; after?: Trip; at: number }
  | { type: 'refused'; key: string; code: ErrorCode }
  /** The shift has ended: the step waits for the next shift. */
  | { type: 'denied' }
  /** Another tab changed the pending steps. */
  | { type: 'stored' }
  | { type: 'selected'; id: string }
  | { type: 'asked'; question: RideQuestion }
  | { type: 'closed' }
  | { type: 'key-asked'; id: string }
  /** `isLeft`: the rider had closed the dialog; `move` names the delivery that follows. */
  | { type: 'key-answered'; step: KeyStep; answer: KeyAnswer; isLeft: boolean; move: StepName }

/** News for a rider, as text and vibration. */
export type RideNews =
  | { kind: 'done'; status: ShipmentStatus }
  | { kind: 'refused'; code: ErrorCode; isKey: boolean }
  | { kind: 'called-off'; code: Shipment['codeToShow'] }
  | { kind: 'lost' }

/**
 * The event after the slider was released: the next step, or at the door first the question for the key.
 * @param status - the step shown on the slider
 * @returns undefined when it is no longer the next one
 * @source delivery spec §4; design §5 "the slider asks for it at 'Entregado'"
 */
export function sliderEvent(
  ride: Ride,
  id: string,
  status: ShipmentStatus,
  name: StepName,
): RideEvent | undefined {
  const isConfirmed = shownTrip(ride)?.shipments.some((one) => one.id === id && one.keyConfirmed)
  if (status === 'DELIVERED' && !isConfirmed)
    return isWanted(ride, id, status) ? { type: 'asked', question: { kind: 'key', id } } : undefined
  const step = nextStep(ride, id, status, name)
  return step && { type: 'stepped', step }
}

/**
 * The ride after an event. A question is closed when it no longer applies. A refused take is cleared when the trip
 * turns out to be this rider's: its answer was lost.
 * @errors none; an event that names something missing changes nothing
 * @source delivery spec §4; requirements SHIP-03 to SHIP-09; design §5 "Keys"
 */
export function rideAfter(before: Ride, event: RideEvent): Ride {
  const ride = afterEvent(before, event)
  const { question, undone } = ride
  return {
    ...ride,
    question: question && canDo(ride, question) ? question : undefined,
    undone: undone && isTaken(ride, undone) ? undefined : undone,
  }
}

/** Whether a step is a take, and the server's trip names this rider. */
const isTaken = ({ trip, rider }: Ride, step: RiderStep): boolean =>
  isTake(step) && trip?.trip === step.trip && isCarriedBy(trip, rider.riderId)

function afterEvent(ride: Ride, event: RideEvent): Ride {
  switch (event.type) {
    case 'read':
      return afterReading(ride, event)
    case 'stepped':
      return withStep(ride, event.step)
    case 'sent':
      return afterArrival(ride, event)
    case 'refused': {
      const { kept, dropped } = dropRefused(ride.steps, event.key)
      return { ...ride, steps: kept, undone: dropped[0] ?? ride.undone }
    }
    case 'selected':
      return { ...ride, chosen: { index: selectionOf(ride)?.index ?? 0, id: event.id } }
    case 'asked':
      return { ...ride, question: event.question }
    case 'closed':
      return { ...ride, question: undefined }
    case 'key-asked':
      return { ...ride, checking: [...ride.checking, event.id] }
    case 'key-answered':
      return afterKey(ride, event)
    case 'denied':
    case 'stored':
      return ride
  }
}

function afterReading(ride: Ride, { trip, arrived, at }: RideEvent & { type: 'read' }): Ride {
  if (arrived < ride.arrived) return ride
  const isSame = ride.trip?.trip === trip.trip
  return {
    ...ride,
    trip,
    knownAt: at,
    ...(!isSame && { question: undefined, chosen: undefined, checking: [] }),
  }
}

/** In a stack, a step selects the following shipment. */
function withStep(ride: Ride, step: RiderStep): Ride {
  const selection = selectionOf(ride)
  const isAtHand = step.kind === 'shipment' && step.subjectId === selection?.selected.id
  const steps = addStep(ride.steps, step)
  if (!isAtHand || ride.trip?.stack === undefined) return { ...ride, steps }
  const { index, shipments } = selection
  // by id: a late answer would otherwise put another shipment in its place
  const chosen = {
    index: nextIndex(index, step.body.status, shipments.length),
    id: shipments[index + 1]?.id,
  }
  return { ...ride, steps, chosen }
}

function afterArrival(ride: Ride, { key, after, at }: RideEvent & { type: 'sent' }): Ride {
  const step = ride.steps.find((one) => one.key === key)
  if (!step) return ride
  const { trip } = ride
  const isShown = trip?.trip === step.trip
  return {
    ...ride,
    steps: withoutStep(ride.steps, key),
    arrived: ride.arrived + 1,
    undone: ride.undone?.trip === step.trip ? undefined : ride.undone,
    ...(isShown && { trip: step.kind === 'key' ? confirmed(trip, step) : merged(trip, after), knownAt: at }),
  }
}

const confirmed = (trip: Trip, { subjectId }: KeyStep): Trip =>
  withShipments(trip, (one) => (one.id === subjectId ? { ...one, keyConfirmed: true } : one))

/** An answer to a step of one shipment updates only that shipment. */
const merged = (trip: Trip, after: Trip | undefined): Trip =>
  withShipments(trip, (one) => after?.shipments.find(({ id }) => id === one.id) ?? one)

function afterKey(before: Ride, { step, answer, isLeft, move }: RideEvent & { type: 'key-answered' }): Ride {
  const id = step.subjectId
  const checked = { ...before, checking: before.checking.filter((one) => one !== id) }
  const ride = answer === 'wrong' ? afterWrongKey(checked, id) : checked
  const isKept = answer === 'unknown' && !isLeft
  // a late answer does not deliver a shipment that was given up meanwhile
  const delivery = nextStep(ride, id, 'DELIVERED', move)
  if (!delivery || (answer !== 'right' && !isKept)) return ride
  return withStep(isKept ? withStep(ride, step) : ride, delivery)
}

const afterWrongKey = (ride: Ride, id: string): Ride => ({
  ...ride,
  arrived: ride.arrived + 1,
  trip:
    ride.trip &&
    withShipments(ride.trip, (one) => (one.id === id ? { ...one, keyTries: (one.keyTries ?? 0) + 1 } : one)),
})

/**
 * The news that an event brings to the rider.
 * @param before - the ride before the event
 * @param after - by {@link rideAfter}
 * @source delivery spec §2 "If the rider lost the auction", §8; design §5 "Called off on the way"
 */
export function rideNews(before: Ride, after: Ride, event: RideEvent): readonly RideNews[] {
  const ofTrip = lossNews(before, after)
  if (event.type !== 'sent' && event.type !== 'refused') return ofTrip
  const step = before.steps.find(({ key }) => key === event.key)
  if (!step) return ofTrip
  if (event.type === 'refused' && isTaken(after, step)) return ofTrip
  if (event.type === 'refused')
    return [{ kind: 'refused', code: event.code, isKey: step.kind === 'key' }, ...ofTrip]
  if (step.kind === 'key' || isInVain(step, event)) return ofTrip
  return [{ kind: 'done', status: step.body.status }, ...ofTrip]
}

/** Whether the step moved something that the venue had canceled by then. */
const isInVain = ({ body }: Exclude<RiderStep, KeyStep>, event: RideEvent): boolean =>
  event.type === 'sent' &&
  body.status !== 'DRIVER_CANCELED' &&
  event.after?.shipments.every(({ status }) => status === 'CANCELED') === true

/** A rider who tried to take the trip learns it from the answer to that step. */
function lossNews({ trip: was }: Ride, { trip: now, steps, undone, rider: { riderId } }: Ride): RideNews[] {
  if (!was || !now || was === now || was.trip !== now.trip) return []
  const news: RideNews[] = calledOff(was, now, riderId).map(({ codeToShow: code }) => ({
    kind: 'called-off',
    code,
  }))
  const isLost = !hasLostTrip(was.shipments, riderId) && hasLostTrip(now.shipments, riderId)
  const hasWanted = undone?.trip === now.trip || steps.some((step) => step.trip === now.trip && isTake(step))
  return isLost && !hasWanted ? [...news, { kind: 'lost' }] : news
}
