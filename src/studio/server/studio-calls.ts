import { ask, bodyOf, createApiClient, doneOf, type Fetch } from '#api/client.ts'
import { LONG_TIMEOUT_MS } from '#api/long-calls.ts'
import type {
  StudioDraftChange,
  StudioDraftCreate,
  StudioFrameRequest,
  StudioLinkCreate,
  StudioPublication,
  StudioRestoration,
  StudioTenantSummary,
} from '#generated/models.ts'
import { publicationOf } from './publication.ts'

/** Page size of all lists. */
export const PAGE_ROWS = 100

/**
 * The studio's calls to the server.
 * @param fetch - adds the operator's token, if there is one
 * @errors every call rejects with an ApiError, except where a refusal is an expected answer
 */
export function studioCalls(origin: string, fetch: Fetch) {
  const api = createApiClient(origin, fetch)
  /** For calls that carry files or draw a brand. */
  const longApi = createApiClient(origin, fetch, LONG_TIMEOUT_MS)
  const ofDraft = (draftId: string) => ({ params: { path: { draftId } } })
  return {
    /** works without a token too */
    session: () => ask(api, '/api/studio/session', {}),
    /** all brands, fetched in pages */
    async tenants(): Promise<StudioTenantSummary[]> {
      const rows: StudioTenantSummary[] = []
      for (;;) {
        const query = { offset: rows.length, limit: PAGE_ROWS }
        const page = await ask(api, '/api/studio/tenants', { query })
        rows.push(...page.tenants)
        if (page.tenants.length === 0 || rows.length >= page.total) return rows
      }
    },
    /** the folder that all brands inherit from */
    base: () => ask(api, '/api/studio/base', {}),
    tenant: (alias: string) => ask(api, '/api/studio/tenants/{alias}', { path: { alias } }),
    versions: (alias: string, offset: number) =>
      ask(api, '/api/studio/tenants/{alias}/versions', {
        path: { alias },
        query: { offset, limit: PAGE_ROWS },
      }),
    version: (alias: string, versionId: string) =>
      ask(api, '/api/studio/tenants/{alias}/versions/{versionId}', { path: { alias, versionId } }),
    restore: (alias: string, versionId: string, body: StudioRestoration) =>
      publicationOf(
        longApi.POST('/api/studio/tenants/{alias}/versions/{versionId}/restoration', {
          params: { path: { alias, versionId } },
          body,
        }),
      ),
    drafts: () => ask(api, '/api/studio/drafts', {}),
    createDraft: (body: StudioDraftCreate) => bodyOf(longApi.POST('/api/studio/drafts', { body })),
    draft: (id: string) => ask(api, '/api/studio/drafts/{draftId}', ofDraft(id).params),
    changeDraft: (id: string, body: StudioDraftChange) =>
      bodyOf(longApi.PATCH('/api/studio/drafts/{draftId}', { ...ofDraft(id), body })),
    /** works while the page is unloading too */
    deleteDraft: (id: string) =>
      doneOf(api.DELETE('/api/studio/drafts/{draftId}', { ...ofDraft(id), keepalive: true })),
    draftFile: (draftId: string, path: string) =>
      ask(api, '/api/studio/drafts/{draftId}/file', { path: { draftId }, query: { path } }),
    frame: (id: string, body: StudioFrameRequest) =>
      bodyOf(longApi.POST('/api/studio/drafts/{draftId}/frames', { ...ofDraft(id), body })),
    links: (id: string) => ask(api, '/api/studio/drafts/{draftId}/links', ofDraft(id).params),
    createLink: (id: string, body: StudioLinkCreate) =>
      bodyOf(longApi.POST('/api/studio/drafts/{draftId}/links', { ...ofDraft(id), body })),
    revokeLink: (draftId: string, linkId: string) =>
      doneOf(
        api.DELETE('/api/studio/drafts/{draftId}/links/{linkId}', {
          params: { path: { draftId, linkId } },
        }),
      ),
    publish: (id: string, body: StudioPublication) =>
      publicationOf(longApi.POST('/api/studio/drafts/{draftId}/publication', { ...ofDraft(id), body })),
  }
}

export type StudioCalls = ReturnType<typeof studioCalls>
