import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { readInTurns, type Wanted } from './read-in-turns.ts'

/** Reads that end when the test lets them. */
function heldReads() {
  const asked: Wanted[] = []
  const ends: (() => void)[] = []
  const read = readInTurns((wanted) => {
    asked.push(wanted)
    return new Promise<void>((resolve) => {
      ends.push(resolve)
    })
  })
  return { asked, ask: (code?: string) => void read(code), end: () => ends.shift()?.() }
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

test('of any news, one read at a time, none cut short, each order by a read that begins after its news', async () => {
  const news = fc.record({ news: fc.integer({ min: 0, max: 99 }) })
  const steps = fc.array(fc.oneof({ weight: 4, arbitrary: news }, fc.constant('end' as const)), {
    maxLength: 200,
  })
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { asked, ask, end } = heldReads()
      /** Number of reads that had begun when news of an order came last. */
      const begun = new Map<string, number>()
      let ended = 0
      const endRead = async () => {
        if (ended === asked.length) return
        ended += 1
        end()
        await Promise.resolve()
        await Promise.resolve()
      }
      for (const step of all) {
        if (step === 'end') await endRead()
        else {
          begun.set(`order-${step.news}`, asked.length)
          ask(`order-${step.news}`)
        }
        expect(asked.length - ended).toBeLessThanOrEqual(1)
      }
      while (ended < asked.length) await endRead()
      for (const [code, before] of begun) {
        const later = asked.slice(before)
        expect(later.some((wanted) => wanted === 'all' || wanted.includes(code))).toBe(true)
      }
      // what waits is read at once: no more reads than ends of reads, and the first
      expect(asked.length).toBeLessThanOrEqual(all.filter((step) => step === 'end').length + 2)
    }),
  )
})
