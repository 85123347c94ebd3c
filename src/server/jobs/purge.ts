import { getTableName } from 'drizzle-orm'

import { DAY_MS, HOUR_MS } from '#domain/time/lengths.ts'
import { PURGED, purgeBefore } from '../repositories/purge-repository.ts'
import { purgeDrafts } from '../use-cases/studio/purge-drafts.ts'
import type { Job } from './job.ts'

/** Drops what has served its time: keys, logs, events, messages, dead letters, drafts and links to them; and gives back its room. */
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
