import type { StudioFile, StudioPublication } from '#generated/models.ts'
import type { DraftSaver } from '../server/draft-saver.ts'
import { refused, type Publication } from '../server/publication.ts'
import type { StudioCalls } from '../server/studio-calls.ts'

type Deps = { readonly calls: Pick<StudioCalls, 'publish'>; readonly saver: DraftSaver }

/**
 * Publishes the current draft, only if it could be saved. A change by somebody else is a conflict as in a save, and the
 * operator chooses.
 * @returns the files that diners see then
 */
export async function publishDraft(
  { calls, saver }: Deps,
  wanted: Omit<StudioPublication, 'revision'>,
): Promise<Publication<{ readonly files: readonly StudioFile[] }>> {
  const isSaved = await saver.flush()
  const { draft, state } = saver.store.getState()
  const { id, revision, files } = draft
  const done = isSaved
    ? await calls.publish(id, { ...wanted, revision })
    : refused(state === 'conflict' ? 'DRAFT_CHANGED' : 'FAILED')
  if (done.ok) return { ok: true, files }
  if (done.code === 'DRAFT_CHANGED') await saver.meetTheirs()
  return done
}
