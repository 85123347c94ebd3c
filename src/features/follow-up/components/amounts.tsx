import { pointsInPrice } from '#domain/loyalty/points-in-price.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { checkout } from '#messages/checkout.ts'
import { followUp } from '#messages/follow-up.ts'
import { tips } from '#messages/tips.ts'
import { useLoyaltyProgram } from '#session/use-loyalty.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { summaryLines } from '#ui/patterns/summary-lines.ts'
import { SummaryTable } from '#ui/patterns/summary-table.tsx'

/** How the total came about, in the words and signs of the checkout. @source requirements FUP-01 */
export function Amounts({ order }: { order: OrderFollowUp }) {
  const t = useT(checkout, followUp, tips)
  const money = useMoney()
  const program = useLoyaltyProgram()
  const { itemsPrice, discounts, surcharges, deliveryFee, userServiceFee, tip = 0, price, type } = order
  const lines = summaryLines({
    quote: {
      itemsTotal: itemsPrice,
      discounts: discounts.filter(({ code }) => code === undefined),
      surcharges,
      deliveryFee,
      deliveryFeeBeforeFree: deliveryFee,
      freeDelivery: false,
      serviceFee: userServiceFee,
      codeDiscount: discounts.find(({ code }) => code !== undefined),
      loyaltyRedeemed: pointsInPrice(order),
      tip,
      total: price,
    },
    mode: { type },
    isDeliveryPriced: true,
    program: program?.name ?? t('follow-up.points'),
    t,
    money,
  })
  return <SummaryTable lines={lines} />
}
