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

/** A preview is shown to whoever has its mark, and listed nowhere. */
export type TenantState = 'published' | 'draft' | 'preview'

export type EntityKind = 'company' | 'branch' | 'branchContact'

/** With what a store issues its receipts. */
export type ReceiptTerms = ReceiptSettings & Required<Pick<ReceiptSettings, 'series' | 'legalName'>>

/** What the server needs of a branch contact and no answer shows whole. */
export type ContactSettings = {
  zones: DeliveryZone[]
  fees: Fees
  /** by order mode id */
  surcharges: Record<string, GeneralSurcharge[]>
  discounts: GeneralDiscount[]
  customizations: MenuCustomization[]
  /** absent where a process of an earlier version wrote it */
  taxes?: TaxTerms
  /** minutes a left cart waits; absent: the product's, 0: carts are not kept */
  abandonedCartMinutes?: number
  /** how long its tenant keeps what names a diner; for good where absent */
  retention?: Retention
  /** present where riders of the store deliver; with the hash of their code, which no answer may carry */
  riders?: RiderSettings
  /** present where it issues receipts */
  receipts?: ReceiptTerms
  /** tables with a code; no answer lists their ids */
  tables?: TenantTable[]
  /** active or not; absent where neither the folder nor the base has one */
  survey?: Survey
}

/** What the server needs of a branch besides the branch itself. */
export type BranchSettings = {
  discounts: GeneralDiscount[]
  loyaltyProgram?: LoyaltyProgram
  loyaltyRewards: LoyaltyRewardSetting[]
  codeDiscounts: VenueCode[]
  /** external partners whose users have benefits here */
  partners: Partner[]
  customizations: MenuCustomization[]
  card: CompanyBranch
}

export type CompanySettings = { branchCount: number }

export type EntitySettings = ContactSettings | BranchSettings | CompanySettings

/** Look and words of a tenant: one per folder, whatever the number of its venues. */
export type Presentation = {
  /** hash of the folder's content */
  version: string
  name: string
  description?: string
  theme: StorefrontTheme
  logos: StorefrontLogos
  layouts: Record<string, ResolvedLayout>
  /** language of all that it says */
  locale: string
  messages: Record<string, string>
  indicators: Indicator[]
  icons: { src: string; sizes: string; type: string }[]
  country: Country
  /** origins of others whose pages may show the menu in a frame; absent: none */
  framedBy?: string[]
  /** served files that must exist; a missing one makes the next start prepare the pictures again */
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
  /** names of its own, with what their root shows */
  hosts: { host: string; home: string }[]
  contentHash: string
  presentation: Presentation
  entities: ResolvedEntity[]
  menus: MenuContent[]
  orderModes: { id: string; branchContact: string; menuHash: string }[]
  streets: DemoStreet[]
}
