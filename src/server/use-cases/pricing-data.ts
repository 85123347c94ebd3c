import { appliesIn, byPriority } from '#domain/discounts/applicable.ts'
import type { GeneralDiscount, OrderModeType } from '#generated/models.ts'

/** Discounts that take their place on plates. */
export function plateDiscounts(discounts: readonly GeneralDiscount[]): GeneralDiscount[] {
  return byPriority(discounts.filter((discount) => discount.plates.length > 0))
}

/** Discounts on the whole order in a mode. */
export function orderDiscounts(
  discounts: readonly GeneralDiscount[],
  orderModeType: OrderModeType,
): GeneralDiscount[] {
  return byPriority(
    discounts.filter(
      ({ plates, orderModes }) => plates.length === 0 && appliesIn({ orderModes }, { orderModeType }),
    ),
  )
}
