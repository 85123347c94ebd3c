import type { PaymentFailure, RefusalCause } from '#generated/models.ts'

/**
 * Why attempts fail without a refusal by the provider, in our own server's codes. Its other codes mean nothing to a
 * diner.
 */
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
  // the provider does not know it yet
  ['never-arrived', undefined],
])

/**
 * Possible reasons for a refusal when nothing more is known.
 * @source the guide of Transbank, "Requerimientos de página de resultado"
 */
const ANY_CAUSE: readonly RefusalCause[] = ['BAD_DATA', 'NO_FUNDS', 'NOT_ENABLED']

/** Reasons by the providers' codes. @source Mercado Pago's guide "¿Por qué se rechaza un pago?" */
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

/** An attempt that took no money. */
export type EndedTry = { status: 'DECLINED' | 'FAILED'; detail: string | null }

/**
 * Why a payment attempt failed, and the possible reasons for a refusal.
 * @returns undefined for a reason that does not concern the diner
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
