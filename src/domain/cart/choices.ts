import type { CartChoice } from '#generated/models.ts'

/** Lines of a cart as they were chosen, in order. */
export type Choices = readonly CartChoice[]

/** Outcome of a change to the choices. */
export type ChoicesResult = { ok: true; choices: Choices } | { ok: false; code: 'MAX_QUANTITY'; max: number }

/**
 * Key of a line, equal for identical choices: same plate, size, notes and garnishes, in any order of the garnishes.
 * Lines are addressed by key, since another tab may have moved them.
 * @param choice - a line
 * @source diner spec §3 Cart state "Identical items (same referenceId, notes, name and extras) merge"; the size added:
 * here a plate has one referenceId for all its sizes. The name is that of the plate
 */
export function choiceKey({
  plateId,
  sizeId,
  notes,
  garnishes,
}: Pick<CartChoice, 'plateId' | 'sizeId' | 'notes' | 'garnishes'>): string {
  const counts = Object.entries(garnishes).flatMap(([groupId, chosen = {}]) =>
    Object.entries(chosen).map((count) => JSON.stringify([groupId, ...count])),
  )
  return JSON.stringify([plateId, sizeId, notes, counts.sort()])
}

/**
 * Choices with identical ones merged into the first of them, quantities added.
 * @param choices - in order
 * @units units
 * @source diner spec §3 Cart state, requirement CART-02
 */
export function mergeChoices(choices: Choices): CartChoice[] {
  const merged = new Map<string, CartChoice>()
  for (const choice of choices) {
    const key = choiceKey(choice)
    const before = merged.get(key)
    merged.set(key, before ? { ...before, quantity: before.quantity + choice.quantity } : choice)
  }
  return [...merged.values()]
}

/**
 * Adds a line, merging it into an identical one.
 * @param choices - the cart
 * @param choice - the line
 * @param max - most units of its plate
 * @units units
 * @errors MAX_QUANTITY when the plate would pass its maximum over all lines
 * @source requirement CART-02
 */
export function addChoice(choices: Choices, choice: CartChoice, max: number): ChoicesResult {
  return limited(choices, [...choices, choice], choice.plateId, max)
}

/**
 * Replaces a line by its edited form, which may merge into another line. If another tab removed the line meanwhile, the
 * edited form is added: the latest choice wins.
 * @param choices - the cart
 * @param key - of the line
 * @param choice - its edited form
 * @param max - most units of its plate
 * @units units
 * @errors MAX_QUANTITY when the change raises the plate above its maximum
 * @source requirements CART-01, CART-02
 */
export function replaceChoice(choices: Choices, key: string, choice: CartChoice, max: number): ChoicesResult {
  const at = choices.findIndex((one) => choiceKey(one) === key)
  return at < 0
    ? addChoice(choices, choice, max)
    : limited(
        choices,
        choices.map((one, index) => (index === at ? choice : one)),
        choice.plateId,
        max,
      )
}

/**
 * Sets the quantity of a line; below 1 removes it. An unknown line changes nothing.
 * @param choices - the cart
 * @param key - of the line
 * @param quantity - wanted; a fraction is cut off
 * @param max - most units of its plate
 * @units units
 * @errors MAX_QUANTITY when the change raises the plate above its maximum
 * @source requirements CART-02, CART-03
 */
export function setChoiceQuantity(
  choices: Choices,
  key: string,
  quantity: number,
  max: number,
): ChoicesResult {
  const choice = choices.find((one) => choiceKey(one) === key)
  if (!choice) return { ok: true, choices }
  const wanted = Math.trunc(quantity)
  return wanted >= 1
    ? replaceChoice(choices, key, { ...choice, quantity: wanted }, max)
    : { ok: true, choices: choices.filter((one) => one !== choice) }
}

/**
 * Restores a removed line at its place, or merges it into a line that is now identical.
 * @param choices - the cart
 * @param choice - the line
 * @param at - its index before
 * @param max - most units of its plate
 * @units units
 * @errors MAX_QUANTITY when the plate would pass its maximum over all lines
 * @source assumed: a line is taken out by one press, which a thumb makes unintended
 */
export function restoreChoice(choices: Choices, choice: CartChoice, at: number, max: number): ChoicesResult {
  return limited(choices, [...choices.slice(0, at), choice, ...choices.slice(at)], choice.plateId, max)
}

/**
 * The cart without what was taken from it.
 * @param choices - the cart
 * @param taken - lines with their quantities
 * @returns what is left; a line goes when more is taken than it has
 * @units units
 * @source assumed: an order empties the cart of what was ordered
 */
export function withoutChoices(choices: Choices, taken: Choices): Choices {
  const units = new Map(taken.map((choice) => [choiceKey(choice), choice.quantity]))
  return choices.flatMap((choice) => {
    const quantity = choice.quantity - (units.get(choiceKey(choice)) ?? 0)
    return quantity > 0 ? [{ ...choice, quantity }] : []
  })
}

/**
 * Units of a plate over all lines.
 * @param choices - the cart
 * @param plateId - id of the plate
 * @param exceptKey - a line not to count, because it is being edited
 * @units units
 * @errors none; 0 when the plate is not in the cart
 * @source diner spec §3 Cart state "per-referenceId quantity totals"
 */
export function unitsOf(choices: Choices, plateId: string, exceptKey?: string): number {
  return choices
    .filter((one) => one.plateId === plateId && choiceKey(one) !== exceptKey)
    .reduce((units, { quantity }) => units + quantity, 0)
}

/**
 * Units of all lines.
 * @param cart - its choices
 * @units units
 * @source assumed: the number beside the cart button
 */
export const itemCount = ({ choices }: { choices: Choices }): number =>
  choices.reduce((count, { quantity }) => count + quantity, 0)

function limited(before: Choices, after: Choices, plateId: string, max: number): ChoicesResult {
  const units = unitsOf(after, plateId)
  if (units > max && units > unitsOf(before, plateId)) return { ok: false, code: 'MAX_QUANTITY', max }
  return { ok: true, choices: mergeChoices(after) }
}
