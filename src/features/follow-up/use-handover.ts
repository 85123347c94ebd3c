import { formatOrderCode } from '#domain/order/code.ts'
import { orderSummary } from '#domain/order-text/order-text.ts'
import { paths } from '#domain/routes/routes.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { orderTexts } from '#messages/order-texts.ts'
import { useMessaging } from '#providers/messaging/contract.ts'
import { useVenue } from '#session/venue-context.tsx'
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
  const { code, orderText: text = '', whatsAppPhone: phone, orderModeName: modeName } = order
  if (!phone) return { text }
  const summary = orderSummary({
    order: { ...order, phone: '' },
    texts: orderTexts(storefront.messages),
    formatMoney,
    modeName,
    paymentName: order.paymentType.showName,
    code: formatOrderCode(code),
    link: origin && origin + paths.followUp(alias, code),
  })
  return { text, phone, href: messaging.linkTo({ phone, text, summary }) }
}
