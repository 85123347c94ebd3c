import { expect, test } from 'vitest'

import { browserExclusive, localExclusive } from './exclusive.ts'

test('work waits for the work before it, also when that fails', async () => {
  const { run } = localExclusive()
  const done: string[] = []
  let finish: () => void = () => undefined
  const first = run(
    'steps',
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  ).then(() => done.push('first'))
  const failed = run('steps', () => Promise.reject(new Error('no')))
  const last = run('steps', async () => void done.push('last'))
  await Promise.resolve()
  expect(done).toEqual([])
  finish()
  await first
  await expect(failed).rejects.toThrow('no')
  await last
  expect(done).toEqual(['first', 'last'])
})

test('the locks of the browser are asked by name; without them the page takes turns with itself', async () => {
  const names: string[] = []
  const locks = {
    request: (async (name: string, work: () => Promise<void>) => {
      names.push(name)
      await work()
    }) as LockManager['request'],
  }
  await browserExclusive(locks).run('steps', async () => undefined)
  expect(names).toEqual(['steps'])
})
