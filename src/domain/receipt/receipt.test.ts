import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { sum } from '#domain/money/money.ts'
import { tipGone } from '#domain/payment/tip-gone.ts'
import { shareDiscounts } from '#domain/tax/share-discounts.ts'
import { taxOf } from '#domain/tax/tax-of.ts'
import { creditOf } from './credit.ts'
import { receiptNumber, receiptOf, type ReceiptContent, type SoldLine, type SoldOrder } from './receipt.ts'

const place = {
  issuer: { venue: 'Bistró Centro', address: 'Calle Uno 100', legalName: 'Bistró S.R.L.' },
  country: COUNTRIES.AR,
  timeZone: 'America/Argentina/Buenos_Aires',
}
const line = (total: number, discountShare: number, taxRate: number | null): SoldLine => {
  const taxed = taxRate === null ? undefined : taxOf(total - discountShare, taxRate)
  return {
    item: { name: 'Milanesa', sizeName: 'Grande', quantity: 2 },
    total,
    discountShare,
    taxRate,
    taxBase: taxed?.base ?? null,
    tax: taxed?.tax ?? null,
  }
}
const order: SoldOrder = {
  code: 'ABCDEFGHJKM',
  price: 120_000,
  itemsPrice: 100_000,
  deliveryFee: 20_000,
  userServiceFee: 5_000,
  tip: 10_000,
  discounts: [{ name: 'Martes', type: 'PERCENT', value: 15, amount: 15_000, discountReferenceId: 'martes' }],
  surcharges: [],
  redeemedPoints: 0,
  taxName: 'IVA',
  chargesTaxRate: null,
  customerName: 'Ana Pérez',
  customerDocument: null,
  receiptHolder: null,
}
const lines = [line(60_000, 9_000, 21), line(40_000, 6_000, 10.5)]
const receipt = receiptOf(order, lines, { paidBy: 'Tarjeta', lastFour: '1111' }, place)

describe('receiptOf', () => {
  test('lines, what stands beside them, and the tax in all of it', () => {
    expect(receipt).toMatchObject({
      lines: [
        { name: 'Milanesa (Grande)', quantity: 2, total: 60_000, discountShare: 9_000, tax: { rate: 21 } },
        { total: 40_000, tax: { rate: 10.5, base: 30_769, tax: 3_231 } },
      ],
      amounts: [
        { kind: 'DISCOUNT', name: 'Martes', amount: -15_000 },
        { kind: 'DELIVERY', amount: 20_000 },
        { kind: 'SERVICE_FEE', amount: 5_000 },
      ],
      taxName: 'IVA',
      taxes: [
        { rate: 21, base: 42_149, tax: 8_851 },
        { rate: 10.5, base: 30_769, tax: 3_231 },
      ],
      untaxed: 25_000,
      tip: 10_000,
      total: 120_000,
      paidBy: 'Tarjeta',
      lastFour: '1111',
    })
  })

  test('charges are taxed where the venue names a rate, the tip never', () => {
    const taxed = receiptOf({ ...order, chargesTaxRate: 21 }, lines, { paidBy: 'Efectivo' }, place)
    expect(taxed.untaxed).toBe(0)
    expect(taxed.taxes[0]).toStrictEqual({ rate: 21, base: 42_149 + 20_661, tax: 8_851 + 4_339 })
  })

  test('an order of before taxes were kept has none', () => {
    const old = receiptOf({ ...order, taxName: null }, [line(100_000, 15_000, null)], { paidBy: 'x' }, place)
    expect(old).toMatchObject({ taxes: [], untaxed: 110_000 })
    expect(old.lines[0]?.tax).toBeUndefined()
  })

  test('made out to who was named for it, else to who ordered', () => {
    const holder = {
      name: 'Acme S.A.',
      identificationType: 'CUIT',
      identificationNumber: '30500010912',
    } as const
    const to = (more: Partial<SoldOrder>) =>
      receiptOf({ ...order, ...more }, lines, { paidBy: 'x' }, place).customer
    expect(to({ receiptHolder: holder, customerDocument: '30123456' })).toStrictEqual(holder)
    expect(to({ customerDocument: '30123456' })).toStrictEqual({ name: 'Ana Pérez', document: '30123456' })
  })

  test('points are what is missing in the price', () => {
    const paid = receiptOf({ ...order, redeemedPoints: 30, price: 117_000 }, lines, { paidBy: 'x' }, place)
    expect(paid.amounts).toContainEqual({ kind: 'POINTS', amount: -3_000 })
  })
})

const leftAfter = (credits: readonly ReceiptContent[]) =>
  receipt.total - sum(credits.map(({ total }) => total))
