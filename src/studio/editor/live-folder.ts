import type { StudioTenant } from '#generated/models.ts'
import { comparedFolder } from '../frames/compared-folder.ts'
import { textsOf } from '../frames/draft-content.ts'
import type { FolderTexts } from '../frames/folder-documents.ts'
import type { Editor, LiveFolder } from './editor-context.tsx'
import { themeOfTexts } from './theme-text.ts'

/** A brand as it is published; without files it is new. `applied` is said of what was read from its folder. */
type Published = Pick<StudioTenant, 'files' | 'applied'>

/** What diners see, of what is published. */
export const liveFolder = (base: FolderTexts, { files, applied = true }: Published): LiveFolder => ({
  files,
  isApplied: applied,
  texts: textsOf(files),
  beside: files.length === 0 ? undefined : comparedFolder(base, files, { shows: 'published' }),
})

/** What diners see changed: from now on everything is compared with these files. */
export function markAsLive(
  { base, live, theme }: Pick<Editor, 'base' | 'live' | 'theme'>,
  published: Published,
): void {
  const next = liveFolder(base, published)
  live.setState(next)
  theme.getState().publishedNow(themeOfTexts(next.texts))
}
