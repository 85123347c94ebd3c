import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import { orderQuery } from '#api/order-queries.ts'
import { placedOrderSummary } from '#domain/order-text/placed-order.ts'
import { addressAt } from '#domain/routes/address.ts'
import { paths } from '#domain/routes/routes.ts'
import { orderTexts } from '#messages/order-texts.ts'
import { useMessaging, useSession, useVenue } from '#session/page-context.ts'
import { useMoney } from '#ui/patterns/money-context.tsx'

/**
 * Makes the link that sends an order to a venue without a console, as a message written in full.
 *
 * @returns undefined when the venue has no number for messages
 * @errors rejects when the order cannot be read; its page offers the message all the same
 * @source diner spec §4 "redirect to a prefilled message-send link with the text"
 */
export function useHandOver(): (code: string) => Promise<string | undefined> {
  const { alias, storefront } = useVenue()
  const { home } = useSession()
  const { client } = useApi()
  const queryClient = useQueryClient()
  const messaging = useMessaging()
  const formatMoney = useMoney()
  return async (code) => {
    const order = await queryClient.query(orderQuery(client, alias, code))
    const { orderText: text = '', whatsAppPhone: phone } = order
    if (!phone) return undefined
    const texts = orderTexts(storefront.locale, storefront.messages)
    const link = addressAt({ origin: window.location.origin, home }, paths.followUp(alias, code))
    const summary = placedOrderSummary(order, { texts, formatMoney, link })
    return messaging.linkTo({ phone, text, summary })
  }
}
