import { paths } from '#domain/routes/routes.ts'
import type { ThemeVerdict } from '#exchange/theme-verdict.ts'
import type { StudioDraft, StudioFile, StudioFileContent, StudioTenant } from '#generated/models.ts'

import { pickForApi } from '../../db/rows.ts'
import { readContents, type FileRow } from '../../repositories/stored-files-repository.ts'
import type { Services } from '../../services.ts'
import { isTextFile } from '../../studio/folder-limits.ts'
import { faultAnswer } from '../../studio/refuse-faults.ts'
import type { Folder } from '../../studio/taken-files.ts'
import { summaryOf, type WholeDraft } from './drafts.ts'

const MAX_TEXT = 2_000

/** A draft as the studio reads it. */
export async function draftAnswer(
  services: Services,
  { row, files, theme, mark }: WholeDraft,
): Promise<StudioDraft> {
  return {
    ...summaryOf(row),
    ...pickForApi(row, 'drawnRevision', 'baseVersion'),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    path: mark && row.drawnRevision > 0 ? paths.entry(mark.tenant) : undefined,
    files: await fileAnswers(services, files, new Map()),
    faults: row.faults.map(faultAnswer),
    remarks: row.remarks.map(({ file, path, code, message }) => ({
      file: file.slice(0, 300),
      path: path.slice(0, 600),
      code,
      message: message.slice(0, MAX_TEXT),
    })),
    theme: themeAnswer(theme),
    publishable: isPublishable({ row, theme }),
  }
}

/** The theme engine's verdict on colours. */
export const themeAnswer = ({ status, tokens, findings }: ThemeVerdict): StudioDraft['theme'] => ({
  status,
  tokens: { light: { ...tokens.light }, dark: { ...tokens.dark } },
  findings: findings.map((one) => ({ ...one })),
})

/** Whether no error prevents publishing a draft. */
export const isPublishable = ({ row, theme }: Pick<WholeDraft, 'row' | 'theme'>): boolean =>
  row.faults.length === 0 && row.alias !== '' && theme.status !== 'rejected'

/** Files with their texts. @param atHand - contents that need not be read */
export async function fileAnswers(
  { store }: Services,
  files: readonly FileRow[],
  atHand: ReadonlyMap<string, Buffer>,
): Promise<StudioFile[]> {
  const texts = files.filter(({ path }) => isTextFile(path))
  const contents = await readContents(store.db, texts, atHand)
  return files.map(({ path, hash, bytes }) => {
    const content = isTextFile(path) ? contents.get(hash) : undefined
    return { path, hash, bytes, text: content && asText(content) }
  })
}

/** A brand's current folder, or an earlier version of it. */
export const folderAnswer = async (
  services: Services,
  alias: string,
  { hash, folder }: { hash: string; folder: Folder },
): Promise<StudioTenant> => ({
  alias,
  version: hash,
  files: await fileAnswers(services, folder.files, folder.contents),
})

/** Decodes text without a byte order mark; undefined for bytes that decoding would change. */
function asText(content: Buffer): string | undefined {
  const text = content.toString('utf8')
  return Buffer.from(text, 'utf8').equals(content) ? text.replace(/^\uFEFF/, '') : undefined
}

export const contentAnswer = ({ path, hash, bytes }: FileRow, content: Buffer): StudioFileContent => ({
  path,
  hash,
  bytes,
  base64: content.toString('base64'),
})
