import { eq, isNotNull, lt, or, sql } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { changeRows, first, hasRows } from '../db/rows.ts'
import { tenantApplication, type ApplicationProgress } from '../db/schema/tenants.ts'

/** There is one application at a time across all processes. */
const THE_ONE = 1
/** A process without a heartbeat for this long is dead: it sends one every second. */
const SILENCE = sql`interval '1 minute'`

const isSilent = lt(tenantApplication.aliveAt, sql`now() - ${SILENCE}`)

/** Starts an application. @returns false while another one is running */
export async function beginApplication(
  db: Db,
  startedAt: Date,
  progress: ApplicationProgress,
): Promise<boolean> {
  const row = { id: THE_ONE, startedAt, aliveAt: sql`now()`, endedAt: null, progress }
  const setWhere = or(isNotNull(tenantApplication.endedAt), isSilent)
  return hasRows(
    db
      .insert(tenantApplication)
      .values(row)
      .onConflictDoUpdate({ target: tenantApplication.id, set: row, setWhere })
      .returning({ id: tenantApplication.id }),
  )
}

/** Records the progress of the application that started at a given time. */
export const noteApplication = (
  db: Db,
  startedAt: Date,
  change: { progress: ApplicationProgress; endedAt?: Date },
) => changeRows(db, tenantApplication, { id: THE_ONE, startedAt }, { ...change, aliveAt: sql`now()` })

export const findApplication = (db: Db) =>
  first(
    db
      .select({
        startedAt: tenantApplication.startedAt,
        endedAt: tenantApplication.endedAt,
        progress: tenantApplication.progress,
        isSilent: sql<boolean>`${isSilent}`,
      })
      .from(tenantApplication)
      .where(eq(tenantApplication.id, THE_ONE)),
  )
