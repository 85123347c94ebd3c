import { pointsInPrice } from '#domain/loyalty/points-in-price.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { SummaryTable } from '#ui/patterns/summary-table.tsx'
import type { SummaryLine } from '#ui/patterns/summary-table.tsx'

/** How the total came about: lines, surcharges, discounts, Envío, service fee. @source requirements FUP-01 */
export function Amounts({ order }: { order: OrderFollowUp }) {
  const t = useT()
  const money = useMoney()
  const { surcharges, discounts, type, deliveryFee, userServiceFee, tip = 0 } = order
  const lines: SummaryLine[] = [
    { id: 'items', label: t('follow-up.items'), value: money(order.itemsPrice) },
    ...surcharges.map(({ name, amount }, index) => ({
      id: `surcharge-${index}`,
      label: name,
      value: money(amount),
    })),
    ...discounts.map(({ name, amount }, index) => ({
      id: `discount-${index}`,
      label: name,
      value: money(-amount),
      tone: 'saving' as const,
    })),
  ]
  if (type === 'DELIVERY') {
    const value = deliveryFee === 0 ? t('checkout.free') : money(deliveryFee)
    lines.push({ id: 'delivery', label: t('checkout.delivery'), value })
  }
  if (userServiceFee > 0) {
    lines.push({ id: 'service-fee', label: t('checkout.service-fee'), value: money(userServiceFee) })
  }
  const redeemed = pointsInPrice(order)
  if (redeemed > 0) {
    const label = t('follow-up.points-redeemed')
    lines.push({ id: 'points', label, value: money(-redeemed), tone: 'saving' })
  }
  if (tip > 0) lines.push({ id: 'tip', label: t('follow-up.tip'), value: money(tip) })
  lines.push({ id: 'total', label: t('checkout.total'), value: money(order.price), tone: 'total' })
  return <SummaryTable lines={lines} />
}
