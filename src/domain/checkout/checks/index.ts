import type { CheckoutCheck } from '../check.ts'
import { addressFar } from './address-far.ts'
import { addressRequired } from './address-required.ts'
import { belowMinimum } from './below-minimum.ts'
import { betweenStreetsRequired } from './between-streets-required.ts'
import { cardInvalid } from './card-invalid.ts'
import { cardTokenFailed } from './card-token-failed.ts'
import { cashRequired } from './cash-required.ts'
import { cashTooLow } from './cash-too-low.ts'
import { documentInvalid } from './document-invalid.ts'
import { emailInvalid } from './email-invalid.ts'
import { emailRequired } from './email-required.ts'
import { feeLoading } from './fee-loading.ts'
import { nameRequired } from './name-required.ts'
import { noRidersForCash } from './no-riders-for-cash.ts'
import { noRiders } from './no-riders.ts'
import { outOfZone } from './out-of-zone.ts'
import { phoneInvalid } from './phone-invalid.ts'
import { phoneRequired } from './phone-required.ts'
import { receiptName, receiptNumber } from './receipt-holder.ts'
import { scheduleLoading } from './schedule-loading.ts'
import { scheduleRequired } from './schedule-required.ts'
import { tableRequired } from './table-required.ts'
import { tipInvalid } from './tip-invalid.ts'

/**
 * The rows of the checkout table in its order. The order has a meaning: the last row that fails is the one shown.
 * A new check is a file beside these and a line here.
 *
 * @source diner spec §5 checkout table
 */
export const CHECKOUT_CHECKS: readonly CheckoutCheck[] = [
  phoneRequired,
  nameRequired,
  phoneInvalid,
  tableRequired,
  emailRequired,
  emailInvalid,
  documentInvalid,
  cashRequired,
  cashTooLow,
  addressRequired,
  betweenStreetsRequired,
  belowMinimum,
  noRiders,
  outOfZone,
  feeLoading,
  noRidersForCash,
  cardInvalid,
  cardTokenFailed,
  scheduleLoading,
  scheduleRequired,
]

/**
 * What the product asks beyond the table; judged before it, so that the rows of the specification are shown over it.
 *
 * @source assumed: ours
 */
export const OWN_CHECKS: readonly CheckoutCheck[] = [receiptName, receiptNumber, tipInvalid, addressFar]
