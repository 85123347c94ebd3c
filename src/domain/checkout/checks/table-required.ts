import type { CheckoutCheck } from '../check.ts'
import { isBlank } from '../form.ts'

/**
 * 'Debe ingresar número de mesa para poder realizar el pedido.'
 *
 * @errors TABLE_REQUIRED
 * @source diner spec §5 checkout table, row 4 "Table number missing in dining-in"
 */
export const tableRequired: CheckoutCheck = (form, { mode }) =>
  mode.type === 'IN_DINING' && isBlank(form.tableNumber)
    ? { code: 'TABLE_REQUIRED', field: 'tableNumber' }
    : undefined
