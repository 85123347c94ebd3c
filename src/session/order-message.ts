import type { OrderFollowUp } from '#generated/models.ts'

import { useMessaging } from './page-context.ts'

/**
 * Makes the link that sends an order to its venue as a complete message.
 * @returns undefined when the venue has no number for messages
 * @source diner spec §4 "redirect to a prefilled message-send link with the text"
 */
export function useOrderMessage(): (order: OrderFollowUp) => string | undefined {
  const messaging = useMessaging()
  return ({ orderText = '', orderSummary, whatsAppPhone: phone }) =>
    phone ? messaging.linkTo({ phone, text: orderSummary ?? orderText }) : undefined
}

/** Opens the message in a new tab: the order's page stays, and offers the same link where tabs are blocked. */
export const openMessage = (href: string): void => {
  window.open(href, '_blank', 'noopener')
}
