import type { CartChoice, Menu, OrderIssueCode, Plate } from '#generated/models.ts'
import { mergeChoices } from '#domain/cart/choices.ts'
import { findPlates } from '#domain/menu/find.ts'
import { checkSelection, initialSelection, maxQuantityOf } from '#domain/plate/selection.ts'

/** What a line loses; the codes are those of a refused order, so that both have one text. */
export interface ChoiceLoss {
  code: Extract<
    OrderIssueCode,
    'PLATE_UNAVAILABLE' | 'PLATE_SOLD_OUT' | 'GARNISH_AMOUNT' | 'GARNISH_UNAVAILABLE' | 'QUANTITY_LIMIT'
  >
  /** Position of the line before. */
  index: number
  /** Whether nothing of the line is left. */
  removed: boolean
  /** Quantities. */
  before?: number
  after?: number
  /** Garnishes that are gone. */
  garnishes?: { groupId: string; garnishId: string }[]
}

/** Outcome of {@link fitChoices}. */
export interface FittedChoices {
  /** What can be ordered, with the position it had; identical lines are not merged. */
  kept: { choice: CartChoice; from: number }[]
  losses: ChoiceLoss[]
}

/**
 * The choices that the menu still has.
 * @param choices - of a cart or an earlier order
 * @param menu - as it is now
 * @param soldOut - whether sold-out items are dropped, or kept for the diner to remove; see `soldOutLines`
 * @units units
 * @errors losses, line by line: PLATE_UNAVAILABLE plate or size gone or hidden; PLATE_SOLD_OUT; GARNISH_AMOUNT what is
 * left of its garnishes does not satisfy a mandatory group; GARNISH_UNAVAILABLE; QUANTITY_LIMIT per plate over all
 * lines
 * @source diner spec §8 "The cart is revalidated"
 */
export function fitChoices(
  choices: readonly CartChoice[],
  menu: Menu,
  soldOut: 'drop' | 'keep',
): FittedChoices {
  const plates = findPlates(menu, new Set(choices.map(({ plateId }) => plateId)))
  const units = new Map<string, number>()
  const kept: FittedChoices['kept'] = []
  const losses: ChoiceLoss[] = []
  choices.forEach((before, index) => {
    const fitted = fitChoice(before, plates.get(before.plateId), soldOut)
    if (!fitted.ok) {
      losses.push({ code: fitted.code, index, removed: true })
      return
    }
    const garnishes = lostGarnishes(before, fitted.choice)
    if (garnishes.length > 0) losses.push({ code: 'GARNISH_UNAVAILABLE', index, removed: false, garnishes })
    const used = units.get(before.plateId) ?? 0
    const quantity = Math.max(0, Math.min(before.quantity, fitted.max - used))
    if (quantity < before.quantity) {
      const removed = quantity === 0
      losses.push({ code: 'QUANTITY_LIMIT', index, removed, before: before.quantity, after: quantity })
    }
    units.set(before.plateId, used + quantity)
    if (quantity > 0) kept.push({ choice: { ...fitted.choice, quantity }, from: index })
  })
  return { kept, losses }
}

/**
 * A cart without what the menu no longer has, identical lines merged; sold-out items stay.
 * @param choices - of a cart
 * @param menu - as it is now
 * @units units
 * @errors none; see {@link fitChoices} for what is lost
 * @source diner spec §8 "The cart is revalidated"
 */
export const fittedChoices = (choices: readonly CartChoice[], menu: Menu): CartChoice[] =>
  mergeChoices(fitChoices(choices, menu, 'keep').kept.map(({ choice }) => choice))

function fitChoice(
  choice: CartChoice,
  plate: Plate | undefined,
  soldOut: 'drop' | 'keep',
): { ok: true; choice: CartChoice; max: number } | { ok: false; code: ChoiceLoss['code'] } {
  if (!plate?.visible || !plate.sizes.some(({ id }) => id === choice.sizeId))
    return { ok: false, code: 'PLATE_UNAVAILABLE' }
  if (plate.soldOut && soldOut === 'drop') return { ok: false, code: 'PLATE_SOLD_OUT' }
  const selection = initialSelection(plate, choice, soldOut)
  const check = checkSelection(plate, selection)
  if (!check.ok && check.code === 'GARNISH_AMOUNT') return { ok: false, code: 'GARNISH_AMOUNT' }
  return { ok: true, choice: { ...choice, garnishes: selection.garnishes }, max: maxQuantityOf(plate) }
}

function lostGarnishes(before: CartChoice, after: CartChoice) {
  return Object.entries(before.garnishes).flatMap(([groupId, chosen = {}]) =>
    Object.entries(chosen).flatMap(([garnishId, count = 0]) =>
      (after.garnishes[groupId]?.[garnishId] ?? 0) < count ? { groupId, garnishId } : [],
    ),
  )
}
