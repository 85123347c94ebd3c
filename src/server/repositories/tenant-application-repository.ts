import { eq, isNotNull, lt, or, sql } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { changeRows, first, hasRows } from '../db/rows.ts'
import { tenantApplication, type ApplicationProgress } from '../db/schema/tenants.ts'

/** There is one application at a time, in all processes. */
const THE_ONE = 1
/** A process that gave no sign for so long is gone: it gives one every second. */
const SILENCE = sql`interval '1 minute'`

const isSilent = lt(tenantApplication.aliveAt, sql`now() - ${SILENCE}`)

/** Begins an application. @returns false while another one is under way */
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

/** Notes how far the application is that began at a moment. */
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