const partsOf = ({ taxes, untaxed, tip }: ReceiptContent) =>
  sum(taxes.map(({ base, tax }) => base + tax)) + untaxed + tip

describe('creditOf', () => {
  const first = { number: 'A-00000001', issuedAt: '2026-11-21T16:00:00.000Z', content: receipt }

  test('of all of it has its lines, and names it', () => {
    const credit = creditOf(first, [], { amount: 120_000, paidBy: 'Tarjeta', reason: 'VENUE' })
    expect(credit).toMatchObject({
      lines: receipt.lines,
      amounts: receipt.amounts,
      taxes: receipt.taxes,
      untaxed: 25_000,
      tip: 10_000,
      total: 120_000,
      credits: { number: 'A-00000001', reason: 'VENUE' },
    })
  })

  test('of a part shares it over what was taxed and what was not', () => {
    const credit = creditOf(first, [], { amount: 12_000, paidBy: 'Efectivo' })
    expect(credit).toMatchObject({
      lines: [],
      amounts: [],
      taxes: [
        { rate: 21, base: 4_215, tax: 885 },
        { rate: 10.5, base: 3_077, tax: 323 },
      ],
      untaxed: 2_500,
      tip: 1_000,
      total: 12_000,
      paidBy: 'Efectivo',
    })
    expect(credit.lastFour).toBeUndefined()
  })

  test('never more than what is left', () => {
    const before = creditOf(first, [], { amount: 100_000, paidBy: 'x' })
    expect(creditOf(first, [before], { amount: 50_000, paidBy: 'x' }).total).toBe(20_000)
  })

  test('credits for all of a receipt take back just its bases, taxes and tip', () => {
    const cut = fc.array(fc.integer({ min: 1, max: 120_000 }), { maxLength: 8 })
    fc.assert(
      fc.property(cut, (wishes) => {
        const credits: ReceiptContent[] = []
        for (const amount of [...wishes, 120_000]) {
          const left = leftAfter(credits)
          if (left === 0) break
          const credit = creditOf(first, credits, { amount, paidBy: 'x' })
          expect(credit.total).toBe(Math.min(amount, left))
          const gone = (back: number) => tipGone({ amount: receipt.total, tip: receipt.tip }, back)
          expect(credit.tip).toBe(gone(receipt.total - left + amount) - gone(receipt.total - left))
          expect(partsOf(credit)).toBe(credit.total)
          for (const { base, tax } of credit.taxes) expect(Math.min(base, tax)).toBeGreaterThanOrEqual(0)
          credits.push(credit)
        }
        expect(leftAfter(credits)).toBe(0)
        for (const { rate, base, tax } of receipt.taxes) {
          const own = credits.flatMap(({ taxes }) => taxes.filter((one) => one.rate === rate))
          expect(sum(own.map((one) => one.base))).toBe(base)
          expect(sum(own.map((one) => one.tax))).toBe(tax)
        }
        expect(sum(credits.map(({ tip }) => tip))).toBe(receipt.tip)
      }),
    )
  })
})

test('taxes, what is not taxed and the tip add up to the total', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  const rate = fc.constantFrom(null, 0, 10.5, 21)
  fc.assert(
    fc.property(
      fc.array(fc.record({ total: amount, rate }), { minLength: 1, maxLength: 20 }),
      fc.record({ off: amount, deliveryFee: amount, userServiceFee: amount, tip: amount, charges: rate }),
      (items, { off, charges, ...amounts }) => {
        const itemsPrice = sum(items.map(({ total }) => total))
        const discount = Math.min(off, itemsPrice)
        const shares = shareDiscounts(
          items.map(({ total }) => total),
          discount,
        )
        const sold = items.map(({ total, rate: own }, index) => line(total, shares[index] ?? 0, own))
        const { deliveryFee, userServiceFee, tip } = amounts
        const price = itemsPrice - discount + deliveryFee + userServiceFee + tip
        const discounts = [
          { name: 'x', type: 'FIXED' as const, value: 0, amount: discount, discountReferenceId: 'x' },
        ]
        const made = receiptOf(
          { ...order, ...amounts, itemsPrice, price, discounts, chargesTaxRate: charges },
          sold,
          { paidBy: 'x' },
          place,
        )
        expect(partsOf(made)).toBe(price)
        expect(made.untaxed).toBeGreaterThanOrEqual(0)
        expect(
          sum(made.lines.map(({ total }) => total)) + sum(made.amounts.map((one) => one.amount)) + tip,
        ).toBe(price)
      },
    ),
  )
})

test('numbers are written with their series', () => {
  expect(receiptNumber('A', 12)).toBe('A-00000012')
  expect(receiptNumber('0001', 123_456_789)).toBe('0001-123456789')
})
