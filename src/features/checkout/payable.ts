import { choosePayment, isPaymentActive } from '#domain/delivery/payment-types.ts'
import type { DeliveryInfo, OrderMode, PaymentType } from '#generated/models.ts'

/** Online payments which need no page of a provider: the venue tells the diner where to send the money. */
const WITHOUT_LINK = new Set(['TRANSFER'])

/** Whether paying means going to a page of a provider once the order exists. @source diner spec §4 "optional payment link" */
export const needsPaymentLink = ({ paymentMethod, onlinePayment }: PaymentType): boolean =>
  paymentMethod === 'ONLINE' && !WITHOUT_LINK.has(onlinePayment?.paymentMethod ?? '')

/**
 * Whether a payment can be completed with what this version has: money at the door or the till, a card on the
 * venue's own device, a transfer. Card data on the page and payment links come with their providers; offering them
 * before would leave the diner with an order that cannot be paid.
 */
export const isPayable = (payment: PaymentType): boolean =>
  isPaymentActive(payment) && payment.upload === 'APP' && !needsPaymentLink(payment)

/** The mode with the payments that can be completed, so that every rule of the domain sees only those. */
export const payableMode = (mode: OrderMode): OrderMode => ({
  ...mode,
  paymentTypes: mode.paymentTypes.filter(isPayable),
})

/**
 * The payment of the order: the diner's choice while it can be completed and the address takes it.
 *
 * @returns undefined when nothing of what the mode offers can be completed
 * @source requirements CHK-13
 */
export function choosePayable(
  mode: OrderMode,
  info: DeliveryInfo | undefined,
  current?: string,
): PaymentType | undefined {
  const chosen = choosePayment(payableMode(mode), info, current)
  return chosen?.active && isPayable(chosen) ? chosen : undefined
}
