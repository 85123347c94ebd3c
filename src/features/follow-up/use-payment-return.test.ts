import { expect, test } from 'vitest'

import type { OrderRefund } from '#generated/models.ts'
import { paymentNews } from './use-payment-return.ts'

const refund: OrderRefund = {
  amount: 150_000,
  status: 'REQUESTED',
  reason: 'ORDER_CANCELED',
  byHand: false,
  at: '2026-11-18T16:30:00.000Z',
}

test('[FUP-07] who paid an order that had ended is told of the refund alone', () => {
  expect(paymentNews({ paid: false, refunds: [refund] }, 'PENDING')).toBeUndefined()
  expect(paymentNews({ paid: false }, 'PENDING')?.text).toBe('pay-later.pending')
  expect(paymentNews({ paid: true, refunds: [refund] }, 'SUCCESS')?.text).toBe('follow-up.payment-ok')
})
