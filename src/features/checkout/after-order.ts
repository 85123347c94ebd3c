import type { OrderCreated, PaymentType } from '#generated/models.ts'
import { needsPaymentLink } from './payable.ts'

/** What the page does after an order is created, besides opening the order's page. */
export interface AfterOrder {
  /** Failures the diner is told about; they do not stop the order. */
  warning?: 'checkout.payment-link-failed' | 'checkout.text-failed'
  /** The payment provider's page to go to. */
  payAt?: string
  /** The message to the venue, to open beside the order's page. */
  message?: string
}

interface AfterOrderDeps {
  payment: PaymentType
  ordersConsoleActive: boolean
  /** @returns undefined when the call failed */
  requestLink: (order: OrderCreated) => Promise<string | undefined>
  /** @returns undefined when the venue has no number for messages; rejects when the text cannot be created */
  writeMessage: (order: OrderCreated) => Promise<string | undefined>
}

/**
 * Creates the payment link if needed, and the message if the venue has no console. Neither can undo the order: failures
 * are reported, and the order continues.
 * @source diner spec §4 "Order placement" 3 to 5, §8; requirements ORDER-02, ORDER-05
 */
export async function afterOrder(order: OrderCreated, deps: AfterOrderDeps): Promise<AfterOrder> {
  const { payment, ordersConsoleActive, requestLink, writeMessage } = deps
  const isLinked = needsPaymentLink(payment, order.price)
  const payAt = isLinked ? await requestLink(order) : undefined
  const warning = isLinked && payAt === undefined ? 'checkout.payment-link-failed' : undefined
  if (ordersConsoleActive) return { warning, payAt }
  try {
    return { warning, message: await writeMessage(order) }
  } catch {
    return { warning: 'checkout.text-failed' }
  }
}
