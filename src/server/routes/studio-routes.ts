import { fail } from '../contract/handlers.ts'
import type { Handlers, OperationId } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { guarded } from './admin-token.ts'

type Served = Extract<OperationId, `studio${string}`>

/** The studio's calls: drafts of brands, links to them, and their publication. */
export function studioRoutes(services: Services): Handlers<Served> {
  const closed = () => fail('FORBIDDEN', { detail: 'The studio is off.' })
  return guarded<Served>(services, {
    studioGetSession: closed,
    studioListTenants: closed,
    studioReadTenant: closed,
    studioReadTenantFile: closed,
    studioListVersions: closed,
    studioRestoreVersion: closed,
    studioListDrafts: closed,
    studioCreateDraft: closed,
    studioReadDraft: closed,
    studioChangeDraft: closed,
    studioDeleteDraft: closed,
    studioReadDraftFile: closed,
    studioFrameDraft: closed,
    studioListLinks: closed,
    studioCreateLink: closed,
    studioRevokeLink: closed,
    studioPublishDraft: closed,
    studioPostTheme: closed,
  })
}
