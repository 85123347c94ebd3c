import type { CheckoutCheck } from '../check.ts'

/**
 * 'Debe completar los campos de su tarjeta correctamente'
 *
 * @errors CARD_TOKEN_FAILED
 * @source diner spec §5 checkout table, row 18 "Card token failure"
 */
export const cardTokenFailed: CheckoutCheck = (_form, { payment, card }) =>
  payment?.paymentMethod === 'CARD' && card?.tokenFailed === true
    ? { code: 'CARD_TOKEN_FAILED', field: 'card' }
    : undefined
