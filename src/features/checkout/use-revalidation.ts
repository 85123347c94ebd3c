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

/** What an order is judged by: none of it is true any more once the server has refused the order. */
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

/** The slot of the order passed away by the server's clock. */
export const isSlotRefused = ({ code, field }: Pick<OrderIssue, 'code' | 'field'>): boolean =>
  code === 'FIELD_INVALID' && field === 'scheduledAt'

/** What is told above the reasons why the order was not taken. */
export function refusalTitle(issues: readonly Pick<OrderIssue, 'code' | 'field'>[]) {
  if (issues.every(isSlotRefused)) return 'checkout.order-changed'
  const isAboutVenue = issues.some(({ code }) => code === 'VENUE_CLOSED' || code === 'MODE_DISABLED')
  return isAboutVenue ? 'checkout.order-not-taken' : 'checkout.order-refused'
}

/** The code of the order gives something else now, or nothing: a use was taken meanwhile, or the venue changed it. */
const isAboutCode = ({ code, referenceId }: OrderIssue, { discount }: AppliedCode): boolean =>
  code === 'DISCOUNT_CHANGED' && referenceId === discount.id

/** One sentence per conflict; the total says nothing that the parts have not said. */
export function issueLines(
  issues: readonly OrderIssue[],
  items: readonly CartItem[],
  t: Translate<typeof orderIssues | typeof schedule>,
): RefusalLine[] {
  const isTotalOnly = issues.every(({ code }) => code === 'TOTAL_CHANGED')
  const told = issues.filter(({ code }) => isTotalOnly || code !== 'TOTAL_CHANGED')
  const lines = new Map<string, RefusalLine>()
  for (const issue of told) {
    const text = issueText(issue, items, t)
    const plateId = issue.itemIndex === undefined ? undefined : items[issue.itemIndex]?.referenceId
    if (!lines.has(text)) lines.set(text, { text, plateId })
  }
  return [...lines.values()]
}

/** What is still to be told: what it is about may have been taken out of the cart since. */
export const standingLines = (
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
 * Brings cart and prices to what the server knows, after it refused the order of these items.
 * @returns what the diner is told
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
    // more than may be used would be refused again, and what is left of them was told
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
    // told by these lines: it is no news of the menu any more
    seenPrices(alias).keep(priceCart(choices, menu, pricingContext(mode, paymentTypeId)))
    // what the menu has no more was taken out here, which is told however the cart goes on
    return lines.map(({ text, plateId }) =>
      plateId !== undefined && isIn(choices, plateId) ? { text, plateId } : { text },
    )
  }
}
