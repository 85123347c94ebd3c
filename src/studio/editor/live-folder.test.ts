import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { ThemeFile } from '#generated/tenant.ts'
import { createEditorStore } from '../theme/editor-store.ts'
import { liveFolder, markAsLive } from './live-folder.ts'

test('after a publication the next one is compared with it: the whole folder, not the theme alone', () => {
  const published: ThemeFile = { $schema: 'x', radius: 'large' }
  const theme = createEditorStore(published, { inherited: {}, published })
  const before = ['theme.json', 'menu.json'].map((path) => ({
    path,
    bytes: 1,
    hash: '',
    text: '{}',
  }))
  const live = createStore(() => liveFolder({}, { files: before }))
  const file = { path: 'theme.json', bytes: 1, hash: 'h', text: '{"radius":"none"}' }
  markAsLive({ base: {}, live, theme }, { files: [file] })
  expect(live.getState().texts).toEqual({ 'theme.json': '{"radius":"none"}' })
  expect(theme.getState().published).toEqual({ radius: 'none' })
})

test('a brand that is new has nothing beside it', () => {
  expect(liveFolder({}, { files: [] })).toEqual({
    files: [],
    texts: {},
    isApplied: true,
    beside: undefined,
  })
})
