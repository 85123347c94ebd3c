import type { OrderTextKey } from '#domain/order-text/order-text.ts'
import type { MessageOverrides } from './create-messages.ts'
import { order } from './order.ts'

/** The texts a message to a venue is made of, with their placeholders, in the words of one tenant. */
export function orderTexts(overrides: MessageOverrides = {}): Readonly<Record<OrderTextKey, string>> {
  const own = Object.keys(order).map((key) => [key, overrides[key] ?? order[key as OrderTextKey]])
  return Object.fromEntries(own) as Record<OrderTextKey, string>
}
