import type { OrderTextKey } from '#domain/order-text/order-text.ts'
import { createMessages, type MessageOverrides } from './create-messages.ts'
import { order } from './order.ts'

/** The texts of a message to a venue, with their placeholders, in the language and the words of one tenant. */
export const orderTexts = (locale: string, overrides?: MessageOverrides): ((key: OrderTextKey) => string) =>
  // without values the placeholders stay
  createMessages({ locale, messages: overrides })(order)
