import { isApiError } from '#api/client.ts'
import { orderQuery } from '#api/order-queries.ts'
import { formatOrderCode, parseOrderCode } from '#domain/order/code.ts'
import { defineScreen } from '#layout/define-screen.ts'
import { followUp } from '#messages/follow-up.ts'
import { createMessages } from '#messages/index.ts'
import type { PageDeps } from '#session/page-deps.ts'

/** Shared by the screen's blocks: which order this is. The order itself is in the query cache, because it changes. */
export interface FollowUpData {
  /** In stored form. */
  code: string
}

/**
 * A placed order on its way. Who asks decides how much of it is shown, so the page is complete when it leaves the server,
 * is never cached, and search engines are kept out.
 * @source delivery spec §2 "Order follow-up page"; requirements FUP-01, ROUTE-04
 */
export const followUpScreen = defineScreen<PageDeps, FollowUpData>({
  id: 'follow-up',
  needs: ['order-tracker', 'order-payment', 'order-handover'],
  load: async ({ client, queries, queryClient, route, venue }) => {
    const code = route.kind === 'follow-up' ? parseOrderCode(route.orderCode) : undefined
    if (code === undefined) return { status: 404, data: { code: '' } }
    const query = orderQuery(client, venue.alias, code)
    try {
      const order = await queryClient.query({ ...query, staleTime: 'static' })
      // The amounts name the program, and the points lead to it; without it they do not.
      if ((order.redeemedPoints > 0 || order.gainedPoints > 0) && venue.branch)
        await queryClient.query(queries.loyaltyProgram(venue.branch.id)).catch(() => undefined)
    } catch (error) {
      if (isApiError(error) && error.status === 404) return { status: 404, data: { code } }
      throw error
    }
    return { status: 200, data: { code } }
  },
  head: ({ code }, { venue }) => {
    const t = createMessages(venue.storefront)(followUp)
    const title = t('follow-up.title', { code: formatOrderCode(code) })
    return { title: `${title} · ${venue.branchContact?.name ?? venue.storefront.name}`, noIndex: true }
  },
})
