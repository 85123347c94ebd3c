import type { CheckoutCheck } from '../check.ts'
import { isContactForced } from '../check.ts'
import { isBlank } from '../form.ts'

/**
 * 'Debe ingresar su número de teléfono para continuar.'
 *
 * @errors PHONE_REQUIRED
 * @source diner spec §5 checkout table, row 1 "Phone required when forced"
 */
export const phoneRequired: CheckoutCheck = (form, context) =>
  isContactForced(context) && isBlank(form.phone) ? { code: 'PHONE_REQUIRED', field: 'phone' } : undefined
