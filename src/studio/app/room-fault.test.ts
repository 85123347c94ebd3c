import { expect, test } from 'vitest'

import { ApiError } from '#api/client.ts'
import { roomFault } from './room-fault.ts'

const [brand, draft] = [{ brand: 'kiosk' }, { draft: 'd' }]

test('a folder that cannot be read is neither gone nor a connection that failed', () => {
  const unreadable = new ApiError('FOLDER_UNREADABLE', 422)
  expect([brand, draft].map((place) => roomFault(unreadable, place))).toEqual([
    'folder.unreadable',
    'folder.unreadable',
  ])
  expect(roomFault(new ApiError('TENANT_NOT_FOUND', 404), brand)).toBe('brand.gone')
  expect(roomFault(new ApiError('DRAFT_NOT_FOUND', 404), draft)).toBe('draft.gone')
  expect(roomFault(new ApiError('DRAFT_LIMIT', 409), brand)).toBe('drafts.full')
  expect(roomFault(new ApiError('NETWORK', 0), brand)).toBe('failed')
  expect(roomFault(new TypeError('of ours'), draft)).toBe('failed')
})
