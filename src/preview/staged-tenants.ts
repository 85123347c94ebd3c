import { localeOf, textsFile } from '#domain/locales.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { loadLocale } from '#messages/locales.ts'
import { applyVariant } from '#scenarios/apply-variant.ts'
import type { Brand } from '#scenarios/brand.ts'
import { BrandWithoutVenue, readBrand } from '#scenarios/read-brand.ts'
import type { Variant } from '#scenarios/state.ts'
import { mergeOverBase, type TenantDocuments } from '#scenarios/tenant-documents.ts'
import {
  BASE_FOLDER,
  copyFiles,
  copyFolder,
  readFolderAsItIs,
  readTenantFolder,
  documentsOf,
  type TenantFiles,
} from '#server/tenants/read-folder.ts'
import { judgeLayouts } from '#server/pages/render-page.ts'
import { judgeFolder } from '#server/tenants/judge-folder.ts'
import { faultsOf, TenantInvalid, type TenantFault } from '#server/tenants/tenant-fault.ts'

/** A folder that no stage shows, and the reason. */
export type RefusedBrand = { alias: string; faults: readonly TenantFault[] }

export type StagedTenants = { brands: readonly StagedBrand[]; refused: readonly RefusedBrand[] }

/** A brand on the stage, with each variant as a separate tenant. */
export type StagedBrand = {
  /** alias of its folder */
  alias: string
  name: string
  variants: Readonly<Partial<Record<Variant, Brand>>>
}

type Staging = {
  variants: readonly Variant[]
  /** the instant for which venues are open or closed; by default the stage's. @units ms since 1970 */
  now?: number
}

/**
 * Writes the base and the brands' variants as tenant folders. A folder with a fault does not affect others.
 * @errors {@link TenantInvalid} for a base with files that are not JSON
 */
export async function stageTenants(
  tenantsDir: string,
  stageDir: string,
  { aliases, ...staging }: Staging & { aliases: readonly string[] },
): Promise<StagedTenants> {
  const base = await readTenantFolder(tenantsDir, BASE_FOLDER)
  await copyFolder(base.folder, join(stageDir, BASE_FOLDER))
  const brands: StagedBrand[] = []
  const refused: RefusedBrand[] = []
  for (const alias of aliases) {
    try {
      brands.push(await stageBrand(await readFolderAsItIs(tenantsDir, alias), base, stageDir, staging))
    } catch (error) {
      const isEmpty = error instanceof BrandWithoutVenue
      refused.push({ alias, faults: isEmpty ? [nothingToOpen(alias)] : faultsOf(alias, error) })
    }
  }
  return { brands, refused }
}

const nothingToOpen = (alias: string): TenantFault => ({
  file: `${alias}/tenant.json`,
  path: '$.branches',
  found: 'no order mode that is active',
  expected: 'a store with one',
})

async function stageBrand(
  files: TenantFiles,
  base: TenantFiles,
  stageDir: string,
  { variants, now }: Staging,
): Promise<StagedBrand> {
  const { alias } = files
  const { faults } = await judgeFolder(files, base, judgeLayouts)
  if (faults.length > 0) throw new TenantInvalid(faults)
  await loadLocale(localeOf(files.tenant))
  const merged = mergeOverBase(documentsOf(base), documentsOf(files))
  const staged = variants.map((variant) => [variant, applyVariant(merged, variant, now)] as const)
  const read = staged.map(([variant, one]) => [variant, readBrand({ ...merged, ...one })] as const)
  for (const [, documents] of staged) await writeFolder(files, documents, stageDir)
  const name = read.find(([variant]) => variant === 'open')?.[1].name ?? alias
  return { alias, name, variants: Object.fromEntries(read) }
}

async function writeFolder(
  { folder, assets }: TenantFiles,
  documents: TenantDocuments,
  stageDir: string,
): Promise<void> {
  const own = join(stageDir, documents.tenant.alias)
  const { layouts = {}, ...files } = documents
  await mkdir(join(own, 'layout'), { recursive: true })
  await copyFiles(join(folder, 'assets'), join(own, 'assets'), assets)
  const texts = textsFile(localeOf(documents.tenant))
  const names = { tenant: 'tenant.json', theme: 'theme.json', menu: 'menu.json', messages: texts } as const
  for (const [key, name] of Object.entries(names)) {
    const file = files[key as keyof typeof names]
    if (file !== undefined) await writeJson(join(own, name), file)
  }
  for (const [screen, file] of Object.entries(layouts))
    await writeJson(join(own, 'layout', `${screen}.json`), file)
}

const writeJson = (file: string, value: object) =>
  writeFile(file, JSON.stringify({ $schema: 'vitrina', ...value }))
