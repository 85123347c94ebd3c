import { choosePayment, isPaidByLink, isPaymentActive } from '#domain/delivery/payment-types.ts'
import type { DeliveryInfo, MinorUnits, OrderMode, PaymentType } from '#generated/models.ts'

/** Whether paying means going to a page of a provider once the order exists; a total of zero is paid without one. @source diner spec §4 "optional payment link" */
export const needsPaymentLink = (payment: PaymentType, total?: MinorUnits): boolean =>
  total !== 0 && isPaidByLink(payment)

/** Whether a card is typed on the page and its token goes with the order; not for a total of zero. @source diner spec §4 "Upload API" */
export const needsCard = (payment: Pick<PaymentType, 'upload'> | undefined, total?: MinorUnits): boolean =>
  total !== 0 && payment?.upload === 'API'

/**
 * The payment of the order: the diner's choice while it is switched on and the address takes it. Where the address takes
 * no cash and the mode nothing else, a default one stands in, which no order can be sent with: none of those that are
 * switched off, whose card would be asked for.
 * @returns undefined when nothing of what the mode offers can be used
 * @source requirements CHK-13
 */
export const choosePayable = (
  mode: OrderMode,
  info: DeliveryInfo | undefined,
  current?: string,
): PaymentType | undefined =>
  choosePayment({ ...mode, paymentTypes: mode.paymentTypes.filter(isPaymentActive) }, info, current)
