import type { MinorUnits } from '#generated/models.ts'

import type { RefundRequest } from './contract.ts'

/** Refusal of a refund that exceeds the remaining amount of its payment. */
export const MORE_THAN_LEFT = 'more-than-left'

/**
 * Refunds of the payment according to its provider. `left`: not refunded yet; `unexplained`: refunded, but not by
 * another refund known to us.
 */
type Gone = { left: MinorUnits; unexplained: MinorUnits }

/**
 * Decides about a refund. `arrived`: an earlier request was carried out, or the rest was refunded on the provider's own
 * page; `too-much`: more than is left.
 * @units minor units, counted alike
 * @source issue 15 part 3 "asked before each retry"
 */
export function judgeRefund(
  { amount, isRepeat }: Pick<RefundRequest, 'amount' | 'isRepeat'>,
  { left, unexplained }: Gone,
): 'arrived' | 'send' | 'too-much' {
  const isMoreThanLeft = amount > left
  if (unexplained >= amount && (isRepeat || isMoreThanLeft)) return 'arrived'
  return isMoreThanLeft ? 'too-much' : 'send'
}
