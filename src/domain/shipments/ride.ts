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

/** A question to the rider before a step of a shipment. */
export type RideQuestion = { kind: 'cancel'; id: string; scope: ShipmentAction } | { kind: 'key'; id: string }

/**
 * A rider's work at one moment. Every screen and dialog is derived from the server's last answer, the steps not yet
 * sent, and the open question.
 */
export interface Ride {
  readonly rider: ShipmentRider
  /** The page's trip, as last fetched. */
  readonly trip?: Trip
  /** Time of that answer. @units milliseconds since the epoch, by the machine's clock; 0 before */
  readonly knownAt: number
  /** Pending steps of all trips, oldest first. */
  readonly steps: readonly RiderStep[]
  /** Number of steps and wrong keys answered: a read that began before one of them is outdated. */
  readonly arrived: number
  readonly question?: RideQuestion
  /** The place in the stack and the shipment shown there; absent before the first choice. */
  readonly chosen?: { readonly index: number; readonly id?: string }
  /** Ids of the shipments whose key is being checked by the server. */
  readonly checking: readonly string[]
  /**
   * A refused step, until the next step of its trip succeeds. A refused take is cleared when the trip is this rider's.
   */
  readonly undone?: RiderStep
}

/** A new ride, with only what the device stored. */
export const newRide = (rider: ShipmentRider, kept?: Trip & { knownAt: number }): Ride => ({
  rider,
  steps: [],
  arrived: 0,
  knownAt: kept?.knownAt ?? 0,
  trip: kept,
  checking: [],
})

/** The trip's shipments in display order, with the pending steps applied, and the selected one. */
export interface Selection {
  shipments: readonly Shipment[]
  /** index of the selected one */
  index: number
  selected: Shipment
}

/**
 * The rider's place in the trip.
 * @returns undefined while unknown, and for a stack that the venue dissolved
 * @source delivery spec §2, §4
 */
export function selectionOf(ride: Ride): Selection | undefined {
  const { shipments, index } = selectedOf(sortStack(shownTrip(ride)?.shipments ?? []), ride.chosen)
  const selected = shipments[index]
  return selected && { shipments, index, selected }
}

/** The trip after all pending steps. */
export const shownTrip = ({ trip, steps }: Ride): Trip | undefined => trip && withSteps(trip, steps)

const waitingOf = ({ trip, steps }: Ride): readonly RiderStep[] =>
  steps.filter((step) => step.trip === trip?.trip)

/** A shipment on which the rider may act now. */
function actingOn(ride: Ride, id: string): ShownShipment | undefined {
  const trip = shownTrip(ride)
  const shipment = trip?.shipments.find((one) => one.id === id)
  if (!trip || !shipment || !canActWith(shipment, trip.shipments, ride.rider.riderId)) return undefined
  const { stack, shipments } = trip
  return { shipment, ...(stack && { stack: { status: stack.status, shipments } }) }
}

/**
 * The step that advances a shipment, alone or with its stack.
 * @param status - requested by a screen that may be outdated
 * @returns undefined when it is not the next one, or was already requested
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
 * The step that gives up the shipment in question.
 * @returns undefined when that is no longer possible
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

/** Whether a question still concerns the selected shipment and a possible step. */
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
  /** Undefined without a next step. */
  next?: Slider
  /** What giving up cancels; undefined when it is not possible. */
  cancel?: ReturnType<typeof cancelAction>
  /** Number of this trip's steps not yet sent. */
  pending: number
  /** The rider's take has not been answered yet. */
  isTaking: boolean
  /** The rider has some of its shipments in progress. */
  isCarried: boolean
  /** Another rider has it. */
  isLost: boolean
}

/**
 * The view of a trip's page.
 * @returns undefined while unknown, and for a stack that the venue dissolved
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

/** Whether a rider has a shipment of a trip in progress. */
export const isCarriedBy = ({ shipments }: Trip, riderId: string): boolean =>
  shipments.some((shipment) => shipment.rider?.riderId === riderId && isCarried(shipment))
