import type { MinorUnits, TaxedAmount } from '#generated/models.ts'
import { sum } from '#domain/money/money.ts'
import { tipGone } from '#domain/payment/tip-gone.ts'
import { shareDiscounts } from '#domain/tax/share-discounts.ts'
import type { CreditReason, ReceiptContent, ReceiptPayment, TaxParts } from './receipt.ts'

/** The amounts a credit takes back. @units minor units */
type Parts = TaxParts & { tip: MinorUnits }

/** A receipt that credits refer to. */
export type CreditedReceipt = { number: string; issuedAt: string; content: ReceiptContent }

/** The refunded part of a receipt. @units minor units */
export type CreditWish = ReceiptPayment & { amount: MinorUnits; reason?: CreditReason }

/**
 * The credit for a refund. Its amount is distributed over the rest of the receipt in proportion, to the minor unit, so
 * that credits for the whole receipt take back exactly its bases, taxes and tip. A first credit for everything also has
 * the receipt's lines.
 * @param before - credits of the same receipt so far
 * @units minor units
 * @errors none; an amount above the rest takes back the rest
 * @source issue 15 part 10 "numbered receipt"; shared in proportion assumed: a venue gives money back, and no lines
 */
export function creditOf(
  { number, issuedAt, content }: CreditedReceipt,
  before: readonly ReceiptContent[],
  { amount, reason, ...payment }: CreditWish,
): ReceiptContent {
  const left = leftOf(content, before)
  const back = sum(before.map(({ total }) => total)) + amount
  const tipBack = tipGone({ amount: content.total, tip: content.tip }, back) - (content.tip - left.tip)
  const isWhole = before.length === 0 && amount >= content.total
  const { taxes, untaxed, tip } = takeFrom(left, amount, tipBack)
  return {
    ...content,
    ...payment,
    lastFour: payment.lastFour,
    lines: isWhole ? content.lines : [],
    amounts: isWhole ? content.amounts : [],
    taxes,
    untaxed,
    tip,
    total: totalOf({ taxes, untaxed, tip }),
    credits: { number, issuedAt, reason },
  }
}

/** The rest of a receipt after its credits. */
function leftOf(content: ReceiptContent, before: readonly ReceiptContent[]): Parts {
  const taken = (of: (credit: ReceiptContent) => MinorUnits) => sum(before.map(of))
  const takenAt = (rate: number, part: 'base' | 'tax') =>
    taken(({ taxes }) => taxes.find((one) => one.rate === rate)?.[part] ?? 0)
  return {
    taxes: content.taxes.map(({ rate, base, tax }) => ({
      rate,
      base: base - takenAt(rate, 'base'),
      tax: tax - takenAt(rate, 'tax'),
    })),
    untaxed: content.untaxed - taken(({ untaxed }) => untaxed),
    tip: content.tip - taken(({ tip }) => tip),
  }
}

/** @param tipBack - what of the amount is tip, as far as the credits before have left it and the rest */
function takeFrom({ taxes, untaxed, tip }: Parts, amount: MinorUnits, tipBack: MinorUnits): Parts {
  const others = [...taxes.map(({ base, tax }) => base + tax), untaxed]
  const taken = Math.min(tip, amount, Math.max(tipBack, amount - sum(others), 0))
  const shares = shareDiscounts(others, amount - taken)
  return {
    taxes: taxes
      .map((one, index) => partOf(one, shares[index] ?? 0))
      .filter(({ base, tax }) => base + tax > 0),
    untaxed: shares.at(-1) ?? 0,
    tip: taken,
  }
}

/** A part of an amount with its share of the tax, rounded half up; the whole amount with the whole tax. */
function partOf({ rate, base, tax }: TaxedAmount, share: MinorUnits): TaxedAmount {
  const whole = BigInt(base + tax)
  if (whole === 0n) return { rate, base: 0, tax: 0 }
  const part = Number((2n * BigInt(tax) * BigInt(share) + whole) / (2n * whole))
  return { rate, base: share - part, tax: part }
}

const totalOf = ({ taxes, untaxed, tip }: Parts): MinorUnits =>
  sum(taxes.map(({ base, tax }) => base + tax)) + untaxed + tip
