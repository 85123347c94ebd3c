import type { MinorUnits } from '#generated/models.ts'

import type { RefundRequest } from './contract.ts'

/** Why a refund is refused that the rest of its payment does not cover. */
export const MORE_THAN_LEFT = 'more-than-left'

/**
 * What a provider says of the payment. `left`: what did not go back yet; `unexplained`: what went back, and not by
 * another refund that we know of.
 */
type Gone = { left: MinorUnits; unexplained: MinorUnits }

/**
 * What to do about a refund. `arrived`: an earlier try was made, or somebody sent the rest back at the provider's own
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
