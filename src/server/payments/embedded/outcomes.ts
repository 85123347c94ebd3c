/** What becomes of a charge in the sandbox. */
export type Outcome = 'approved' | 'declined' | 'funds' | 'pending' | 'error' | 'slow'

/**
 * The holder's name decides, as in the test mode of the region's providers; a name that is not here is approved.
 *
 * - APRO: approved
 * - OTHE: declined without a reason; FUND: declined for want of money
 * - CONT: not decided yet, approved when it is looked up a little later
 * - ERRO: the provider answers with a fault and takes nothing
 * - SLOW: approved, but the answer never comes
 */
const OUTCOMES: ReadonlyMap<string, Outcome> = new Map([
  ['APRO', 'approved'],
  ['OTHE', 'declined'],
  ['FUND', 'funds'],
  ['CONT', 'pending'],
  ['ERRO', 'error'],
  ['SLOW', 'slow'],
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
