import type { Page } from 'playwright'

import type { AuditOccurrence } from '#generated/audit.ts'
import type { Cell } from '../matrix/cell.ts'
import type { Finding } from '../rule.ts'

/** A page to look at, and how to get there. */
export type Job = Cell & {
  /** what the state is called */
  readonly title: string
  /** leads a fresh page there, and waits until nothing moves any more */
  lead(page: Page): Promise<void>
}

/** In the place of all pages of a tenant whose folder has faults: no page leads to it. */
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
