import styled from 'styled-components'
import { shownStatus } from '#domain/order/status.ts'
import { trackerNodes } from '#domain/order/tracker.ts'
import { defineBlock } from '#layout/define-block.ts'
import { followUp } from '#messages/follow-up.ts'
import { moment } from '#messages/moment.ts'
import { status } from '#messages/status.ts'
import { useBranchContact, useSessionValue } from '#session/page-context.ts'
import { text, token } from '#theme/tokens.ts'
import { row, stack } from '#ui/primitives/base/look.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { StatusTracker } from '#ui/patterns/status-tracker.tsx'
import { Card } from '../components/card.tsx'
import { Delivery } from '../components/delivery.tsx'
import { OrderCode } from '../components/order-code.tsx'
import { estimate, hintKey } from '../order-words.ts'
import { useLiveOrder } from '../use-order.ts'
import { clockAt, dueAt } from '#ui/patterns/venue-time.ts'
import type { OrderRefund, RefundReason } from '#generated/models.ts'
import { useMoneyIn } from '#session/use-money-in.ts'

const Now = styled.div`
  ${stack(1)}

  > strong {
    font-size: ${text[3]};
  }
  > p {
    color: ${token.description};
  }
`

const When = styled.p`
  ${row(2)}
  font-weight: 600;

  > svg {
    flex: none;
    color: ${token.link};
  }
`

function OrderTracker() {
  const t = useT(followUp, moment, status)
  const { order, trouble, knownAt } = useLiveOrder()
  const now = useSessionValue('clock', (clock) => clock.now)
  const { timeZone } = useBranchContact()
  if (!order) return <OrderTrackerSkeleton />
  const scheduledFor =
    order.scheduled && order.scheduledAt ? dueAt(order.scheduledAt, { now, timeZone }, t) : undefined
  const expected = estimate(order, { now, timeZone }, t)
  return (
    <Card>
      <OrderCode code={order.code} />
      {/* Stands there from the start, so that a screen reader tells every change of it, once. */}
      <Now role="status">
        <strong>{t(`status.${shownStatus(order)}`)}</strong>
        <p>{t(hintKey(order))}</p>
      </Now>
      {scheduledFor !== undefined && (
        <When>
          <Icon name="calendar" />
          <span>
            {t('follow-up.scheduled-at')} {scheduledFor}
          </span>
        </When>
      )}
      {expected !== undefined && (
        <When>
          <Icon name="clock" />
          <span>{expected}</span>
        </When>
      )}
      <StatusTracker
        label={t('follow-up.tracker')}
        nodes={trackerNodes(order)}
        timeOf={(at) => clockAt(at, timeZone)}
        grey={order.payUntil !== undefined}
      />
      <MoneyBack refunds={order.refunds} />
      <Delivery order={order} />
      {trouble !== undefined && (
        <Notice tone="warning" icon={trouble === 'offline' ? 'offline' : undefined} live>
          {t(trouble === 'offline' ? 'follow-up.offline' : 'follow-up.not-updated', {
            time: clockAt(knownAt, timeZone),
          })}
        </Notice>
      )}
    </Card>
  )
}

function OrderTrackerSkeleton() {
  return (
    <Card>
      <Skeleton shapes={['title', 'short', 'text', 'row']} />
    </Card>
  )
}

/** Where the order stands. The one block that asks for news. @source delivery spec §4, requirements FUP-01 */
export const orderTrackerBlock = defineBlock({
  type: 'order-tracker',
  render: OrderTracker,
  skeleton: OrderTrackerSkeleton,
})

/** Of payments that the order did not need. */
const NOT_NEEDED: readonly RefundReason[] = ['PAID_TWICE', 'OTHER_AMOUNT', 'OTHER_CURRENCY']

/** What goes back of an order's money, or went back. @source issue 15 part 3 */
function MoneyBack({ refunds = [] }: { refunds?: readonly OrderRefund[] }) {
  const t = useT(followUp)
  const money = useMoneyIn()
  return refunds.map((refunded, index) => {
    const { amount, status, reason, byHand, at } = refunded
    if (status === 'CANCELED') return null
    const written = money(amount, refunded)
    const key = byHand || status === 'FAILED' ? 'by-hand' : status
    const refund = t(`follow-up.refund.${key}`, { amount: written })
    return (
      <Notice key={`${index} ${at}`} tone={toneOf(key)}>
        {NOT_NEEDED.includes(reason) ? t('follow-up.refund.not-needed', { refund }) : refund}
      </Notice>
    )
  })
}

const toneOf = (key: string) => (key === 'CONFIRMED' ? 'success' : key === 'by-hand' ? 'warning' : 'info')
