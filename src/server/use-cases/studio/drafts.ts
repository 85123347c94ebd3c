import { DAY_MS } from '#domain/time/lengths.ts'
import { isKept } from '#domain/studio/kept-draft.ts'
import type { ThemeVerdict } from '#exchange/theme-verdict.ts'
import type {
  StudioDraftChange,
  StudioDraftCreate,
  StudioDrafts,
  StudioDraftSummary,
} from '#generated/models.ts'

import { fail, isFailure, type Failure } from '../../contract/handlers.ts'
import { pickForApi } from '../../db/rows.ts'
import type { Db } from '../../db/store.ts'
import { newId, isUuid } from '../../db/new-id.ts'
import type { Job } from '../../jobs/job.ts'
import { putJob } from '../../repositories/jobs-repository.ts'
import {
  deleteMarks,
  findStudioMark,
  listMarks,
  type MarkRow,
} from '../../repositories/draft-marks-repository.ts'
import {
  countDrafts,
  deleteDraft,
  findDraft,
  insertDraft,
  listDraftFiles,
  listDrafts,
  listUnkeptDrafts,
  lockDraft,
  updateDraft,
  type DraftRow,
} from '../../repositories/drafts-repository.ts'
import { readContents, saveContents, type FileRow } from '../../repositories/stored-files-repository.ts'
import type { Services } from '../../services.ts'
import { drawFolder, themeOf } from '../../studio/draw-folder.ts'
import { DRAFT_DAYS, MAX_DRAFTS } from '../../studio/folder-limits.ts'
import { takeFiles, type Folder } from '../../studio/taken-files.ts'
import type { ResolvedTenant } from '../../tenants/resolved.ts'
import { markFor, redrawMarks, showMark, textOf } from './marks.ts'
import { readFolder } from './tenant-folders.ts'

/** @source schemas/models/studio.yaml, StudioDraftSummary */
const MAX_NAME = 80
/** Queue of drafts that changed and must be redrawn. */
const REDRAW_QUEUE = 'draft.redraw'

/** A draft with its files, the verdict on its colours, and its preview mark. */
export type WholeDraft = { row: DraftRow; files: FileRow[]; theme: ThemeVerdict; mark?: MarkRow }

/** Refuses more drafts or links than may exist at once. */
export const draftLimit = (what: string): Failure =>
  fail('DRAFT_LIMIT', { detail: `At most ${what} at a time.` })

export const draftChanged = (revision: number): Failure =>
  fail('DRAFT_CHANGED', { detail: `The draft is at revision ${revision}.` })

/**
 * Creates a draft from a tenant's folder, from posted files, or from posted files over the folder. An unchanged
 * folder is identical to what is published, so its draft is kept only from its first change or link on.
 */
export async function createDraft(
  services: Services,
  { tenant, files = [], name }: StudioDraftCreate,
  origin: Pick<DraftRow, 'posted' | 'reference'> = { posted: false, reference: null },
): Promise<WholeDraft | Failure> {
  const { store, clock, randomBytes } = services
  if (!(await hasRoom(services))) return draftLimit(`${MAX_DRAFTS} drafts`)
  const found = tenant === undefined ? undefined : await readFolder(services, tenant)
  if (isFailure(found)) return found
  const taken = takeFiles(found?.folder.files ?? [], files)
  if (!taken.ok) return fail('INVALID_REQUEST', { errors: taken.errors })
  const folder = {
    files: taken.folder.files,
    contents: new Map([...(found?.folder.contents ?? []), ...taken.folder.contents]),
  }
  const now = clock()
  const given = name?.trim() ?? ''
  const row: DraftRow = {
    id: newId(randomBytes, now),
    name: given || tenant || '',
    ...origin,
    kept: tenant === undefined || files.length > 0,
    alias: '',
    baseVersion: found?.hash ?? null,
    revision: 1,
    drawnRevision: 0,
    faults: [],
    remarks: [],
    createdAt: now,
    changedAt: now,
    expiresAt: new Date(now.getTime() + DRAFT_DAYS * DAY_MS),
  }
  const { draft, tenant: shown } = await draw(services, row, folder)
  if (given === '' && tenant !== undefined && shown)
    draft.row.name = shown.presentation.name.slice(0, MAX_NAME)
  await store.db.transaction(async (tx) => {
    await saveContents(tx, neededOf(folder))
    await insertDraft(tx, draft.row, draft.files)
    await show(tx, draft, shown, now)
  })
  services.catalog.drop(shown?.alias ?? '')
  return draft
}

/** Makes room at the limit: drafts that were only viewed are in no list, so those older than a day are deleted. */
async function hasRoom(services: Services): Promise<boolean> {
  const { store, clock } = services
  if ((await countDrafts(store.db)) < MAX_DRAFTS) return true
  const before = new Date(clock().getTime() - DAY_MS)
  for (const id of await listUnkeptDrafts(store.db, before))
    await dropDraft(services, id, (row) => !isKept(row))
  return (await countDrafts(store.db)) < MAX_DRAFTS
}

