import type {
  BranchContact,
  Category,
  Company,
  Branch,
  CountryCode,
  DeliveryConfig,
  Fees,
  GarnishGroup,
  GeneralConfig,
  GeneralDiscount,
  GeneralSurcharge,
  Indicator,
  LoyaltyProgram,
  MenuCustomization,
  OrderMode,
  OrderModeType,
  PaymentType,
  Plate,
  ReceiptSettings,
  StorefrontTheme,
  Survey,
  TaxSettings,
} from '#generated/models.ts'
import type { DeliveryZone } from '#domain/geo/zones.ts'
import type {
  CurrencyOverride,
  DemoStreet,
  LoyaltyRewardSetting,
  Partner,
  Retention,
  RiderSettings,
  TenantTable,
  VenueCode,
} from '#generated/tenant.ts'

/**
 * The files of a tenant's folder after merging with the base. The schemas judge each file as written;
 * these are the shapes that are true of every folder they accept.
 */
export type PaymentTypeFile = Omit<PaymentType, 'id'>

export type OrderModeFile = Omit<OrderMode, 'id' | 'paymentTypes' | 'schedules'> & {
  /** left out: the hours of the store */
  schedules?: OrderMode['schedules']
  paymentTypes: PaymentTypeFile[]
  generalSurcharges?: GeneralSurcharge[]
}

export type BranchContactFile = Omit<
  BranchContact,
  'id' | 'branch' | 'deliveryConfig' | 'ownRiders' | 'receipts' | 'timeZone'
> & {
  timeZone?: string
  deliveryConfig: Omit<DeliveryConfig, 'orderModes'>
  orderModes: OrderModeFile[]
  deliveryZones: DeliveryZone[]
  fees: Fees
  abandonedCartMinutes?: number
  riders?: RiderSettings
  tables?: TenantTable[]
  /** of what the tenant and the store say, each may leave some to the other */
  receipts?: ReceiptSettings
  /** the base says all of it, a venue what differs */
  survey?: Partial<Survey>
}

export type BranchFile = Omit<Branch, 'id' | 'generalConfig' | 'companyId' | 'country'> & {
  generalConfig: Pick<GeneralConfig, 'menuConfig'> & Partial<GeneralConfig>
  /** of its card on the page of its company */
  logo: string
  /** where they differ from those of the country */
  taxes?: TaxSettings
  branchContacts: Partial<BranchContactFile>[]
}

export type TenantFile = {
  locale?: string
  alias: string
  kind: 'company' | 'branch' | 'branchContact'
  status: 'published' | 'draft'
  /** false: no list shows it */
  listed?: boolean
  /** names of its own; the first is the one of links */
  hosts?: string[]
  /** whose pages may show the menu in a frame */
  embedding?: { allowedOrigins: string[] }
  country: CountryCode
  timeZone: string
  currency?: CurrencyOverride
  company?: Pick<Company, 'name'>
  branchDefaults?: Partial<BranchFile>
  branchContactDefaults?: Partial<BranchContactFile>
  branches: Partial<BranchFile>[]
  discounts: GeneralDiscount[]
  loyaltyProgram?: LoyaltyProgram
  loyaltyRewards?: LoyaltyRewardSetting[]
  codeDiscounts: VenueCode[]
  retention?: Retention
  partners?: Partner[]
  customizations: (Omit<MenuCustomization, 'id'> & { id?: string })[]
  streets: DemoStreet[]
}

export type LogoName = 'custom' | 'horizontal' | 'background' | 'banner' | 'icon'

export type ThemeFile = StorefrontTheme & { logos?: Partial<Record<LogoName, string>> }

export type PlateFile = Partial<Omit<Plate, 'garnishGroups' | 'indicators' | 'image' | 'category'>> &
  Pick<Plate, 'id' | 'name' | 'sizes'> & {
    garnishGroups?: string[]
    indicators?: string[]
    image?: string
    orderModes?: OrderModeType[]
    taxRate?: number
  }

export type CategoryFile = Partial<Omit<Category, 'plates' | 'indicators' | 'image'>> &
  Pick<Category, 'id' | 'name'> & {
    image?: string
    indicators?: string[]
    taxRate?: number
    plates: PlateFile[]
  }

export type MenuFile = {
  indicators?: Indicator[]
  garnishGroups?: GarnishGroup[]
  categories?: CategoryFile[]
  remarkeds?: string[]
  upselleds?: string[]
}
