import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packText } from './send.ts'

test('a text is compressed in the forms that are taken, each once', async () => {
  const { gzip } = packText('Empanada '.repeat(1_000))
  const [first, second] = await Promise.all([gzip?.(), gzip?.()])
  expect(first && gunzipSync(first).toString()).toBe('Empanada '.repeat(1_000))
  expect(second).toBe(first)
  expect(gzip?.()).toBe(first)
})

test('a short text has one form', () => {
  expect(Object.keys(packText('Empanada'))).toEqual(['plain'])
})
