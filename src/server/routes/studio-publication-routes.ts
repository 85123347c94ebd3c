import { fail, type Failure, type SomeHandlers } from '../contract/handlers.ts'
import type { FieldError } from '../contract/validators.ts'
import type { Services } from '../services.ts'
import type { TenantFault } from '../tenants/tenant-fault.ts'
import { liveDraft } from '../use-cases/studio/drafts.ts'
import { postTheme } from '../use-cases/studio/post-theme.ts'
import { publishDraft } from '../use-cases/studio/publish-draft.ts'
import type { Published } from '../use-cases/studio/publish.ts'
import { restoreVersion, versionAnswer, versionsOf } from '../use-cases/studio/versions.ts'

const MAX_ERRORS = 200
const MAX_LENGTH = 300

/** The studio's calls about what is published, and the script's about themes. */
export function studioPublicationRoutes(services: Services) {
  return {
    async studioListVersions({ path, query }) {
      const { offset = 0, limit = 20 } = query
      const versions = await versionsOf(services, path.alias, { offset, limit })
      return versions === undefined ? fail('TENANT_NOT_FOUND') : { status: 200, body: versions }
    },

    async studioRestoreVersion({ path, body }) {
      const restored = await restoreVersion(services, path.alias, path.versionId, body)
      if (restored.kind === 'no-version') return fail('NOT_FOUND')
      return restored.kind === 'published'
        ? { status: 200, body: versionAnswer(restored.version, true) }
        : refusal(restored)
    },

    async studioPublishDraft({ path, body }) {
      const draft = await liveDraft(services, path.draftId)
      if (draft === undefined) return fail('DRAFT_NOT_FOUND')
      const published = await publishDraft(services, draft, body)
      if (published.kind === 'draft-changed')
        return fail('DRAFT_CHANGED', { detail: `The draft is at revision ${draft.revision}.` })
      return published.kind === 'published'
        ? { status: 200, body: versionAnswer(published.version, true) }
        : refusal(published)
    },

    async studioPostTheme({ body, context }) {
      const posted = await postTheme(services, body, context.origin)
      if (posted.kind === 'no-tenant') return fail('TENANT_NOT_FOUND')
      if (posted.kind === 'too-many') return fail('DRAFT_LIMIT')
      if (posted.kind === 'refused') return fail('DRAFT_REFUSED', { errors: posted.errors })
      const { status, tokens } = posted.verdict
      const findings = posted.verdict.findings.map((one) => ({ ...one }))
      if (posted.kind === 'rejected') return fail('THEME_REJECTED', { findings })
      const { url: link, expiresAt } = posted.link
      return {
        status: 201,
        body: {
          id: posted.draft.id,
          reference: posted.draft.reference ?? undefined,
          createdAt: posted.draft.createdAt.toISOString(),
          status,
          tokens: { light: { ...tokens.light }, dark: { ...tokens.dark } },
          findings,
          link,
          expiresAt,
        },
      }
    },
  } satisfies SomeHandlers
}

function refusal(published: Exclude<Published, { kind: 'published' }>): Failure {
  if (published.kind === 'refused')
    return fail('DRAFT_REFUSED', { errors: published.faults.slice(0, MAX_ERRORS).map(errorOf) })
  return fail(published.kind === 'changed' ? 'TENANT_CHANGED' : 'FOLDER_NOT_WRITABLE')
}

const errorOf = ({ file, path, found, expected }: TenantFault): FieldError => ({
  path: `${file} ${path}`.slice(0, MAX_LENGTH),
  message: `found ${found}, expected ${expected}`.slice(0, MAX_LENGTH),
})
