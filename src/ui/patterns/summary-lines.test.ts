import { expect, test } from 'vitest'

import { formatMoney } from '#domain/money/money.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import { checkout } from '#messages/checkout.ts'
import { createMessages } from '#messages/index.ts'
import { tips } from '#messages/tips.ts'
import { summaryLines } from './summary-lines.ts'
const t = createMessages()(checkout, tips)
const money = (amount: number) => formatMoney(amount, { currencySymbol: '$', mantissaLength: 2 })
const quote: Quote = {
  lines: [],
  itemsTotal: 1_000_000,
  discounts: [
    { name: '10 % en efectivo', type: 'PERCENT', value: 10, amount: 100_000, discountReferenceId: 'd' },
  ],
  surcharges: [{ name: 'Envases', type: 'FIXED', value: 50_000, amount: 50_000, surchargeReferenceId: 's' }],
  deliveryFee: 150_000,
  deliveryFeeBeforeFree: 150_000,
  freeDelivery: false,
  serviceFee: 35_000,
  redeemedPoints: 0,
  loyaltyRedeemed: 0,
  gainedPoints: 0,
  tip: 0,
  total: 1_135_000,
  codeUnmet: [],
  issues: [],
}
const texts = (
  over: Partial<Quote> = {},
  type: 'DELIVERY' | 'TAKE_AWAY' = 'DELIVERY',
  isDeliveryPriced = true,
) =>
  summaryLines({ quote: { ...quote, ...over }, mode: { type }, isDeliveryPriced, t, money }).map(
    ({ label, before, value }) => [label, before, value].filter(Boolean).join(' | '),
  )

test('[CHK-05] [PAY-03] every part of the price is a line, the total last', () => {
  expect(texts()).toEqual([
    'Productos | $ 10.000',
    '10 % en efectivo | -$ 1.000',
    'Envases | $ 500',
    'Envío | $ 1.500',
    'Tasa de Servicio | $ 350',
    'Total | $ 11.350',
  ])
})

test("[CHK-05] a waived service fee reads '(Bonificada)', free delivery is struck through with 'Gratis'", () => {
  expect(texts({ serviceFee: 0 })).toContain('Tasa de Servicio | (Bonificada)')
  expect(texts({ deliveryFee: 0, freeDelivery: true })).toContain('Envío | $ 1.500 | Gratis')
  expect(texts({ deliveryFee: 0, deliveryFeeBeforeFree: 0 })).toContain('Envío | Gratis')
  expect(texts({}, 'DELIVERY', false)).toContain('Envío | Según tu dirección')
  expect(texts({}, 'TAKE_AWAY').join()).not.toContain('Envío')
})

test('[CHK-05] a total that the delivery is not in yet is called so', () => {
  expect(texts({ total: 985_000 }, 'DELIVERY', false).at(-1)).toBe('Total sin envío | $ 9.850')
})

test('[CHK-05] a discount code is a line with its name', () => {
  const codeDiscount = {
    name: 'Bienvenida',
    type: 'PERCENT',
    value: 20,
    amount: 200_000,
    discountReferenceId: 'c',
    code: 'HOLA',
  } as const
  expect(texts({ codeDiscount })).toContain('Código HOLA | -$ 2.000')
})
