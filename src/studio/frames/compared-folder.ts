import type { Indicator, StudioDraft } from '#generated/models.ts'
import type { ThemeFile } from '#generated/tenant.ts'
import type { TenantDocuments } from '#scenarios/tenant-documents.ts'
import { resolveTheme, type ResolvedTheme } from '#theme/resolve.ts'
import { textsOf } from './draft-content.ts'
import { completeDocuments, type FolderTexts } from './folder-documents.ts'

/** The look of a folder's pages. */
export type FolderLook = {
  readonly theme: Partial<ThemeFile>
  readonly resolved: ResolvedTheme
  readonly indicators: readonly Indicator[]
}

/** A read-only folder to compare a draft with: the published one, or a version. */
export type ComparedFolder = {
  readonly shows: 'published' | 'version'
  /** id of the version */
  readonly version?: string
  /** unique per view: the server shows one such folder per draft at a time, and must be asked again */
  readonly key: string
  readonly documents: Required<TenantDocuments> | undefined
  readonly look: FolderLook
}

let looks = 0

/** Reads the files of a folder, merged over the base. */
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
