import { join } from 'node:path'

import { deleteMarks, listExpiredMarks } from '../../repositories/draft-marks-repository.ts'
import { listExpiredDrafts } from '../../repositories/drafts-repository.ts'
import { dropUnusedContents } from '../../repositories/stored-files-repository.ts'
import type { Services } from '../../services.ts'
import { draftAssets, forgetAssets } from '../../studio/asset-store.ts'
import { dropDraft } from './drafts.ts'

/** Drops drafts and links whose time is over with all that shows them, and the files that nothing refers to. */
export async function purgeDrafts(services: Services): Promise<void> {
  const { store, clock, config, log } = services
  const now = clock()
  const expired = await listExpiredDrafts(store.db, now)
  for (const id of expired) await dropDraft(services, id)
  const marks = await listExpiredMarks(store.db, now)
  if (marks.length > 0) await store.db.transaction((tx) => deleteMarks(tx, marks))
  const files = await dropUnusedContents(store.db)
  await forgetAssets({ folder: join(config.dataDir, draftAssets), now })
  if (expired.length + marks.length > 0)
    log.info({ drafts: expired.length, links: marks.length, files }, 'expired drafts dropped')
}
