import { createStore, type StoreApi } from 'zustand/vanilla'

import type { StudioDraft } from '#generated/models.ts'
import type { State } from '#scenarios/state.ts'
import type { TenantDocuments } from '#scenarios/tenant-documents.ts'
import type { DraftSaver } from '../server/draft-saver.ts'
import { completeDocuments, readDocuments, type FolderTexts } from './folder-documents.ts'
import { publishedStreets, statesOf, type Published } from './visits.ts'

/** The content of the draft's pages, as last saved. */
export type DraftContent = {
  /** changes when pages must be reloaded: on every change that is not painted over them */
  readonly key: string
  /** the draft's revision with this content; the same content may return later, after the server rendered another */
  readonly revision: number
  readonly documents: Required<TenantDocuments> | undefined
  readonly states: readonly State[]
}

/** The texts of a draft's files by path. */
export const textsOf = (files: StudioDraft['files']): FolderTexts =>
  Object.fromEntries(files.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]])))

function keyOf({ files }: StudioDraft): string {
  const others = files.filter(({ path }) => path !== 'theme.json').map(({ path, hash }) => `${path}:${hash}`)
  return JSON.stringify([others, readDocuments(textsOf(files)).theme?.logos])
}

/** Follows the saved and the published content. */
export function createDraftContent(
  saver: DraftSaver,
  base: FolderTexts,
  live: StoreApi<Published>,
): StoreApi<DraftContent> {
  const offered = (documents: DraftContent['documents']) =>
    documents ? statesOf(documents, publishedStreets(live.getState())) : []
  const contentOf = (draft: StudioDraft): DraftContent => {
    const documents = completeDocuments(base, textsOf(draft.files))
    return { key: keyOf(draft), revision: draft.revision, documents, states: offered(documents) }
  }
  const store = createStore<DraftContent>(() => contentOf(saver.store.getState().draft))
  saver.store.subscribe(({ draft }, before) => {
    if (draft !== before.draft && keyOf(draft) !== store.getState().key) store.setState(contentOf(draft))
  })
  live.subscribe(({ beside }, before) => {
    if (beside !== before.beside) store.setState({ states: offered(store.getState().documents) })
  })
  return store
}
