import type { StudioTenant } from '#generated/models.ts'
import { comparedFolder } from '../frames/compared-folder.ts'
import { textsOf } from '../frames/draft-content.ts'
import type { FolderTexts } from '../frames/folder-documents.ts'
import type { Editor, LiveFolder } from './editor-context.tsx'
import { themeOfTexts } from './theme-text.ts'

/** A published brand; a new one has no files. `applied` tells whether its folder's files are served. */
type Published = Pick<StudioTenant, 'files' | 'applied'>

/** The folder that diners see, from a published brand. */
export const liveFolder = (base: FolderTexts, { files, applied = true }: Published): LiveFolder => ({
  files,
  isApplied: applied,
  texts: textsOf(files),
  beside: files.length === 0 ? undefined : comparedFolder(base, files, { shows: 'published' }),
})

/** The published folder changed: everything is compared with these files from now on. */
export function markAsLive(
  { base, live, theme }: Pick<Editor, 'base' | 'live' | 'theme'>,
  published: Published,
): void {
  const next = liveFolder(base, published)
  live.setState(next)
  theme.getState().publishedNow(themeOfTexts(next.texts))
}
