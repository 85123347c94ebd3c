import type { DiscountRule } from './discount-rule.ts'

/**
 * MULTIPLE: of every `buy` units of a plate, `pay` are paid. All lines of the plate count together, whatever their
 * garnishes, notes or size; the free units are the cheapest ones by size price, and their extras are still paid.
 * @units buy and pay count units
 * @source diner spec §3 Discount (general) "MULTIPLE (buy, pay)"; counting across lines and the cheapest free assumed:
 *   it is what shops do, and two lines must not cost more than one line of the same plates
 */
export const multipleRule: DiscountRule = {
  isUsable: ({ buy = 0, pay = 0 }) => Number.isInteger(buy) && Number.isInteger(pay) && pay >= 1 && buy > pay,
  label: ({ buy = 0, pay = 0 }) => ({ kind: 'MULTIPLE', buy, pay }),
  unitOff: () => 0,
  lowersUnits: false,
  linesOff: ({ buy = 1, pay = 1 }, lines) => {
    const units = lines.reduce((total, line) => total + line.quantity, 0)
    let free = Math.floor(units / buy) * (buy - pay)
    const off = lines.map(() => 0)
    const cheapestFirst = lines.map((line, index) => ({ ...line, index }))
    cheapestFirst.sort((a, b) => a.sizePrice - b.sizePrice)
    for (const { sizePrice, quantity, index } of cheapestFirst) {
      const taken = Math.min(free, quantity)
      off[index] = taken * sizePrice
      free -= taken
    }
    return off
  },
}
