import { useState } from 'react'
import styled from 'styled-components'
import { useApi } from '#api/api-context.tsx'
import { bodyOf } from '#api/client.ts'
import { paymentLimit } from '#api/long-calls.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { defineBlock } from '#layout/define-block.ts'
import { checkout } from '#messages/checkout.ts'
import { checkoutErrors } from '#messages/checkout-errors.ts'
import { followUp } from '#messages/follow-up.ts'
import { moment } from '#messages/moment.ts'
import { payLater } from '#messages/pay-later.ts'
import { useBranchContact, useSessionValue } from '#session/page-context.ts'
import { token } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { useWindowEvent } from '#ui/primitives/base/use-window-event.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { CardPayment } from '../components/card-payment.tsx'
import { Card } from '../components/card.tsx'
import { FailedPayment } from '../components/failed-payment.tsx'
import { PaymentReceipt } from '../components/payment-receipt.tsx'
import { useOrder } from '../use-order.ts'
import { useBankReturn } from '../use-bank-return.ts'
import { useRequests } from '../use-requests.ts'
import { usePaymentReturn } from '../use-payment-return.ts'
import { dueAt } from '#ui/patterns/venue-time.ts'

const Until = styled.p`
  color: ${token.description};
`

function OrderPayment() {
  const order = useOrder()
  usePaymentReturn(order)
  useBankReturn(order)
  useRequests(order)
  if (!order?.own) return null
  const { payUntil, payment, failedPayment, cardPayment } = order
  const failed = failedPayment && <FailedPayment order={order} failed={failedPayment} />
  return (
    <>
      {/* a bank's page leads back here; fields on this page say what became of their card, and stay where they are */}
      {cardPayment === undefined && failed}
      {payUntil !== undefined && <PayLater order={order} payUntil={Date.parse(payUntil)} />}
      {cardPayment !== undefined && failed}
      {payment !== undefined && <PaymentReceipt order={order} payment={payment} />}
    </>
  )
}

function PayLater({ order, payUntil }: { order: OrderFollowUp; payUntil: number }) {
  const t = useT(checkout, checkoutErrors, followUp, moment, payLater)
  const money = useMoney()
  const toast = useToast()
  const { client } = useApi()
  const { id: branchContactId, timeZone } = useBranchContact()
  const now = useSessionValue('clock', (clock) => clock.now)
  const isOver = now > payUntil
  const [isAsking, setAsking] = useState(false)
  // Who steps back from the provider may find the page as it was left.
  useWindowEvent('pageshow', ({ persisted }) => persisted && setAsking(false))
  const { code, price: amount } = order
  // whoever may have paid neither pays nor orders again
  const isPending = order.cardPayment?.isPending === true
  const pay = async () => {
    setAsking(true)
    try {
      const { url } = await bodyOf(
        client.POST('/api/paymenturl', {
          body: { code, branchContactId, amount },
          signal: paymentLimit(),
        }),
      )
      window.location.assign(url)
    } catch {
      toast(t('checkout.payment-link-failed'), 'error')
      setAsking(false)
    }
  }
  return (
    <Card title={t('pay-later.title')}>
      {isOver && !isPending ? (
        <Notice tone="warning">{t('follow-up.payment-expired')}</Notice>
      ) : (
        <>
          {isPending ? null : (
            <Until>{t('pay-later.until', { time: dueAt(payUntil, { now, timeZone }, t) })}</Until>
          )}
          {order.cardPayment ? (
            <CardPayment order={order} way={order.cardPayment} />
          ) : (
            <Button wide loading={isAsking} onPress={() => void pay()}>
              {t('checkout.button-total', { action: t('follow-up.pay'), amount: money(amount) })}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}

/** Paying an order by link or by another card, as long as it may be paid, what became of that, and what its address asks for. @source delivery spec §4 "unpaid", diner spec §8 */
export const orderPaymentBlock = defineBlock({ type: 'order-payment', render: OrderPayment })
