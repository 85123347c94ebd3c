/** The house numbers at a street's two ends, in either order. */
type Houses = { from: { number: number }; to: { number: number } }

/**
 * How far a house number lies beyond a street's ends; 0 when it is on it.
 * @units house numbers
 * @source assumed: house numbers lie evenly between the ends of a demo street
 */
export function beyondHouses({ from, to }: Houses, houseNumber: number): number {
  const [low, high] = [Math.min(from.number, to.number), Math.max(from.number, to.number)]
  return Math.max(low - houseNumber, houseNumber - high, 0)
}
