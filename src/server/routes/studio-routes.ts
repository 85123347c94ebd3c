import { fail, type Failure, type SomeHandlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { MAX_DRAFTS, MAX_LINKS } from '../studio/folder-limits.ts'
import { studioAccess } from '../studio/studio-access.ts'
import { contentAnswer, draftAnswer } from '../use-cases/studio/draft-answer.ts'
import {
  changeDraft,
  createDraft,
  draftList,
  dropDraft,
  liveDraft,
  wholeDraft,
  type LiveDraft,
} from '../use-cases/studio/drafts.ts'
import { frameOf } from '../use-cases/studio/frames.ts'
import { createLink, linksOf, revokeLink } from '../use-cases/studio/links.ts'
import { draftFile, isFolderWritable } from '../use-cases/studio/folders.ts'

/** What a folder broke that is no matter of its content. */
const tooMany = (what: string): Failure => fail('DRAFT_LIMIT', { detail: `At most ${what} at a time.` })

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
    studioListDrafts: async () => ({ status: 200, body: await draftList(services) }),

    async studioCreateDraft({ body }) {
      const made = await createDraft(services, body)
      if (made.ok) return { status: 201, body: await draftAnswer(services, made.draft) }
      if (made.kind === 'no-tenant') return fail('TENANT_NOT_FOUND')
      if (made.kind === 'too-many') return tooMany(`${MAX_DRAFTS} drafts`)
      return fail('INVALID_REQUEST', { errors: made.errors })
    },

    async studioReadDraft({ path }) {
      const draft = await wholeDraft(services, path.draftId)
      return draft === undefined
        ? fail('DRAFT_NOT_FOUND')
        : { status: 200, body: await draftAnswer(services, draft) }
    },

    async studioChangeDraft({ path, body }) {
      const made = await changeDraft(services, path.draftId, body)
      if (made.ok) return { status: 200, body: await draftAnswer(services, made.draft) }
      if (made.kind === 'no-draft') return fail('DRAFT_NOT_FOUND')
      if (made.kind === 'invalid') return fail('INVALID_REQUEST', { errors: made.errors })
      const now = await liveDraft(services, path.draftId)
      return fail('DRAFT_CHANGED', { detail: `The draft is at revision ${now?.revision ?? 0}.` })
    },

    studioDeleteDraft: async ({ path }) =>
      (await dropDraft(services, path.draftId)) ? { status: 204, body: undefined } : fail('DRAFT_NOT_FOUND'),

    studioReadDraftFile: ({ path, query }) =>
      withDraft(path.draftId, async (draft) => {
        const file = await draftFile(services, draft, query.path)
        return file === undefined
          ? fail('FILE_NOT_FOUND')
          : { status: 200, body: contentAnswer(file.row, file.content) }
      }),

    studioFrameDraft: ({ path, body, context }) =>
      withDraft(path.draftId, async (draft) => {
        const frame = await frameOf(services, draft, body, context.origin)
        if (frame === 'not-drawn') return fail('DRAFT_REFUSED', { detail: 'The folder cannot be drawn.' })
        if (frame === 'no-folder') return fail('NOT_FOUND', { detail: 'There is nothing beside the draft.' })
        return { status: 200, body: frame }
      }),

    studioListLinks: ({ path, context }) =>
      withDraft(path.draftId, async (draft) => ({
        status: 200,
        body: await linksOf(services, draft, context.origin),
      })),

    studioCreateLink: ({ path, body, context }) =>
      withDraft(path.draftId, async (draft) => {
        const link = await createLink(services, draft, body, context.origin)
        if (link === 'too-many') return tooMany(`${MAX_LINKS} links`)
        if (link === 'not-drawn') return fail('DRAFT_REFUSED', { detail: 'The draft cannot be drawn.' })
        return { status: 201, body: link }
      }),

    studioRevokeLink: ({ path }) =>
      withDraft(path.draftId, async (draft) =>
        (await revokeLink(services, draft, path.linkId))
          ? { status: 204, body: undefined }
          : fail('NOT_FOUND'),
      ),
  } satisfies SomeHandlers
}
