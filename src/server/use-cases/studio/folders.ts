import { constants } from 'node:fs'
import { access } from 'node:fs/promises'

import { listDraftFiles, type DraftRow } from '../../repositories/drafts-repository.ts'
import { readContents, type FileRow } from '../../repositories/stored-files-repository.ts'
import type { Services } from '../../services.ts'

/** A file of a draft as it was handed in. */
export async function draftFile(
  { store }: Services,
  draft: DraftRow,
  path: string,
): Promise<{ row: FileRow; content: Buffer } | undefined> {
  const row = (await listDraftFiles(store.db, draft.id)).find((file) => file.path === path)
  const content = row && (await readContents(store.db, [row.hash])).get(row.hash)
  return row && content && { row, content }
}

/** Whether what is published can be written where it belongs. */
export async function isFolderWritable({ config }: Pick<Services, 'config'>): Promise<boolean> {
  return access(config.tenantsDir, constants.W_OK).then(
    () => true,
    () => false,
  )
}
