import type { BranchContact } from '#generated/models.ts'
import { remarkText, type RemarkCode, type RemarkDetails } from '#messages/remarks.ts'

import type { ContactSettings, ResolvedEntity } from '../resolved.ts'

/** Something in a folder that can be served and is probably not meant. */
export type TenantRemark = {
  /** from the tenants folder: la-esquina/tenant.json */
  file: string
  /** JSON path, of the venue after inheritance where it starts with an alias: roma-palermo: $.deliveryZones[0] */
  path: string
  code: RemarkCode
  /** for the operator, in Spanish */
  message: string
}

/** Where the remarks of one folder go. */
export type Remark = (path: string, code: RemarkCode, details?: RemarkDetails) => TenantRemark

/** A branch contact of a folder with what it inherits. */
export type Contact = { alias: string; document: BranchContact; settings: ContactSettings }

export const remarkIn =
  (file: string): Remark =>
  (path, code, details = {}) => ({ file, path, code, message: remarkText(code, details) })

export const contactsOf = (entities: readonly ResolvedEntity[]): Contact[] =>
  entities.flatMap((entity) => (entity.kind === 'branchContact' ? [entity] : []))
