import { localeOf, textsFile } from '#domain/locales.ts'
import { checkOverrides } from '#messages/check-overrides.ts'

import type { TenantFiles } from './read-folder.ts'
import type { TenantFault } from './tenant-fault.ts'

/** Keys of texts that do not exist, and placeholders that would be shown as they are. */
export function textFaults({ alias, tenant, messages }: TenantFiles): TenantFault[] {
  if (typeof messages !== 'object' || messages === null) return []
  const file = `${alias}/${textsFile(localeOf(tenant))}`
  return checkOverrides({ ...messages }).map(({ path, found, expected, near }) => ({
    file,
    path,
    found,
    expected,
    near,
  }))
}
