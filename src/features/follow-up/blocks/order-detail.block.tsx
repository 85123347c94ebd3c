import { useId, useState } from 'react'
import { isCorrectable } from '#domain/order/status.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { defineBlock } from '#layout/define-block.ts'
import { followUp } from '#messages/follow-up.ts'
import { useOrderMessage } from '#session/order-message.ts'
import { useBranchContact } from '#session/page-context.ts'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
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
import { needsHandover } from '../order-words.ts'
import { useOrder } from '../use-order.ts'

function OrderDetail() {
  const t = useT(followUp)
  const heading = useId()
  const order = useOrder()
  if (!order) return <OrderDetailSkeleton />
  return (
    <Card title={t('follow-up.detail')} titleId={heading}>
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
      {order.own ? <Correction order={order} /> : <Notice>{t('follow-up.not-own')}</Notice>}
    </Card>
  )
}

/** Correcting the order and, where orders travel as messages, telling its venue of what was corrected. */
function Correction({ order }: { order: OrderFollowUp }) {
  const t = useT(followUp)
  const venue = useBranchContact()
  const messageOf = useOrderMessage()
  const [isEditing, setEditing] = useState(false)
  const [isCorrected, setCorrected] = useState(false)
  // an order still to be handed over has its message above
  const isUntold = isCorrected && order.byMessage === true && !needsHandover(order, venue)
  const message = isUntold ? messageOf(order) : undefined
  return (
    <>
      {message !== undefined && (
        <ButtonLink wide icon="message" href={message} newTab>
          {t('follow-up.edit.send')}
        </ButtonLink>
      )}
      {isCorrectable(order.status) && (
        <Button tone="secondary" wide icon="edit" onPress={() => setEditing(true)}>
          {t('follow-up.edit')}
        </Button>
      )}
      {isEditing && (
        <EditDialog order={order} onCorrected={() => setCorrected(true)} onClose={() => setEditing(false)} />
      )}
    </>
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
