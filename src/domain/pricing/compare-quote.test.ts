import { describe, expect, test } from 'vitest'
import type { CartItem, DeliveryInfo } from '#generated/models.ts'
import { choiceOf } from '#domain/cart/choice-of.ts'
import { sampleItem } from '#domain/cart/sample-item.fixture.ts'
import {
  sampleDiscount,
  sampleGarnish,
  sampleGroup,
  sampleMenu,
  samplePlate,
  sampleSize,
} from '#domain/menu/sample-menu.fixture.ts'
import type { PricedPayload } from './compare-quote.ts'
import { quotedItems } from './price-cart.ts'
import { compareQuote, quoteOrder, type QuoteInput } from './quote.ts'
import { withPrices } from './with-prices.ts'

const group = sampleGroup('g', [sampleGarnish('x', 500)])
const plate = samplePlate('a', { sizes: [sampleSize('one', 10_000)], garnishGroups: [group] })
const delivery: DeliveryInfo = {
  inside: true,
  providersFailed: false,
  fees: [{ paymentMethod: 'CASH', amount: 1_500 }],
  minimumOrderPrice: 0,
  cashAllowed: true,
}
const trusted: Omit<QuoteInput, 'items'> = {
  menu: sampleMenu([plate]),
  mode: { type: 'DELIVERY' },
  payment: { paymentMethod: 'CASH' },
  plateDiscounts: [sampleDiscount('half', { type: 'PERCENT', percentage: 50, plates: ['a'] })],
  orderDiscounts: [sampleDiscount('ten', { type: 'PERCENT', percentage: 10 })],
  surcharges: [{ id: 'box', name: 'Box', type: 'FIXED', value: 300 }],
  fees: { userFee: 200, percentageUserFee: 1 },
  delivery,
}
const unpriced = [sampleItem(plate, { quantity: 3 }), sampleItem(plate, { garnishes: { g: { x: 1 } } })]

/** A payload as an honest browser sends it. */
function honest(): PricedPayload {
  const quote = quoteOrder({ ...trusted, items: unpriced })
  return {
    items: withPrices(unpriced, quote.lines),
    price: quote.total,
    userServiceFee: quote.serviceFee,
    discounts: quote.discounts,
    surcharges: quote.surcharges,
    deliveryFee: quote.deliveryFee,
    loyaltyInfo: { redeemedPoints: 0 },
  }
}

const judge = (differences: Partial<PricedPayload> = {}) => {
  const payload = { ...honest(), ...differences }
  return compareQuote(payload, quoteOrder({ ...trusted, items: payload.items }))
}
const changeItem = (differences: Partial<CartItem>) => {
  const [first, second] = honest().items
  return judge({ items: [{ ...first!, ...differences }, second!] })
}

