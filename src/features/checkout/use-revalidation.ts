import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import { priceCart } from '#domain/pricing/price-cart.ts'
import type { AppliedCode, CartChoice, CartItem, OrderIssue, OrderMode } from '#generated/models.ts'
import { codes } from '#messages/codes.ts'
import type { Translate } from '#messages/index.ts'
import { checkoutOf, type RefusalLine } from '#session/checkout-store.ts'
import { orderIssues } from '#messages/order-issues.ts'
import { schedule } from '#messages/schedule.ts'
import { fitToMenu } from '#session/cart-edits.ts'
import { fetchMenuOfNow } from '#session/use-menu.ts'
import { seenPrices } from '#session/seen-prices.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import { pricingContext } from '#session/use-cart.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

/** Data an order is checked against; all of it is stale once the server has refused the order. */
const STALE = [
  'entity',
  'menu-outline',
  'order-discounts',
  'surcharges',
  'fees',
  'delivery-info',
  'schedule',
  'customer',
  'loyalty-program',
  'customizations',
  'external-benefits',
  'table',
]

/** The server says that the order's slot has passed. */
export const isSlotRefused = ({ code, field }: Pick<OrderIssue, 'code' | 'field'>): boolean =>
  code === 'FIELD_INVALID' && field === 'scheduledAt'

/** Title above the reasons for the refusal. */
export function refusalTitle(issues: readonly Pick<OrderIssue, 'code' | 'field'>[]) {
  if (issues.every(isSlotRefused)) return 'checkout.order-changed'
  const isAboutVenue = issues.some(({ code }) => code === 'VENUE_CLOSED' || code === 'MODE_DISABLED')
  return isAboutVenue ? 'checkout.order-not-taken' : 'checkout.order-refused'
}

/** The code's benefit has changed or is gone: a use was consumed meanwhile, or the venue changed it. */
const isAboutCode = ({ code, referenceId }: OrderIssue, { discount }: AppliedCode): boolean =>
  code === 'DISCOUNT_CHANGED' && referenceId === discount.id

/** One sentence per conflict; a conflict of the total adds nothing to those of its parts. */
export function issueLines(
  issues: readonly OrderIssue[],
  items: readonly CartItem[],
  t: Translate<typeof orderIssues | typeof schedule>,
): RefusalLine[] {
  const isTotalOnly = issues.every(({ code }) => code === 'TOTAL_CHANGED')
  const shown = issues.filter(({ code }) => isTotalOnly || code !== 'TOTAL_CHANGED')
  const lines = new Map<string, RefusalLine>()
  for (const issue of shown) {
    const text = issueText(issue, items, t)
    const plateId = issue.itemIndex === undefined ? undefined : items[issue.itemIndex]?.referenceId
    if (!lines.has(text)) lines.set(text, { text, plateId })
  }
  return [...lines.values()]
}

/** Lines still to be shown: what a line is about may have left the cart since. */
export const remainingLines = (
  lines: readonly RefusalLine[],
  choices: readonly Pick<CartChoice, 'plateId'>[],
): RefusalLine[] => lines.filter(({ plateId }) => plateId === undefined || isIn(choices, plateId))

const isIn = (choices: readonly Pick<CartChoice, 'plateId'>[], plateId: string): boolean =>
  choices.some((choice) => choice.plateId === plateId)

function issueText(
  { code, field, itemIndex }: OrderIssue,
  items: readonly CartItem[],
  t: Translate<typeof orderIssues | typeof schedule>,
): string {
  if (isSlotRefused({ code, field })) return t('schedule.refused')
  const name = (itemIndex === undefined ? undefined : items[itemIndex]?.name) ?? ''
  return t(`issue.${code}`, { name })
}

/**
 * Updates cart and prices from the server after it refused the order of these items.
 * @returns what to show the diner
 * @source diner spec §8 "Failed order response carries an errors list"; requirements ORDER-04
 */
export function useRevalidation(): (
  issues: readonly OrderIssue[],
  mode: OrderMode,
  paymentTypeId: string,
  items: readonly CartItem[],
) => Promise<RefusalLine[]> {
  const t = useT(codes, orderIssues, schedule)
  const { alias } = useVenue()
  const session = useSession()
  const { cart } = session
  const store = checkoutOf(session)
  const { queries } = useApi()
  const queryClient = useQueryClient()
  return async (issues, mode, paymentTypeId, items) => {
    const { code } = store.getState()
    const isLost = code !== undefined && issues.some((issue) => isAboutCode(issue, code))
    if (isLost) store.getState().change({ code: undefined })
    const others = isLost ? issues.filter((issue) => !isAboutCode(issue, code)) : issues
    // more points than allowed would be refused again; how many are left was reported
    const points = issues.find((issue) => issue.code === 'POINTS_CHANGED')
    if (points) store.getState().change({ redeemedPoints: Math.max(0, Number(points.expected) || 0) })
    const lines = [
      ...(isLost ? [{ text: t('code.lost', { code: code.discount.code }) }] : []),
      ...issueLines(others, items, t),
    ]
    await Promise.all(STALE.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
    const menu = await fetchMenuOfNow({ queryClient, queries, alias, mode })
    fitToMenu(cart, menu)
    const { choices } = cart.getState()
    // already reported by these lines, so not again as a menu change
    seenPrices(alias).keep(priceCart(choices, menu, pricingContext(mode, paymentTypeId)))
    // removed here because the menu no longer has it; reported whatever happens to the cart
    return lines.map(({ text, plateId }) =>
      plateId !== undefined && isIn(choices, plateId) ? { text, plateId } : { text },
    )
  }
}
