import { canAskFee } from '#domain/address/address.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { CheckoutCheck } from '../check.ts'

/**
 * 'Debe ingresar dirección para poder realizar el pedido.'
 *
 * @errors ADDRESS_REQUIRED
 * @source diner spec §5 checkout table, row 10 "Delivery address missing"
 */
export const addressRequired: CheckoutCheck = (form, { mode }) =>
  ORDER_MODES[mode.type].needsAddress && !canAskFee(form.location)
    ? { code: 'ADDRESS_REQUIRED', field: 'location' }
    : undefined
