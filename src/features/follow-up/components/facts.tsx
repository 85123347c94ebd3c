import { holderText } from '#domain/identification/identification.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { followUp } from '#messages/follow-up.ts'
import { moment } from '#messages/moment.ts'
import { receiptRequest } from '#messages/receipt-request.ts'
import { useBranchContact } from '#session/page-context.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { momentAt } from '#ui/patterns/venue-time.ts'
import { FactList, type Fact } from './fact-list.tsx'

/** Who, where, when and how of an order; what it does not have is left out. @source requirements FUP-01, FUP-06 */
export function Facts({ order }: { order: OrderFollowUp }) {
  const t = useT(followUp, moment, receiptRequest)
  const money = useMoney()
  const { name, timeZone, branch } = useBranchContact()
  const { destination, paysWith, price, receiptHolder: holder } = order
  const change = paysWith === undefined ? 0 : paysWith - price
  const facts: Fact[] = [
    { label: t('follow-up.ordered-at'), value: momentAt(order.orderedAt, timeZone, t) },
    { label: t('follow-up.mode'), value: order.orderModeName },
    { label: t('follow-up.venue'), value: name },
    { label: t('follow-up.customer'), value: order.customerName },
    { label: t('follow-up.table'), value: order.tableNumber },
    {
      label: t('follow-up.payment'),
      value: order.paymentType.showName,
      tag: order.paid ? t('follow-up.paid') : order.payUntil && t('follow-up.unpaid'),
      tone: order.paid ? 'success' : 'warning',
    },
    { label: t('follow-up.pays-with'), value: paysWith === undefined ? undefined : money(paysWith) },
    { label: t('follow-up.change'), value: change > 0 ? money(change) : undefined },
    {
      label: t('follow-up.points-gained'),
      value:
        order.gainedPoints > 0 && order.status === 'DELIVERED'
          ? formatAmount(order.gainedPoints, 0)
          : undefined,
    },
    {
      label: t('receipt-request.holder'),
      value: holder && holderText(branch.country, holder),
      long: true,
    },
    { label: t('follow-up.address'), value: destination?.fullAddress, long: true },
    { label: t('follow-up.between-streets'), value: destination?.betweenStreets, long: true },
    { label: t('follow-up.details'), value: destination?.details, long: true },
    { label: t('follow-up.notes'), value: order.notes, long: true },
  ]
  return <FactList facts={facts} />
}
