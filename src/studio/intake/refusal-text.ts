import { fileMegabytes, FOLDER_LIMITS } from '#domain/studio/folder-limits.ts'
import { createMessages } from '#messages/index.ts'
import { studio } from '#messages/studio.ts'
import { PickRefused } from './pick-refused.ts'

const t = createMessages()(studio)

/** Why the picked files were refused, with the name of the offending file. */
export function refusalText(error: unknown): string {
  if (!(error instanceof PickRefused)) return t('studio.drop.unreadable')
  const { why, path } = error
  if (why === 'too-large') return t('studio.drop.too-large', FOLDER_LIMITS)
  if (why === 'file-too-large') return t('studio.drop.file-too-large', { path, max: fileMegabytes(path) })
  return why === 'broken' ? t('studio.drop.broken') : t(`studio.drop.${why}`, { path })
}
