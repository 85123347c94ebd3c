import { describe, expect, test } from 'vitest'
import type { DeliveryInfo, PaymentMethod, PaymentType } from '#generated/models.ts'
import { type Fulfilment, fulfilmentIssues, isBelowMinimum } from './fulfilment-issues.ts'

const payment = (
  id: string,
  paymentMethod: PaymentMethod,
  differences: Partial<PaymentType> = {},
): PaymentType => ({
  id,
  showName: id,
  active: true,
  paymentMethod,
  upload: 'APP',
  ...differences,
})
const delivery: DeliveryInfo = {
  inside: true,
  providersFailed: false,
  fees: [],
  minimumOrderPrice: 5_000,
  cashAllowed: true,
}
const mode: Fulfilment['mode'] = {
  type: 'DELIVERY',
  active: true,
  orderEnabled: true,
  paymentTypes: [
    payment('cash', 'CASH'),
    payment('off', 'CARD', { active: false }),
    payment('link', 'ONLINE', { onlinePayment: { providerName: 'demo', paymentMethod: 'DISABLED' } }),
    payment('card', 'CARD'),
  ],
}
const judge = (differences: Partial<Fulfilment> = {}) =>
  fulfilmentIssues({ mode, paymentTypeId: 'cash', delivery, itemsTotal: 5_000, ...differences })

describe('fulfilmentIssues', () => {
  test('[ORDER-04] an order that can be taken has none', () => {
    expect(judge()).toEqual([])
  })

  test('[MODE-05] a mode that is off or takes no orders is refused', () => {
    const refused = [{ code: 'MODE_DISABLED', field: 'orderModeId' }]
    expect(judge({ mode: { ...mode, active: false } })).toEqual(refused)
    expect(judge({ mode: { ...mode, orderEnabled: false } })).toEqual(refused)
  })

  test('[PAY-03] an unknown, inactive or disabled payment type is refused', () => {
    for (const paymentTypeId of ['nope', 'off', 'link']) {
      expect(judge({ paymentTypeId })).toEqual([
        { code: 'PAYMENT_UNAVAILABLE', field: 'paymentType', received: paymentTypeId },
      ])
    }
  })

  test('[CHK-13] cash is refused where the address takes none, other methods are not', () => {
    const noCash = { ...delivery, cashAllowed: false }
    expect(judge({ delivery: noCash })).toEqual([{ code: 'CASH_NOT_ALLOWED', field: 'paymentType' }])
    expect(judge({ delivery: noCash, paymentTypeId: 'card' })).toEqual([])
  })

  test('[CART-06] below the minimum is refused, the minimum itself is enough', () => {
    expect(judge({ itemsTotal: 4_999 })).toEqual([
      { code: 'BELOW_MINIMUM', field: 'items', expected: 5_000, received: 4_999 },
    ])
    expect(isBelowMinimum(delivery, 5_000)).toBe(false)
    expect(isBelowMinimum(undefined, 0)).toBe(false)
  })

  test('[BRAN-06] outside every zone, or without a destination, delivery is refused', () => {
    const refused = [{ code: 'OUT_OF_ZONE', field: 'destination' }]
    expect(judge({ delivery: { ...delivery, inside: false } })).toEqual(refused)
    expect(judge({ delivery: undefined })).toEqual(refused)
  })

  test('[CART-06] other modes know no zone, minimum or cash rule', () => {
    const takeAway = { ...mode, type: 'TAKE_AWAY' as const }
    expect(judge({ mode: takeAway, delivery: { ...delivery, cashAllowed: false }, itemsTotal: 1 })).toEqual(
      [],
    )
  })
})
