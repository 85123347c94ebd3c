import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { ApiError } from '#api/client.ts'
import type { StudioLink } from '#generated/models.ts'
import type { DraftSaver, SaverState } from '../server/draft-saver.ts'
import { makeLink } from './make-link.ts'

function setUp(isSaved: boolean, createLink: () => Promise<StudioLink>) {
  const store = createStore(() => ({ draft: { id: 'd', kept: false } }) as SaverState)
  const saver = { flush: async () => isSaved, store } as unknown as DraftSaver
  return makeLink({ calls: { createLink }, saver }, { days: 7 }).then((made) => ({
    ...made,
    kept: store.getState().draft.kept,
  }))
}
const link = { id: 'l' } as StudioLink

test('a draft that could not be saved gets no link', async () => {
  let calls = 0
  const made = await setUp(false, async () => {
    calls += 1
    return link
  })
  expect([made, calls]).toEqual([{ ok: false, code: 'unsaved', kept: false }, 0])
})

test('a saved one gets it and is kept for it, or why not', async () => {
  expect(await setUp(true, async () => link)).toEqual({ ok: true, link, kept: true })
  const refuse = async () => Promise.reject(new ApiError('DRAFT_REFUSED', 422))
  expect(await setUp(true, refuse)).toEqual({ ok: false, code: 'refused', kept: false })
  const fail = async () => Promise.reject(new ApiError('NETWORK', 0))
  expect(await setUp(true, fail)).toEqual({ ok: false, code: 'failed', kept: false })
})
