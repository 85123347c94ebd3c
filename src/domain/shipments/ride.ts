import type { Shipment, ShipmentRider, ShipmentStatus } from '#generated/models.ts'

import { hasLostTrip } from './access.ts'
import {
  advanceAction,
  canActWith,
  cancelAction,
  sliderOf,
  wantedStatus,
  type Slider,
  type ShipmentAction,
  type ShownShipment,
} from './action.ts'
import { selectedOf, sortStack } from './stack.ts'
import { isTake, withSteps, type RiderStep, type StepName } from './steps.ts'
import { canCancel, isCarried, isDropOff } from './transitions.ts'
import { openShipments, type Trip } from './trip.ts'

/** What a rider is asked before a step of a shipment. */
export type RideQuestion = { kind: 'cancel'; id: string; scope: ShipmentAction } | { kind: 'key'; id: string }

/**
 * A rider's work at one moment. Whatever a screen or dialog shows follows from what the server told, the steps that the
 * server does not know yet, and the open question.
 */
export interface Ride {
  readonly rider: ShipmentRider
  /** What the page is about, as the server last told it. */
  readonly trip?: Trip
  /** When that was. @units milliseconds since the epoch, by the machine's clock; 0 before */
  readonly knownAt: number
  /** Of any trips, in the order in which they were made. */
  readonly steps: readonly RiderStep[]
  /** How many steps and wrong keys have arrived: what was read before one of them is older than its answer. */
  readonly arrived: number
  readonly question?: RideQuestion
  /** The place in the stack, and the shipment brought there; none before the first choice. */
  readonly chosen?: { readonly index: number; readonly id?: string }
  /** Ids of the shipments about whose key the server is being asked. */
  readonly checking: readonly string[]
  /** A step that was refused, until the next one of its trip has arrived. A take that the trip tells of was none. */
  readonly undone?: RiderStep
}

/** A ride before anything is known of it but what the device kept. */
export const newRide = (rider: ShipmentRider, kept?: Trip & { knownAt: number }): Ride => ({
  rider,
  steps: [],
  arrived: 0,
  knownAt: kept?.knownAt ?? 0,
  trip: kept,
  checking: [],
})

/** The shipments of the trip in the order of the screen, with the steps on top that wait, and the one at hand. */
export interface Selection {
  shipments: readonly Shipment[]
  /** place of the selected one */
  index: number
  selected: Shipment
}

/**
 * Where the rider is in the trip.
 * @returns undefined before anything is known, and for a stack that the venue took apart
 * @source delivery spec §2, §4
 */
export function selectionOf(ride: Ride): Selection | undefined {
  const { shipments, index } = selectedOf(sortStack(shownTrip(ride)?.shipments ?? []), ride.chosen)
  const selected = shipments[index]
  return selected && { shipments, index, selected }
}

/** The trip as it will be once the steps that wait have arrived. */
export const shownTrip = ({ trip, steps }: Ride): Trip | undefined => trip && withSteps(trip, steps)

const waitingOf = ({ trip, steps }: Ride): readonly RiderStep[] =>
  steps.filter((step) => step.trip === trip?.trip)

/** A shipment the rider may act with now. */
function actingOn(ride: Ride, id: string): ShownShipment | undefined {
  const trip = shownTrip(ride)
  const shipment = trip?.shipments.find((one) => one.id === id)
  if (!trip || !shipment || !canActWith(shipment, trip.shipments, ride.rider.riderId)) return undefined
  const { stack, shipments } = trip
  return { shipment, ...(stack && { stack: { status: stack.status, shipments } }) }
}

/**
 * The step that moves a shipment on, alone or with its stack.
 * @param status - what was asked for on a screen that may have been drawn before
 * @returns undefined when it is not the next one, or was asked for already
 * @source delivery spec §4 "Which action runs"
 */
