import { cutText } from '#domain/documents/cut-text.ts'
import { localeOf } from '#domain/locales.ts'
import { countryOf } from '#domain/money/country-of.ts'
import { textsIn } from '#messages/country-texts.ts'
import { loadLocale } from '#messages/locales.ts'
import type { DirectoryEntry, Image, LogoFile, OrderModeType } from '#generated/models.ts'
import { renameAliases } from '#domain/venue/rename-aliases.ts'
import type { BranchSettings } from '#generated/tenant.ts'

import type { TenantFile } from './folder-types.ts'
import { judgeFolder, withoutSchema, type JudgedFolder, type Merged } from './judge-folder.ts'
import type { JudgeLayouts } from './layout-faults.ts'
import { cardLogo, logosOf } from './logos.ts'
import { nameIndicators } from './name-indicators.ts'
import { locateAssets, prepareImages } from './prepare-images.ts'
import type { TenantFiles } from './read-folder.ts'
import { resolveLayouts } from './resolve-layouts.ts'
import { resolveMenu } from './resolve-menu.ts'
import { resolveVenues } from './resolve-venues.ts'
import type { MenuContent, Presentation, ResolvedTenant } from './resolved.ts'
import { orFaults, TenantInvalid, type TenantFault } from './tenant-fault.ts'

export type LoadOptions = {
  tenantsDir: string
  imagesDir: string
  base: TenantFiles
  judgeLayouts?: JudgeLayouts
  /** mark of a draft: it is resolved under marked names, and visible only with the mark */
  mark?: string
}

/** A resolved folder as the database stores it, with its sources. */
export type LoadedFolder = {
  tenant: ResolvedTenant
  documents: Merged
  /** by the name used in the folder's files */
  images: ReadonlyMap<string, Image>
}

/**
 * Resolves a folder for the database: validates files by their schemas, merges them over the base, follows references
 * and prepares pictures.
 * @errors {@link TenantInvalid} with file, JSON path, what was found and what was expected
 */
export async function loadFolder(
  files: TenantFiles,
  contentHash: string,
  options: LoadOptions,
): Promise<LoadedFolder> {
  const judged = await judgeFolder(files, options.base, options.judgeLayouts)
  return resolveFolder(judged, files, contentHash, options)
}

/**
 * Like {@link loadFolder}, for a folder that was already judged.
 * @errors {@link TenantInvalid} for its faults, and for invalid pictures
 */
export async function resolveFolder(
  { faults, merged }: JudgedFolder,
  files: TenantFiles,
  contentHash: string,
  options: Omit<LoadOptions, 'judgeLayouts'>,
): Promise<LoadedFolder> {
  if (faults.length > 0) throw new TenantInvalid(faults)
  const { mark, base } = options
  const { images, icons } = await prepareTenantImages(files, merged, options)
  const logos = logosOf(merged.theme, images)
  const locale = localeOf(merged.tenant)
  await loadLocale(locale)
  const messages = textsIn(locale, merged.tenant.country, merged.messages)
  const menu = nameIndicators(merged.menu, locale, messages)
  const { logos: _, ...theme } = withoutSchema(merged.theme)
  const shown = mark === undefined ? merged.tenant : markTenant(merged.tenant, mark)
  const entities = resolveVenues({ tenant: shown, menu: merged.menu, theme, logos, images })
  const presentation: Presentation = {
    version: contentHash,
    country: countryOf(merged.tenant),
    name: nameOf(merged.tenant),
    description: merged.tenant.branches[0]?.description,
    theme,
    logos,
    layouts: resolveLayouts(base.layouts, files.layouts),
    locale,
    messages,
    indicators: menu.indicators ?? [],
    icons,
    framedBy: merged.tenant.embedding?.allowedOrigins,
    files: [...[...images.values()].flatMap(filesOf), ...icons.map((icon) => icon.src)],
  }
  const tenant = {
    alias: shown.alias,
    kind: merged.tenant.kind,
    card:
      mark === undefined && merged.tenant.listed !== false
        ? cardOf(files.alias, merged.tenant, presentation, cardLogo(merged.theme, images))
        : undefined,
    status: mark === undefined ? merged.tenant.status : ('preview' as const),
    // a draft has no hosts: it stays where the studio frames it
    hosts:
      mark === undefined
        ? (merged.tenant.hosts ?? []).map((host) => ({ host, home: homeOf(files.alias, entities) }))
        : [],
    contentHash,
    presentation,
    entities,
    ...resolveMenus({ tenant: merged.tenant, menu }, entities, images),
    // all venues search the streets of all tenants
    streets: mark === undefined ? merged.tenant.streets : [],
  }
  return { tenant, documents: merged, images }
}

