import type { StudioPublication } from '#generated/models.ts'

import {
  listDraftFiles,
  lockDraft,
  rebaseDraft,
  type DraftRow,
} from '../../repositories/drafts-repository.ts'
import type { Services } from '../../services.ts'
import { publish, type Published } from './publish.ts'

/** Publishes a draft as it was looked at; it goes on from what is published then. */
export async function publishDraft(
  services: Services,
  draft: DraftRow,
  { revision, by, reason, over }: StudioPublication,
): Promise<Published | { kind: 'draft-changed' }> {
  const { db } = services.store
  const files = await listDraftFiles(db, draft.id)
  const seen = await db.transaction(async (tx) => (await lockDraft(tx, draft.id))?.revision)
  if (seen !== revision || draft.revision !== revision) return { kind: 'draft-changed' }
  const known = over === undefined ? [draft.baseVersion] : [draft.baseVersion, over]
  const published = await publish(services, { folder: { files, contents: new Map() }, by, reason, known })
  if (published.kind === 'published') await rebaseDraft(db, draft.id, published.version.hash)
  return published
}
