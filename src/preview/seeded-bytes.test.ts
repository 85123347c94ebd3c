import fc from 'fast-check'
import { expect, test } from 'vitest'

import { SeededBytes } from './seeded-bytes.ts'

const bytesAfter = (seed: string, sizes: readonly number[]): number[][] => {
  const bytes = new SeededBytes()
  bytes.restart(seed)
  return sizes.map((size) => [...bytes.read(size)])
}

test('the same seed gives the same bytes of the wanted size, another one others', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.array(fc.nat(100), { minLength: 1 }), (seed, other, sizes) => {
      const read = bytesAfter(seed, sizes)
      expect(read.map(({ length }) => length)).toEqual(sizes)
      expect(bytesAfter(seed, sizes)).toEqual(read)
      fc.pre(seed !== other && sizes.some((size) => size >= 16))
      expect(bytesAfter(other, sizes)).not.toEqual(read)
    }),
  )
})