/** The alias at the root of a host: the tenant, or its only venue, which it would redirect to anyway. */
function homeOf(alias: string, entities: ResolvedTenant['entities']): string {
  const venues = entities.filter(({ kind, parent }) => kind === 'branchContact' && parent === alias)
  return (venues.length === 1 ? venues[0]?.alias : undefined) ?? alias
}

function nameOf(tenant: TenantFile): string {
  return tenant.company?.name ?? tenant.branches[0]?.name ?? tenant.alias
}

function cardOf(
  alias: string,
  tenant: TenantFile,
  { name, description }: Presentation,
  logo: LogoFile | undefined,
): DirectoryEntry {
  const city = tenant.branches[0]?.branchContacts[0]?.address.city
  return { alias, name, kind: tenant.kind, description: description && cutText(description, 300), city, logo }
}

/** Faults in the pictures of a folder with other faults; missing pictures are reported there. */
export async function pictureFaults(
  { merged, isSound }: JudgedFolder,
  files: TenantFiles,
  options: Omit<LoadOptions, 'judgeLayouts'>,
): Promise<TenantFault[]> {
  // the base has no branches
  const tenant = isSound('tenant.json') ? merged.tenant : { ...merged.tenant, branches: [] }
  const made = await orFaults(prepareTenantImages(files, { ...merged, tenant }, options))
  return Array.isArray(made) ? made : []
}

function prepareTenantImages(files: TenantFiles, { tenant, theme, menu }: Merged, options: LoadOptions) {
  const { icon, ...logos } = theme.logos ?? {}
  const categories = menu.categories ?? []
  const isThere = (name: string) => files.assets.has(name) || options.base.assets.has(name)
  const names = [
    ...Object.values(logos),
    ...tenant.branches.map((branch) => branch.logo),
    ...categories.flatMap((category) => [category.image, ...category.plates.map((plate) => plate.image)]),
    icon,
  ].flatMap((name) => (name !== undefined && isThere(name) ? [name] : []))
  const sources = locateAssets(names, files, options.base)
  return prepareImages(
    sources,
    sources.find((source) => source.name === icon),
    options.imagesDir,
    options.tenantsDir,
  )
}

const filesOf = ({ src, widths }: Image): string[] =>
  widths.flatMap((width) => [`${src}-${width}.webp`, `${src}-${width}.avif`])

function resolveMenus(
  { tenant, menu }: Pick<Merged, 'tenant' | 'menu'>,
  entities: ResolvedTenant['entities'],
  images: ReadonlyMap<string, Image>,
) {
  const discounts = tenant.discounts.filter((discount) => discount.plates.length > 0)
  const byMode = new Map<OrderModeType, MenuContent>()
  const orderModes: ResolvedTenant['orderModes'] = []
  for (const entity of entities) {
    if (entity.kind !== 'branchContact') continue
    for (const mode of entity.document.deliveryConfig.orderModes) {
      const content = byMode.get(mode.type) ?? resolveMenu({ file: menu, discounts, images }, mode.type)
      byMode.set(mode.type, content)
      orderModes.push({ id: mode.id, branchContact: entity.alias, menuHash: content.hash })
    }
  }
  const byHash = new Map([...byMode.values()].map((content) => [content.hash, content]))
  return { menus: [...byHash.values()], orderModes }
}

/** Analytics vendors that must not learn of a draft's visitors. */
const TOLD = ['fbPixelId', 'googleTagManagerId', 'googleAnalyticsId', 'intercomAppId'] as const

/** A tenant under the mark of a draft: all its names end in the mark, and no vendor is told of its visitors. */
function markTenant(tenant: TenantFile, mark: string): TenantFile {
  const marked = renameAliases(tenant, (alias) => alias + mark)
  return {
    ...marked,
    branchDefaults: marked.branchDefaults && untold(marked.branchDefaults),
    branches: marked.branches.map(untold),
  }
}

function untold<Branch extends BranchSettings>(branch: Branch): Branch {
  const rest = { ...branch }
  for (const name of TOLD) delete rest[name]
  return rest
}
