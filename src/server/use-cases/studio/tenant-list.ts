import type { StudioTenants } from '#generated/models.ts'

import { listTenants } from '../../repositories/directory-repository.ts'
import type { Services } from '../../services.ts'

/** The brands that were applied, by alias. */
export async function tenantList(
  { store }: Services,
  page: { offset: number; limit: number },
): Promise<StudioTenants> {
  const { rows, total } = await listTenants(store.db, page)
  return {
    tenants: rows.map(({ alias, name, kind, status, version, appliedAt }) => ({
      alias,
      name,
      kind,
      status,
      version,
      appliedAt: appliedAt.toISOString(),
    })),
    total,
  }
}
