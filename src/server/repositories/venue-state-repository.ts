import { and, eq, sql } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { entities, manualClosures, soldOutPlates } from '../db/schema/tenants.ts'
import { TENANT_CHANNEL } from './tenants-repository.ts'

export type Venue = { alias: string; tenant: string }

/** Closes a venue by hand, or changes until when and why; call inside a transaction, then {@link markChanged}. */
export async function saveClosure(
  db: Db,
  alias: string,
  closure: { until: Date | null; reason: string | null; since: Date },
): Promise<void> {
  await db
    .insert(manualClosures)
    .values({ branchContact: alias, ...closure })
    .onConflictDoUpdate({ target: manualClosures.branchContact, set: closure })
}

export async function deleteClosure(db: Db, alias: string): Promise<void> {
  await db.delete(manualClosures).where(eq(manualClosures.branchContact, alias))
}

/** Marks a plate as sold out at a venue, or as available again; call inside a transaction, then {@link markChanged}. */
export async function setSoldOut(
  db: Db,
  alias: string,
  plateId: string,
  soldOut: boolean,
  since: Date,
): Promise<void> {
  if (soldOut)
    await db.insert(soldOutPlates).values({ branchContact: alias, plateId, since }).onConflictDoNothing()
  else
    await db
      .delete(soldOutPlates)
      .where(and(eq(soldOutPlates.branchContact, alias), eq(soldOutPlates.plateId, plateId)))
}

/** Moves the venue's content version and tells every process, so that no cache answers with the old state. */
export async function markChanged(db: Db, { alias, tenant }: Venue): Promise<void> {
  await db
    .update(entities)
    .set({ revision: sql`${entities.revision} + 1` })
    .where(eq(entities.alias, alias))
  await db.execute(sql`select pg_notify(${TENANT_CHANNEL}, ${tenant})`)
}
