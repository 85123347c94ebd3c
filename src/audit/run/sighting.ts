import type { AuditOccurrence } from '#generated/audit.ts'
import type { Finding } from '../rule.ts'

/** One finding on one page. */
export type Sighting = {
  /** alias of the tenant, or host of a given address */
  readonly tenant: string
  readonly where: AuditOccurrence
  readonly finding: Finding
}
