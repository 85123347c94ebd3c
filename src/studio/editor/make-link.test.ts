import { expect, test } from 'vitest'

import { ApiError } from '#api/api-error.ts'
import type { StudioLink } from '#generated/models.ts'
import type { DraftSaver } from '../server/draft-saver.ts'
import { makeLink } from './make-link.ts'

function setUp(isSaved: boolean, createLink: () => Promise<StudioLink>) {
  const saver = {
    flush: async () => isSaved,
    store: { getState: () => ({ draft: { id: 'd' } }) },
  } as unknown as DraftSaver
  return makeLink({ calls: { createLink }, saver }, { days: 7 })
}
const link = { id: 'l' } as StudioLink

test('a draft that could not be saved gets no link', async () => {
  let calls = 0
  const made = await setUp(false, async () => {
    calls += 1
    return link
  })
  expect([made, calls]).toEqual([{ ok: false, code: 'unsaved' }, 0])
})

test('a saved one gets it, or why not', async () => {
  expect(await setUp(true, async () => link)).toEqual({ ok: true, link })
  const refuse = async () => Promise.reject(new ApiError('DRAFT_REFUSED', 422))
  expect(await setUp(true, refuse)).toEqual({ ok: false, code: 'refused' })
  const fail = async () => Promise.reject(new ApiError('NETWORK', 0))
  expect(await setUp(true, fail)).toEqual({ ok: false, code: 'failed' })
})
