import { inArray, sql } from 'drizzle-orm'

import { findRows } from '../db/rows.ts'
import { draftFiles, storedFiles, tenantVersionFiles } from '../db/schema/studio.ts'
import type { Db } from '../db/store.ts'

/** A file: its path in a folder and the hash of its content in the database. */
export type FileRow = { path: string; hash: string; bytes: number }

/** Advisory lock: shared while referring to contents, exclusive while deleting unused ones. */
const LOCK = 5_202_611

/** Stores contents by hash, sending only missing ones; call inside the transaction that refers to them. */
export async function saveContents(tx: Db, contents: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`)
  const rows = await tx
    .select({ hash: storedFiles.hash })
    .from(storedFiles)
    .where(inArray(storedFiles.hash, [...contents.keys()]))
  const kept = new Set(rows.map(({ hash }) => hash))
  for (const [hash, content] of contents)
    if (!kept.has(hash)) await tx.insert(storedFiles).values({ hash, content }).onConflictDoNothing()
}

/** Reads the contents of files by hash. @param atHand - those that need not be read */
export async function readContents(
  db: Db,
  files: readonly Pick<FileRow, 'hash'>[],
  atHand: ReadonlyMap<string, Buffer> = new Map(),
): Promise<Map<string, Buffer>> {
  const missing = files.map(({ hash }) => hash).filter((hash) => !atHand.has(hash))
  const rows = await findRows(db, storedFiles, { hash: [...new Set(missing)] })
  return new Map([...atHand, ...rows.map(({ hash, content }) => [hash, Buffer.from(content)] as const)])
}

/** Deletes contents that no draft or version refers to. @returns how many */
export const dropUnusedContents = (db: Db) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const gone = await tx
      .delete(storedFiles)
      .where(
        sql`not exists (select 1 from ${draftFiles} where ${draftFiles.hash} = ${storedFiles.hash})
          and not exists (select 1 from ${tenantVersionFiles} where ${tenantVersionFiles.hash} = ${storedFiles.hash})`,
      )
      .returning({ hash: storedFiles.hash })
    return gone.length
  })
