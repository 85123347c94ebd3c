import { createContext, useContext } from 'react'
import type { StoreApi } from 'zustand/vanilla'

import type { StudioDraft, StudioVersion } from '#generated/models.ts'
import type { ComparedFolder } from '../frames/compared-folder.ts'
import type { DraftContent } from '../frames/draft-content.ts'
import type { FolderTexts } from '../frames/folder-documents.ts'
import type { FramePainter } from '../frames/frame-painter.ts'
import type { DraftSaver } from '../server/draft-saver.ts'
import type { StudioCalls } from '../server/studio-calls.ts'
import type { EditorStore } from '../theme/editor-store.ts'
import type { DraftPictures } from './draft-pictures.ts'

/** A draft being edited: shared by the panels. */
export type Editor = {
  readonly calls: StudioCalls
  readonly theme: EditorStore
  readonly saver: DraftSaver
  readonly painter: FramePainter
  readonly pictures: DraftPictures
  readonly content: StoreApi<DraftContent>
  /** texts of the base folder's files by path */
  readonly base: Readonly<Record<string, string>>
  readonly live: StoreApi<LiveFolder>
  /** the version shown instead of the draft */
  readonly looked: StoreApi<{ readonly at: LookedVersion | undefined }>
}

/** An earlier version shown in the frames. */
export type LookedVersion = { readonly version: StudioVersion; readonly beside: ComparedFolder }

/** The folder that diners see now. */
export type LiveFolder = {
  readonly files: StudioDraft['files']
  /** whether these files are served to diners; the folder may have been changed by hand since */
  readonly isApplied: boolean
  /** texts of its files by path; empty for a new brand */
  readonly texts: FolderTexts
  /** undefined for a new brand */
  readonly beside: ComparedFolder | undefined
  /**
   * hash of a published folder that the draft is not based on and may replace: one restored here, or compared with
   * after a refusal
   */
  readonly known?: string
}

const EditorContext = createContext<Editor | undefined>(undefined)

export const EditorProvider = EditorContext.Provider

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor outside of EditorProvider')
  return editor
}
