import { join } from 'node:path'
import { themeVerdict, type ThemeVerdict } from '#exchange/theme-verdict.ts'
import type { StudioVariant } from '#generated/models.ts'
import { readContents, type FileRow } from '../repositories/stored-files-repository.ts'
import { findTakenHosts } from '../repositories/tenants-repository.ts'
import type { Services } from '../services.ts'
import { contentHashOf } from '../tenants/content-hash.ts'
import { takenAliases, hostFaults } from '../tenants/taken-names.ts'
import { isRecord } from '#domain/documents/is-record.ts'
import { deepMerge } from '#domain/documents/deep-merge.ts'
import type { ThemeFile } from '../tenants/folder-types.ts'
import { loadFolder } from '../tenants/load-tenant.ts'
import { parseFile } from '#exchange/reading/parse-file.ts'
import {
  BASE_FOLDER,
  documentsOf,
  placeFiles,
  readTenantFolder,
  type TenantFiles,
} from '../tenants/read-folder.ts'
import { remarksOn } from '../tenants/remarks/remarks-on.ts'
import type { TenantRemark } from '../tenants/remarks/remark.ts'
import type { ResolvedTenant } from '../tenants/resolved.ts'
import { TenantInvalid, type TenantFault } from '../tenants/tenant-fault.ts'
import { schemaFaults, textFaults } from '../tenants/schema-faults.ts'
import { draftAssets, layOutAssets } from './asset-store.ts'
import type { Folder } from './taken-files.ts'
import { applyVariant } from '#scenarios/apply-variant.ts'
import { mergeOverBase, type TenantDocuments } from '#scenarios/tenant-documents.ts'

/** Validation of a folder, and its tenant if it can be rendered. */
export type DrawnFolder = {
  /** alias from its tenant.json; empty when there is no valid one */
  alias: string
  faults: TenantFault[]
  theme: ThemeVerdict
  /** present when requested and there are no faults */
  remarks: TenantRemark[]
  /** under its mark, in its variant */
  tenant?: ResolvedTenant
}

export type Drawing = { mark?: string; variant?: StudioVariant; withRemarks?: boolean }

const PLAIN_ALIAS = /^(?=.{2,60}$)[a-z0-9]+(-[a-z0-9]+)*$/
/** More are no help: a folder of the wrong kind violates every rule. */
const MAX_FAULTS = 200

/** Whether a file's content is needed to validate its folder. */
const isRead = ({ path }: FileRow): boolean => path.endsWith('.json') && !path.startsWith('assets/')

/** Validates and resolves a folder that is not on disk, as an application would. */
export async function drawFolder(
  services: Services,
  { files, contents }: Folder,
  { mark, variant = 'as-is', withRemarks = false }: Drawing,
): Promise<DrawnFolder> {
  const { store, config, clock, judgeLayouts } = services
  const { tenantsDir, imagesDir } = config
  const base = await readTenantFolder(tenantsDir, BASE_FOLDER)
  const read = await parsed(services, files.filter(isRead), contents)
  const alias = aliasOf(read.values.get('tenant.json'))
  const theme = verdictOn(base, read.values)
  // a folder without an alias is validated under a placeholder
  const name = alias === '' ? 'borrador' : alias
  const faults = read.faults.map((fault) => ({ ...fault, file: `${name}/${fault.file}` }))
  if (faults.length > 0) return { alias, theme, remarks: [], faults: faults.slice(0, MAX_FAULTS) }
  const copies = { folder: join(config.dataDir, draftAssets), now: clock() }
  const assetFiles = await layOutAssets(store.db, copies, files, contents)
  const own = ownFiles(name, files, read.bytes, assetFiles)
  const result: DrawnFolder = { alias, theme, remarks: [], faults: textFaults(own) }
  try {
    const shown = inVariant(own, base, variant, clock().getTime())
    const hash = contentHashOf(base, { ...own, hash: `${own.hash} ${variant}` })
    const options = { tenantsDir, imagesDir, base, judgeLayouts, mark }
    const loaded = await loadFolder(shown, hash, options)
    const { tenant, documents } = loaded
    const venues = documents.tenant.branches.flatMap((branch) => [branch, ...branch.branchContacts])
    const aliases = venues.map((venue) => venue.alias)
    result.faults.push(...(await takenAliases(store.db, alias, [...new Set([alias, ...aliases])])))
    const taken = await findTakenHosts(store.db, alias, documents.tenant.hosts ?? [])
    const owners = new Map(taken.map((one) => [one.host, one.tenant]))
    result.faults.push(...hostFaults(alias, documents.tenant, owners, config))
    result.tenant = tenant
    if (withRemarks && result.faults.length === 0) result.remarks = await remarksOn(loaded, shown, base)
  } catch (error) {
    if (!(error instanceof TenantInvalid)) throw error
    result.faults.push(...error.faults.map((fault) => named(unmarked(fault, mark), name, assetFiles)))
  }
  return {
    ...result,
    faults: result.faults.slice(0, MAX_FAULTS),
    remarks: result.remarks
      .slice(0, MAX_FAULTS)
      .map((one) => ({ ...one, path: one.path.replaceAll(mark ?? '~', '') })),
  }
}

