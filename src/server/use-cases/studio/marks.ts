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

/** A mark that ends sooner is replaced: whoever works with it must not lose it from under their hands. */
const LEAST_LIFE_MS = DAY_MS

/** A variant is open or closed for the moment at which it was drawn; a quarter of an hour later it may be wrong. */
const VARIANT_FRESH_MS = 15 * MINUTE_MS

type Wanted = {
  draft: DraftRow
  kind: MarkRow['kind']
  variant: StudioVariant
  /** hash of a folder that is not the draft's own */
  shows?: string
  /** taken again while it lives long enough */
  known?: MarkRow
  expiresAt?: Date
  note?: string
}

/** The mark under which something of a draft is shown: the known one, or a new one. */
export function markFor(
  { marks, clock, randomBytes }: Services,
  { draft, kind, variant, shows = '', known, expiresAt = draft.expiresAt, note }: Wanted,
): MarkRow {
  const now = clock()
  // marks know seconds
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

/** Whether a mark need not be replaced by one that would end then. */
const livesLong = ({ expiresAt }: MarkRow, ends: Date, now: Date): boolean =>
  expiresAt >= ends || expiresAt.getTime() - now.getTime() >= LEAST_LIFE_MS

/** Whether what a mark shows is right now. @param shows - hash of the folder it is to show, empty for the draft's own */
function isCurrent({ clock }: Services, mark: MarkRow, draft: DraftRow, shows: string): boolean {
  const age = clock().getTime() - mark.drawnAt.getTime()
  const isDrawn = mark.revision > 0 && (shows !== '' || mark.revision >= draft.revision)
  return isDrawn && mark.shows === shows && (mark.variant === 'as-is' || age < VARIANT_FRESH_MS)
}

/** The mark as aliases carry it. */
export const textOf = ({ marks }: Services, { id, expiresAt }: MarkRow): string => marks.mark(id, expiresAt)

/** Shows a tenant under its mark, over what that showed before; call inside a transaction. */
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
 * Draws a draft, or a folder beside it, under a mark as it is now. Of several calls at once for one variant the first
 * writes, and the others take what it wrote.
 * @param beside - the folder, where it is not the draft's own
 * @returns the mark as it shows the draft; undefined when the draft cannot be drawn, or the mark was taken back
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
    // it was there before, and somebody took it away meanwhile
    if (beside === undefined && mark.revision > 0 && there?.id !== mark.id) return there
    await showMark(tx, drawn, tenant, clock())
    return drawn
  })
  catalog.drop(tenant.alias)
  return shown
}

const isSameVariant = (one: MarkRow, { kind, variant }: MarkRow): boolean =>
  kind !== 'link' && one.kind === kind && one.variant === variant

/** A folder that a draft is looked at beside: what is published, or what a version was. */
export type Beside = { kind: 'published' | 'version'; hash: string; folder: Folder }

/**
 * The studio's mark of a variant, drawn if it is missing or shows an older state. That of a folder beside a draft has the same
 * guard, which keeps it from doing anything, and goes with the draft: there is one of each kind and variant, which moves on
 * to another folder.
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
  // what could be drawn of the draft before is better than nothing
  return drawn ?? (beside === undefined ? known : undefined)
}

/** Draws every mark of a draft that shows an older state of it. */
export async function redrawMarks(services: Services, draft: DraftRow): Promise<void> {
  if (draft.drawnRevision !== draft.revision) return
  for (const mark of await listMarks(services.store.db, draft.id))
    if (mark.shows === '' && mark.revision !== draft.revision && mark.expiresAt > services.clock())
      await drawMark(services, draft, mark)
}
