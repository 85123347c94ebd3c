import { useHref } from 'react-router-dom'
import { placedOrderSummary } from '#domain/order-text/placed-order.ts'
import { paths } from '#domain/routes/routes.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { orderTexts } from '#messages/order-texts.ts'
import { useMessaging, useVenue } from '#session/page-context.ts'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import { useMoney } from '#ui/patterns/money-context.tsx'

export interface Handover {
  /** Everything the venue needs to know. */
  text: string
  /** Where the message can be sent from; none when the venue has no number for messages. */
  phone?: string
  href?: string
}

/** The order as the message its diner sends to the venue. @source diner spec §4 "Order placement" 5 */
export function useHandover(order: OrderFollowUp): Handover {
  const formatMoney = useMoney()
  const { alias, storefront } = useVenue()
  const messaging = useMessaging()
  // The server cannot know under which address the diner reached it; without it the summary still has code and total.
  const origin = useHydrated() ? window.location.origin : undefined
  const page = useHref(paths.followUp(alias, order.code))
  const { orderText: text = '', whatsAppPhone: phone } = order
  if (!phone) return { text }
  const texts = orderTexts(storefront.locale, storefront.messages)
  const link = origin && origin + page
  const summary = placedOrderSummary(order, { texts, formatMoney, link })
  return { text, phone, href: messaging.linkTo({ phone, text, summary }) }
}
