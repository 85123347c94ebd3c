import type { OrderFollowUp } from '#generated/models.ts'
import { useMessaging } from '#session/page-context.ts'

export interface Handover {
  /** Everything the venue needs to know. */
  text: string
  /** Where the message can be sent from; none when the venue has no number for messages. */
  phone?: string
  href?: string
}

/** The order as the message its diner sends to the venue. @source diner spec §4 "Order placement" 5 */
export function useHandover(order: OrderFollowUp): Handover {
  const messaging = useMessaging()
  const { orderText: text = '', orderSummary: summary, whatsAppPhone: phone } = order
  return phone ? { text, phone, href: messaging.linkTo({ phone, text, summary }) } : { text }
}
