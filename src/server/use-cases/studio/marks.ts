import { DAY_MS, MINUTE_MS } from '#domain/time/lengths.ts'
import type { StudioVariant } from '#generated/models.ts'

import type { Db } from '../../db/store.ts'
import {
  deleteMarks,
  emptyMark,
  findStudioMark,
  listMarks,
  saveMark,
  type MarkRow,
} from '../../repositories/draft-marks-repository.ts'
import { type DraftRow, listDraftFiles, lockDraft } from '../../repositories/drafts-repository.ts'
import { writeTenant } from '../../repositories/tenants-repository.ts'
import type { Services } from '../../services.ts'
import { drawFolder } from '../../studio/draw-folder.ts'
import type { Folder } from '../../studio/taken-files.ts'
import type { ResolvedTenant } from '../../tenants/resolved.ts'

/** A mark that expires sooner is replaced, so that it does not expire during use. */
const LEAST_LIFE_MS = DAY_MS

/** A variant shows whether the venue was open when it was drawn; a quarter of an hour later that may be wrong. */
const VARIANT_FRESH_MS = 15 * MINUTE_MS

type Wanted = {
  draft: DraftRow
  kind: MarkRow['kind']
  variant: StudioVariant
  /** hash of a folder that is not the draft's own */
  shows?: string
  /** reused while it lives long enough */
  known?: MarkRow
  expiresAt?: Date
  note?: string
}

/** The mark under which part of a draft is shown: the known one, or a new one. */
export function markFor(
  { marks, clock, randomBytes }: Services,
  { draft, kind, variant, shows = '', known, expiresAt = draft.expiresAt, note }: Wanted,
): MarkRow {
  const now = clock()
  // marks have a resolution of seconds
  const ends = new Date(Math.floor(expiresAt.getTime() / 1_000) * 1_000)
  if (known && livesLong(known, ends, now)) return known.shows === shows ? known : { ...known, shows }
  return {
    id: marks.newId(randomBytes),
    draft: draft.id,
    kind,
    shows,
    variant,
    tenant: '',
    revision: 0,
    drawnAt: now,
    note: note ?? null,
    createdAt: now,
    expiresAt: ends,
  }
}

/** Whether a mark lives long enough compared with a new one that would expire then. */
const livesLong = ({ expiresAt }: MarkRow, ends: Date, now: Date): boolean =>
  expiresAt >= ends || expiresAt.getTime() - now.getTime() >= LEAST_LIFE_MS

/**
 * Whether a mark shows the current state. @param shows - hash of the folder it is to show, empty for the draft's own
 */
function isCurrent({ clock }: Services, mark: MarkRow, draft: DraftRow, shows: string): boolean {
  const age = clock().getTime() - mark.drawnAt.getTime()
  const isDrawn = mark.revision > 0 && (shows !== '' || mark.revision >= draft.revision)
  return isDrawn && mark.shows === shows && (mark.variant === 'as-is' || age < VARIANT_FRESH_MS)
}

/** The mark as used in aliases. */
export const textOf = ({ marks }: Services, { id, expiresAt }: MarkRow): string => marks.mark(id, expiresAt)

/** Replaces the tenant that a mark shows; call inside a transaction. */
export async function showMark(tx: Db, mark: MarkRow, tenant: ResolvedTenant, now: Date): Promise<void> {
  const known = await listMarks(tx, mark.draft)
  const replaced = known.filter((one) => one.id !== mark.id && isSameVariant(one, mark))
  await deleteMarks(tx, replaced)
  const before = known.find(({ id }) => id === mark.id)
  if (before && before.tenant !== tenant.alias) await emptyMark(tx, before)
  await writeTenant(tx, tenant, now)
  await saveMark(tx, { ...mark, tenant: tenant.alias, drawnAt: now })
}

/**
 * Draws the current state of a draft, or of a folder compared with it, under a mark. Of concurrent calls for one
 * variant, the first writes and the others use its result.
 * @param beside - the folder, where it is not the draft's own
 * @returns the mark as it shows the draft; undefined when the draft cannot be drawn, or the mark was revoked
 */
export async function drawMark(
  services: Services,
  draft: DraftRow,
  mark: MarkRow,
  beside?: Folder,
): Promise<MarkRow | undefined> {
  const { store, clock, catalog } = services
  const folder = beside ?? { files: await listDraftFiles(store.db, draft.id), contents: new Map() }
  const drawing = { mark: textOf(services, mark), variant: mark.variant }
  const { tenant } = await drawFolder(services, folder, drawing)
  if (tenant === undefined) return undefined
  const drawn = { ...mark, tenant: tenant.alias, revision: draft.revision }
  const shown = await store.db.transaction(async (tx) => {
    if ((await lockDraft(tx, draft.id)) === undefined) return undefined
    const marks = await listMarks(tx, draft.id)
    const there = marks.find(({ id }) => id === mark.id) ?? marks.find((one) => isSameVariant(one, mark))
    if (there !== undefined && isCurrent(services, there, draft, mark.shows)) return there
    // the mark existed before and was deleted meanwhile
    if (beside === undefined && mark.revision > 0 && there?.id !== mark.id) return there
    await showMark(tx, drawn, tenant, clock())
    return drawn
  })
  catalog.drop(tenant.alias)
  return shown
}

const isSameVariant = (one: MarkRow, { kind, variant }: MarkRow): boolean =>
  kind !== 'link' && one.kind === kind && one.variant === variant

/** A folder compared with a draft: the published one, or that of a version. */
export type Beside = { kind: 'published' | 'version'; hash: string; folder: Folder }

/**
 * The studio's mark of a variant, drawn if it is missing or outdated. The mark of a folder compared with a draft has
 * the same guard against actions and is deleted with the draft. There is one per kind and variant, and it is reused
 * for other folders.
 */
export async function variantMark(
  services: Services,
  draft: DraftRow,
  variant: StudioVariant,
  beside?: Beside,
): Promise<MarkRow | undefined> {
  const { kind = 'studio', hash: shows = '' } = beside ?? {}
  const known = await findStudioMark(services.store.db, draft.id, variant, kind)
  const mark = markFor(services, { draft, kind, variant, shows, known })
  if (mark === known && isCurrent(services, mark, draft, shows)) return mark
  const drawn = await drawMark(services, draft, mark, beside?.folder)
  // an earlier drawing of the draft is better than nothing
  return drawn ?? (beside === undefined ? known : undefined)
}

/** Redraws every outdated mark of a draft. */
export async function redrawMarks(services: Services, draft: DraftRow): Promise<void> {
  if (draft.drawnRevision !== draft.revision) return
  for (const mark of await listMarks(services.store.db, draft.id))
    if (mark.shows === '' && mark.revision !== draft.revision && mark.expiresAt > services.clock())
      await drawMark(services, draft, mark)
}
