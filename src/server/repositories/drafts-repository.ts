import { and, asc, desc, eq, lt, not, sql, type SQL } from 'drizzle-orm'

import { addRows, changeRows, deleteRows, findRow, lockRow, matching } from '../db/rows.ts'
import { draftFiles, drafts } from '../db/schema/studio.ts'
import type { Db } from '../db/store.ts'
import type { FileRow } from './stored-files-repository.ts'

export type DraftRow = typeof drafts.$inferSelect

export async function insertDraft(tx: Db, draft: DraftRow, files: readonly FileRow[]): Promise<void> {
  await addRows(tx, drafts, draft)
  await insertFiles(tx, draft.id, files)
}

/** Writes a draft and its files over what was there. */
export async function updateDraft(tx: Db, draft: DraftRow, files: readonly FileRow[]): Promise<void> {
  await changeRows(tx, drafts, { id: draft.id }, draft)
  await deleteRows(tx, draftFiles, { draft: draft.id })
  await insertFiles(tx, draft.id, files)
}

const insertFiles = (tx: Db, draft: string, files: readonly FileRow[]) =>
  addRows(tx, draftFiles, ...files.map((file) => ({ draft, ...file })))

export const findDraft = (db: Db, id: string) => findRow(db, drafts, { id })

/** Locks a draft until the end of the transaction. */
export const lockDraft = (tx: Db, id: string) => lockRow(tx, drafts, { id })

/** Marks a draft as kept, and extends its life to at least a given time. */
export const keepDraft = (tx: Db, id: string, until: Date) =>
  changeRows(tx, drafts, { id }, { kept: true, expiresAt: until })

/** Sets the folder version that a draft is based on. */
export const rebaseDraft = (db: Db, id: string, baseVersion: string) =>
  changeRows(db, drafts, { id }, { baseVersion })

/** SQL form of the domain's `isKept`. */
const IS_KEPT = sql`(${drafts.kept} or ${drafts.revision} > 1)`

/** Kept drafts, the latest change first. */
export const listDrafts = (db: Db, limit: number) =>
  db.select().from(drafts).where(IS_KEPT).orderBy(desc(drafts.changedAt), asc(drafts.id)).limit(limit)

/** Drafts of posted themes that nobody edited, newest first. */
export const listPostedDrafts = (db: Db) =>
  db
    .select({ id: drafts.id })
    .from(drafts)
    .where(matching(drafts, { posted: true, revision: 1 }))
    .orderBy(desc(drafts.createdAt), desc(drafts.id))

export const countDrafts = (db: Db) => db.$count(drafts)

export const listDraftFiles = (db: Db, draft: string) =>
  db
    .select({ path: draftFiles.path, hash: draftFiles.hash, bytes: draftFiles.bytes })
    .from(draftFiles)
    .where(eq(draftFiles.draft, draft))
    .orderBy(asc(draftFiles.path))

/** With its files and marks. */
export const deleteDraft = (tx: Db, id: string) => deleteRows(tx, drafts, { id })

async function listIds(db: Db, where: SQL | undefined): Promise<string[]> {
  const rows = await db.select({ id: drafts.id }).from(drafts).where(where)
  return rows.map(({ id }) => id)
}

/** Drafts that have expired. */
export const listExpiredDrafts = (db: Db, now: Date) => listIds(db, lt(drafts.expiresAt, now))

/** Drafts that were only viewed, last touched before a given time. */
export const listUnkeptDrafts = (db: Db, before: Date) =>
  listIds(db, and(not(IS_KEPT), lt(drafts.changedAt, before)))
