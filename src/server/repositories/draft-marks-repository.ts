import { desc, inArray, lt } from 'drizzle-orm'

import type { StudioVariant } from '#generated/models.ts'

import { isUuid } from '../db/new-id.ts'
import { addRows, deleteRows, findRow, findRows, hasRow, matching, putRow } from '../db/rows.ts'
import { consoleTokens } from '../db/schema/console.ts'
import { riders } from '../db/schema/delivery.ts'
import { charges, refunds } from '../db/schema/ledger.ts'
import { idempotencyKeys, orders } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import { draftMarks, draftSamples } from '../db/schema/studio.ts'
import type { Db } from '../db/store.ts'
import { deleteTenants } from './tenants-repository.ts'

export type MarkRow = typeof draftMarks.$inferSelect
export type SampleRow = typeof draftSamples.$inferSelect

/** Inserts a mark or updates it to another revision. */
export function saveMark(tx: Db, mark: MarkRow) {
  const { tenant, shows, revision, drawnAt } = mark
  return putRow(tx, draftMarks, mark, { tenant, shows, revision, drawnAt })
}

/** All marks of a draft, the newest first. */
export const listMarks = (db: Db, draft: string) =>
  findRows(db, draftMarks, { draft }, desc(draftMarks.createdAt), desc(draftMarks.id))

/** The one mark of a kind in some circumstances; links may be many. */
export const findStudioMark = (
  db: Db,
  draft: string,
  variant: StudioVariant,
  kind: Exclude<MarkRow['kind'], 'link'>,
) => findRow(db, draftMarks, { draft, kind, variant })

export const countLinks = (db: Db, draft: string) =>
  db.$count(draftMarks, matching(draftMarks, { draft, kind: 'link' }))

export const listExpiredMarks = (db: Db, now: Date) => findRows(db, draftMarks, lt(draftMarks.expiresAt, now))

/** Deletes marks with the tenants they show and the samples created for them. */
export async function deleteMarks(tx: Db, marks: readonly Pick<MarkRow, 'id' | 'tenant'>[]): Promise<void> {
  if (marks.length === 0) return
  const ids = marks.map(({ id }) => id)
  const tenants = marks.map(({ tenant }) => tenant)
  await deleteSamples(tx, ids)
  await deleteTenants(tx, tenants)
  await deleteRows(tx, draftMarks, { id: ids })
}

/** Deletes samples by their recorded ids. Orders cascade to lines, events and shipments; their money is not real. */
async function deleteSamples(tx: Db, marks: string[]): Promise<void> {
  const rows = await tx
    .delete(draftSamples)
    .where(inArray(draftSamples.mark, marks))
    .returning({ reference: draftSamples.reference })
  const ids = rows.map(({ reference }) => reference).filter(isUuid)
  if (ids.length === 0) return
  for (const money of [refunds, charges, payments]) await tx.delete(money).where(inArray(money.orderId, ids))
  const venues = tx.select({ alias: orders.branchContact }).from(orders).where(inArray(orders.id, ids))
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.branchContact, venues))
  for (const table of [orders, riders, consoleTokens]) await tx.delete(table).where(inArray(table.id, ids))
}

/** Deletes a mark's tenant and its samples, but keeps the mark. */
export async function emptyMark(tx: Db, { id, tenant }: Pick<MarkRow, 'id' | 'tenant'>): Promise<void> {
  await deleteSamples(tx, [id])
  await deleteTenants(tx, [tenant])
}

export const insertSamples = (tx: Db, samples: readonly SampleRow[]) => addRows(tx, draftSamples, ...samples)

/** The samples of a mark that an answer names. */
export const listSamples = (db: Db, mark: string) => findRows(db, draftSamples, { mark })

/** Whether one of the references belongs to a draft. */
export const isOfDraft = (db: Db, references: readonly string[]) =>
  hasRow(db, draftSamples, { reference: references })
