import type { ShiftVariant } from '../routes/companion-routes.ts'

/** Result of a form's call: a rider on shift, a rider off shift, or no rider with that phone. */
export type ShiftOutcome = 'active' | 'inactive' | 'not-found'

/** The next step: another form, or the rider's shipments. */
export type ShiftStep = ShiftVariant | 'shipments'

/** Status of the page's call. @source delivery spec §4 "Rider request status" */
export type ShiftRequest = 'initial' | 'loading' | 'success' | 'failed'

/** Events of a call; `leave` is the step to another form. */
export type ShiftEvent = 'send' | 'answer' | 'refuse' | 'leave'

/**
 * The whole flow. An outcome that a form does not list is a server failure. A rider who lost the phone that started the
 * shift continues on this one, by a start from the form of a rider on shift.
 */
const STEPS: Readonly<Record<ShiftVariant, Partial<Record<ShiftOutcome, ShiftStep>>>> = {
  phoneIntake: { active: 'logOut', inactive: 'logIn', 'not-found': 'register' },
  register: { active: 'shipments' },
  logIn: { active: 'shipments' },
  logOut: { inactive: 'success', active: 'shipments' },
  success: {},
}

const REQUESTS: Readonly<Record<ShiftRequest, Partial<Record<ShiftEvent, ShiftRequest>>>> = {
  initial: { send: 'loading' },
  loading: { answer: 'success', refuse: 'failed' },
  success: { leave: 'initial' },
  failed: { send: 'loading', leave: 'initial' },
}

/** What a form needs to be shown. */
const NEEDS: Readonly<Record<ShiftVariant, 'nothing' | 'phone' | 'rider'>> = {
  phoneIntake: 'nothing',
  register: 'phone',
  logIn: 'rider',
  logOut: 'rider',
  success: 'nothing',
}

/**
 * The step after a form.
 * @returns undefined when the form does not have this outcome
 * @source delivery spec §4 "Rider shift flow"
 */
export function nextShiftStep(variant: ShiftVariant, outcome: ShiftOutcome): ShiftStep | undefined {
  return STEPS[variant][outcome]
}

/**
 * The status of the call after an event.
 * @returns undefined when the event is not allowed, such as a second press while the first is pending
 * @source delivery spec §4 "Rider request status: initial, loading, success, failed"; the order is assumed
 */
export function nextShiftRequest(request: ShiftRequest, event: ShiftEvent): ShiftRequest | undefined {
  return REQUESTS[request][event]
}

/**
 * The form to show at an address: the first one, unless the step before it was completed.
 * @param known - a phone without a rider, or the rider found
 * @source assumed: a form without its rider could not be sent
 */
export function shownVariant(variant: ShiftVariant, known: { phone: boolean; rider: boolean }): ShiftVariant {
  const need = NEEDS[variant]
  return need === 'nothing' || known[need] ? variant : 'phoneIntake'
}
