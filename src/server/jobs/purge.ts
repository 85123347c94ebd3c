import { join } from 'node:path'

import { getTableName } from 'drizzle-orm'

import { DAY_MS, HOUR_MS } from '#domain/time/lengths.ts'

import { PURGED, purgeBefore } from '../repositories/purge-repository.ts'
import type { Job } from './job.ts'
import { deleteMarks, listExpiredMarks } from '../repositories/draft-marks-repository.ts'
import { listExpiredDrafts } from '../repositories/drafts-repository.ts'
import { dropUnusedContents } from '../repositories/stored-files-repository.ts'
import type { Services } from '../services.ts'
import { draftAssets, forgetAssets } from '../studio/asset-store.ts'
import { dropDraft } from '../use-cases/studio/drafts.ts'

/**
 * Deletes expired rows: keys, logs, events, messages, dead letters, drafts and links to them; then reclaims their
 * space.
 */
export const purge: Job = {
  queue: 'purge',
  everyMs: HOUR_MS,
  async run(services) {
    const { store, clock, log } = services
    for (const old of PURGED) {
      const dropped = await purgeBefore(store.db, old, new Date(clock().getTime() - old.days * DAY_MS))
      if (dropped > 0) log.info({ table: getTableName(old.at.table), dropped }, 'old rows dropped')
    }
    await purgeDrafts(services)
    await store.upkeep?.()
  },
}

/** Deletes expired drafts and links with their tenants, and files without references. */
async function purgeDrafts(services: Services): Promise<void> {
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
