/** The outcome of a sandbox charge, or of refunds of an approved one. */
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
 * The holder's name selects the outcome, as in the test mode of the region's providers; other names are approved.
 *
 * - APRO: approved
 * - OTHE: declined without a reason; FUND: declined for insufficient funds
 * - CONT: pending, approved when looked up a little later
 * - ERRO: the provider answers with an error and takes nothing
 * - SLOW: approved, but the answer never comes
 * - RECH: approved, and its refunds are refused
 * - LENT: approved, and its refunds stay pending for a while
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

/** Looks up the first word of the holder's name. */
export function outcomeOf(holder: string): Outcome {
  const [first = ''] = holder.trim().toUpperCase().split(/\s+/)
  return OUTCOMES.get(first) ?? 'approved'
}

/** Reasons in Mercado Pago's wording, so that readers need to know only one. */
export const DECLINED_BECAUSE: Readonly<Record<'declined' | 'funds', string>> = {
  declined: 'cc_rejected_other_reason',
  funds: 'cc_rejected_insufficient_amount',
}
