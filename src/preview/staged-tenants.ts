import { localeOf, textsFile } from '#domain/locales.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { loadLocale } from '#messages/locales.ts'
import { applyVariant } from '#scenarios/apply-variant.ts'
import type { Brand } from '#scenarios/brand.ts'
import { readBrand } from '#scenarios/read-brand.ts'
import type { Variant } from '#scenarios/state.ts'
import { mergeOverBase, type TenantDocuments } from '#scenarios/tenant-documents.ts'
import {
  BASE_FOLDER,
  copyFiles,
  copyFolder,
  readTenantFolder,
  type TenantFiles,
} from '#server/tenants/read-folder.ts'
import { schemaFaults } from '#server/tenants/schema-faults.ts'
import { TenantInvalid } from '#server/tenants/tenant-fault.ts'

/** A brand as the stage shows it, in each variant a tenant of its own. */
export type StagedBrand = {
  /** of its folder */
  alias: string
  name: string
  variants: Readonly<Partial<Record<Variant, Brand>>>
}

/** The files of a folder as the scenarios read them; schemas have judged them before. */
export const documentsOf = ({ tenant, theme, menu, messages, layouts }: TenantFiles): TenantDocuments =>
  ({ tenant, theme, menu, messages, layout: layouts }) as TenantDocuments

/**
 * Writes the base and the variants of the brands as tenant folders.
 * @param now - the moment for which open and closed are meant; the stage's when absent. @units ms since 1970
 * @errors {@link TenantInvalid} for a folder whose files are no JSON or break their schemas
 */
export async function stageTenants(
  tenantsDir: string,
  stageDir: string,
  { aliases, variants, now }: { aliases: readonly string[]; variants: readonly Variant[]; now?: number },
): Promise<StagedBrand[]> {
  const base = await readTenantFolder(tenantsDir, BASE_FOLDER)
  await copyFolder(base.folder, join(stageDir, BASE_FOLDER))
  const brands: StagedBrand[] = []
  for (const alias of aliases) {
    const files = await readTenantFolder(tenantsDir, alias)
    const faults = schemaFaults(files)
    if (faults.length > 0) throw new TenantInvalid(faults)
    await loadLocale(localeOf(files.tenant))
    const merged = mergeOverBase(documentsOf(base), documentsOf(files))
    const staged = variants.map((variant) => [variant, applyVariant(merged, variant, now)] as const)
    const read = staged.map(([variant, one]) => [variant, readBrand({ ...merged, ...one })] as const)
    for (const [, documents] of staged) await writeFolder(files, documents, stageDir)
    const name = read.find(([variant]) => variant === 'open')?.[1].name ?? alias
    brands.push({ alias, name, variants: Object.fromEntries(read) })
  }
  return brands
}

async function writeFolder(
  { folder, assets }: TenantFiles,
  documents: TenantDocuments,
  stageDir: string,
): Promise<void> {
  const own = join(stageDir, documents.tenant.alias)
  const { layout = {}, ...files } = documents
  await mkdir(join(own, 'layout'), { recursive: true })
  await copyFiles(join(folder, 'assets'), join(own, 'assets'), assets)
  const texts = textsFile(localeOf(documents.tenant))
  const names = { tenant: 'tenant.json', theme: 'theme.json', menu: 'menu.json', messages: texts } as const
  for (const [key, name] of Object.entries(names)) {
    const file = files[key as keyof typeof names]
    if (file !== undefined) await writeJson(join(own, name), file)
  }
  for (const [screen, file] of Object.entries(layout))
    await writeJson(join(own, 'layout', `${screen}.json`), file)
}

const writeJson = (file: string, value: object) =>
  writeFile(file, JSON.stringify({ $schema: 'vitrina', ...value }))
