import { setImmediate as settle } from 'node:timers/promises'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readSerially, type Wanted } from './read-serially.ts'

/** Reads that the test completes by hand. */
function heldReads() {
  const asked: Wanted[] = []
  const ends: (() => void)[] = []
  const read = readSerially((wanted) => {
    asked.push(wanted)
    return new Promise<void>((resolve) => {
      ends.push(resolve)
    })
  })
  const end = async () => {
    ends.shift()?.()
    await settle()
  }
  return { asked, ask: (code?: string) => void read(code), read, end }
}

test('news during a read wait for its end and are read together', async () => {
  const { asked, ask, end } = heldReads()
  ask('a')
  await settle()
  for (const code of ['b', 'c', 'b']) ask(code)
  expect(asked).toEqual([['a']])
  await end()
  expect(asked).toEqual([['a'], ['b', 'c']])
  await end()
  ask('d')
  await settle()
  expect(asked.at(-1)).toEqual(['d'])
})

test('what is asked for is done when it has been read, however long the news go on', async () => {
  const { asked, ask, read, end } = heldReads()
  const done: string[] = []
  const askFor = (code: string) => void read(code).then(() => done.push(code))
  askFor('a')
  await settle()
  askFor('b')
  await end()
  expect(done).toEqual(['a'])
  for (const news of ['c', 'd', 'e']) {
    ask(news)
    await end()
    expect(done).toEqual(['a', 'b'])
  }
  expect(asked).toEqual([['a'], ['b'], ['c'], ['d'], ['e']])
})

test('everything contains every order, and a burst is read as everything', async () => {
  const { asked, ask, end } = heldReads()
  ask('a')
  await settle()
  ask('b')
  ask()
  ask('c')
  await end()
  expect(asked).toEqual([['a'], 'all'])
  for (let nth = 0; nth < 100; nth += 1) ask(`burst-${nth}`)
  await end()
  expect(asked).toEqual([['a'], 'all', 'all'])
})

test('of any news, one read at a time, none cut short, each order by a read that begins after its news', async () => {
  const news = fc.record({ news: fc.integer({ min: 0, max: 99 }) })
  const steps = fc.array(fc.oneof({ weight: 4, arbitrary: news }, fc.constant('end' as const)), {
    maxLength: 200,
  })
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { asked, ask, end } = heldReads()
      /** Number of reads started by the last order update. */
      const begun = new Map<string, number>()
      let ended = 0
      const endRead = async () => {
        if (ended === asked.length) return
        ended += 1
        await end()
      }
      for (const step of all) {
        if (step === 'end') await endRead()
        else {
          begun.set(`order-${step.news}`, asked.length)
          ask(`order-${step.news}`)
          await settle()
        }
        expect(asked.length - ended).toBeLessThanOrEqual(1)
      }
      while (ended < asked.length) await endRead()
      for (const [code, before] of begun) {
        const later = asked.slice(before)
        expect(later.some((wanted) => wanted === 'all' || wanted.includes(code))).toBe(true)
      }
      // what waits is read at once: at most one read per completed read, and the first
      expect(asked.length).toBeLessThanOrEqual(all.filter((step) => step === 'end').length + 2)
    }),
  )
})
