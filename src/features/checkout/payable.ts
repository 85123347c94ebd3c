import { choosePayment, isPaidByLink, isPaymentActive } from '#domain/delivery/payment-types.ts'
import type { DeliveryInfo, MinorUnits, OrderMode, PaymentType } from '#generated/models.ts'

/**
 * Whether payment happens on a provider's page after the order is created; not for a total of zero.
 * @source diner spec §4 "optional payment link"
 */
export const needsPaymentLink = (payment: PaymentType, total?: MinorUnits): boolean =>
  total !== 0 && isPaidByLink(payment)

/**
 * Whether a card is entered on the page and its token sent with the order; not for a total of zero.
 * @source diner spec §4 "Upload API"
 */
export const needsCard = (payment: Pick<PaymentType, 'upload'> | undefined, total?: MinorUnits): boolean =>
  total !== 0 && payment?.upload === 'API'

/**
 * The payment of the order: the diner's choice if it is enabled and the address allows it. If the address takes no cash
 * and the mode has nothing else, a default one replaces it, with which no order can be sent. It is never a disabled
 * one, since that could ask for a card.
 * @returns undefined when the mode offers nothing usable
 * @source requirements CHK-13
 */
export const choosePayable = (
  mode: OrderMode,
  info: DeliveryInfo | undefined,
  current?: string,
): PaymentType | undefined =>
  choosePayment({ ...mode, paymentTypes: mode.paymentTypes.filter(isPaymentActive) }, info, current)