/** Changes files of a draft unless it was changed concurrently. */
export async function changeDraft(
  services: Services,
  id: string,
  { revision, files }: StudioDraftChange,
): Promise<WholeDraft | Failure> {
  const { store, clock } = services
  const before = await liveDraft(services, id)
  if (before === undefined) return fail('DRAFT_NOT_FOUND')
  if (before.revision !== revision) return draftChanged(before.revision)
  const taken = takeFiles(await listDraftFiles(store.db, id), files)
  if (!taken.ok) return fail('INVALID_REQUEST', { errors: taken.errors })
  const now = clock()
  const lives = new Date(now.getTime() + DRAFT_DAYS * DAY_MS)
  const row = {
    ...before,
    revision: revision + 1,
    changedAt: now,
    expiresAt: lives > before.expiresAt ? lives : before.expiresAt,
  }
  const { draft, tenant } = await draw(services, row, taken.folder)
  const written = await store.db.transaction(async (tx) => {
    // the draft may have changed since it was drawn
    const locked = await lockDraft(tx, id)
    if (locked?.revision !== revision) return undefined
    // meanwhile a link may have extended it, or a publication rebased it
    const expiresAt = locked.expiresAt > row.expiresAt ? locked.expiresAt : row.expiresAt
    const next = { ...draft.row, expiresAt, baseVersion: locked.baseVersion }
    await saveContents(tx, neededOf(taken.folder))
    await updateDraft(tx, next, draft.files)
    await show(tx, draft, tenant, now)
    await putJob(tx, { queue: REDRAW_QUEUE, key: id, runAt: now }, now)
    return next
  })
  // drop at once here, for the next frame; other processes are notified
  services.catalog.drop(tenant?.alias ?? '')
  return written ? { ...draft, row: written } : draftChanged((await liveDraft(services, id))?.revision ?? 0)
}

/** A draft that has not expired. */
export async function liveDraft({ store, clock }: Services, id: string): Promise<DraftRow | undefined> {
  const row = isUuid(id) ? await findDraft(store.db, id) : undefined
  return row && row.expiresAt > clock() ? row : undefined
}

/** The draft with its files and the verdict on them. */
export async function wholeDraft(services: Services, id: string): Promise<WholeDraft | undefined> {
  const row = await liveDraft(services, id)
  if (row === undefined) return undefined
  const { db } = services.store
  const files = await listDraftFiles(db, id)
  const theme = await themeOf(services, { files, contents: new Map() })
  return { row, files, theme, mark: await findStudioMark(db, id, 'as-is', 'studio') }
}

/** A file of a draft as it was posted. */
export async function draftFile(
  { store }: Services,
  draft: DraftRow,
  path: string,
): Promise<{ row: FileRow; content: Buffer } | undefined> {
  const row = (await listDraftFiles(store.db, draft.id)).find((file) => file.path === path)
  const content = row && (await readContents(store.db, [row])).get(row.hash)
  return row && content && { row, content }
}

export async function draftList({ store, clock }: Services): Promise<StudioDrafts> {
  const now = clock()
  const rows = (await listDrafts(store.db, MAX_DRAFTS)).filter(({ expiresAt }) => expiresAt > now)
  return { drafts: rows.map(summaryOf) }
}

/** A draft as lists show it. */
export const summaryOf = (row: DraftRow): StudioDraftSummary => ({
  ...pickForApi(
    row,
    'id',
    'alias',
    'name',
    'posted',
    'reference',
    'revision',
    'createdAt',
    'changedAt',
    'expiresAt',
  ),
  kept: isKept(row),
})

/**
 * Deletes a draft with its marks and previews.
 * @param isUnwanted - judges the locked draft, which may have changed since its id was read
 * @returns whether there was one
 */
export async function dropDraft(
  { store, catalog }: Services,
  id: string,
  isUnwanted: (row: DraftRow) => boolean = () => true,
): Promise<boolean> {
  if (!isUuid(id)) return false
  const gone = await store.db.transaction(async (tx) => {
    const locked = await lockDraft(tx, id)
    if (locked === undefined || !isUnwanted(locked)) return undefined
    const marks = await listMarks(tx, id)
    await deleteMarks(tx, marks)
    await deleteDraft(tx, id)
    return marks
  })
  for (const { tenant } of gone ?? []) catalog.drop(tenant)
  return gone !== undefined
}

/** Validates a draft and resolves it under the mark that the studio's frames open. */
async function draw(
  services: Services,
  row: DraftRow,
  folder: Folder,
): Promise<{ draft: WholeDraft; tenant?: ResolvedTenant }> {
  const known = await findStudioMark(services.store.db, row.id, 'as-is', 'studio')
  const mark = markFor(services, { draft: row, kind: 'studio', variant: 'as-is', known })
  const drawn = await drawFolder(services, folder, { mark: textOf(services, mark), withRemarks: true })
  const { tenant, faults, remarks, alias, theme } = drawn
  const next = { ...row, alias, faults, remarks, drawnRevision: tenant ? row.revision : row.drawnRevision }
  const shown = tenant ? { ...mark, tenant: tenant.alias, revision: row.revision } : known
  return { draft: { row: next, files: folder.files, theme, mark: shown }, tenant }
}

/** Writes the preview of a draft, if it could be drawn. */
async function show(
  tx: Db,
  { mark }: WholeDraft,
  tenant: ResolvedTenant | undefined,
  now: Date,
): Promise<void> {
  if (tenant !== undefined && mark !== undefined) await showMark(tx, mark, tenant, now)
}

/** The contents that the folder still references. */
function neededOf({ files, contents }: Folder): Map<string, Buffer> {
  const needed = new Set(files.map(({ hash }) => hash))
  return new Map([...contents].filter(([hash]) => needed.has(hash)))
}

/** Redraws the links and variants of a changed draft. */
export const redrawDrafts: Job = {
  queue: REDRAW_QUEUE,
  async run(services, { key }) {
    const draft = await findDraft(services.store.db, key)
    if (draft !== undefined) await redrawMarks(services, draft)
  },
}
