import { expect, test, vi } from 'vitest'

import { readInTurns } from './read-in-turns.ts'
import type { Wanted } from './read-in-turns.ts'

/** Reads that end when the test lets them. */
function heldReads() {
  const asked: Wanted[] = []
  const ends: (() => void)[] = []
  const ask = readInTurns((wanted) => {
    asked.push(wanted)
    return new Promise<void>((resolve) => {
      ends.push(resolve)
    })
  })
  return { asked, ask, end: () => ends.shift()?.() }
}

test('news during a read wait for its end and are read together', async () => {
  const { asked, ask, end } = heldReads()
  for (const code of ['a', 'b', 'c', 'b']) ask(code)
  expect(asked).toEqual([['a']])
  end()
  await vi.waitFor(() => expect(asked).toEqual([['a'], ['b', 'c']]))
  end()
  ask('d')
  await vi.waitFor(() => expect(asked.at(-1)).toEqual(['d']))
})

test('everything contains every order, and a burst is read as everything', async () => {
  const { asked, ask, end } = heldReads()
  ask('a')
  ask('b')
  ask()
  ask('c')
  end()
  await vi.waitFor(() => expect(asked).toEqual([['a'], 'all']))
  for (let nth = 0; nth < 100; nth += 1) ask(`burst-${nth}`)
  end()
  await vi.waitFor(() => expect(asked).toEqual([['a'], 'all', 'all']))
})
