/** A linear map on 32 bits: what each bit becomes. */
type BitMap = Uint32Array

const POLYNOMIAL = 0xedb88320

/** One zero bit behind the text. */
const ONE_BIT: BitMap = Uint32Array.from({ length: 32 }, (_, bit) =>
  bit === 0 ? POLYNOMIAL : 1 << (bit - 1),
)

/** What 1, 2, 4, 8 … zero bytes do; longer texts than these can tell do not exist. */
const POWERS: readonly BitMap[] = powers(twice(twice(twice(ONE_BIT))), 40)

/**
 * What appending a number of bytes does to a checksum that is then exclusive-ored with that of the bytes. Made
 * once for a text, it spares running over the text each time something else stands before it.
 *
 * @param bytes - how many follow
 */
export function crc32Shift(bytes: number): (checksum: number) => number {
  const map = POWERS.filter((_, power) => Math.floor(bytes / 2 ** power) % 2 === 1).reduce<
    BitMap | undefined
  >((shift, power) => (shift === undefined ? power : compose(power, shift)), undefined)
  return map === undefined ? (checksum) => checksum : (checksum) => apply(map, checksum)
}

function apply(map: BitMap, vector: number): number {
  let sum = 0
  for (let bit = 0, rest = vector >>> 0; rest !== 0; bit += 1, rest >>>= 1) {
    if ((rest & 1) === 1) sum ^= map[bit] ?? 0
  }
  return sum >>> 0
}

/** First `inner`, then `outer`. */
function compose(outer: BitMap, inner: BitMap): BitMap {
  return inner.map((column) => apply(outer, column))
}

/** The map twice. */
function twice(map: BitMap): BitMap {
  return compose(map, map)
}

function powers(first: BitMap, count: number): BitMap[] {
  const all = [first]
  for (let last = first; all.length < count; all.push(last)) last = twice(last)
  return all
}
