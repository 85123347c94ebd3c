import { orderingState } from '#domain/hours/ordering.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import { cartLines } from '#messages/cart-lines.ts'
import { soldOut } from '#messages/sold-out.ts'
import { useBranchContact, useSessionValue } from '#session/page-context.ts'
import { useQuote } from '#session/use-quote.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'

interface Continue {
  total: number | undefined
  /** Why the diner cannot go on to checkout; undefined when they can. */
  blocked?: string
}

/**
 * Whether the cart may go on to checkout: nothing in it ran out, not below the minimum of the delivery zone, and only
 * while ordering is enabled. A hidden 'Continuar' says why (design §5 "Errors").
 *
 * @source requirements CART-06
 */
export function useContinue(): Continue {
  const t = useT(cartLines, soldOut)
  const money = useMoney()
  const venue = useBranchContact()
  const now = useSessionValue('clock', (clock) => clock.now)
  const { cart, quote, mode, delivery } = useQuote()
  const total = quote?.itemsTotal
  if (!mode) return { total, blocked: t('cart.ordering-disabled') }
  const { informative, canOrderNow, canSchedule } = orderingState(venue, mode, now, delivery)
  if (informative) return { total, blocked: t('cart.ordering-disabled') }
  if (!canOrderNow && !canSchedule) return { total, blocked: t('cart.closed') }
  if (cart && cart.soldOut.length > 0) return { total, blocked: t('sold-out.blocked') }
  // Before an address is known the minimum is the one the info table shows.
  const promised = delivery ?? venue.deliverySummary
  const minimum = ORDER_MODES[mode.type].needsAddress ? (promised?.minimumOrderPrice ?? 0) : 0
  if (total !== undefined && total < minimum) {
    return {
      total,
      blocked: t('cart.below-minimum', {
        mode: mode.showName,
        min: money(minimum),
        missing: money(minimum - total),
      }),
    }
  }
  return { total }
}
