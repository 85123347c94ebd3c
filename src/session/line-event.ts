import type { AnalyticsContext, CartItem } from '#generated/models.ts'

/** What an event tells of a line of the cart. */
export const aboutLine = ({
  referenceId,
  name,
  categoryId,
  quantity,
  price,
}: CartItem): AnalyticsContext => ({
  referenceId,
  name,
  categoryId,
  quantity,
  price,
})
