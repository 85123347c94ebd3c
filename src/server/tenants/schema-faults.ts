import { localeOf, textsFile } from '#domain/locales.ts'
import { shapeFaults } from '#exchange/reading/shape-faults.ts'
import { isDinerEntity } from '#generated/validators/diner-entity.js'
import type { Guard } from '#generated/validators/finding.d.ts'
import { isLayoutFile } from '#generated/validators/layout-file.js'
import { isMenuFile } from '#generated/validators/menu-file.js'
import { isMessagesFile } from '#generated/validators/messages-file.js'
import { isTenantBaseFile, isTenantFile } from '#generated/validators/tenant-file.js'
import { isThemeFile } from '#generated/validators/theme-file.js'
import { checkOverrides } from '#messages/check-overrides.ts'

import { BASE_FOLDER, type TenantFiles } from './read-folder.ts'
import type { ResolvedEntity } from './resolved.ts'
import type { TenantFault } from './tenant-fault.ts'

/** All schema violations of a folder's files, as they were written. */
export function schemaFaults(files: TenantFiles): TenantFault[] {
  const { alias } = files
  const isTenant: Guard<unknown> = alias === BASE_FOLDER ? isTenantBaseFile : isTenantFile
  const found = [
    ...shapeFaults(isTenant, files.tenant, 'tenant.json'),
    ...shapeFaults(isThemeFile, files.theme, 'theme.json'),
    ...shapeFaults(isMenuFile, files.menu, 'menu.json'),
    ...shapeFaults(isMessagesFile, files.messages, textsFile(localeOf(files.tenant))),
    ...Object.entries(files.layouts).flatMap(([screen, layout]) =>
      shapeFaults(isLayoutFile, layout, `layout/${screen}.json`),
    ),
  ]
  return [...files.broken, ...missingFaults(files), ...found.map((fault) => inFolder(alias, fault))]
}

const inFolder = (alias: string, fault: TenantFault): TenantFault => ({
  ...fault,
  file: `${alias}/${fault.file}`,
})

function missingFaults({ alias, tenant, broken }: TenantFiles): TenantFault[] {
  const file = `${alias}/tenant.json`
  if (tenant !== undefined || broken.some((one) => one.file === file)) return []
  return [{ file, path: '$', found: 'no such file', expected: 'the file that says who the tenant is' }]
}

/** Required values that neither the folder nor the base has, so that a resulting venue breaks the contract. */
export function venueFaults(alias: string, entities: readonly ResolvedEntity[]): TenantFault[] {
  return entities.flatMap((entity) => {
    const answer: unknown = JSON.parse(JSON.stringify({ type: entity.kind, [entity.kind]: entity.document }))
    // the kind is known, so errors about the answer's other two shapes are noise
    return shapeFaults(isDinerEntity, answer, 'tenant.json')
      .filter(({ path }) => path.startsWith(`$.${entity.kind}`))
      .map((fault) => ({ ...fault, path: fault.path.replace(`$.${entity.kind}`, `${entity.alias}: $`) }))
      .map((fault) => inFolder(alias, fault))
  })
}

/** Unknown text keys, and placeholders that would be shown unreplaced. */
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
