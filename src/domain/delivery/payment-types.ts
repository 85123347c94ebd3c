import type { DeliveryInfo, OrderMode, PaymentType } from '#generated/models.ts'

import { DEFAULT_NON_CASH_METHOD, DEFAULT_PAYMENT_METHOD } from '#domain/defaults.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'

/** The part of an order mode that payment depends on. */
export type PayableMode = Pick<OrderMode, 'id' | 'type' | 'paymentTypes'>

/**
 * Whether an address takes cash. Without an address, or outside the zones, nothing says otherwise, so it does:
 * such an order cannot be sent for another reason, and the diner's choice should survive a corrected address.
 * @source diner spec §5 "Cash is offered for delivery only if the delivery info allows cash"
 */
export const isCashAllowed = (info: DeliveryInfo | undefined): boolean =>
  info === undefined || !info.inside || info.cashAllowed

/**
 * Whether a payment type is switched on. A disabled online payment switches off what is paid online: the link,
 * and the card whose token goes with the order; a card paid at the door needs no provider.
 * @source diner spec §3 PaymentType: active; onlinePayment.paymentMethod DISABLED means off
 */
export function isPaymentActive(payment: PaymentType): boolean {
  const paidOnline = payment.paymentMethod === 'ONLINE' || payment.upload === 'API'
  return payment.active && !(paidOnline && payment.onlinePayment?.paymentMethod === 'DISABLED')
}

/**
 * Whether payment happens on a provider's page after the order is created: the card is not entered on ours, and it is
 * no bank transfer, for which the venue sends its account.
 * @source diner spec §4 "optional payment link", "Upload API"
 */
export const isPaidByLink = ({
  paymentMethod,
  upload,
  onlinePayment,
}: Pick<PaymentType, 'paymentMethod' | 'upload' | 'onlinePayment'>): boolean =>
  paymentMethod === 'ONLINE' && upload !== 'API' && onlinePayment?.paymentMethod !== 'TRANSFER'

/**
 * The payment types a diner may choose from, in the venue's order.
 * @param info - of the chosen address; only delivery looks at it
 * @errors none; empty is the impediment NO_PAYMENT_METHODS
 * @source diner spec §5 cash rule; §3 PaymentType
 */
export function offeredPayments(mode: PayableMode, info?: DeliveryInfo): PaymentType[] {
  const cash = !ORDER_MODES[mode.type].needsAddress || isCashAllowed(info)
  return mode.paymentTypes.filter(
    (payment) => isPaymentActive(payment) && (cash || payment.paymentMethod !== 'CASH'),
  )
}

/**
 * Whether cash is the only way to pay and the address does not take it.
 * @source diner spec §5 checkout table, row 16
 */
export function isOnlyCashRefused(mode: PayableMode, info: DeliveryInfo | undefined): boolean {
  const active = mode.paymentTypes.filter(isPaymentActive)
  return (
    ORDER_MODES[mode.type].needsAddress &&
    !isCashAllowed(info) &&
    active.length > 0 &&
    active.every((payment) => payment.paymentMethod === 'CASH')
  )
}

/**
 * The payment type of an order: the diner's choice while it is offered, else the cash-like default.
 * When the address takes no cash: the first active method other than cash, else a default one.
 * @param current - id of the diner's choice
 * @returns the type to use; undefined when the mode offers none and cash is not the reason
 * @source diner spec §4 "Cash-capability", §9 "Default payment method"
 */
export function choosePayment(
  mode: PayableMode,
  info: DeliveryInfo | undefined,
  current?: string,
): PaymentType | undefined {
  const offered = offeredPayments(mode, info)
  const chosen = offered.find((payment) => payment.id === current)
  if (chosen) return chosen
  const first = offered.find((payment) => payment.paymentMethod === DEFAULT_PAYMENT_METHOD) ?? offered[0]
  return first ?? (isOnlyCashRefused(mode, info) ? defaultNonCash(mode) : undefined)
}

/** Replaces cash when an address takes none and nothing else is active: it can be shown, never sent. */
function defaultNonCash(mode: PayableMode): PaymentType {
  const dormant = mode.paymentTypes.find((payment) => payment.paymentMethod !== 'CASH')
  return (
    dormant ?? {
      id: `${mode.id}.${DEFAULT_NON_CASH_METHOD.toLowerCase()}`,
      showName: '',
      active: false,
      paymentMethod: DEFAULT_NON_CASH_METHOD,
      upload: 'APP',
    }
  )
}
