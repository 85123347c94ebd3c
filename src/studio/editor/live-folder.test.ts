import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { ThemeFile } from '#generated/tenant.ts'
import { createEditorStore } from '../theme/editor-store.ts'
import type { FolderTexts } from '../frames/folder-documents.ts'
import { takeAsLive } from './live-folder.ts'

test('after a publication the next one is compared with it: the whole folder, not the theme alone', () => {
  const published: ThemeFile = { $schema: 'x', radius: 'large' }
  const theme = createEditorStore(published, { inherited: {}, published })
  const live = createStore<FolderTexts>(() => ({ 'theme.json': '{}', 'menu.json': '{}' }))
  const file = { path: 'theme.json', bytes: 1, hash: 'h', known: true, text: '{"radius":"none"}' }
  takeAsLive({ live, theme }, [file])
  expect(live.getState()).toEqual({ 'theme.json': '{"radius":"none"}' })
  expect(theme.getState().published).toEqual({ radius: 'none' })
})
