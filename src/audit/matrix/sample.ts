import { cellName, type Cell } from './cell.ts'

/** The chosen pages, and how much of the matrix they cover. */
export type Sample = {
  readonly cells: readonly Cell[]
  /** covers every tenant, state and width, every screen light and dark, narrow and wide */
  readonly seesAllOnce: boolean
  readonly pairs: { readonly seen: number; readonly all: number }
}

/** Number of pages, or the minimum that covers everything once. */
export type SampleSize = number | 'once'

/**
 * Chooses pages to cover as much as possible once: every tenant, state and width, every screen light and dark, narrow
 * and wide; then as many pairs of these as the size allows. Deterministic for a matrix and size.
 * @param cells - the whole matrix
 * @source assumed: pairs, because most faults of a brand show where two of these meet; tenant × state is left out of
 * them, since seeing all of it would be a large part of the matrix
 */
export function sample(cells: readonly Cell[], size: SampleSize): Sample {
  const rest = cells
    .map((cell) => ({ cell, singles: singlesOf(cell), pairs: pairsOf(cell), order: hash(cellName(cell)) }))
    .toSorted((a, b) => a.order - b.order)
  const singles = new Set(rest.flatMap((one) => one.singles))
  const pairs = new Set(rest.flatMap((one) => one.pairs))
  const all = pairs.size
  const chosen: Cell[] = []
  const gainOf = (one: (typeof rest)[number]) =>
    one.singles.filter((key) => singles.has(key)).length * SINGLE_WEIGHT +
    one.pairs.filter((key) => pairs.has(key)).length
  const isEnough = () => (size === 'once' ? singles.size === 0 : chosen.length >= size)
  while (rest.length > 0 && !isEnough()) {
    let best = 0
    let bestGain = -1
    for (const [index, one] of rest.entries()) {
      const gain = gainOf(one)
      if (gain > bestGain) [best, bestGain] = [index, gain]
    }
    const [taken] = rest.splice(best, 1)
    if (taken === undefined) break
    for (const key of taken.singles) singles.delete(key)
    for (const key of taken.pairs) pairs.delete(key)
    chosen.push(taken.cell)
  }
  const places = new Map(cells.map((cell, index) => [cellName(cell), index]))
  const placeOf = (cell: Cell) => places.get(cellName(cell)) ?? 0
  return {
    cells: chosen.toSorted((a, b) => placeOf(a) - placeOf(b)),
    seesAllOnce: singles.size === 0,
    pairs: { seen: all - pairs.size, all },
  }
}

/** Outweighs the six pairs that a page can add. */
const SINGLE_WEIGHT = 10

const singlesOf = ({ tenant, screen, state, mode, width }: Cell): string[] => [
  `tenant ${tenant}`,
  `state ${state}`,
  `width ${width}`,
  `${screen} ${mode}`,
  `${screen} ${width < NARROW ? 'narrow' : 'wide'}`,
]

/**
 * Screens are single-column below it.
 * @units CSS pixels
 * @source spec: the storefront's own break at a tablet's width
 */
const NARROW = 768

const pairsOf = ({ tenant, screen, state, mode, width }: Cell): string[] => [
  `${tenant} ${mode}`,
  `${tenant} ${width}`,
  `${tenant} ${screen}`,
  `${state} ${mode}`,
  `${state} ${width}`,
  `${mode} ${width}`,
]

/** Spreads equally useful pages over the matrix. @source FNV-1a, 32 bits */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0
    value = Math.imul(value, 0x01000193) >>> 0
  }
  return value
}
