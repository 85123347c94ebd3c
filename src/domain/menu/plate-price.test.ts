import { describe, expect, test } from 'vitest'
import type { GeneralDiscount, Plate } from '#generated/models.ts'
import { plateDiscounts } from '#domain/discounts/applicable.ts'
import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import { platePrice } from './plate-price.ts'
import { sampleDiscount, samplePlate, sampleSize } from './sample-menu.fixture.ts'

const plate = samplePlate('a', { sizes: [sampleSize('big', 2000), sampleSize('small', 1500)] })
const takeAway = { orderModeType: 'TAKE_AWAY' } as const
const cash = { ...takeAway, paymentMethod: 'CASH' } as const
const plates = ['a']
const priceOf = (one: Plate, discounts: readonly GeneralDiscount[], context: PricingContext) =>
  platePrice(one, plateDiscounts(discounts, context))

describe('the price on a plate card', () => {
  test('[HOME-08] without a discount the cheapest size counts', () => {
    expect(priceOf(plate, [], takeAway)).toEqual({
      from: 1500,
      original: 1500,
      varies: true,
      discount: undefined,
      label: undefined,
    })
    expect(priceOf(samplePlate('b'), [], takeAway).varies).toBe(false)
  })

  test('[HOME-08] PERCENT lowers the price and labels its share', () => {
    const off = sampleDiscount('d', { type: 'PERCENT', percentage: 20, plates })
    expect(priceOf(plate, [off], takeAway)).toMatchObject({
      from: 1200,
      original: 1500,
      discount: off,
      label: { kind: 'PERCENT', percentage: 20 },
    })
  })

  test('[HOME-08] FIXED lowers the price and labels its amount', () => {
    const off = sampleDiscount('d', { type: 'FIXED', fixedDiscount: 300, plates })
    expect(priceOf(plate, [off], takeAway)).toMatchObject({
      from: 1200,
      label: { kind: 'FIXED', amount: 300 },
    })
  })

  test('[HOME-08] FIXED labels no more than the price it takes off', () => {
    const off = sampleDiscount('d', { type: 'FIXED', fixedDiscount: 1800, plates })
    expect(priceOf(plate, [off], takeAway)).toMatchObject({
      from: 0,
      original: 1500,
      label: { kind: 'FIXED', amount: 1500 },
    })
  })

  test('[HOME-08] FINAL_PRICE sets the price of dearer sizes and labels it', () => {
    const off = sampleDiscount('d', { type: 'FINAL_PRICE', finalPrice: 900, plates })
    const price = priceOf(plate, [off], takeAway)
    expect(price).toMatchObject({ from: 900, label: { kind: 'FINAL_PRICE', amount: 900 }, varies: false })
    expect(price.original).toBe(1500)
  })

  test('[HOME-08] MULTIPLE keeps the price and labels buy and pay', () => {
    const off = sampleDiscount('d', { type: 'MULTIPLE', buy: 3, pay: 2, plates })
    expect(priceOf(plate, [off], takeAway)).toMatchObject({
      from: 1500,
      original: 1500,
      label: { kind: 'MULTIPLE', buy: 3, pay: 2 },
    })
  })

  test('[HOME-08] another plate, another mode or an unmet payment method: no pill', () => {
    const off = sampleDiscount('d', { type: 'PERCENT', percentage: 20, plates: ['b'] })
    const here = { ...off, plates }
    expect(priceOf(plate, [off], takeAway).label).toBeUndefined()
    expect(priceOf(plate, [{ ...here, orderModes: ['DELIVERY'] }], takeAway).label).toBeUndefined()
    expect(priceOf(plate, [{ ...here, paymentMethods: ['CASH'] }], takeAway).label).toBeUndefined()
    expect(priceOf(plate, [{ ...here, paymentMethods: ['CASH'] }], cash).from).toBe(1200)
  })

  test('[HOME-08] the first in priority is shown; one that takes nothing off is passed over', () => {
    const late = sampleDiscount('late', { type: 'PERCENT', percentage: 50, plates })
    const early = sampleDiscount('early', { type: 'FIXED', fixedDiscount: 100, plates, priority: 1 })
    const useless = sampleDiscount('useless', { type: 'FINAL_PRICE', finalPrice: 5000, plates, priority: 0 })
    expect(priceOf(plate, [late, early, useless], takeAway).discount?.id).toBe('early')
  })

  test('[HOME-08] the cheapest size after the discount is shown with its own old price', () => {
    const off = sampleDiscount('d', { type: 'FINAL_PRICE', finalPrice: 1600, plates })
    expect(priceOf(plate, [off], takeAway)).toMatchObject({ from: 1500, original: 1500 })
  })
})
