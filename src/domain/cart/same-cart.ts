import { withoutChoices, type Choices } from './choices.ts'

/**
 * Whether two carts have the same content, in any order of lines.
 * @param one - merged, as a cart is
 * @param other - merged too
 * @units units
 * @source requirement CAMP-02; the cart of a link that is the diner's already replaces nothing
 */
export const isSameCart = (one: Choices, other: Choices): boolean =>
  withoutChoices(one, other).length + withoutChoices(other, one).length === 0
