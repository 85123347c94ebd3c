import { expect, test } from 'vitest'

import { retryOnRollback } from './retry-transaction.ts'
import type { Db } from './store-shape.ts'

/** As Drizzle tells of what the driver was told. */
const failure = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('said'), { code }) })

/** A database whose transactions end one after the other with these codes, and then as their work does. */
function failing(...codes: string[]) {
  let begun = 0
  const transaction = async (work: () => Promise<unknown>) => {
    begun += 1
    const done = await work()
    const code = codes.shift()
    if (code !== undefined) throw failure(code)
    return done
  }
  const db = retryOnRollback({ transaction } as unknown as Pick<Db, 'transaction'>)
  return { run: () => db.transaction(async () => 'done'), begun: () => begun }
}

test.each(['40001', '40P01'])('a transaction that was rolled back with %s runs again', async (code) => {
  const { run, begun } = failing(code, code)
  expect(await run()).toBe('done')
  expect(begun()).toBe(3)
})

test('a transaction that fails for another reason fails at once', async () => {
  const { run, begun } = failing('23505')
  await expect(run()).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(begun()).toBe(1)
})

test('a transaction that is rolled back each time fails in the end', async () => {
  const { run, begun } = failing(...Array.from({ length: 9 }, () => '40P01'))
  await expect(run()).rejects.toMatchObject({ cause: { code: '40P01' } })
  expect(begun()).toBe(5)
})
