import { isIdentification } from '#domain/identification/identification.ts'
import type { CheckoutCheck } from '../check.ts'
import { isBlank } from '../form.ts'

/**
 * A receipt in the name of somebody who is not named.
 *
 * @errors RECEIPT_NAME_REQUIRED
 * @source assumed: ours, see issue 15 part 10
 */
export const receiptName: CheckoutCheck = ({ receiptHolder: holder }) =>
  holder !== undefined && isBlank(holder.name)
    ? { code: 'RECEIPT_NAME_REQUIRED', field: 'receiptName' }
    : undefined

/**
 * A document that is none of its kind in the venue's country, or a receipt where the venue issues none.
 *
 * @errors RECEIPT_NUMBER_INVALID
 * @source assumed: ours, see issue 15 part 10
 */
export const receiptNumber: CheckoutCheck = ({ receiptHolder: holder }, { receiptsIn: country }) =>
  holder !== undefined && (country === undefined || !isIdentification(country, holder))
    ? { code: 'RECEIPT_NUMBER_INVALID', field: 'receiptNumber' }
    : undefined
