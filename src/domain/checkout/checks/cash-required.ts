import type { CheckoutCheck } from '../check.ts'
import { isCashAsked } from '../check.ts'

/**
 * 'Debe ingresar con cuanto abonará para poder realizar el pedido.'
 *
 * @errors CASH_REQUIRED
 * @source diner spec §5 checkout table, row 8 "Cash amount missing"
 */
export const cashRequired: CheckoutCheck = (form, context) =>
  isCashAsked(context) && form.paysWith === undefined
    ? { code: 'CASH_REQUIRED', field: 'paysWith' }
    : undefined
