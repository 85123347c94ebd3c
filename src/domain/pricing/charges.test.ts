import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DeliveryInfo, GeneralSurcharge } from '#generated/models.ts'
import { deliveryCharge, isDeliveryPriced } from './delivery-charge.ts'
import { serviceFee, surchargeLines } from './charges.ts'

const info: DeliveryInfo = {
  inside: true,
  providersFailed: false,
  fees: [
    { paymentMethod: 'CASH', amount: 500 },
    { paymentMethod: 'CARD', amount: 700 },
  ],
  minimumOrderPrice: 0,
  freeDeliveryAmount: 10_000,
  cashAllowed: true,
}

test('[CHK-05] the delivery is in the price once an address is delivered to, and where nothing is delivered', () => {
  expect(isDeliveryPriced('DELIVERY', info)).toBe(true)
  expect(isDeliveryPriced('DELIVERY', undefined)).toBe(false)
  expect(isDeliveryPriced('DELIVERY', { ...info, inside: false })).toBe(false)
  expect(isDeliveryPriced('TAKE_AWAY', undefined)).toBe(true)
})

describe('deliveryCharge', () => {
  test('[PAY-02] the fee depends on the payment method', () => {
    expect(deliveryCharge('DELIVERY', info, 'CASH', 1000).fee).toBe(500)
    expect(deliveryCharge('DELIVERY', info, 'CARD', 1000).fee).toBe(700)
  })

  test('[PAY-02] the dearest fee counts while no method is chosen', () => {
    expect(deliveryCharge('DELIVERY', info, undefined, 1000).fee).toBe(700)
  })

  test('[CHK-05] free from the threshold on, with the fee to strike through', () => {
    expect(deliveryCharge('DELIVERY', info, 'CASH', 10_000)).toEqual({
      fee: 0,
      feeBeforeFree: 500,
      free: true,
    })
  })

  test('[CHK-05] below the threshold the missing amount is named', () => {
    expect(deliveryCharge('DELIVERY', info, 'CASH', 9_999)).toEqual({
      fee: 500,
      feeBeforeFree: 500,
      free: false,
      missing: 1,
    })
  })

  test('[CHK-05] nothing is missing without a threshold or a fee', () => {
    expect(
      deliveryCharge('DELIVERY', { ...info, freeDeliveryAmount: undefined }, 'CASH', 1).missing,
    ).toBeUndefined()
    expect(deliveryCharge('DELIVERY', { ...info, fees: [] }, 'CASH', 1)).toMatchObject({
      fee: 0,
      missing: undefined,
    })
  })

  test('[PAY-02] no fee outside delivery or before an address is known', () => {
    const none = { fee: 0, feeBeforeFree: 0, free: false }
    expect(deliveryCharge('TAKE_AWAY', info, 'CASH', 1)).toEqual(none)
    expect(deliveryCharge('DELIVERY', undefined, 'CASH', 1)).toEqual(none)
  })
})

describe('serviceFee', () => {
  test('[PAY-02] the fixed part plus the share of the base, half up', () => {
    expect(serviceFee({ userFee: 350, percentageUserFee: 0 }, 10_000)).toBe(350)
    expect(serviceFee({ userFee: 350, percentageUserFee: 2.5 }, 10_020)).toBe(601)
    expect(serviceFee({ userFee: 0, percentageUserFee: 0 }, 10_000)).toBe(0)
  })
})

describe('surchargeLines', () => {
  const card: GeneralSurcharge = {
    id: 'card',
    name: 'Card',
    type: 'PERCENT',
    value: 5,
    paymentMethods: ['CARD'],
  }
  const box: GeneralSurcharge = { id: 'box', name: 'Box', type: 'FIXED', value: 120 }
  const pays = (paymentMethod?: 'CARD' | 'CASH') => ({ orderModeType: 'TAKE_AWAY' as const, paymentMethod })

  test('[PAY-03] lines carry every field, in the order given', () => {
    expect(surchargeLines([box, card], 10_010, pays('CARD'))).toEqual([
      { name: 'Box', type: 'FIXED', value: 120, amount: 120, surchargeReferenceId: 'box' },
      { name: 'Card', type: 'PERCENT', value: 5, amount: 501, surchargeReferenceId: 'card' },
    ])
  })

  test('[PAY-03] those of another payment method are left out', () => {
    expect(surchargeLines([box, card], 10_000, pays('CASH')).map((line) => line.name)).toEqual(['Box'])
    expect(surchargeLines([card], 10_000, pays())).toEqual([])
  })

  test('[PAY-03] a surcharge that adds nothing is no line', () => {
    expect(
      surchargeLines(
        [
          { ...card, value: 0 },
          { ...box, value: 0 },
        ],
        10_000,
        pays('CARD'),
      ),
    ).toEqual([])
    expect(surchargeLines([card], 0, pays('CARD'))).toEqual([])
  })

  test('[PAY-03] amounts are whole whatever the value', () => {
    const value = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(
        value,
        fc.nat(1e9),
        fc.constantFrom('PERCENT' as const, 'FIXED' as const),
        (some, base, type) => {
          for (const { amount } of surchargeLines([{ ...box, type, value: some }], base, pays())) {
            expect(Number.isSafeInteger(amount) && amount > 0).toBe(true)
          }
        },
      ),
    )
  })
})
