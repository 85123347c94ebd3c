import { DEFAULT_LOCALE, localeOf, textsFile } from '#domain/locales.ts'
import { deepMerge } from '#domain/documents/deep-merge.ts'
import { checkMenuReferences } from './check-menu-references.ts'
import { checkSurveys } from './check-surveys.ts'
import { checkAliases, checkLogos, checkTenantReferences, contactsIn } from './check-tenant-references.ts'
import type { MenuFile, TenantFile, ThemeFile } from './folder-types.ts'
import { layoutFaults, type JudgeLayouts } from './layout-faults.ts'
import type { TenantFiles } from './read-folder.ts'
import { resolveVenues } from './resolve-venues.ts'
import type { ResolvedEntity } from './resolved.ts'
import { schemaFaults, venueFaults } from './schema-faults.ts'
import type { TenantFault } from './tenant-fault.ts'
import { isIdentification, taxIdentification } from '#domain/identification/identification.ts'

/** The parts of a folder merged over the base. */
export type Merged = {
  tenant: TenantFile
  theme: ThemeFile
  menu: MenuFile
  messages: Record<string, string>
}

/** The faults of a folder, and what can be resolved nevertheless. */
export type JudgedFolder = {
  faults: TenantFault[]
  /** a file that breaks its schema is replaced by that of the base */
  merged: Merged
  /** whether a file conforms to its schema */
  isSound: (name: string) => boolean
  /** empty while tenant.json breaks its schema; without pictures */
  entities: ResolvedEntity[]
}

/**
 * Checks all files of a folder at once: a fault in one file skips only the checks that need it.
 * @param judgeLayouts - of the interface; arrangements are not judged without it
 */
export async function judgeFolder(
  files: TenantFiles,
  base: TenantFiles,
  judgeLayouts: JudgeLayouts | undefined,
): Promise<JudgedFolder> {
  const { alias } = files
  const broken = schemaFaults(files)
  // a file without its schema's URL can still be read
  const isSound = (name: string) =>
    !broken.some(({ file, path }) => file === `${alias}/${name}` && path !== '$.$schema')
  const own = <File>(name: string, file: File) => (isSound(name) ? file : undefined)
  const locale = localeOf(files.tenant)
  const merged: Merged = {
    tenant: deepMerge<TenantFile>(base.tenant, own('tenant.json', files.tenant)),
    theme: deepMerge<ThemeFile>(base.theme, own('theme.json', files.theme)),
    menu: deepMerge<MenuFile>(base.menu, own('menu.json', files.menu)),
    messages: withoutSchema(
      deepMerge<Record<string, string>>(
        locale === DEFAULT_LOCALE ? base.messages : {},
        own(textsFile(locale), files.messages),
      ),
    ),
  }
  const assets = new Set([...base.assets, ...files.assets])
  const layouts = Object.fromEntries(
    Object.entries(files.layouts).filter(([screen]) => isSound(`layout/${screen}.json`)),
  )
  const entities = isSound('tenant.json') ? venuesOf(merged) : []
  const faults = [
    ...broken,
    ...(isSound('tenant.json')
      ? checkTenantReferences(alias, merged.tenant, own('menu.json', merged.menu), assets)
      : []),
    ...(isSound('theme.json') ? checkLogos(`${alias}/theme.json`, merged.theme, assets) : []),
    ...(isSound('menu.json') ? checkMenuReferences(`${alias}/menu.json`, merged.menu, assets) : []),
    ...(await layoutFaults({ ...files, layouts }, base, judgeLayouts)),
    ...(isSound('tenant.json')
      ? [
          ...checkAliases(alias, merged.tenant.kind, entities),
          ...checkSurveys(alias, entities),
          ...venueFaults(alias, entities),
          ...receiptFaults(alias, merged.tenant),
        ]
      : []),
  ]
  return { faults, merged, isSound, entities }
}

function venuesOf({ tenant, menu, theme }: Merged): ResolvedEntity[] {
  const { logos: _, ...look } = withoutSchema(theme)
  return resolveVenues({ tenant, menu, theme: look, logos: {}, images: new Map() })
}

/** Files name their schema for editors; it is not part of the data. */
export function withoutSchema<T extends object>(file: T & { $schema?: string }): T {
  const { $schema: _, ...rest } = file
  return rest as T
}

/**
 * What a store needs to issue receipts: a series, a legal name, and a valid tax id of its country. Two stores of one
 * taxpayer need different series.
 */
function receiptFaults(alias: string, tenant: TenantFile): TenantFault[] {
  const { country, branchContactDefaults } = tenant
  const faults: TenantFault[] = []
  const { type, example } = taxIdentification(country)
  const seen = new Set<string>()
  for (const { at, contact } of contactsIn(tenant)) {
    const receipts = { ...branchContactDefaults?.receipts, ...contact.receipts }
    if (Object.keys(receipts).length === 0) continue
    const report = (field: string, found: string, expected: string) =>
      faults.push({ file: `${alias}/tenant.json`, path: `${at}.receipts.${field}`, found, expected })
    const { series, legalName, taxId } = receipts
    if (series === undefined) report('series', 'nothing', 'what stands before the numbers, as 0001')
    if (legalName === undefined) report('legalName', 'nothing', 'who sells, as the tax authority knows it')
    const id = taxId && { identificationType: type, identificationNumber: taxId }
    if (id && !isIdentification(country, id)) report('taxId', `'${taxId}'`, `a ${type}, as ${example}`)
    const counted = `${taxId ?? legalName} ${series}`
    if (seen.has(counted)) report('series', `'${series}' twice`, 'each once')
    seen.add(counted)
  }
  return faults
}
