import { and, asc, eq, gt, ne, not, sql } from 'drizzle-orm'
import { alias as nameTable } from 'drizzle-orm/pg-core'

import type { ManualClosure, MapProvider, PaymentType, VenueAddress, WorkingDay } from '#generated/models.ts'

import { findRow, first, matching, byAlias } from '../db/rows.ts'
import type { Db } from '../db/store.ts'
import { venueRatings } from '../db/schema/surveys.ts'
import { entities, manualClosures, menus, orderModes, tenants } from '../db/schema/tenants.ts'
import { listSoldOut } from './venue-state-repository.ts'

export type EntityRow = typeof entities.$inferSelect

/** Finds the row of an alias, drafts included: the caller decides who may see them. */
export const findEntity = (db: Db, alias: string) => findRow(db, entities, { alias })

/** The first branch contact of a tenant, in the order of its folder. */
export async function findFirstContact(db: Db, tenant: string): Promise<string | undefined> {
  const branch = nameTable(entities, 'branch')
  const contacts = db
    .select({ alias: entities.alias })
    .from(entities)
    .innerJoin(branch, and(eq(branch.alias, entities.parent), eq(branch.kind, 'branch')))
    .where(matching(entities, { tenant, kind: 'branchContact' }))
    .orderBy(asc(branch.position), asc(entities.position))
  return (await first(contacts.limit(1)))?.alias
}

/** The key is selected too, because a joined object of nulls only is read as a missing row. */
const { branchContact, until, reason } = manualClosures
const closureColumns = { branchContact, until, reason }

/** The published branches of a company, each with its venues reduced to what sorting and filtering need. */
export async function listBranches(db: Db, company: string) {
  const contact = nameTable(entities, 'contact')
  const { document } = contact
  const isBlocked = sql`(${document} #>> '{commercialTermsInfo,blocked}')::boolean`
  return db
    .select({
      branch: { alias: entities.alias, tenant: entities.tenant, settings: entities.settings },
      contact: contact.alias,
      address: sql<VenueAddress>`${document} -> 'address'`,
      workingDays: sql<WorkingDay[]>`${document} #> '{deliveryConfig,workingDays}'`,
      timeZone: sql<string>`${document} ->> 'timeZone'`,
      manualClosure: sql<ManualClosure | null>`${document} -> 'manualClosure'`,
      closure: closureColumns,
    })
    .from(entities)
    .leftJoin(contact, and(eq(contact.parent, entities.alias), eq(contact.published, true), not(isBlocked)))
    .leftJoin(manualClosures, eq(manualClosures.branchContact, contact.alias))
    .where(matching(entities, { parent: company, published: true, kind: 'branch' }))
    .orderBy(asc(entities.position), asc(contact.position))
}

/** The published contacts of a branch with their closures and ratings, in one query for any size. */
export const listContacts = (db: Db, branch: string) =>
  db
    .select({
      entity: entities,
      closure: closureColumns,
      ratings: { total: venueRatings.total, count: venueRatings.count },
    })
    .from(entities)
    .leftJoin(manualClosures, eq(manualClosures.branchContact, entities.alias))
    .leftJoin(venueRatings, eq(venueRatings.branchContact, entities.alias))
    .where(matching(entities, { parent: branch, published: true, kind: 'branchContact' }))
    .orderBy(asc(entities.position))

const VENUES_AT_ONCE = 500

/** Map and payment providers of the venues and branches of all tenants, in pages. */
export const listProviders = (db: Db) =>
  byAlias(VENUES_AT_ONCE, (after, limit) =>
    db
      .select({
        alias: entities.alias,
        tenant: entities.tenant,
        mapProvider: sql<MapProvider | null>`${entities.document} ->> 'mapProvider'`,
        payments: sql<PaymentType[] | null>`jsonb_path_query_array(${entities.document},
          '$.deliveryConfig.orderModes[*].paymentTypes[*]')`,
      })
      .from(entities)
      .innerJoin(tenants, eq(tenants.alias, entities.tenant))
      .where(and(gt(entities.alias, after), ne(tenants.status, 'preview')))
      .orderBy(asc(entities.alias))
      .limit(limit),
  )

/** A tenant, drafts included. */
export const findTenant = (db: Db, alias: string) => findRow(db, tenants, { alias })

/** An order mode's place and its menu's hash, by the mode's id. */
export const findOrderMode = (db: Db, id: string) => findRow(db, orderModes, { id })

export async function findMenuDocument(db: Db, tenant: string, hash: string): Promise<unknown> {
  return (await findRow(db, menus, { tenant, hash }))?.document
}

/** State of a venue changed at run time: sold-out items, closure by hand, and ratings. */
export async function findVenueState(db: Db, branchContact: string) {
  return {
    soldOut: await listSoldOut(db, branchContact),
    closure: await findRow(db, manualClosures, { branchContact }),
    ratings: await findRow(db, venueRatings, { branchContact }),
  }
}

/** Changes with the tenant's folder and with every change at run time. */
export const contentVersion = ({ contentHash, revision }: EntityRow): string => `${contentHash}.${revision}`
