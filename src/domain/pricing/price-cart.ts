import type { CartChoice, CartItem, GeneralDiscount, Menu, MinorUnits } from '#generated/models.ts'
import { choiceKey, mergeChoices } from '#domain/cart/choices.ts'
import { soldOutLines, type SoldOutLine } from '#domain/cart/sold-out-lines.ts'
import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import { findPlates } from '#domain/menu/find.ts'
import { toCartItem } from '#domain/plate/selection-price.ts'
import { fitChoices, type ChoiceLoss } from './fit-choices.ts'
import { priceItems, type QuoteLine } from './price-items.ts'
import { withPrices } from './with-prices.ts'

/** A cart priced by the menu of its mode. */
export interface PricedCart {
  /** The choices that the menu still has, one per item. */
  choices: CartChoice[]
  /** Addresses of the lines, one per item; see `choiceKey`. */
  keys: string[]
  items: CartItem[]
  /** Of all items, after their discounts. */
  itemsTotal: MinorUnits
  soldOut: SoldOutLine[]
  /** What the menu no longer has. */
  losses: ChoiceLoss[]
}

/**
 * Everything that a cart shows, derived from what was chosen and from the menu: lines, prices, total, warnings.
 * @param choices - as they are kept
 * @param menu - of the cart's mode, with the discounts on its plates
 * @param context - mode and payment method
 * @units minor units; units
 * @errors none; what the menu has no more is left out and listed, what ran out stays for the diner to take out
 * @source issue 16 "derived from choices and menu in one selector"; requirements CART-02, CART-04, CART-08, HOME-08
 */
export function priceCart(choices: readonly CartChoice[], menu: Menu, context: PricingContext): PricedCart {
  const { kept, losses } = fitChoices(choices, menu, 'keep')
  const fitted = mergeChoices(kept.map(({ choice }) => choice))
  const { items, itemsTotal } = priceChoices(fitted, menu, menu.discounts, context)
  const keys = fitted.map(choiceKey)
  return { choices: fitted, keys, items, itemsTotal, soldOut: soldOutLines(items, menu), losses }
}

/**
 * Choices as priced items, line by line.
 * @param choices - from `fitChoices`
 * @param menu - that they fit
 * @param discounts - on plates
 * @param context - mode and payment method
 * @units minor units
 * @source requirements CART-08, HOME-08
 */
export function priceChoices(
  choices: readonly CartChoice[],
  menu: Menu,
  discounts: readonly GeneralDiscount[],
  context: PricingContext,
): { items: CartItem[]; itemsTotal: MinorUnits } {
  const items = menuItems(choices, menu, context)
  const { lines, itemsTotal } = priceItems({ items, menu, discounts, context })
  return { items: withPrices(items, lines), itemsTotal }
}

/**
 * The items of an accepted order with names and prices of the menu, so that nothing a browser wrote except ids,
 * counts and notes reaches the kitchen.
 * @param choices - of the payload's items
 * @param menu - the quote was made by
 * @param lines - of the quote, one per item
 * @param context - mode and payment method
 * @units minor units
 * @errors none; a plate that is not on the menu is left out, but such an order is refused before
 * @source requirement PAY-02; design §3 "the domain prices the order again"
 */
export function quotedItems(
  choices: readonly CartChoice[],
  menu: Menu,
  lines: readonly QuoteLine[],
  context: PricingContext,
): CartItem[] {
  return withPrices(menuItems(choices, menu, context), lines)
}

/** Names, sizes and garnishes of the menu, without discounts. */
function menuItems(choices: readonly CartChoice[], menu: Menu, context: PricingContext): CartItem[] {
  const plates = findPlates(menu, new Set(choices.map(({ plateId }) => plateId)))
  return choices.flatMap((choice, index) => {
    const plate = plates.get(choice.plateId)
    return plate ? toCartItem(plate, choice, { source: choice.source, index, discounts: [], context }) : []
  })
}
