import type {
  CartExtra,
  CartItem,
  CartItemDiscount,
  CartItemSource,
  GeneralDiscount,
  MinorUnits,
  Plate,
} from '#generated/models.ts'
import { DEFAULT_MAX_QUANTITY } from '#domain/defaults.ts'
import { plateDiscounts } from '#domain/discounts/applicable.ts'
import { discountPlate } from '#domain/discounts/discount-plate.ts'
import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import { DISCOUNT_RULES } from '#domain/discounts/index.ts'
import { visibleGarnishGroups } from '#domain/menu/visible.ts'
import { chosenSize, countOf, type PlateSelection } from './plate-selection.ts'

/** Names that folders and imports give to the only size of a plate: a line of an order is clearer without them. */
const ONLY_SIZE = /^[uú]nic[ao]$/i

/** What the add button shows. */
export interface SelectionPrice {
  /** One unit with extras, after a discount that lowers the price of a unit. */
  unit: MinorUnits
  /** One unit with extras before any discount. */
  original: MinorUnits
  /** All units, after the discount. */
  total: MinorUnits
  /** In the shape of the cart item; `amount` is off the whole line. */
  discount?: CartItemDiscount
}

/** What {@link toCartItem} cannot learn from plate and selection. */
export interface CartItemOrigin {
  source: CartItemSource
  /** Position in the cart; the cart sets it again when it adds the item. */
  index: number
  discounts: readonly GeneralDiscount[]
  context: PricingContext
}

/**
 * Price of a selection on its own, without regard to other lines of the cart.
 * @param plate - as the menu has it
 * @param selection - so far
 * @param discounts - of the branch or menu
 * @param context - order mode, and payment method once chosen
 * @units minor units
 * @errors throws PlateWithoutSizes, which the schema forbids
 * @source requirement HOME-08; extras at full price, see the discount types
 */
export function selectionPrice(
  plate: Plate,
  selection: PlateSelection,
  discounts: readonly GeneralDiscount[],
  context: PricingContext,
): SelectionPrice {
  const sizePrice = chosenSize(plate, selection.sizeId).price
  const original = sizePrice + extrasPrice(extrasOf(plate, selection))
  const { quantity } = selection
  const found = discountPlate(plateDiscounts(discounts, context), plate.id, [{ sizePrice, quantity }])
  const off = found?.off[0] ?? 0
  if (!found || off === 0) return { unit: original, original, total: original * quantity }
  const { id, type } = found.discount
  return {
    unit: discountedUnit(original, type, off, quantity),
    original,
    total: original * quantity - off,
    discount: { itemId: plate.id, type, discountReferenceId: id, amount: off },
  }
}

/**
 * Price of one unit when a discount takes `off` off the whole line. MULTIPLE frees whole units and rarely divides
 * evenly, so it leaves the unit at its full price and lowers the line alone.
 * @param original - one unit before the discount
 * @param type - of the discount
 * @param off - off the whole line
 * @param quantity - units of the line
 * @units minor units
 * @source assumed: a unit price must be a whole amount, and line total = original × quantity − off must hold exactly
 */
export function discountedUnit(
  original: MinorUnits,
  type: CartItemDiscount['type'],
  off: MinorUnits,
  quantity: number,
): MinorUnits {
  return DISCOUNT_RULES[type].lowersUnits && quantity > 0 ? original - off / quantity : original
}

/**
 * The cart item of a selection, with every field of the contract.
 * @param plate - as the menu has it
 * @param selection - checked with `checkSelection`
 * @param origin - where it was added from, and what prices it
 * @units minor units
 * @errors throws PlateWithoutSizes, which the schema forbids
 * @source diner spec §3 Cart item, requirement CART-08
 */
export function toCartItem(plate: Plate, selection: PlateSelection, origin: CartItemOrigin): CartItem {
  const size = chosenSize(plate, selection.sizeId)
  const { unit, original, discount } = selectionPrice(plate, selection, origin.discounts, origin.context)
  return {
    referenceId: plate.id,
    referenceType: 'PLATE',
    name: plate.showName,
    notes: selection.notes,
    quantity: selection.quantity,
    price: unit,
    originalPrice: original,
    priceWithoutModifiers: size.price,
    sizeId: size.id,
    sizeName: ONLY_SIZE.test(size.name) ? '' : size.name,
    categoryId: plate.category.id,
    categoryShowName: plate.category.showName,
    maxQuantity: plate.maxQuantity ?? DEFAULT_MAX_QUANTITY,
    source: origin.source,
    upsell: origin.source === 'upselled',
    index: origin.index,
    ...(discount && { discount }),
    extras: extrasOf(plate, selection),
  }
}

function extrasOf(plate: Plate, selection: PlateSelection): CartExtra[] {
  return visibleGarnishGroups(plate)
    .map((group): CartExtra => {
      const groupItems = group.garnishes
        .map(({ id, name, price }) => ({
          quantity: countOf(selection.garnishes, group.id, id),
          name,
          referenceId: id,
          referenceType: 'GARNISH' as const,
          price,
        }))
        .filter((item) => item.quantity > 0)
      return {
        groupId: group.id,
        groupName: group.name,
        maxGarnishAmount: group.maxGarnishAmount,
        minGarnishAmount: group.minGarnishAmount,
        cantAct: groupItems.reduce((count, item) => count + item.quantity, 0),
        multipleSelection: group.multipleSelection,
        mandatory: group.mandatory,
        groupItems,
      }
    })
    .filter((extra) => extra.groupItems.length > 0)
}

function extrasPrice(extras: readonly CartExtra[]): MinorUnits {
  let price = 0
  for (const { groupItems } of extras) for (const item of groupItems) price += item.price * item.quantity
  return price
}
