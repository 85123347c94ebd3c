import { isPointAsked } from '#domain/address/far-point.ts'
import type { CheckoutCheck } from '../check.ts'
import { deliveryInfoOf } from '../check.ts'

/**
 * The point of the delivery lies far from where its written address is found, and the diner has not confirmed it.
 *
 * @errors ADDRESS_FAR
 * @source assumed: ours
 */
export const addressFar: CheckoutCheck = (form, context) =>
  isPointAsked(deliveryInfoOf(context), form.location) && form.location?.pointConfirmed !== true
    ? { code: 'ADDRESS_FAR', field: 'pointConfirmed' }
    : undefined
