import { fail, isFailure, replyOf, type Failure, type SomeHandlers, DONE } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { studioAccess } from '../studio/studio-access.ts'
import { contentAnswer, draftAnswer } from '../use-cases/studio/draft-answer.ts'
import {
  changeDraft,
  createDraft,
  draftFile,
  draftList,
  dropDraft,
  liveDraft,
  wholeDraft,
  type LiveDraft,
} from '../use-cases/studio/drafts.ts'
import { frameOf } from '../use-cases/studio/frames.ts'
import { createLink, linksOf, revokeLink } from '../use-cases/studio/links.ts'
import { isFolderWritable } from '../use-cases/studio/tenant-folders.ts'

/** The studio's calls about drafts, what shows them, and the links to them. */
export function studioRoutes(services: Services) {
  const { config } = services
  /** Hands a draft to what answers about it. */
  const withDraft = async <T>(id: string, answer: (draft: LiveDraft) => Promise<T>): Promise<T | Failure> => {
    const draft = await liveDraft(services, id)
    return draft === undefined ? fail('DRAFT_NOT_FOUND') : answer(draft)
  }
  return {
    // asked before anybody has a token
    studioGetSession: async () => ({
      status: 200,
      body: { token: studioAccess(config) === 'token', writable: await isFolderWritable(services) },
    }),
    studioListDrafts: async () => replyOf(await draftList(services)),

    async studioCreateDraft({ body }) {
      const made = await createDraft(services, body)
      return isFailure(made) ? made : { status: 201, body: await draftAnswer(services, made) }
    },

    async studioReadDraft({ path }) {
      const draft = await wholeDraft(services, path.draftId)
      return replyOf(draft && (await draftAnswer(services, draft)), 'DRAFT_NOT_FOUND')
    },

    async studioChangeDraft({ path, body }) {
      const made = await changeDraft(services, path.draftId, body)
      return isFailure(made) ? made : replyOf(await draftAnswer(services, made))
    },

    studioDeleteDraft: async ({ path }) =>
      (await dropDraft(services, path.draftId)) ? DONE : fail('DRAFT_NOT_FOUND'),

    studioReadDraftFile: ({ path, query }) =>
      withDraft(path.draftId, async (draft) => {
        const file = await draftFile(services, draft, query.path)
        return replyOf(file && contentAnswer(file.row, file.content), 'FILE_NOT_FOUND')
      }),

    studioFrameDraft: ({ path, body, context }) =>
      withDraft(path.draftId, async (draft) => replyOf(await frameOf(services, draft, body, context.origin))),

    studioListLinks: ({ path, context }) =>
      withDraft(path.draftId, async (draft) => replyOf(await linksOf(services, draft, context.origin))),

    studioCreateLink: ({ path, body, context }) =>
      withDraft(path.draftId, async (draft) => {
        const link = await createLink(services, draft, body, context.origin)
        return isFailure(link) ? link : { status: 201, body: link }
      }),

    studioRevokeLink: ({ path }) =>
      withDraft(path.draftId, async (draft) =>
        (await revokeLink(services, draft, path.linkId)) ? DONE : fail('NOT_FOUND'),
      ),
  } satisfies SomeHandlers
}
