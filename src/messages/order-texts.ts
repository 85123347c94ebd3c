import type { OrderTextKey } from '#domain/order-text/order-text.ts'
import { createMessages, type MessageOverrides } from './create-messages.ts'
import { order } from './order.ts'

/** The texts a message to a venue is made of, with their placeholders, in the language and the words of one tenant. */
export function orderTexts(
  locale: string,
  overrides?: MessageOverrides,
): Readonly<Record<OrderTextKey, string>> {
  // without values the placeholders stay
  const t = createMessages({ locale, messages: overrides })(order) as (key: OrderTextKey) => string
  const own = (Object.keys(order) as OrderTextKey[]).map((key) => [key, t(key)])
  return Object.fromEntries(own) as Record<OrderTextKey, string>
}
