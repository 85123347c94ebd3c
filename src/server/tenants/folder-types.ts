import type { Branch, BranchContact, DeliveryConfig, StorefrontTheme } from '#generated/models.ts'
import type * as Files from '#generated/tenant.ts'

type NeededKeys<Whole> = {
  [Key in keyof Whole]-?: object extends Pick<Whole, Key> ? never : Key
}[keyof Whole]
type Filled<File, Key extends keyof File> = Omit<File, Key> & Required<Pick<File, Key>>
/** A file that, merged over the base, contains all that the contract requires. */
type Over<File, Whole> = Filled<File, keyof File & NeededKeys<Whole>>

/**
 * The files of a tenant's folder after merging with the base. The schemas validate each file as written; these types
 * hold for every folder they accept.
 */
export type TenantFile = Omit<
  Filled<Files.TenantFile, 'discounts' | 'codeDiscounts' | 'customizations' | 'streets'>,
  '$schema'
>

/** What a brand sets over its tenant's settings for all brands. */
export type BranchFile = Over<Files.TenantBranch, Branch>

/** What a venue sets over its tenant's settings for all venues. */
export type BranchContactFile = Over<
  Filled<Files.TenantBranchContact, 'orderModes' | 'deliveryZones' | 'fees'>,
  BranchContact
> & { deliveryConfig: Over<Files.DeliverySettings, DeliveryConfig> }

export type OrderModeFile = Files.TenantOrderMode
export type LogoName = keyof Files.ThemeLogos
export type ThemeFile = StorefrontTheme & { logos?: Partial<Record<LogoName, string>> }
export type MenuFile = Partial<Files.MenuFile>
export type { MenuFileCategory as CategoryFile, MenuFilePlate as PlateFile } from '#generated/tenant.ts'
