import { isFailure, replyOf, type SomeHandlers } from '../contract/handlers.ts'
import { pageOf } from '../contract/page.ts'
import type { Services } from '../services.ts'
import { liveDraft } from '../use-cases/studio/drafts.ts'
import { postTheme } from '../use-cases/studio/post-theme.ts'
import { publishDraft, restoreVersion, versionsOf } from '../use-cases/studio/versions.ts'

/** The studio's calls about what is published, and the script's about themes. */
export function studioPublicationRoutes(services: Services) {
  return {
    studioListVersions: async ({ path, query }) =>
      replyOf(await versionsOf(services, path.alias, pageOf(query)), 'TENANT_NOT_FOUND'),

    async studioRestoreVersion({ path, body }) {
      return replyOf(await restoreVersion(services, path.alias, path.versionId, body))
    },

    async studioPublishDraft({ path, body }) {
      const draft = await liveDraft(services, path.draftId)
      return replyOf(draft && (await publishDraft(services, draft, body)), 'DRAFT_NOT_FOUND')
    },

    async studioPostTheme({ body, context }) {
      const posted = await postTheme(services, body, context.origin)
      if (isFailure(posted)) return posted
      const { status, tokens, findings } = posted.verdict
      const { url: link, expiresAt } = posted.link
      return {
        status: 201,
        body: {
          id: posted.draft.id,
          reference: posted.draft.reference ?? undefined,
          createdAt: posted.draft.createdAt.toISOString(),
          status,
          tokens: { light: { ...tokens.light }, dark: { ...tokens.dark } },
          findings: findings.map((one) => ({ ...one })),
          link,
          expiresAt,
        },
      }
    },
  } satisfies SomeHandlers
}
