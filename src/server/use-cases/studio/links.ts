import { DAY_MS } from '#domain/time/lengths.ts'
import { paths } from '#domain/routes/routes.ts'
import type { StudioLink, StudioLinkCreate, StudioLinks } from '#generated/models.ts'

import { fail, type Failure } from '../../contract/handlers.ts'
import { pickForApi } from '../../db/rows.ts'
import {
  countLinks,
  deleteMarks,
  listMarks,
  type MarkRow,
} from '../../repositories/draft-marks-repository.ts'
import { keepDraft, lockDraft, type DraftRow } from '../../repositories/drafts-repository.ts'
import type { Services } from '../../services.ts'
import { DRAFT_DAYS, MAX_LINKS } from '../../studio/folder-limits.ts'
import { draftLimit } from './drafts.ts'
import { drawMark, markFor } from './marks.ts'

/** Creates a link that shows a draft until it expires; the draft lives at least as long. */
export async function createLink(
  services: Services,
  draft: DraftRow,
  { days = DRAFT_DAYS, note }: StudioLinkCreate,
  origin: string,
): Promise<StudioLink | Failure> {
  const { store, clock } = services
  if ((await countLinks(store.db, draft.id)) >= MAX_LINKS) return draftLimit(`${MAX_LINKS} links`)
  const expiresAt = new Date(clock().getTime() + days * DAY_MS)
  const wanted = markFor(services, { draft, kind: 'link', variant: 'as-is', expiresAt, note })
  const mark = await drawMark(services, draft, wanted)
  if (mark === undefined) return fail('DRAFT_REFUSED', { detail: 'The draft cannot be drawn.' })
  await store.db.transaction(async (tx) => {
    const now = await lockDraft(tx, draft.id)
    if (now) await keepDraft(tx, draft.id, now.expiresAt < expiresAt ? expiresAt : now.expiresAt)
  })
  return linkOf(mark, origin)
}

/** The links that have not expired. */
export async function linksOf(
  { store, clock }: Services,
  draft: DraftRow,
  origin: string,
): Promise<StudioLinks> {
  const now = clock()
  const links = (await listMarks(store.db, draft.id)).filter(
    ({ kind, expiresAt }) => kind === 'link' && expiresAt > now,
  )
  return { links: links.map((mark) => linkOf(mark, origin)) }
}

/** Revokes a link and deletes the tenant it showed. @returns whether the draft had it */
export async function revokeLink(
  { store, catalog }: Services,
  draft: DraftRow,
  id: string,
): Promise<boolean> {
  const revoked = await store.db.transaction(async (tx) => {
    // waits while the draft is being redrawn
    await lockDraft(tx, draft.id)
    const mark = (await listMarks(tx, draft.id)).find((one) => one.id === id && one.kind === 'link')
    if (mark !== undefined) await deleteMarks(tx, [mark])
    return mark
  })
  // drop at once here; other processes are notified
  if (revoked !== undefined) catalog.drop(revoked.tenant)
  return revoked !== undefined
}

const linkOf = (mark: MarkRow, origin: string): StudioLink => ({
  ...pickForApi(mark, 'id', 'note', 'createdAt', 'expiresAt'),
  url: origin + paths.entry(mark.tenant),
})
