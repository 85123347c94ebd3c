import { TAKE_LASTS_SECONDS } from '#domain/defaults.ts'
import type { RiderSteps, Shipment, ShipmentRider } from '#generated/models.ts'

import { isFinished, isReturnDue, isTakenUnheard, isAlreadyDone, movedTo } from './transitions.ts'
import { withShipments, type Trip } from './trip.ts'

/** Something the rider did that the server does not know yet. */
export type RiderStep = RiderSteps[number]

/** A delivery key, or why there is none. */
export type KeyStep = RiderStep & { kind: 'key' }

/** What makes a step one of its own: its idempotency key, and when it was made. */
export type StepName = Pick<RiderStep, 'key' | 'at'>

/**
 * A further step, last. One whose key is known is that step.
 * @source delivery spec §4; ours: steps made without a network are sent in order
 */
export const addStep = (steps: readonly RiderStep[], step: RiderStep): readonly RiderStep[] =>
  steps.some(({ key }) => key === step.key) ? steps : [...steps, step]

/** What is left once a step has arrived. */
export const withoutStep = (steps: readonly RiderStep[], key: string): readonly RiderStep[] =>
  steps.filter((step) => step.key !== key)

/**
 * What is left once a step was refused: it is gone, and with it the later ones of its shipment, which built on it. What a
 * whole stack was to do takes along all later ones of its trip.
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

/** Whether a step asks for a shipment, or a stack, that waits for a rider. */
export const isTake = (step: RiderStep): boolean =>
  step.kind !== 'key' && step.body.status === 'ON_ROUTE_TO_PICK_UP'

/**
 * Whether a take is no more what its rider wants: after an hour without a network nobody is to find a shipment on the phone.
 * One that the server has taken, and whose answer was lost, is told with the trip.
 * @units milliseconds since the epoch, by the clock that the step has
 */
export const isTakeOver = (step: RiderStep, nowMs: number): boolean =>
  isTake(step) && Math.abs(nowMs - step.at) > TAKE_LASTS_SECONDS * 1_000

/**
 * A trip as it will be once its steps have arrived. A step that the server has taken already changes nothing, and a
 * take shows nothing before it is answered: only the server knows which rider won.
 * @param trip - as the server told it
 * @param steps - of any trips, in order
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

/** A stack moves what is still under way, or brings back what is due; what nobody has yet stays where it is. */
function isMoved(shipment: Shipment, step: RiderStep & { kind: 'shipment' | 'stack' }): boolean {
  if (shipment.status === 'LOOKING_FOR_DRIVER') return false
  if (step.kind === 'shipment')
    return shipment.id === step.subjectId && !isAlreadyDone(shipment, step.body.status)
  if (step.body.status === 'RETURNED') return isReturnDue(shipment)
  return !isFinished(shipment) || isTakenUnheard(shipment, step.body)
}
