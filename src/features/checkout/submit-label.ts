import type { BranchContact, MinorUnits, PaymentType } from '#generated/models.ts'
import { needsCard, needsPaymentLink } from './payable.ts'

/**
 * What the button that sends the order says: what happens when it is pressed. At a venue without a console the order is
 * a message, unless a card is charged with it.
 *
 * @source diner spec §2.8 "which reads 'Pagar' when online payment is chosen and the orders console is active"; design §5 "'Pagar'"
 */
export function submitLabel(
  payment: PaymentType | undefined,
  { ordersConsoleActive, whatsAppPhone }: Pick<BranchContact, 'ordersConsoleActive' | 'whatsAppPhone'>,
  total?: MinorUnits,
) {
  const isCharged = needsCard(payment, total)
  if (ordersConsoleActive)
    return isCharged || (payment && needsPaymentLink(payment, total)) ? 'checkout.pay' : 'checkout.place'
  return isCharged || whatsAppPhone === undefined ? 'checkout.place' : 'checkout.send-message'
}
