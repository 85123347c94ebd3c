import type { CheckoutCheck } from '../check.ts'
import { isBlank } from '../form.ts'

/**
 * 'Debe ingresar un número de teléfono válido para continuar.'
 * An empty phone is row 1's; a phone nobody has judged yet counts as invalid, so it is never sent unread.
 *
 * @errors PHONE_INVALID
 * @source diner spec §5 checkout table, row 3 "Phone invalid for the country and format"
 */
export const phoneInvalid: CheckoutCheck = (form, { phone }) =>
  !isBlank(form.phone) && !phone?.ok ? { code: 'PHONE_INVALID', field: 'phone' } : undefined
