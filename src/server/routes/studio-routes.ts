import {
  created,
  fail,
  isFailure,
  replyOf,
  type Failure,
  type SomeHandlers,
  DONE,
} from '../contract/handlers.ts'
import { pageOf } from '../contract/page.ts'
import type { Services } from '../services.ts'
import { studioAccess } from '../studio/studio-access.ts'
import { contentAnswer, draftAnswer, fileAnswers, folderAnswer } from '../use-cases/studio/draft-answer.ts'
import {
  changeDraft,
  createDraft,
  draftFile,
  draftList,
  dropDraft,
  liveDraft,
  wholeDraft,
  type WholeDraft,
} from '../use-cases/studio/drafts.ts'
import { frameOf } from '../use-cases/studio/frames.ts'
import { createLink, linksOf, revokeLink } from '../use-cases/studio/links.ts'
import { postTheme } from '../use-cases/studio/post-theme.ts'
import {
  isApplied,
  isFolderWritable,
  readBaseFolder,
  readFolder,
  tenantList,
} from '../use-cases/studio/tenant-folders.ts'
import { publishDraft, restoreVersion, versionFolder, versionsOf } from '../use-cases/studio/versions.ts'

/** The studio's calls about drafts, their previews and links, brands, and publications. */
export function studioRoutes(services: Services) {
  const { config } = services
  /** Passes a draft to a call. */
  const withDraft = async <T>(
    id: string,
    answer: (draft: WholeDraft['row']) => Promise<T>,
  ): Promise<T | Failure> => {
    const draft = await liveDraft(services, id)
    return draft === undefined ? fail('DRAFT_NOT_FOUND') : answer(draft)
  }
  return {
    // called before there is a token
    studioGetSession: async () => ({
      status: 200,
      body: { token: studioAccess(config) === 'token', writable: await isFolderWritable(services) },
    }),
    studioListDrafts: async () => replyOf(await draftList(services)),

    async studioCreateDraft({ body }) {
      const made = await createDraft(services, body)
      return isFailure(made) ? made : created(await draftAnswer(services, made))
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
      withDraft(path.draftId, async (draft) =>
        created(await createLink(services, draft, body, context.origin)),
      ),

    studioRevokeLink: ({ path }) =>
      withDraft(path.draftId, async (draft) =>
        (await revokeLink(services, draft, path.linkId)) ? DONE : fail('NOT_FOUND'),
      ),

    studioListTenants: async ({ query }) => replyOf(await tenantList(services, pageOf(query))),

    async studioReadBase() {
      const { files, contents } = await readBaseFolder(services)
      return replyOf({ files: await fileAnswers(services, files, contents) })
    },

    async studioReadTenant({ path }) {
      const found = await readFolder(services, path.alias)
      if (isFailure(found)) return found
      const answer = await folderAnswer(services, path.alias, found)
      return replyOf({ ...answer, applied: await isApplied(services, path.alias, found.folder) })
    },

    async studioReadVersion({ path }) {
      const found = await versionFolder(services, path.alias, path.versionId)
      return replyOf(found && (await folderAnswer(services, path.alias, found)))
    },

    async studioReadTenantFile({ path, query }) {
      const found = await readFolder(services, path.alias)
      if (isFailure(found)) return found
      const { files, contents } = found.folder
      const row = files.find((file) => file.path === query.path)
      const content = row && contents.get(row.hash)
      return replyOf(row && content && contentAnswer(row, content), 'FILE_NOT_FOUND')
    },

    studioListVersions: async ({ path, query }) =>
      replyOf(await versionsOf(services, path.alias, pageOf(query)), 'TENANT_NOT_FOUND'),

    async studioRestoreVersion({ path, body }) {
      return replyOf(await restoreVersion(services, path.alias, path.versionId, body))
    },

    studioPublishDraft: ({ path, body }) =>
      withDraft(path.draftId, async (draft) => replyOf(await publishDraft(services, draft, body))),

    studioPostTheme: async ({ body, context }) => created(await postTheme(services, body, context.origin)),
  } satisfies SomeHandlers
}
