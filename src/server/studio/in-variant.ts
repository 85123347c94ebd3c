import { applyVariant } from '#scenarios/apply-variant.ts'
import { mergeOverBase, type TenantDocuments } from '#scenarios/tenant-documents.ts'
import type { StudioVariant } from '#generated/models.ts'

import type { TenantFiles } from '../tenants/read-folder.ts'
import { schemaFaults } from '../tenants/schema-faults.ts'
import { TenantInvalid } from '../tenants/tenant-fault.ts'

/** The files of a folder as the scenarios read them, laid over the base. */
export const documentsOver = (base: TenantFiles, files: TenantFiles): Required<TenantDocuments> =>
  mergeOverBase(asDocuments(base), asDocuments(files))

/** Schemas have judged them before. */
const asDocuments = ({ tenant, theme, menu, messages, layouts }: TenantFiles): TenantDocuments =>
  ({ tenant, theme, menu, messages, layout: layouts }) as TenantDocuments

/**
 * A folder in the circumstances that a frame is to show.
 * @param nowMs - the moment for which it is open or closed
 * @errors TenantInvalid when the folder itself breaks its schemas: no variant can be made of that
 */
export function inVariant(
  files: TenantFiles,
  base: TenantFiles,
  variant: StudioVariant,
  nowMs: number,
): TenantFiles {
  if (variant === 'as-is') return files
  const faults = schemaFaults(files)
  if (faults.length > 0) throw new TenantInvalid(faults)
  const { tenant, layout = {}, ...rest } = applyVariant(documentsOver(base, files), variant, nowMs)
  const layouts = Object.fromEntries(Object.entries(layout).map(([screen, file]) => [screen, named(file)]))
  return {
    ...files,
    alias: tenant.alias,
    tenant: named(tenant),
    theme: named(rest.theme),
    menu: named(rest.menu),
    messages: named(rest.messages),
    layouts,
  }
}

/** Files name their schema. */
const named = (file: object | undefined) => file && { $schema: 'vitrina', ...file }