export function nextStep(
  ride: Ride,
  id: string,
  status: ShipmentStatus,
  name: StepName,
): RiderStep | undefined {
  const shown = actingOn(ride, id)
  if (!shown || wantedStatus(shown) !== status || waitingOf(ride).some(isTake)) return undefined
  return moveStep(ride, id, advanceAction(shown), status, name)
}

/**
 * The step that gives up what was asked about.
 * @returns undefined when that is not possible any more
 * @source delivery spec §4 "Cancel"
 */
export function giveUpStep(
  ride: Ride,
  { id, scope }: RideQuestion & { kind: 'cancel' },
  name: StepName,
): RiderStep | undefined {
  return cancelScope(ride, id) === scope ? moveStep(ride, id, scope, 'DRIVER_CANCELED', name) : undefined
}

function cancelScope(ride: Ride, id: string): ReturnType<typeof cancelAction> | undefined {
  const shown = actingOn(ride, id)
  return shown && canCancel(shown.shipment) ? cancelAction(shown) : undefined
}

function moveStep(
  ride: Ride,
  id: string,
  action: ShipmentAction,
  status: ShipmentStatus,
  name: StepName,
): RiderStep | undefined {
  const trip = shownTrip(ride)
  if (!trip) return undefined
  const whole = action === 'single' ? undefined : trip.stack
  const subjectId = whole?.id ?? id
  const { riderId, name: riderName, phone } = ride.rider
  const body = {
    id: subjectId,
    status,
    rider_id: riderId,
    rider_name: riderName,
    rider_phone: phone,
    ...(whole && isDropOff(status) && { taken: openShipments(trip).map((one) => one.id) }),
  }
  return { ...name, trip: trip.trip, kind: whole ? 'stack' : 'shipment', subjectId, body }
}

/** Whether a question still asks about the shipment at hand, and about something that is possible. */
export function canDo(ride: Ride, question: RideQuestion): boolean {
  if (question.id !== selectionOf(ride)?.selected.id) return false
  return question.kind === 'cancel'
    ? cancelScope(ride, question.id) === question.scope
    : isWanted(ride, question.id, 'DELIVERED')
}

/** Whether a status is the next one of a shipment. */
export function isWanted(ride: Ride, id: string, status: ShipmentStatus): boolean {
  const shown = actingOn(ride, id)
  return shown !== undefined && wantedStatus(shown) === status
}

/** What the page of a trip shows. */
export interface RideView extends Selection {
  trip: Trip
  /** Undefined when the rider has none. */
  next?: Slider
  /** What giving up cancels; undefined when nothing can be given up. */
  cancel?: ReturnType<typeof cancelAction>
  /** How many steps of this trip the server does not know yet. */
  pending: number
  /** The rider wants it, and the server has not said yet who won. */
  isTaking: boolean
  /** The rider has something of it to bring. */
  isCarried: boolean
  /** Another rider has it. */
  isLost: boolean
}

/**
 * Everything the page of a trip shows.
 * @returns undefined before anything is known, and for a stack that the venue took apart
 * @source delivery spec §2 "Shipment detail page"
 */
export function viewOf(ride: Ride): RideView | undefined {
  const trip = shownTrip(ride)
  const selection = selectionOf(ride)
  if (!trip || !selection) return undefined
  const { riderId } = ride.rider
  const shown = actingOn(ride, selection.selected.id)
  const waiting = waitingOf(ride)
  return {
    ...selection,
    trip,
    next: shown && sliderOf(shown),
    cancel: cancelScope(ride, selection.selected.id),
    pending: waiting.length,
    isTaking: waiting.some(isTake),
    isCarried: isCarriedBy(trip, riderId),
    isLost: hasLostTrip(trip.shipments, riderId),
  }
}

/** Whether a rider has something of a trip to bring. */
export const isCarriedBy = ({ shipments }: Trip, riderId: string): boolean =>
  shipments.some((shipment) => shipment.rider?.riderId === riderId && isCarried(shipment))
