import { isTipTaken } from '#domain/tips/tip.ts'
import type { CheckoutCheck } from '../check.ts'

/**
 * A tip the venue does not take, or an amount that was begun and not finished: sending the order without it would not
 * be what the diner meant.
 *
 * @errors TIP_INVALID
 * @source assumed: ours; it comes before the table, so that every row of the specification goes over it
 */
export const tipInvalid: CheckoutCheck = ({ tip }, { tips, itemsTotal }) =>
  tip !== undefined && !isTipTaken(tip, tips, { itemsTotal })
    ? { code: 'TIP_INVALID', field: 'tip' }
    : undefined
