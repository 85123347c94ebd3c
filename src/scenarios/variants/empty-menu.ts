import type { TenantDocuments } from '../tenant-documents.ts'

/** A brand that has not written its menu yet, and nothing that names a plate of it. */
export function withEmptyMenu({ tenant, menu, ...rest }: TenantDocuments): TenantDocuments {
  return {
    ...rest,
    menu: { $schema: '', ...menu, categories: [], remarkeds: [], upselleds: [] },
    tenant: {
      ...tenant,
      discounts: tenant.discounts?.filter(({ plates }) => plates.length === 0),
      codeDiscounts: tenant.codeDiscounts?.filter(
        ({ plate, category }) => plate === undefined && category === undefined,
      ),
    },
  }
}
