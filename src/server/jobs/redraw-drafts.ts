import { findDraft } from '../repositories/drafts-repository.ts'
import { REDRAW_QUEUE } from '../use-cases/studio/drafts.ts'
import { redrawMarks } from '../use-cases/studio/marks.ts'
import type { Job } from './job.ts'

/** Lets the links and variants of a draft that changed show what it is now. */
export const redrawDrafts: Job = {
  queue: REDRAW_QUEUE,
  async run(services, { key }) {
    const draft = await findDraft(services.store.db, key)
    if (draft !== undefined) await redrawMarks(services, draft)
  },
}
