import type { OrderTextKey } from '#domain/order-text/order-text.ts'
import { createMessages, type MessageOverrides } from './create-messages.ts'
import { order } from './order.ts'

/** The unfilled texts of a message to a venue, in a tenant's language and with its overrides. */
export const orderTexts = (locale: string, overrides?: MessageOverrides): ((key: OrderTextKey) => string) =>
  // without values the placeholders stay
  createMessages({ locale, messages: overrides })(order)
