import type { StudioDraft } from '#generated/models.ts'
import { besideFolder } from '../frames/beside-folder.ts'
import { textsOf } from '../frames/draft-content.ts'
import type { FolderTexts } from '../frames/folder-documents.ts'
import type { Editor, LiveFolder } from './editor-context.tsx'
import { themeOfTexts } from './theme-text.ts'

/** What diners see, of the files that are published; none for a brand that is new. */
export const liveFolder = (base: FolderTexts, files: StudioDraft['files']): LiveFolder => ({
  files,
  texts: textsOf(files),
  beside: files.length === 0 ? undefined : besideFolder(base, files, { shows: 'published' }),
})

/** What diners see changed: from now on everything is compared with these files. */
export function takeAsLive(
  { base, live, theme }: Pick<Editor, 'base' | 'live' | 'theme'>,
  files: StudioDraft['files'],
): void {
  const next = liveFolder(base, files)
  live.setState(next)
  theme.getState().publishedNow(themeOfTexts(next.texts))
}
