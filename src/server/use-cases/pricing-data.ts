import type { GeneralDiscount, GeneralSurcharge, OrderModeType } from '#generated/models.ts'

import type { ContactEntry } from '../catalog/catalog.ts'

const LAST = Number.MAX_SAFE_INTEGER

/** Discounts that take their place on plates. */
export function plateDiscounts(discounts: readonly GeneralDiscount[]): GeneralDiscount[] {
  return byPriority(discounts.filter((discount) => discount.plates.length > 0))
}

/** Discounts on the whole order in a mode. */
export function orderDiscounts(
  discounts: readonly GeneralDiscount[],
  mode: OrderModeType,
): GeneralDiscount[] {
  return byPriority(
    discounts.filter(
      (discount) => discount.plates.length === 0 && (discount.orderModes ?? [mode]).includes(mode),
    ),
  )
}

export function surchargesOf(contact: ContactEntry, orderModeId: string): GeneralSurcharge[] {
  return contact.settings.surcharges[orderModeId] ?? []
}

function byPriority(discounts: GeneralDiscount[]): GeneralDiscount[] {
  return discounts.toSorted((a, b) => (a.priority ?? LAST) - (b.priority ?? LAST))
}
