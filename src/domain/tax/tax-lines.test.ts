import { describe, expect, test } from 'vitest'
import type { DiscountLine, DiscountLineType } from '#generated/models.ts'
import type { QuoteLine } from '#domain/pricing/price-items.ts'
import { chargesOf, taxLines } from './tax-lines.ts'

const line = (referenceId: string, total: number): QuoteLine => ({
  index: 0,
  referenceId,
  unitPrice: total,
  originalUnit: total,
  sizePrice: total,
  quantity: 1,
  total,
  isOnMenu: true,
})
const off = (amount: number, type: DiscountLineType = 'PERCENT'): DiscountLine => ({
  name: 'x',
  type,
  value: 0,
  amount,
  discountReferenceId: 'x',
})
const quote = {
  lines: [line('pizza', 30_000), line('vino', 10_000)],
  discounts: [off(1_000), off(500, 'FIXED')],
  codeDiscount: off(300),
  loyaltyRedeemed: 200,
}

describe('taxLines', () => {
  test('discounts, code and points are shared; each line is taxed by its own rate on the rest', () => {
    expect(taxLines(quote, { rate: 21, plates: { vino: 10.5 } })).toStrictEqual([
      { discountShare: 1_500, taxRate: 21, taxBase: 23_554, tax: 4_946 },
      { discountShare: 500, taxRate: 10.5, taxBase: 8_597, tax: 903 },
    ])
  })

  test('a code for free delivery takes nothing off the lines', () => {
    const lines = taxLines({ ...quote, codeDiscount: off(5_000, 'DELIVERY_FEE') }, { rate: 21, plates: {} })
    expect(lines.map(({ discountShare }) => discountShare)).toStrictEqual([1_275, 425])
  })

  test('without a rate only the shares are known', () => {
    expect(taxLines(quote, { plates: { vino: 0 } })).toStrictEqual([
      { discountShare: 1_500 },
      { discountShare: 500, taxRate: 0, taxBase: 9_500, tax: 0 },
    ])
  })
})

describe('chargesOf', () => {
  const charges = { deliveryFee: 1_500, userServiceFee: 200, surcharges: [{ amount: 30 }], discounts: [] }

  test('delivery, service fee and surcharges', () => {
    expect(chargesOf(charges)).toBe(1_730)
  })

  test('less what a code takes off delivery; what is off food does not count', () => {
    expect(chargesOf({ ...charges, discounts: [off(1_500, 'DELIVERY_FEE'), off(900)] })).toBe(230)
  })
})
