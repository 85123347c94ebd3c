import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CodeDiscountType, DiscountType } from '#generated/models.ts'
import { sampleItem } from '#domain/cart/sample-item.fixture.ts'
import { platePrice } from '#domain/menu/plate-price.ts'
import { sampleDiscount, sampleMenu, samplePlate, sampleSize } from '#domain/menu/sample-menu.fixture.ts'
import { quoteOrder, type QuoteInput } from '#domain/pricing/quote.ts'
import type { CodeRule, DiscountRule } from './discount-rule.ts'
import { DISCOUNT_RULES } from './index.ts'

/** Every second unit at half its price. Of an order, and as a code: half of the items. */
const SECOND_HALF = 'SECOND_HALF' as string as DiscountType & CodeDiscountType
const secondHalf: DiscountRule & CodeRule = {
  isUsable: () => true,
  label: ({ type }) => ({ kind: type }),
  unitOff: () => 0,
  lowersUnits: false,
  linesOff: (_discount, lines) =>
    lines.map(({ sizePrice, quantity }) => Math.floor(quantity / 2) * (sizePrice / 2)),
  orderOff: (_discount, itemsTotal) => ({ value: 50, amount: itemsTotal / 2 }),
  codeOff: (_code, { base }) => base / 2,
}

const rules: Record<string, DiscountRule | CodeRule> = DISCOUNT_RULES
beforeAll(() => {
  rules[SECOND_HALF] = secondHalf
})
afterAll(() => {
  delete rules[SECOND_HALF]
})

const plate = samplePlate('a', { sizes: [sampleSize('one', 10_000)] })
const base: QuoteInput = {
  items: [sampleItem(plate, { quantity: 3 })],
  menu: sampleMenu([plate]),
  mode: { type: 'TAKE_AWAY' },
  plateDiscounts: [],
  orderDiscounts: [],
  surcharges: [],
  fees: { userFee: 0, percentageUserFee: 0 },
}

test('a further discount type is a line of the list: on a plate it shows and lowers the line, not the unit', () => {
  const onPlate = sampleDiscount('half', { type: SECOND_HALF, plates: ['a'] })
  expect(platePrice(plate, [onPlate])).toMatchObject({ from: 10_000, label: { kind: SECOND_HALF } })
  expect(quoteOrder({ ...base, plateDiscounts: [onPlate] }).lines).toMatchObject([
    { unitPrice: 10_000, total: 25_000, discount: { type: SECOND_HALF, amount: 5_000 } },
  ])
})

test('the same line makes it a discount of the order and a code', () => {
  const quote = quoteOrder({
    ...base,
    orderDiscounts: [sampleDiscount('half', { type: SECOND_HALF })],
    codeDiscount: { id: 'c', code: 'HOLA', type: SECOND_HALF, value: 0, active: true },
  })
  expect(quote.discounts).toMatchObject([{ type: SECOND_HALF, value: 50, amount: 15_000 }])
  expect(quote.codeDiscount).toMatchObject({ type: SECOND_HALF, amount: 7_500 })
  expect(quote.total).toBe(7_500)
})
