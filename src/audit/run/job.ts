import type { Page } from 'playwright'

import type { AuditOccurrence } from '#generated/audit.ts'
import type { Cell } from '../matrix/cell.ts'
import type { Finding } from '../rule.ts'

/** A page to audit, and how to reach it. */
export type Job = Cell & {
  /** title of the state */
  readonly title: string
  /** brings a new page there, and waits until nothing moves */
  lead(page: Page): Promise<void>
}

/** Replaces all pages of a tenant whose folder has faults. */
export class TenantRefused extends Error {
  override readonly name = 'TenantRefused'
}

/** One finding on one page. */
export type Sighting = {
  /** alias of the tenant, or host of a given address */
  readonly tenant: string
  readonly where: AuditOccurrence
  readonly finding: Finding
}
