import type {
  Branch,
  BranchContact,
  Company,
  CompanyBranch,
  Country,
  DirectoryEntry,
  Fees,
  GeneralDiscount,
  GeneralSurcharge,
  Indicator,
  LoyaltyProgram,
  Menu,
  MenuCustomization,
  ReceiptSettings,
  ResolvedLayout,
  StorefrontLogos,
  StorefrontTheme,
  Survey,
} from '#generated/models.ts'
import type { DeliveryZone } from '#domain/geo/zones.ts'
import type { TaxTerms } from '#domain/tax/tax-lines.ts'
import type {
  DemoStreet,
  LoyaltyRewardSetting,
  Partner,
  Retention,
  RiderSettings,
  TenantTable,
  VenueCode,
} from '#generated/tenant.ts'

/** A preview is visible only with its mark, and is not listed. */
export type TenantState = 'published' | 'draft' | 'preview'

export type EntityKind = 'company' | 'branch' | 'branchContact'

/** The data with which a store issues its receipts. */
export type ReceiptTerms = ReceiptSettings & Required<Pick<ReceiptSettings, 'series' | 'legalName'>>

/** Settings of a branch contact that only the server needs in full. */
export type ContactSettings = {
  zones: DeliveryZone[]
  fees: Fees
  /** by order mode id */
  surcharges: Record<string, GeneralSurcharge[]>
  discounts: GeneralDiscount[]
  customizations: MenuCustomization[]
  /** absent in rows written by an earlier version */
  taxes?: TaxTerms
  /** minutes before a cart counts as abandoned; absent: the product's, 0: carts are not stored */
  abandonedCartMinutes?: number
  /** how long its tenant keeps personal data of diners; forever when absent */
  retention?: Retention
  /** present where the store's own riders deliver; contains the hash of their code, which no answer may include */
  riders?: RiderSettings
  /** present where the venue issues receipts */
  receipts?: ReceiptTerms
  /** tables with a code; no answer may list their ids */
  tables?: TenantTable[]
  /** active or not; absent where neither the folder nor the base has one */
  survey?: Survey
}

/** Server-only settings of a branch. */
export type BranchSettings = {
  discounts: GeneralDiscount[]
  loyaltyProgram?: LoyaltyProgram
  loyaltyRewards: LoyaltyRewardSetting[]
  codeDiscounts: VenueCode[]
  /** external partners whose users get benefits here */
  partners: Partner[]
  customizations: MenuCustomization[]
  card: CompanyBranch
}

export type CompanySettings = { branchCount: number }

export type EntitySettings = ContactSettings | BranchSettings | CompanySettings

/** Look and texts of a tenant: one per folder, whatever the number of its venues. */
export type Presentation = {
  /** hash of the folder's content */
  version: string
  name: string
  description?: string
  theme: StorefrontTheme
  logos: StorefrontLogos
  layouts: Record<string, ResolvedLayout>
  /** language of all texts */
  locale: string
  messages: Record<string, string>
  indicators: Indicator[]
  icons: { src: string; sizes: string; type: string }[]
  country: Country
  /** origins of other sites that may frame the menu; absent: none */
  framedBy?: string[]
  /** served files that must exist; if one is missing, the next start prepares the pictures again */
  files: string[]
}

type EntityOf<Kind extends EntityKind, Document, Settings> = {
  kind: Kind
  alias: string
  parent?: string
  position: number
  document: Document
  settings: Settings
}

export type ResolvedEntity =
  | EntityOf<'company', Company, CompanySettings>
  | EntityOf<'branch', Branch, BranchSettings>
  | EntityOf<'branchContact', BranchContact, ContactSettings>

/** The content of a menu, which modes and venues may share; the mode's id is added when it is served. */
export type MenuContent = Omit<Menu, 'orderModeId' | 'version'>

/** One folder of `tenants/`, merged, checked and ready to be written into the database. */
export type ResolvedTenant = {
  alias: string
  kind: EntityKind
  /** absent: no list shows it */
  card?: DirectoryEntry
  status: TenantState
  /** the tenant's own host names and the page each shows at its root */
  hosts: { host: string; home: string }[]
  contentHash: string
  presentation: Presentation
  entities: ResolvedEntity[]
  menus: MenuContent[]
  orderModes: { id: string; branchContact: string; menuHash: string }[]
  streets: DemoStreet[]
}
