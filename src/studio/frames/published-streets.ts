import type { DemoStreet } from '#generated/tenant.ts'
import type { TenantDocuments } from '#scenarios/tenant-documents.ts'

/** What is published of a brand, if anything, and whether diners are served it. */
export type Published = {
  readonly beside: { readonly documents: TenantDocuments | undefined } | undefined
  readonly isApplied: boolean
}

/** The streets of a brand that the server finds an address on; none of a new one, nor of a folder changed by hand. */
export const publishedStreets = ({ beside, isApplied }: Published): readonly DemoStreet[] =>
  (isApplied && beside?.documents?.tenant.streets) || []
