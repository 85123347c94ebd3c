import type { CheckoutCheck } from '../check.ts'

/**
 * 'Debe completar correctamente los campos de la tarjeta para continuar.'
 *
 * @errors CARD_INVALID
 * @source diner spec §5 checkout table, row 17 "Card fields invalid"
 */
export const cardInvalid: CheckoutCheck = (_form, { payment, card }) =>
  payment?.paymentMethod === 'CARD' && card?.fieldsValid === false
    ? { code: 'CARD_INVALID', field: 'card' }
    : undefined
