import type { DiscountLine, GeneralDiscount } from '#generated/models.ts'
import { byPriority } from './applicable.ts'

/** The discount an external partner gives its user. */
export interface ExternalBenefit {
  /** Name of the partner; the line of the order carries it. */
  partner: string
  discount: GeneralDiscount
}

/**
 * The benefit of a partner's answer: the first of its discounts by priority, missing priorities last.
 * @param partner - its name
 * @param discounts - as the partner's call answered
 * @units as the discount's type says
 * @errors undefined when there is none
 * @source diner spec §4 "External benefit: generalDiscounts sorted by priority (missing priority last). The first is
 *   applied", requirement EXT-01
 */
export function externalBenefitOf(
  partner: string,
  discounts: readonly GeneralDiscount[],
): ExternalBenefit | undefined {
  const [discount] = byPriority(discounts)
  return discount && { partner, discount }
}

/**
 * The venue's discounts with the partner's before them: of two on one plate the partner's wins, and on the order both
 * apply.
 * @param benefit - of the partner's user; undefined for everybody else
 * @param discounts - of the venue, either those of plates or those of the order
 * @source diner spec §4 "The first is applied"; before the venue's own assumed: the diner came for it
 */
export function withBenefit(
  benefit: ExternalBenefit | undefined,
  discounts: readonly GeneralDiscount[],
): readonly GeneralDiscount[] {
  return benefit ? [{ ...benefit.discount, priority: 0 }, ...discounts] : discounts
}

/**
 * Lines of the order with the partner's name on its own.
 * @param benefit - of the partner's user
 * @param lines - of the order
 * @units minor units
 * @source diner spec §3 Discount line "externalBenefitType"
 */
export function signedLines(
  benefit: ExternalBenefit | undefined,
  lines: readonly DiscountLine[],
): DiscountLine[] {
  return lines.map((line) =>
    line.discountReferenceId === benefit?.discount.id
      ? { ...line, externalBenefitType: benefit.partner }
      : line,
  )
}
