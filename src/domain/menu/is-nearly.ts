/** From so many letters on, one of them may be wrong, and from so many two. @source assumed: below that any word is near another */
const ONE_SLIP_FROM = 4
const TWO_SLIPS_FROM = 8

/**
 * Whether a typed word equals another one or its beginning, up to a typo or two: a wrong, missing or extra letter, or
 * two swapped ones.
 * @param typed - as typed, folded
 * @param word - what it may mean, folded in the same way
 * @source issue 14 C21: 'lehce' finds 'leche'
 */
export function isNearly(typed: string, word: string): boolean {
  if (typed.length < ONE_SLIP_FROM) return word.startsWith(typed)
  const slips = typed.length < TWO_SLIPS_FROM ? 1 : 2
  if (word.length < typed.length - slips) return false
  // the typed text may be the beginning of a longer word
  const lengths = Array.from({ length: 2 * slips + 1 }, (_, index) => typed.length - slips + index)
  return lengths.some(
    (length) => length <= word.length && editDistance(typed, word.slice(0, length)) <= slips,
  )
}

/**
 * Letters to change, add or leave out, and neighbours to swap, that make one word of the other.
 * @units letters
 */
export function editDistance(a: string, b: string): number {
  let older: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? (older[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    older = last
    last = next
  }
  return last[b.length] ?? 0
}
