import { expect, test } from 'vitest'

import { SignedIds } from './signed-id.ts'

const SIZES = { idBytes: 16, macBytes: 16 }
const ids = new SignedIds('a-secret', SIZES)
const SIGNED = { id: '00112233445566778899aabbccddeeff', expiresAt: new Date('2026-12-01T10:00:00.000Z') }
/** An old token: links in messages stay valid for days. */
const TOKEN = 'ABEiM0RVZneImaq7zN3u_2sOmqA1SfhLCcYJk5UOkCsj71kD'

test('an id is signed as it always was, and read again', () => {
  expect(ids.sign({ ...SIGNED, expiresAt: new Date('2026-12-01T10:00:00.900Z') }).toString('base64url')).toBe(
    TOKEN,
  )
  expect(ids.read(Buffer.from(TOKEN, 'base64url'))).toEqual(SIGNED)
})

test('what another secret signed, or anybody changed or cut, is none', () => {
  const bytes = Buffer.from(TOKEN, 'base64url')
  expect(new SignedIds('another', SIZES).read(bytes)).toBeUndefined()
  expect(ids.read(bytes.subarray(1))).toBeUndefined()
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(ids.read(changed), String(at)).toBeUndefined()
  }
})
