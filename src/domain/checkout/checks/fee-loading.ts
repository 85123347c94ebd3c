import { canAskFee } from '#domain/address/address.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { CheckoutCheck } from '../check.ts'

/**
 * 'Estamos calculando el costo de envío, aguarde unos momentos.'
 * Without an answer there is no fee, so a failed request holds the order back as well; without an address there is
 * nothing to compute, and row 10 says so.
 *
 * @errors FEE_LOADING
 * @source diner spec §5 checkout table, row 15 "Fee still computing"
 */
export const feeLoading: CheckoutCheck = (form, { mode, delivery }) => {
  const answered = delivery.status === 'success' && delivery.info !== undefined
  return ORDER_MODES[mode.type].needsAddress && canAskFee(form.location) && !answered
    ? { code: 'FEE_LOADING', field: 'location' }
    : undefined
}
