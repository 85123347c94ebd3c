import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { StudioFile, StudioVersion } from '#generated/models.ts'
import type { DraftSaver, SaverState, SaveState } from '../server/draft-saver.ts'
import { refused, type Publication } from '../server/publication.ts'
import { publishDraft } from './publish-draft.ts'

const files = [{ path: 'theme.json' }] as StudioFile[]
const version = { id: 'v' } as StudioVersion

/** @param state - of the saver once it has saved what waits */
async function publishWith(answer: Publication, state: SaveState = 'saved') {
  const store = createStore(() => ({ state, draft: { id: 'd', revision: 3, files } }) as SaverState)
  const told: string[] = []
  const saver = {
    store,
    flush: async () => state === 'saved',
    meetTheirs: async () => void told.push('meets theirs'),
  } as unknown as DraftSaver
  const publish = async (id: string, { revision }: { revision: number }) => {
    told.push(`publishes ${id} at ${revision}`)
    return answer
  }
  const done = await publishDraft({ calls: { publish }, saver }, { by: 'Ana', reason: 'Azul' })
  return { done, told }
}

test('a saved draft is published at its revision', async () => {
  const { done, told } = await publishWith({ ok: true, version })
  expect([done, told]).toEqual([{ ok: true, files }, ['publishes d at 3']])
})

test('one that somebody else changed is a conflict, whether the save or the publication finds it', async () => {
  const changed = refused('DRAFT_CHANGED')
  expect(await publishWith(changed)).toEqual({ done: changed, told: ['publishes d at 3', 'meets theirs'] })
  expect(await publishWith(changed, 'conflict')).toEqual({ done: changed, told: ['meets theirs'] })
})

test('one that could not be saved is not published, and another refusal is no conflict', async () => {
  const failed = refused('FAILED')
  expect(await publishWith({ ok: true, version }, 'failed')).toEqual({ done: failed, told: [] })
  const other = refused('TENANT_CHANGED')
  expect(await publishWith(other)).toEqual({ done: other, told: ['publishes d at 3'] })
})
