import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { CheckoutCheck } from '../check.ts'
import { isBlank } from '../form.ts'

/**
 * 'Debe ingresar número de mesa para poder realizar el pedido.'
 *
 * @errors TABLE_REQUIRED
 * @source diner spec §5 checkout table, row 4 "Table number missing in dining-in"
 */
export const tableRequired: CheckoutCheck = (form, { mode }) =>
  ORDER_MODES[mode.type].hasTable && isBlank(form.tableNumber)
    ? { code: 'TABLE_REQUIRED', field: 'tableNumber' }
    : undefined
