import { expect, test } from 'vitest'

import { comparedFolder } from './compared-folder.ts'

test('a folder looked at again is asked for again: the server may have shown another one meanwhile', () => {
  const look = () => comparedFolder({}, [], { shows: 'version', version: 'a' })
  const first = look()
  expect(first.key).not.toBe(look().key)
  expect(first).toMatchObject({ shows: 'version', version: 'a', documents: undefined })
})
