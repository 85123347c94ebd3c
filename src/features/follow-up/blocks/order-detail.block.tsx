import { useId, useState } from 'react'
import { pointsInPrice } from '#domain/loyalty/points-in-price.ts'
import { isCorrectable } from '#domain/order/status.ts'
import { receiptPath } from '#domain/receipt/receipt-path.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { defineBlock } from '#layout/define-block.ts'
import { checkout } from '#messages/checkout.ts'
import { followUp } from '#messages/follow-up.ts'
import { receiptRequest } from '#messages/receipt-request.ts'
import { tips } from '#messages/tips.ts'
import { useOrderMessage } from '#session/order-message.ts'
import { useLoyaltyProgram } from '#session/use-loyalty.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { OrderLines } from '#ui/patterns/order-lines.tsx'
import { summaryLines } from '#ui/patterns/summary-lines.ts'
import { SummaryTable } from '#ui/patterns/summary-table.tsx'
import { Card } from '../components/card.tsx'
import { EditDialog } from '../components/edit-dialog.tsx'
import { Facts } from '../components/facts.tsx'
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

/** Corrects the order and, where orders are sent as messages, informs its venue of the correction. */
function Correction({ order }: { order: OrderFollowUp }) {
  const t = useT(followUp)
  const messageOf = useOrderMessage()
  const [isEditing, setEditing] = useState(false)
  const [isCorrected, setCorrected] = useState(false)
  // an order still to be handed over has its message above
  const isUnsent = isCorrected && order.byMessage === true && !needsHandover(order)
  const message = isUnsent ? messageOf(order) : undefined
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

/** How the total came about, in the words and signs of the checkout. @source requirements FUP-01 */
function Amounts({ order }: { order: OrderFollowUp }) {
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

/** Links to the receipts of an order, for whose order it is. @source issue 15 part 10 */
function Receipts({ order: { code, branchContactAlias, receipts = [] } }: { order: OrderFollowUp }) {
  const t = useT(receiptRequest)
  const money = useMoneyIn()
  return receipts.map((receipt) => (
    <ButtonLink
      key={receipt.nth}
      tone="secondary"
      wide
      icon="receipt"
      newTab
      href={receiptPath(branchContactAlias, code, receipt.nth)}
    >
      {receipt.kind === 'CREDIT'
        ? t('receipt-request.see.CREDIT', { amount: money(receipt.amount, receipt) })
        : t('receipt-request.see.RECEIPT')}
    </ButtonLink>
  ))
}
