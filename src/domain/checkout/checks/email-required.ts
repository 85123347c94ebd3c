import type { CheckoutCheck } from '../check.ts'
import { isBlank } from '../form.ts'

/**
 * 'Debe ingresar su email para poder realizar el pedido'
 *
 * @errors EMAIL_REQUIRED
 * @source diner spec §5 checkout table, row 5 "Email required by the branch contact"
 */
export const emailRequired: CheckoutCheck = (form, { mandatoryEmail }) =>
  mandatoryEmail && isBlank(form.email) ? { code: 'EMAIL_REQUIRED', field: 'email' } : undefined
