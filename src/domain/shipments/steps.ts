import { TAKE_LASTS_SECONDS } from '#domain/defaults.ts'
import type { RiderSteps, Shipment, ShipmentRider } from '#generated/models.ts'

import { isFinished, isReturnDue, isTakenUnheard, isAlreadyDone, movedTo } from './transitions.ts'
import { withShipments, type Trip } from './trip.ts'

/** A rider's action that the server has not received yet. */
export type RiderStep = RiderSteps[number]

/** A delivery key, or why there is none. */
export type KeyStep = RiderStep & { kind: 'key' }

/** Identifies a step: its idempotency key, and when it was made. */
export type StepName = Pick<RiderStep, 'key' | 'at'>

/**
 * Appends a step. A step with a known key is not added again.
 * @source delivery spec §4; ours: steps made without a network are sent in order
 */
export const addStep = (steps: readonly RiderStep[], step: RiderStep): readonly RiderStep[] =>
  steps.some(({ key }) => key === step.key) ? steps : [...steps, step]

/** The steps left after one succeeded. */
export const withoutStep = (steps: readonly RiderStep[], key: string): readonly RiderStep[] =>
  steps.filter((step) => step.key !== key)

/**
 * The steps left after one was refused. Later steps of its shipment built on it and are dropped too; a refused step of
 * a whole stack drops all later ones of its trip.
 * @errors none; an unknown key changes nothing
 */
export function dropRefused(
  steps: readonly RiderStep[],
  key: string,
): { kept: readonly RiderStep[]; dropped: readonly RiderStep[] } {
  const from = steps.findIndex((step) => step.key === key)
  const refused = steps[from]
  const isDropped = ({ trip, subjectId }: RiderStep, index: number) =>
    index >= from && trip === refused?.trip && (refused.kind === 'stack' || subjectId === refused.subjectId)
  return { kept: steps.filter((step, index) => !isDropped(step, index)), dropped: steps.filter(isDropped) }
}

/** Whether a step takes a shipment or a stack that waits for a rider. */
export const isTake = (step: RiderStep): boolean =>
  step.kind !== 'key' && step.body.status === 'ON_ROUTE_TO_PICK_UP'

/**
 * Whether a take has expired: after an hour without a network, no shipment should be taken unexpectedly. If the server
 * accepted it and only the answer was lost, the trip shows it.
 * @units milliseconds since the epoch, by the step's clock
 */
export const isTakeOver = (step: RiderStep, nowMs: number): boolean =>
  isTake(step) && Math.abs(nowMs - step.at) > TAKE_LASTS_SECONDS * 1_000

/**
 * A trip after its pending steps. A step that the server has already applied changes nothing. A take is shown only
 * after its answer: only the server knows which rider won.
 * @param trip - the server's answer
 * @param steps - of all trips, in order
 */
export const withSteps = (trip: Trip, steps: readonly RiderStep[]): Trip =>
  steps.filter((step) => step.trip === trip.trip && !isTake(step)).reduce(afterStep, trip)

function afterStep(trip: Trip, step: RiderStep): Trip {
  if (step.kind === 'key')
    return withShipments(trip, (shipment) =>
      shipment.id === step.subjectId ? { ...shipment, keyConfirmed: true } : shipment,
    )
  const rider: ShipmentRider = {
    riderId: step.body.rider_id,
    name: step.body.rider_name,
    phone: step.body.rider_phone,
  }
  return withShipments(trip, (shipment) => {
    if (!isMoved(shipment, step)) return shipment
    const { status, foodDue } = movedTo(shipment, step.body.status)
    return { ...shipment, status, rider, foodDue: foodDue || undefined }
  })
}

/** A step of a stack moves its shipments in progress, or returns what is due; shipments without a rider stay. */
function isMoved(shipment: Shipment, step: RiderStep & { kind: 'shipment' | 'stack' }): boolean {
  if (shipment.status === 'LOOKING_FOR_DRIVER') return false
  if (step.kind === 'shipment')
    return shipment.id === step.subjectId && !isAlreadyDone(shipment, step.body.status)
  if (step.body.status === 'RETURNED') return isReturnDue(shipment)
  return !isFinished(shipment) || isTakenUnheard(shipment, step.body)
}
