import type { PaymentFailure, RefusalCause } from '#generated/models.ts'

/** Why tries end that no provider refused, in the words of our own server. Others of them say nothing to a diner. */
const OURS: ReadonlyMap<string, PaymentFailure | undefined> = new Map<string, PaymentFailure | undefined>([
  ['given-up', 'GIVEN_UP'],
  ['too-late', 'TIMED_OUT'],
  ['link-closed', 'TIMED_OUT'],
  ['broken', 'BROKEN_OFF'],
  ['not-confirmed', 'BROKEN_OFF'],
  ['order-ended', 'ORDER_ENDED'],
  ['closed', undefined],
  ['replaced', undefined],
  ['given-back', undefined],
  // its provider does not know it, which may change
  ['never-arrived', undefined],
])

/**
 * What a refusal may be for, where nothing more is known.
 * @source the guide of Transbank, "Requerimientos de página de resultado"
 */
const ANY_CAUSE: readonly RefusalCause[] = ['BAD_DATA', 'NO_FUNDS', 'NOT_ENABLED']

/** What the words of providers say of it. @source Mercado Pago's guide "¿Por qué se rechaza un pago?" */
const CAUSES: ReadonlyMap<string, RefusalCause> = new Map<string, RefusalCause>([
  ['cc_rejected_bad_filled_card_number', 'BAD_DATA'],
  ['cc_rejected_bad_filled_date', 'BAD_DATA'],
  ['cc_rejected_bad_filled_other', 'BAD_DATA'],
  ['cc_rejected_bad_filled_security_code', 'BAD_DATA'],
  ['cc_rejected_insufficient_amount', 'NO_FUNDS'],
  ['cc_rejected_card_disabled', 'NOT_ENABLED'],
  ['cc_rejected_call_for_authorize', 'CALL_BANK'],
  ['cc_rejected_max_attempts', 'TOO_MANY_TRIES'],
])

/** A try that took no money. */
export type EndedTry = { status: 'DECLINED' | 'FAILED'; detail: string | null }

/**
 * Why a try to pay came to nothing, and what a refusal may be for.
 * @returns undefined for one that ended for a reason that is none of the diner's
 * @source issue 15 part 9 "success and failure pages with … reason"
 */
export function failureOf({
  status,
  detail,
}: EndedTry): { failure: PaymentFailure; causes: RefusalCause[] } | undefined {
  const word = detail ?? ''
  const failure = OURS.has(word) ? OURS.get(word) : status === 'FAILED' ? 'BROKEN_OFF' : 'REJECTED'
  if (failure === undefined) return undefined
  if (failure !== 'REJECTED') return { failure, causes: [] }
  const cause = CAUSES.get(word)
  return { failure, causes: cause === undefined ? [...ANY_CAUSE] : [cause] }
}
