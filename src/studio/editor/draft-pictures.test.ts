import { expect, test } from 'vitest'

import { FOLDER_LIMITS } from '#domain/studio/folder-limits.ts'
import type { StudioDraft, StudioFileInput } from '#generated/models.ts'
import { toBase64 } from '#platform/base64.ts'
import type { DraftSaver } from '../server/draft-saver.ts'
import type { StudioCalls } from '../server/studio-calls.ts'
import { createEditorStore } from '../theme/editor-store.ts'
import { createDraftPictures } from './draft-pictures.ts'

const LOGO = ['logos', 'light']
const base64Of = (text: string) => toBase64(new TextEncoder().encode(text))

/** @param held - the folder's pictures by name */
function setUp(held: Readonly<Record<string, string>>) {
  const files = Object.keys(held).map((name) => ({ path: `assets/${name}` }))
  const put: StudioFileInput[] = []
  const saver = {
    store: { getState: () => ({ draft: { id: 'd', files } as StudioDraft }) },
    put: (file: StudioFileInput) => void put.push(file),
  } as unknown as DraftSaver
  const calls = {
    draftFile: async (_id: string, path: string) => ({ base64: base64Of(held[path.slice(7)] ?? '') }),
  } as unknown as StudioCalls
  const theme = createEditorStore({ $schema: 'x' }, { inherited: {}, published: { $schema: 'x' } })
  const pictures = createDraftPictures({ calls, saver, theme })
  const pick = async (name: string, content: string) => {
    await pictures.pick(LOGO, new File([content], name))
    return theme.getState().own.logos
  }
  return { pick, put }
}

test('a picture with the name of another takes a name of its own', async () => {
  const { pick, put } = setUp({ 'logo.svg': 'old', 'logo-2.svg': 'older' })
  expect(await pick('Logo.svg', 'new')).toEqual({ light: 'logo-3.svg' })
  expect(await pick('logo.svg', 'newest')).toEqual({ light: 'logo-4.svg' })
  expect(put.map(({ path }) => path)).toEqual(['assets/logo-3.svg', 'assets/logo-4.svg'])
})

test('the same picture again keeps its name', async () => {
  const { pick } = setUp({ 'logo.svg': 'old' })
  expect(await pick('logo.svg', 'old')).toEqual({ light: 'logo.svg' })
  expect(await pick('other.svg', 'x')).toEqual({ light: 'other.svg' })
  expect(await pick('other.svg', 'x')).toEqual({ light: 'other.svg' })
})

test('a name that differs in capitals alone is another', async () => {
  const { pick } = setUp({ 'Logo.svg': 'old' })
  expect(await pick('logo.svg', 'new')).toEqual({ light: 'logo-2.svg' })
})

test('a picture may weigh what one in a folder may', async () => {
  const most = 'x'.repeat(FOLDER_LIMITS.pictureMegabytes * 1024 * 1024)
  const { pick, put } = setUp({})
  expect(await pick('logo.svg', most)).toEqual({ light: 'logo.svg' })
  expect(await pick('larger.svg', `${most}x`)).toEqual({ light: 'logo.svg' })
  expect(put.map(({ path }) => path)).toEqual(['assets/logo.svg'])
})
