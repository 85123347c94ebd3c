import type { CodeDiscount, MinorUnits } from '#generated/models.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import { isFreeDelivery } from './code-amount.ts'
import type { CodeBasis } from './code-basis.ts'

/** A condition of a code. One kind per text of the specification. */
export type CodeCondition =
  | { kind: 'MINIMUM'; amount: MinorUnits }
  | { kind: 'PLATE'; name: string }
  | { kind: 'CATEGORY'; name: string }
  | { kind: 'ALREADY_FREE' }

/** What is said about a code besides what may be unmet. */
export type CodeTerm = CodeCondition | { kind: 'FIRST_ORDER' } | { kind: 'MAXIMUM'; amount: MinorUnits }

/**
 * The conditions of a code that the order does not meet yet. The code takes nothing off while there are any.
 * @param code - as validated
 * @param basis - the order it is used in
 * @units minor units
 * @errors none; limits of use and the first order are judged by the server
 * @source diner spec §5 "Discount code" Applicability messages, requirement DISC-03; the minimum measured on the items
 * total assumed: 'Monto mínimo en productos'
 */
export function codeConditions(code: CodeDiscount, basis: CodeBasis): CodeCondition[] {
  const { minimumOrderAmount = 0, plate, category } = code
  const conditions: CodeCondition[] = []
  if (basis.itemsTotal < minimumOrderAmount) conditions.push({ kind: 'MINIMUM', amount: minimumOrderAmount })
  if (plate && !hasPlate(basis, (id) => id === plate.id))
    conditions.push({ kind: 'PLATE', name: plate.showName })
  if (isFreeDelivery(code) && isDeliveryFree(basis)) conditions.push({ kind: 'ALREADY_FREE' })
  if (category && !hasPlate(basis, platesOf(basis, category.id)))
    conditions.push({ kind: 'CATEGORY', name: category.showName })
  return conditions
}

/**
 * The terms of a code, whether met or not, in the order of the specification.
 * @param code - as validated
 * @units minor units
 * @source diner spec §5 "Terms shown: minimum amount, required plate, first purchase, maximum, and the category"
 */
export function codeTerms(code: CodeDiscount): CodeTerm[] {
  const { minimumOrderAmount, plate, firstTimeOnly, maximumDiscountAmount, category } = code
  const terms: CodeTerm[] = []
  if (minimumOrderAmount) terms.push({ kind: 'MINIMUM', amount: minimumOrderAmount })
  if (plate) terms.push({ kind: 'PLATE', name: plate.showName })
  if (firstTimeOnly) terms.push({ kind: 'FIRST_ORDER' })
  if (maximumDiscountAmount !== undefined && !isFreeDelivery(code))
    terms.push({ kind: 'MAXIMUM', amount: maximumDiscountAmount })
  if (category) terms.push({ kind: 'CATEGORY', name: category.showName })
  return terms
}

function hasPlate({ lines }: CodeBasis, isWanted: (plateId: string) => boolean): boolean {
  return lines.some(
    ({ isOnMenu, quantity, referenceId }) => isOnMenu && quantity > 0 && isWanted(referenceId),
  )
}

/** The plates of a category in the menu; an item's own category is not trusted. */
function platesOf({ menu }: CodeBasis, categoryId: string): (plateId: string) => boolean {
  const ids = new Set(
    menu.categories.filter(({ id }) => id === categoryId).flatMap(({ plates }) => plates.map(({ id }) => id)),
  )
  return (plateId) => ids.has(plateId)
}

/** Outside delivery there is no fee to take off either. */
function isDeliveryFree({ orderModeType, isDeliveryKnown, charge }: CodeBasis): boolean {
  return !ORDER_MODES[orderModeType].needsAddress || (isDeliveryKnown && charge.fee === 0)
}
