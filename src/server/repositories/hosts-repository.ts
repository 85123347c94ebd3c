import { asc, eq } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { first } from '../db/rows.ts'
import { tenantHosts } from '../db/schema/tenants.ts'

/** A host name of a tenant, and the alias that its root shows. */
export type OwnHost = { host: string; tenant: string; home: string }

const columns = { host: tenantHosts.host, tenant: tenantHosts.tenant, home: tenantHosts.home }

/** The tenant of a host name. */
export const findHost = (db: Db, host: string) =>
  first(db.select(columns).from(tenantHosts).where(eq(tenantHosts.host, host)).limit(1))

/** The host names of a tenant; the first is used in its links. */
export const listHosts = (db: Db, tenant: string) =>
  db
    .select(columns)
    .from(tenantHosts)
    .where(eq(tenantHosts.tenant, tenant))
    .orderBy(asc(tenantHosts.position))
