import type { CartItem, GeneralDiscount, Menu, OrderedItem, OrderIssueCode } from '#generated/models.ts'
import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import { fitChoices, type ChoiceLoss } from '#domain/pricing/fit-choices.ts'
import { priceChoices } from '#domain/pricing/price-cart.ts'
import { choiceOf } from './choice-of.ts'
import { mergeChoices, type Choices } from './choices.ts'

/** Result of a line; the codes are those of a refused order, so that both have one text. */
export interface LineChange extends Omit<ChoiceLoss, 'code' | 'garnishes'> {
  code: ChoiceLoss['code'] | Extract<OrderIssueCode, 'PRICE_CHANGED' | 'DISCOUNT_CHANGED'>
  referenceId: string
  name: string
  /** Names of garnishes the line lost. */
  garnishes?: string[]
}

/** The part of an earlier order that can be ordered today. */
export interface OrderedAgain {
  choices: Choices
  /** The choices at today's prices. */
  items: readonly CartItem[]
  /** Differences from the order, in the order of its lines. */
  changes: LineChange[]
}

/**
 * Makes a cart of today from the items of an earlier order: plates, garnishes, prices and discounts are the menu's, and
 * every difference from the order is listed.
 * @param ordered - the lines as they were sold
 * @param menu - of the mode in which it is ordered now
 * @param discounts - on plates
 * @param context - mode and payment method
 * @units minor units; units
 * @errors none; what can no longer be ordered is left out and listed
 * @source issue 3 part 8 "order again … at today's prices with a list of what changed"
 */
export function orderAgain(
  ordered: readonly OrderedItem[],
  menu: Menu,
  discounts: readonly GeneralDiscount[],
  context: PricingContext,
): OrderedAgain {
  const { kept, losses } = fitChoices(ordered.map(choiceOf), menu, 'drop')
  // lines are not merged: differences refer to their place in the order
  const apart = kept.map(({ choice }) => choice)
  const today = priceChoices(apart, menu, discounts, context).items
  const changes = [
    ...losses.map((loss) => named(loss, ordered[loss.index])),
    ...kept.flatMap(({ from }, position) => priceChange(ordered[from], today[position], from)),
  ].sort((a, b) => a.index - b.index)
  const choices = mergeChoices(apart)
  return { choices, items: priceChoices(choices, menu, discounts, context).items, changes }
}

function named({ garnishes, ...loss }: ChoiceLoss, line: OrderedItem | undefined): LineChange {
  const names = garnishes?.map(({ groupId, garnishId }) => {
    const group = line?.extras.find((extra) => extra.groupId === groupId)
    return group?.groupItems.find(({ referenceId }) => referenceId === garnishId)?.name ?? garnishId
  })
  return { ...loss, ...describe(line), ...(names && { garnishes: names }) }
}

function priceChange(
  before: OrderedItem | undefined,
  after: CartItem | undefined,
  index: number,
): LineChange[] {
  if (!before || !after || unitsOfExtras(before) !== unitsOfExtras(after)) return []
  const note = { index, ...describe(before), removed: false }
  if (before.originalPrice !== after.originalPrice)
    return [{ ...note, code: 'PRICE_CHANGED', before: before.originalPrice, after: after.originalPrice }]
  const [old, now] = [before.discount, after.discount]
  const isSame = old?.discountReferenceId === now?.discountReferenceId && old?.amount === now?.amount
  if (isSame || before.quantity !== after.quantity) return []
  return [{ ...note, code: 'DISCOUNT_CHANGED', before: old?.amount ?? 0, after: now?.amount ?? 0 }]
}

const describe = (line: OrderedItem | undefined) => ({
  referenceId: line?.referenceId ?? '',
  name: line?.name ?? '',
})

const unitsOfExtras = ({ extras }: Pick<CartItem, 'extras'>): number =>
  extras.reduce((total, { groupItems }) => total + groupItems.reduce((sum, one) => sum + one.quantity, 0), 0)
