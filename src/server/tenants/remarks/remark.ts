import type { BranchContact } from '#generated/models.ts'
import { remarkText, type RemarkCode, type RemarkDetails } from '#messages/remarks.ts'

import type { ContactSettings, ResolvedEntity } from '../resolved.ts'

/** A setting that can be served but is probably a mistake. */
export type TenantRemark = {
  /** relative to the tenants folder: la-esquina/tenant.json */
  file: string
  /**
   * JSON path; with an alias in front it is a path in that venue after inheritance: roma-palermo: $.deliveryZones[0]
   */
  path: string
  code: RemarkCode
  /** for the operator, in Spanish */
  message: string
}

/** Collects the remarks of one folder. */
export type Remark = (path: string, code: RemarkCode, details?: RemarkDetails) => TenantRemark

/** A branch contact of a folder with its inherited values. */
export type Contact = { alias: string; document: BranchContact; settings: ContactSettings }

export const remarkIn =
  (file: string): Remark =>
  (path, code, details = {}) => ({ file, path, code, message: remarkText(code, details) })

export const contactsOf = (entities: readonly ResolvedEntity[]): Contact[] =>
  entities.flatMap((entity) => (entity.kind === 'branchContact' ? [entity] : []))
