import { expect, test } from 'vitest'

import { isPayableAt, paymentDeadline } from './payment-window.ts'

const at = (text: string) => Date.parse(`2026-11-18T${text}:00Z`)

test('an order of the moment may be paid for an hour', () => {
  const order = { orderedAt: at('12:00'), minDelayInMinutes: 45 }
  expect(paymentDeadline(order)).toBe(at('13:00'))
  expect(isPayableAt(order, at('13:00'))).toBe(true)
  expect(isPayableAt(order, at('13:01'))).toBe(false)
})

test('a scheduled one until its slot minus the lead time, and never longer than a day', () => {
  const tonight = { orderedAt: at('12:00'), scheduledAt: at('20:00') }
  expect(paymentDeadline({ ...tonight, minDelayInMinutes: 10 })).toBe(at('19:30'))
  expect(paymentDeadline({ ...tonight, minDelayInMinutes: 50 })).toBe(at('19:10'))
  const inThreeDays = { ...tonight, scheduledAt: Date.parse('2026-11-21T20:00:00Z'), minDelayInMinutes: 10 }
  expect(paymentDeadline(inThreeDays)).toBe(Date.parse('2026-11-19T12:00:00Z'))
})

test('an order that was taken can be paid: at the last slot on offer, and in a zone with a longer way', () => {
  const soon = { orderedAt: at('12:00'), scheduledAt: at('12:30') }
  expect(paymentDeadline({ ...soon, minDelayInMinutes: 30 })).toBe(at('12:10'))
  expect(paymentDeadline({ ...soon, minDelayInMinutes: 55 })).toBe(at('12:10'))
})
