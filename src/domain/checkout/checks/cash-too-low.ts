import type { CheckoutCheck } from '../check.ts'
import { isCashAsked } from '../check.ts'

/**
 * 'El monto con el cual abonará no puede ser menor al precio del pedido.'
 * Something that is no amount, or below the minimum of 0, is too low as well.
 *
 * @errors CASH_TOO_LOW
 * @source diner spec §5 checkout table, row 9 "Cash amount below the order price"
 */
export const cashTooLow: CheckoutCheck = (form, context) => {
  const asked = isCashAsked(context) && form.paysWith !== undefined
  const enough = form.paysWith !== undefined && form.paysWith >= Math.max(0, context.total)
  return asked && !enough ? { code: 'CASH_TOO_LOW', field: 'paysWith' } : undefined
}
