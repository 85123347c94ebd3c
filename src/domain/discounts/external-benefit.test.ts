import { describe, expect, test } from 'vitest'
import { sampleItem } from '#domain/cart/sample-item.fixture.ts'
import { sampleDiscount, sampleMenu, samplePlate, sampleSize } from '#domain/menu/sample-menu.fixture.ts'
import { quoteOrder, type QuoteInput } from '#domain/pricing/quote.ts'
import { externalBenefitOf } from './external-benefit.ts'

const plate = samplePlate('a', { sizes: [sampleSize('one', 10_000)] })
const base: QuoteInput = {
  items: [sampleItem(plate)],
  menu: sampleMenu([plate]),
  mode: { type: 'TAKE_AWAY' },
  payment: { paymentMethod: 'CASH' },
  plateDiscounts: [sampleDiscount('venue', { type: 'PERCENT', percentage: 50, plates: ['a'], priority: 0 })],
  orderDiscounts: [sampleDiscount('ten', { type: 'PERCENT', percentage: 10, priority: 0 })],
  surcharges: [],
  fees: { userFee: 0, percentageUserFee: 0 },
}

describe('the benefit of an external partner', () => {
  test('[EXT-01] is the first by priority, missing ones last', () => {
    const missing = sampleDiscount('missing', { type: 'PERCENT', percentage: 90 })
    const second = sampleDiscount('second', { type: 'PERCENT', percentage: 80, priority: 2 })
    const first = sampleDiscount('first', { type: 'PERCENT', percentage: 5, priority: 1 })
    expect(externalBenefitOf('club', [missing, second, first])?.discount.id).toBe('first')
    expect(externalBenefitOf('club', [missing])?.discount.id).toBe('missing')
    expect(externalBenefitOf('club', [])).toBeUndefined()
  })

  test("[EXT-01] on the order it is a line with the partner's name, before the venue's own", () => {
    const discount = sampleDiscount('club.five', { type: 'PERCENT', percentage: 5 })
    const quote = quoteOrder({ ...base, plateDiscounts: [], externalBenefit: { partner: 'club', discount } })
    expect(quote.discounts).toMatchObject([
      { discountReferenceId: 'club.five', amount: 500, externalBenefitType: 'club' },
      { discountReferenceId: 'ten', amount: 1_000 },
    ])
    expect(quote.discounts[1]).not.toHaveProperty('externalBenefitType')
    expect(quote.total).toBe(8_500)
  })

  test("[EXT-01] on a plate it goes before the venue's", () => {
    const discount = sampleDiscount('club.fixed', { type: 'FIXED', fixedDiscount: 1_000, plates: ['a'] })
    const quote = quoteOrder({ ...base, externalBenefit: { partner: 'club', discount } })
    expect(quote.lines[0]?.discount).toMatchObject({ discountReferenceId: 'club.fixed', amount: 1_000 })
  })
})