describe('compareQuote', () => {
  test('[PAY-02] an honest order has no issue', () => {
    expect(judge()).toEqual([])
  })

  test('[PAY-02] another total is refused, with what was expected', () => {
    const { price } = honest()
    expect(judge({ price: 1 })).toEqual([
      { code: 'TOTAL_CHANGED', field: 'price', expected: price, received: 1 },
    ])
  })

  test('[PAY-02] another delivery fee or service fee is refused', () => {
    expect(judge({ deliveryFee: 0 })).toEqual([
      { code: 'DELIVERY_FEE_CHANGED', field: 'deliveryFee', expected: 1_500, received: 0 },
    ])
    expect(judge({ userServiceFee: 0 })).toMatchObject([{ code: 'SERVICE_FEE_CHANGED', received: 0 }])
  })

  test('[PAY-02] another unit price of an item is refused', () => {
    expect(changeItem({ price: 1 })).toEqual([
      { code: 'PRICE_CHANGED', itemIndex: 0, referenceId: 'a', expected: 5_000, received: 1 },
    ])
  })

  test('[PAY-02] a fault of an item is reported once', () => {
    expect(changeItem({ price: 1, originalPrice: 1, discount: undefined })).toMatchObject([
      { code: 'PRICE_CHANGED', expected: 10_000, received: 1 },
    ])
  })

  test('[ORDER-04] a discount of an item that is missing, larger or another one is refused', () => {
    const { discount } = honest().items[0]!
    expect(changeItem({ discount: undefined })).toMatchObject([
      { code: 'DISCOUNT_CHANGED', itemIndex: 0, expected: 15_000, received: 0 },
    ])
    expect(changeItem({ discount: { ...discount!, amount: 20_000 } })).toMatchObject([
      { code: 'DISCOUNT_CHANGED' },
    ])
    expect(changeItem({ discount: { ...discount!, discountReferenceId: 'x' } })).toMatchObject([
      { code: 'DISCOUNT_CHANGED' },
    ])
  })

  test('[ORDER-04] a discount on the order that is missing, invented, changed or doubled is refused', () => {
    const [line] = honest().discounts
    expect(judge({ discounts: [] })).toEqual([
      {
        code: 'DISCOUNT_CHANGED',
        field: 'discounts',
        referenceId: 'ten',
        expected: line!.amount,
        received: 0,
      },
    ])
    expect(judge({ discounts: [line!, { ...line!, discountReferenceId: 'new', amount: 5 }] })).toEqual([
      { code: 'DISCOUNT_CHANGED', field: 'discounts', referenceId: 'new', expected: 0, received: 5 },
    ])
    expect(judge({ discounts: [{ ...line!, amount: 9_999 }] })).toMatchObject([{ received: 9_999 }])
    expect(judge({ discounts: [line!, line!] })).toMatchObject([
      { code: 'DISCOUNT_CHANGED', referenceId: 'ten', received: 2 * line!.amount },
    ])
  })

  test('[PAY-03] two surcharges of one id are two lines of an honest order', () => {
    const [box] = trusted.surcharges
    const surcharges = [box!, { ...box!, name: 'Bag', value: 200 }]
    const quote = quoteOrder({ ...trusted, surcharges, items: unpriced })
    const payload = { ...honest(), price: quote.total, surcharges: quote.surcharges }
    expect(compareQuote(payload, quote)).toEqual([])
    expect(compareQuote({ ...payload, surcharges: quote.surcharges.slice(0, 1) }, quote)).toEqual([
      { code: 'SURCHARGE_CHANGED', field: 'surcharges', referenceId: 'box', expected: 500, received: 300 },
    ])
  })

  test('[ORDER-04] a surcharge that is missing or lowered is refused', () => {
    const [line] = honest().surcharges
    expect(judge({ surcharges: [] })).toEqual([
      { code: 'SURCHARGE_CHANGED', field: 'surcharges', referenceId: 'box', expected: 300, received: 0 },
    ])
    expect(judge({ surcharges: [{ ...line!, amount: 1 }] })).toMatchObject([
      { code: 'SURCHARGE_CHANGED', received: 1 },
    ])
  })

  test('[ORDER-04] what left the menu comes first', () => {
    const payload = honest()
    const issues = compareQuote(
      payload,
      quoteOrder({ ...trusted, items: payload.items, menu: sampleMenu([]) }),
    )
    expect(issues.slice(0, 2).map((issue) => issue.code)).toEqual(['PLATE_UNAVAILABLE', 'PLATE_UNAVAILABLE'])
    expect(issues.at(-1)?.code).toBe('TOTAL_CHANGED')
  })

  test('[DISC-06] a code is expected as the last discount line', () => {
    const codeDiscount = { id: 'c', code: 'E', type: 'DELIVERY_FEE', value: 0, active: true } as const
    const quote = quoteOrder({ ...trusted, items: unpriced, codeDiscount })
    const payload = { ...honest(), price: quote.total }
    expect(compareQuote(payload, quote)).toMatchObject([
      { code: 'DISCOUNT_CHANGED', referenceId: 'c', expected: 1_500 },
    ])
    const discounts = [...payload.discounts, quote.codeDiscount!]
    expect(compareQuote({ ...payload, discounts }, quote)).toEqual([])
  })

  test('[PAY-02] a changed quantity is priced anew, so the old total is refused', () => {
    const { discount } = honest().items[0]!
    expect(
      changeItem({ quantity: 4, discount: { ...discount!, amount: 20_000 } }).map((issue) => issue.code),
    ).toEqual(['DISCOUNT_CHANGED', 'SERVICE_FEE_CHANGED', 'TOTAL_CHANGED'])
  })
})

describe('quotedItems', () => {
  test('[PAY-02] names and prices a browser wrote do not reach the kitchen', () => {
    const payload = honest()
    const forged = payload.items.map((item) => ({
      ...item,
      name: 'forged',
      sizeName: 'forged',
      maxQuantity: 1,
      extras: item.extras.map((extra) => ({
        ...extra,
        groupName: 'forged',
        groupItems: extra.groupItems.map((one) => ({ ...one, name: 'forged', price: 0 })),
      })),
    }))
    const { lines } = quoteOrder({ ...trusted, items: forged })
    const context = { orderModeType: 'DELIVERY', paymentMethod: 'CASH' } as const
    expect(quotedItems(forged.map(choiceOf), trusted.menu, lines, context)).toEqual(
      payload.items.map((item, index) => ({ ...item, index })),
    )
  })
})
