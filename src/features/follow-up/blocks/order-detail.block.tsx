import { useId, useState } from 'react'
import { isCorrectable } from '#domain/order/status.ts'
import { defineBlock } from '#layout/define-block.ts'
import { followUp } from '#messages/follow-up.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { OrderLines } from '#ui/patterns/order-lines.tsx'
import { Amounts } from '../components/amounts.tsx'
import { EditDialog } from '../components/edit-dialog.tsx'
import { Card } from '../components/card.tsx'
import { Facts } from '../components/facts.tsx'
import { Receipts } from '../components/receipts.tsx'
import { useOrder } from '../use-order.ts'

function OrderDetail() {
  const t = useT(followUp)
  const heading = useId()
  const order = useOrder()
  const [isEditing, setEditing] = useState(false)
  if (!order) return <OrderDetailSkeleton />
  return (
    <Card labelledBy={heading}>
      <h2 id={heading}>{t('follow-up.detail')}</h2>
      <OrderLines
        labelledBy={heading}
        lines={order.items.map((item) => {
          const { index, accPrice, originalPrice, quantity } = item
          return { id: String(index), item, total: accPrice, originalTotal: originalPrice * quantity }
        })}
      />
      <Amounts order={order} />
      <Facts order={order} />
      <Receipts order={order} />
      {!order.own && <Notice>{t('follow-up.not-own')}</Notice>}
      {order.own && isCorrectable(order.status) && (
        <Button tone="secondary" wide icon="edit" onPress={() => setEditing(true)}>
          {t('follow-up.edit')}
        </Button>
      )}
      {isEditing && <EditDialog order={order} onClose={() => setEditing(false)} />}
    </Card>
  )
}

function OrderDetailSkeleton() {
  return (
    <Card>
      <Skeleton shapes={['title', 'text', 'text', 'text', 'short', 'row']} />
    </Card>
  )
}

/** What was ordered, how it adds up, and where it goes. @source delivery spec §2 "a detail table", FUP-01 */
export const orderDetailBlock = defineBlock({
  type: 'order-detail',
  render: OrderDetail,
  skeleton: OrderDetailSkeleton,
})
