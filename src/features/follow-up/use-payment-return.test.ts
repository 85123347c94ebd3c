import { expect, test } from 'vitest'

import type { OrderRefund } from '#generated/models.ts'
import { paymentNews } from './use-payment-return.ts'

type Order = Parameters<typeof paymentNews>[0]

const refund: OrderRefund = {
  amount: 150_000,
  status: 'REQUESTED',
  reason: 'ORDER_ENDED',
  byHand: false,
  at: '2026-11-18T16:30:00.000Z',
}

test('who paid an order that had ended is told of the refund alone', () => {
  const ended: Order = { paid: false, status: 'CANCELED', refunds: [refund] }
  expect(paymentNews(ended, 'PENDING')).toBeUndefined()
  expect(paymentNews({ ...ended, refunds: [] }, 'PENDING')?.text).toBe('pay-later.pending')
  expect(paymentNews({ ...ended, paid: true }, 'SUCCESS')?.text).toBe('follow-up.payment-ok')
})

test('a refund of another amount leaves the payment of an order that waits for it under way', () => {
  const refunds: OrderRefund[] = [{ ...refund, reason: 'OTHER_AMOUNT' }]
  const waiting: Order = { paid: false, status: 'UNCONFIRMED', refunds }
  expect(paymentNews(waiting, 'PENDING')?.text).toBe('pay-later.pending')
})
