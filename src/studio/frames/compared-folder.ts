import type { Indicator, StudioDraft } from '#generated/models.ts'
import type { ThemeFile } from '#generated/tenant.ts'
import type { TenantDocuments } from '#scenarios/tenant-documents.ts'
import { resolveTheme, type ResolvedTheme } from '#theme/resolve.ts'
import { textsOf } from './draft-content.ts'
import { completeDocuments, type FolderTexts } from './folder-documents.ts'

/** What the pages of a folder wear. */
export type FolderLook = {
  readonly theme: Partial<ThemeFile>
  readonly resolved: ResolvedTheme
  readonly indicators: readonly Indicator[]
}

/** A folder that a draft is looked at beside, and that nobody edits: what is published, or what a version was. */
export type ComparedFolder = {
  readonly shows: 'published' | 'version'
  /** id of the version */
  readonly version?: string
  /** another for each look: the server shows one such folder of a draft at a time, and has to be asked again */
  readonly key: string
  readonly documents: Required<TenantDocuments> | undefined
  readonly look: FolderLook
}

let looks = 0

/** Reads the files of a folder over the base. */
export function comparedFolder(
  base: FolderTexts,
  files: StudioDraft['files'],
  shown: Pick<ComparedFolder, 'shows' | 'version'>,
): ComparedFolder {
  const documents = completeDocuments(base, textsOf(files))
  const theme: Partial<ThemeFile> = documents?.theme ?? {}
  looks += 1
  return {
    ...shown,
    key: String(looks),
    documents,
    look: {
      theme,
      resolved: resolveTheme(theme.colorConfig ?? {}),
      indicators: documents?.menu.indicators ?? [],
    },
  }
}
