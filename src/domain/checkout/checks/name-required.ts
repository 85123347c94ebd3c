import type { CheckoutCheck } from '../check.ts'
import { isNameForced } from '../check.ts'
import { isBlank } from '../form.ts'

/**
 * 'Debe ingresar su nombre para poder realizar el pedido.'
 *
 * @errors NAME_REQUIRED
 * @source diner spec §5 checkout table, row 2 "Name required when forced"
 */
export const nameRequired: CheckoutCheck = (form, context) =>
  isNameForced(context) && isBlank(form.customerName)
    ? { code: 'NAME_REQUIRED', field: 'customerName' }
    : undefined