/** Validates only the colours of a folder. */
export async function themeOf(services: Services, { files, contents }: Folder): Promise<ThemeVerdict> {
  const base = await readTenantFolder(services.config.tenantsDir, BASE_FOLDER)
  const own = files.filter(({ path }) => path === 'theme.json')
  const { values } = await parsed(services, own, contents)
  return verdictOn(base, values)
}

const verdictOn = (base: TenantFiles, values: ReadonlyMap<string, unknown>): ThemeVerdict =>
  themeVerdict(deepMerge<ThemeFile>(base.theme, asObject(values.get('theme.json'))).colorConfig)

/** The folder in the form of one read from disk. */
function ownFiles(
  alias: string,
  files: readonly FileRow[],
  bytes: ReadonlyMap<string, Buffer>,
  assetFiles: ReadonlyMap<string, string>,
): TenantFiles {
  const own = placeFiles(alias, bytes)
  const hash = files.map((file) => `${file.path} ${file.hash}`).join('\n')
  return { ...own, assets: new Set(assetFiles.keys()), assetFiles, hash }
}

/** Parses the JSON files of a folder, and reports invalid ones. */
async function parsed(
  { store }: Services,
  files: readonly FileRow[],
  fresh: ReadonlyMap<string, Buffer>,
): Promise<{ bytes: Map<string, Buffer>; values: Map<string, unknown>; faults: TenantFault[] }> {
  const contents = await readContents(store.db, files, fresh)
  const bytes = new Map<string, Buffer>()
  const values = new Map<string, unknown>()
  const faults: TenantFault[] = []
  for (const { path, hash } of files) {
    const content = contents.get(hash) ?? Buffer.alloc(0)
    const { value, faults: found } = parseFile(content)
    values.set(path, value)
    bytes.set(path, content)
    faults.push(...found.map((fault) => ({ ...fault, file: path })))
  }
  return { bytes, values, faults }
}

function aliasOf(tenant: unknown): string {
  const alias = asObject(tenant)?.['alias']
  return typeof alias === 'string' && PLAIN_ALIAS.test(alias) ? alias : ''
}

const asObject = (value: unknown): Record<string, unknown> | undefined =>
  isRecord(value) ? value : undefined

/** Removes the mark from aliases in a fault: operators know them as they wrote them. */
const unmarked = (fault: TenantFault, mark = '~'): TenantFault => ({
  ...fault,
  path: fault.path.replaceAll(mark, ''),
  found: fault.found.replaceAll(mark, ''),
})

/** Names pictures by their path in the folder instead of their copy for the picture tool. */
function named(fault: TenantFault, alias: string, assetFiles: ReadonlyMap<string, string>): TenantFault {
  const asset = [...assetFiles].find(([, at]) => at === fault.file)?.[0]
  return asset === undefined ? fault : { ...fault, file: `${alias}/assets/${asset}` }
}

/** The files of a folder as scenarios read them, merged with the base. */
const documentsOver = (base: TenantFiles, files: TenantFiles): Required<TenantDocuments> =>
  mergeOverBase(documentsOf(base), documentsOf(files))

/**
 * Applies a preview variant to a folder.
 * @param nowMs - the moment that decides whether venues are open
 * @errors TenantInvalid when the folder itself violates its schemas, so that no variant can be made
 */
function inVariant(
  files: TenantFiles,
  base: TenantFiles,
  variant: StudioVariant,
  nowMs: number,
): TenantFiles {
  if (variant === 'as-is') return files
  const faults = schemaFaults(files)
  if (faults.length > 0) throw new TenantInvalid(faults)
  const { tenant, layouts = {}, ...rest } = applyVariant(documentsOver(base, files), variant, nowMs)
  return {
    ...files,
    alias: tenant.alias,
    tenant: withSchema(tenant),
    theme: withSchema(rest.theme),
    menu: withSchema(rest.menu),
    messages: withSchema(rest.messages),
    layouts,
  }
}

/** Adds the `$schema` that files have. */
const withSchema = (file: object | undefined) => file && { $schema: 'vitrina', ...file }
