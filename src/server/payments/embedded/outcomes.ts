/** What becomes of a charge in the sandbox, or of the money that goes back of an approved one. */
export type Outcome =
  | 'approved'
  | 'declined'
  | 'funds'
  | 'pending'
  | 'error'
  | 'slow'
  | 'refund-refused'
  | 'refund-slow'
  | 'refund-lost'

/**
 * The holder's name decides, as in the test mode of the region's providers; a name that is not here is approved.
 *
 * - APRO: approved
 * - OTHE: declined without a reason; FUND: declined for want of money
 * - CONT: not decided yet, approved when it is looked up a little later
 * - ERRO: the provider answers with a fault and takes nothing
 * - SLOW: approved, but the answer never comes
 * - RECH: approved, and its refunds are refused
 * - LENT: approved, and its refunds are on their way for a while
 * - PERD: approved, and its refunds are made, but the first answer is lost
 */
const OUTCOMES: ReadonlyMap<string, Outcome> = new Map([
  ['APRO', 'approved'],
  ['OTHE', 'declined'],
  ['FUND', 'funds'],
  ['CONT', 'pending'],
  ['ERRO', 'error'],
  ['SLOW', 'slow'],
  ['RECH', 'refund-refused'],
  ['LENT', 'refund-slow'],
  ['PERD', 'refund-lost'],
])

/** By the first word on the card. */
export function outcomeOf(holder: string): Outcome {
  const [first = ''] = holder.trim().toUpperCase().split(/\s+/)
  return OUTCOMES.get(first) ?? 'approved'
}

/** Reasons as Mercado Pago words them, so that what reads them needs to know one language. */
export const DECLINED_BECAUSE: Readonly<Record<'declined' | 'funds', string>> = {
  declined: 'cc_rejected_other_reason',
  funds: 'cc_rejected_insufficient_amount',
}
