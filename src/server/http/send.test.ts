import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { formsOf, once } from './send.ts'

test('a text is compressed in the forms that are taken, each once', async () => {
  const { gzip } = formsOf(Buffer.from('Empanada '.repeat(1_000)))
  const [first, second] = await Promise.all([gzip?.(), gzip?.()])
  expect(first && gunzipSync(first).toString()).toBe('Empanada '.repeat(1_000))
  expect(second).toBe(first)
  expect(gzip?.()).toBe(first)
})

test('a compression that failed is tried again by who asks next', async () => {
  let tries = 0
  const form = once(async () => {
    tries += 1
    if (tries === 1) throw new Error('out of memory')
    return Buffer.from('packed')
  })
  await expect(form()).rejects.toThrow('out of memory')
  expect(await form()).toEqual(Buffer.from('packed'))
  expect(form()).toEqual(Buffer.from('packed'))
  expect(tries).toBe(2)
})

test('a short text has one form', () => {
  expect(Object.keys(formsOf(Buffer.from('Empanada')))).toEqual(['plain'])
})
