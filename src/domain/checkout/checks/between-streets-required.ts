import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { CheckoutCheck } from '../check.ts'
import { isBlank } from '../form.ts'

/**
 * 'Debe ingresar entrecalles para poder realizar el pedido.'
 * Those saved with the address count.
 *
 * @errors BETWEEN_STREETS_REQUIRED
 * @source diner spec §5 checkout table, row 11 "Between-streets missing when required"
 */
export const betweenStreetsRequired: CheckoutCheck = (form, context) => {
  const given = !isBlank(form.betweenStreets) || !isBlank(form.location?.betweenStreets ?? '')
  return ORDER_MODES[context.mode.type].needsAddress && context.betweenStreetsRequired && !given
    ? { code: 'BETWEEN_STREETS_REQUIRED', field: 'betweenStreets' }
    : undefined
}
