import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { OrderFollowUp } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { stack, wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { Price } from '#ui/patterns/price.tsx'
import { Tag } from '#ui/primitives/feedback/tag.tsx'

const Row = styled.div`
  ${stack(1)}

  > p {
    ${wrap(1, 2)}
    align-items: center;
  }
`

/** The total, the payment method, the change to give, and the money actions. */
export function CardMoney({ order, children }: { order: OrderFollowUp; children?: ReactNode }) {
  const t = useT(console)
  const { price, paid, paymentType } = order
  return (
    <Row>
      <p>
        <Price amount={price} />
        <span>{paymentType.showName}</span>
        <Tag tone={paid ? 'success' : 'warning'}>{paid ? t('console.paid') : t('console.unpaid')}</Tag>
      </p>
      <ChangeDue order={order} />
      {children}
    </Row>
  )
}

/** What the diner pays with and the change, until the order is paid; shared by the card and the ticket. */
export function ChangeDue({
  order: { status, price, paid, paysWith },
}: {
  order: Pick<OrderFollowUp, 'status' | 'price' | 'paid' | 'paysWith'>
}) {
  const t = useT(console)
  const money = useMoney()
  if (paid || status === 'CANCELED' || paysWith === undefined) return null
  return <p>{t('console.pays-with', { amount: money(paysWith), change: money(paysWith - price) })}</p>
}
