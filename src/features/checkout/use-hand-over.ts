import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import { orderQuery } from '#api/order-queries.ts'
import { useMessaging, useVenue } from '#session/page-context.ts'

/**
 * Makes the link that sends an order to a venue without a console, as a message written in full.
 *
 * @returns undefined when the venue has no number for messages
 * @errors rejects when the order cannot be read; its page offers the message all the same
 * @source diner spec §4 "redirect to a prefilled message-send link with the text"
 */
export function useHandOver(): (code: string) => Promise<string | undefined> {
  const { alias } = useVenue()
  const { client } = useApi()
  const queryClient = useQueryClient()
  const messaging = useMessaging()
  return async (code) => {
    const order = await queryClient.query(orderQuery(client, alias, code))
    const { orderText: text = '', orderSummary: summary, whatsAppPhone: phone } = order
    return phone ? messaging.linkTo({ phone, text, summary }) : undefined
  }
}
