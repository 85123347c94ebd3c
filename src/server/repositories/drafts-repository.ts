import { and, asc, desc, eq, lt, not, sql } from 'drizzle-orm'

import { changeRows, findRow, lockRow, matching } from '../db/rows.ts'
import { draftFiles, drafts } from '../db/schema/studio.ts'
import type { Db } from '../db/store.ts'
import type { FileRow } from './stored-files-repository.ts'

export type DraftRow = typeof drafts.$inferSelect

export async function insertDraft(tx: Db, draft: DraftRow, files: readonly FileRow[]): Promise<void> {
  await tx.insert(drafts).values(draft)
  await insertFiles(tx, draft.id, files)
}

/** Writes a draft and its files over what was there. */
export async function updateDraft(tx: Db, draft: DraftRow, files: readonly FileRow[]): Promise<void> {
  await changeRows(tx, drafts, { id: draft.id }, draft)
  await tx.delete(draftFiles).where(eq(draftFiles.draft, draft.id))
  await insertFiles(tx, draft.id, files)
}

async function insertFiles(tx: Db, draft: string, files: readonly FileRow[]): Promise<void> {
  if (files.length > 0) await tx.insert(draftFiles).values(files.map((file) => ({ draft, ...file })))
}

export const findDraft = (db: Db, id: string): Promise<DraftRow | undefined> => findRow(db, drafts, { id })

/** The same, held until the end of the transaction. */
export const lockDraft = (tx: Db, id: string): Promise<DraftRow | undefined> => lockRow(tx, drafts, { id })

/** Keeps a draft, and at least until a moment. */
export async function keepDraft(tx: Db, id: string, until: Date): Promise<void> {
  await changeRows(tx, drafts, { id }, { kept: true, expiresAt: until })
}

/** From which folder a draft goes on. */
export async function rebaseDraft(db: Db, id: string, baseVersion: string): Promise<void> {
  await changeRows(db, drafts, { id }, { baseVersion })
}

/** As `isKept` of the domain. */
const IS_KEPT = sql`(${drafts.kept} or ${drafts.revision} > 1)`

/** Those that are kept, the newest change first. */
export async function listDrafts(db: Db, limit: number): Promise<DraftRow[]> {
  return db.select().from(drafts).where(IS_KEPT).orderBy(desc(drafts.changedAt), asc(drafts.id)).limit(limit)
}

/** Drafts of posted themes that nobody went on with, the newest first. */
export async function listPostedDrafts(db: Db): Promise<Pick<DraftRow, 'id'>[]> {
  return db
    .select({ id: drafts.id })
    .from(drafts)
    .where(matching(drafts, { posted: true, revision: 1 }))
    .orderBy(desc(drafts.createdAt), desc(drafts.id))
}

export async function countDrafts(db: Db): Promise<number> {
  return db.$count(drafts)
}

export async function listDraftFiles(db: Db, draft: string): Promise<FileRow[]> {
  return db
    .select({ path: draftFiles.path, hash: draftFiles.hash, bytes: draftFiles.bytes })
    .from(draftFiles)
    .where(eq(draftFiles.draft, draft))
    .orderBy(asc(draftFiles.path))
}

/** With its files and marks. */
export async function deleteDraft(tx: Db, id: string): Promise<void> {
  await tx.delete(drafts).where(eq(drafts.id, id))
}

/** Drafts whose time is over. */
export async function listExpiredDrafts(db: Db, now: Date): Promise<string[]> {
  const rows = await db.select({ id: drafts.id }).from(drafts).where(lt(drafts.expiresAt, now))
  return rows.map(({ id }) => id)
}

/** Drafts of brands that were only looked at, last touched before a moment. */
export async function listUnkeptDrafts(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(not(IS_KEPT), lt(drafts.changedAt, before)))
  return rows.map(({ id }) => id)
}
