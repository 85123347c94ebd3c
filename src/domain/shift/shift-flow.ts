import type { ShiftVariant } from '../routes/companion-routes.ts'

/** What became of the call of a form: a rider on shift, one off shift, or nobody with that phone. */
export type ShiftOutcome = 'active' | 'inactive' | 'not-found'

/** Where the rider is led: another form, or their own shipments. */
export type ShiftStep = ShiftVariant | 'shipments'

/** What the page knows of its call. @source delivery spec §4 "Rider request status" */
export type ShiftRequest = 'initial' | 'loading' | 'success' | 'failed'

/** What happens to a call; `leave` is the step to another form. */
export type ShiftEvent = 'send' | 'answer' | 'refuse' | 'leave'

/**
 * The flow, whole: an outcome that a form does not have here is a failure of the server. Whoever lost the phone the shift
 * began on goes on with it on this one: that is a start from the form of a rider on shift.
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

/** What must be known before a form can be shown. */
const NEEDS: Readonly<Record<ShiftVariant, 'nothing' | 'phone' | 'rider'>> = {
  phoneIntake: 'nothing',
  register: 'phone',
  logIn: 'rider',
  logOut: 'rider',
  success: 'nothing',
}

/**
 * Where a form leads.
 * @returns undefined when the outcome is none of this form
 * @source delivery spec §4 "Rider shift flow"
 */
export function nextShiftStep(variant: ShiftVariant, outcome: ShiftOutcome): ShiftStep | undefined {
  return STEPS[variant][outcome]
}

/**
 * The status of the call after an event.
 * @returns undefined when the event cannot happen then: a second press while the first is under way, for instance
 * @source delivery spec §4 "Rider request status: initial, loading, success, failed"; the order is assumed
 */
export function nextShiftRequest(request: ShiftRequest, event: ShiftEvent): ShiftRequest | undefined {
  return REQUESTS[request][event]
}

/**
 * The form to show at an address: without the step before it, that is the first one.
 * @param known - a phone that nobody had, or the rider that was found
 * @source assumed: a form without its rider could not be sent
 */
export function shownVariant(variant: ShiftVariant, known: { phone: boolean; rider: boolean }): ShiftVariant {
  const need = NEEDS[variant]
  return need === 'nothing' || known[need] ? variant : 'phoneIntake'
}
