import type { TenantFault } from '#server/tenants/tenant-fault.ts'
import type { RefusedBrand, StagedBrand, StagedTenants } from './staged-tenants.ts'

/** A server's report on the folders that it applied. */
type Applied = { refused: readonly string[]; faults: readonly TenantFault[] }

/**
 * Removes the brands of which the stage's server refused a variant.
 * @returns their faults, as faults of the brand's own folder: those of the first refused variant, since the others are
 * the same
 */
export function withoutRefused({ brands, refused }: StagedTenants, applied: Applied): StagedTenants {
  const isRefused = ({ variants }: StagedBrand) =>
    Object.values(variants).find(({ alias }) => applied.refused.includes(alias))
  const served = brands.filter((brand) => isRefused(brand) === undefined)
  const further = brands.flatMap((brand): RefusedBrand[] => {
    const variant = isRefused(brand)
    return variant === undefined
      ? []
      : [{ alias: brand.alias, faults: faultsIn(brand, variant.alias, applied.faults) }]
  })
  return { brands: served, refused: [...refused, ...further] }
}

const faultsIn = ({ alias }: StagedBrand, folder: string, faults: readonly TenantFault[]): TenantFault[] =>
  faults
    .filter(({ file }) => file === folder || file.startsWith(`${folder}/`))
    .map((fault) => ({ ...fault, file: alias + fault.file.slice(folder.length) }))
