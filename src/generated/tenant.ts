/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

import type {
  AddressMode,
  Allergens,
  AnalyticsId,
  CodeDiscountType,
  ColorConfig,
  CommercialTermsInfo,
  CountryCode,
  Density,
  Diets,
  Fees,
  GarnishGroup,
  GeneralDiscount,
  GeneralSurcharge,
  Identifier,
  Indicator,
  Instant,
  IntercomAppId,
  Latitude,
  Locale,
  Longitude,
  LoyaltyProgram,
  ManualClosure,
  MapProvider,
  MenuCustomization,
  MinorUnits,
  NamedReference,
  OnlineMarketingConfig,
  OnlinePayment,
  OrderModeType,
  PaymentMethod,
  PaymentUpload,
  PixelId,
  PlainAlias,
  PlateSize,
  Question,
  Radius,
  ReceiptSettings,
  Schedule,
  Social,
  TagManagerId,
  TaxRate,
  TaxSettings,
  TenantKind,
  TenantStatus,
  TipTerms,
  VenueAddress,
  WorkingDay,
} from './models.ts'

/**
 * A picture below assets/, as logo.svg or plates/milanesa.jpg.
 */
export type AssetName = string

/**
 * Name of a place within the screen.
 */
export type BlockId = string

/**
 * A text, number, switch, or a list of them.
 *
 * @maxItems 100
 */
export type BlockSetting = string | number | boolean | (string | number | boolean)[]

/**
 * Settings that every branch contact of the tenant starts from.
 */
export type BranchContactDefaults = BranchContactSettings

/**
 * Settings of a branch contact. Source: diner spec §3 BranchContact.
 */
export interface BranchContactSettings {
  /**
   * IANA zone, where it differs from the tenant's.
   */
  timeZone?: string
  /**
   * Phone for calls.
   */
  callPhone?: VenuePhone
  /**
   * Phone for messages.
   */
  whatsAppPhone?: VenuePhone
  /**
   * True: orders are created in the console; false: they go out as a prefilled message.
   */
  ordersConsoleActive?: boolean
  /**
   * Whether the store takes orders at all.
   */
  ordersEnabled?: boolean
  /**
   * Whether checkout needs an email.
   */
  mandatoryEmail?: boolean
  /**
   * Switches tips on at checkout; left out, none are asked for.
   */
  tips?: TipTerms
  receipts?: ReceiptSettings
  /**
   * How long a left cart waits before its diner is sent a link to it; 0: carts are not kept. Units: minutes.
   */
  abandonedCartMinutes?: number
  riders?: RiderSettings
  /**
   * Satisfaction survey; merged over the inherited one, questions replace. active false switches it off.
   */
  survey?: SurveySettings
  commercialTermsInfo?: CommercialTermsInfo
  manualClosure?: ManualClosure
  deliveryConfig?: DeliverySettings
  fees?: Fees
  /**
   * Zones, the first that holds the address counts.
   *
   * @maxItems 100
   */
  deliveryZones?: TenantDeliveryZone[]
  /**
   * The modes the store activates, one per type.
   *
   * @maxItems 4
   */
  orderModes?: TenantOrderMode[]
}

/**
 * Settings that every branch of the tenant starts from.
 */
export type BranchDefaults = BranchSettings

/**
 * Look of a branch where it differs from theme.json, and its menu settings. Source: diner spec §3 generalConfig.
 */
export interface BranchLook {
  colorConfig?: ColorConfig
  /**
   * Name of a self-hosted font family.
   */
  fontFamily?: string
  radius?: Radius
  density?: Density
  onlineMarketingConfig?: OnlineMarketingConfig
  menuConfig?: MenuConfigSettings
}

/**
 * Settings of a branch. Source: diner spec §3 Branch.
 */
export interface BranchSettings {
  /**
   * One paragraph about the brand.
   */
  description?: string
  /**
   * Kinds of food, for search engines.
   *
   * @maxItems 10
   */
  cuisine?: string[]
  /**
   * Whether entering the branch asks the device where it is, so that the list begins with the nearest.
   */
  askForLocation?: boolean
  addressMode?: AddressMode
  generalConfig?: BranchLook
  social?: Social
  /**
   * Message in the header.
   */
  customMessage?: string
  fbPixelId?: PixelId
  googleTagManagerId?: TagManagerId
  googleAnalyticsId?: AnalyticsId
  mapProvider?: MapProvider
  /**
   * Whether postal code, province and city are asked.
   */
  complexAddressInputs?: boolean
  /**
   * Whether cards may show the NPS star.
   */
  npsEnabled?: boolean
  /**
   * Whether the chat widget is offered.
   */
  chatEnabled?: boolean
  intercomAppId?: IntercomAppId
  /**
   * Whether checkout asks for a document.
   */
  documentRequested?: boolean
  /**
   * Tax in its prices, where it differs from that of the country.
   */
  taxes?: TaxSettings
  /**
   * Whether signing in asks for a code sent to the phone; a phone proven so sees all of its orders at the branch. Ours, design §5.
   */
  oneTimeCodes?: boolean
}

/**
 * Money of the tenant where it differs from the country's.
 */
export interface CurrencyOverride {
  /**
   * ISO 4217 code.
   */
  code: string
  /**
   * Symbol before amounts.
   */
  symbol: string
  /**
   * Decimals. Never three: where an amount is typed or imported, three digits after a sign are thousands.
   */
  mantissaLength: number
}

/**
 * Hours and address rules. Source: diner spec §3 deliveryConfig.
 */
export interface DeliverySettings {
  /**
   * Opening hours; a day left out is closed.
   *
   * @maxItems 7
   */
  workingDays?: WorkingDay[]
  /**
   * Whether 'Entrecalles' must be filled.
   */
  betweenStreetsRequired?: boolean
  /**
   * Mean rating of the answers a venue brings with it; those given here are added. Units: stars, 1 to 5.
   */
  npsAvg?: number
  /**
   * Answers behind npsAvg.
   */
  npsCount?: number
}

/**
 * A straight street; house numbers lie evenly between its ends. Ours.
 */
export interface DemoStreet {
  /**
   * Name.
   */
  street: string
  from: StreetEnd
  to: StreetEnd
  /**
   * Locality or district.
   */
  locality: string
  /**
   * City.
   */
  city: string
  /**
   * Postal code.
   */
  postalCode: string
  /**
   * Province.
   */
  province: string
}

/**
 * One id of another system.
 */
export interface ExternalId {
  /**
   * The system, or sku for the article number.
   */
  system: 'square' | 'uber-eats' | 'schema-org' | 'csv' | 'sku'
  /**
   * Its id there.
   */
  id: string
  /**
   * Part of this menu: categories/ID, plates/ID, plates/ID/sizes/ID, garnishGroups/ID, garnishGroups/ID/garnishes/ID.
   */
  of: string
}

/**
 * A name of the DNS in lower case, without port; letters beyond a to z in their ASCII form, as xn--caf-dma.example.
 */
export type HostName = string

export type LatLng = [Latitude, Longitude]

/**
 * layout/<screen>.json: the blocks of a screen and their order. Holds only what differs from _base.
 */
export interface LayoutFile {
  /**
   * Address of this schema.
   */
  $schema: string
  /**
   * Ids of the blocks of the main column, in order.
   *
   * @maxItems 40
   */
  order?: BlockId[]
  /**
   * Ids of the blocks of the side column on wide screens.
   *
   * @maxItems 20
   */
  aside?: BlockId[]
  /**
   * The blocks by id.
   */
  blocks?: {
    [k: string]: LayoutFileBlock | undefined
  }
}

/**
 * A block; what is left out comes from _base.
 */
export interface LayoutFileBlock {
  /**
   * Type of the block, one that the program knows.
   */
  type?: BlockId
  /**
   * Settings by name; the block's own schema judges them.
   */
  settings?: {
    [k: string]: BlockSetting | undefined
  }
}

/**
 * Points a new customer of a branch is credited once.
 */
export interface LoyaltyRewardSetting {
  /**
   * Name of the reward, unique in the folder.
   */
  id: string
  /**
   * Whether it can be claimed.
   */
  active: boolean
  /**
   * Units: points.
   */
  rewardAmount: number
  /**
   * Venue it is advertised for; absent: all of the branch.
   */
  branchContactId?: Identifier
}

/**
 * How menus are laid out. Source: diner spec §2.5.
 */
export interface MenuConfigSettings {
  /**
   * Plates open in a modal instead of a page.
   */
  plateDetailInModal?: boolean
  /**
   * Plates are listed under each category.
   */
  platesInMainView?: boolean
}

/**
 * menu.json: categories and plates of the tenant, the same for all its stores. Source: diner spec §3 Menu.
 */
export interface MenuFile {
  /**
   * Address of this schema.
   */
  $schema: string
  /**
   * Labels that categories and plates name by id.
   *
   * @maxItems 100
   */
  indicators?: Indicator[]
  /**
   * Choices that plates name by id.
   *
   * @maxItems 500
   */
  garnishGroups?: GarnishGroup[]
  /**
   * Parts of the menu, in order.
   *
   * @maxItems 200
   */
  categories: MenuFileCategory[]
  /**
   * Ids of the plates of 'Lo más destacado'.
   *
   * @maxItems 50
   */
  remarkeds?: Identifier[]
  /**
   * Ids of the plates suggested in the cart.
   *
   * @maxItems 100
   */
  upselleds?: Identifier[]
  /**
   * What other systems call parts of this menu, so that a second import updates instead of adding. No page shows it. Ours, issue 5 part 6.
   *
   * @maxItems 20000
   */
  externalIds?: ExternalId[]
}

/**
 * A part of the menu.
 */
export interface MenuFileCategory {
  id: Identifier
  /**
   * Internal name.
   */
  name: string
  /**
   * Shown name; left out: the internal name.
   */
  showName?: string
  /**
   * Line under the name.
   */
  description?: string
  image?: AssetName
  /**
   * Tax in the prices of its plates, where it differs from that of the branch. Units: percent.
   */
  taxRate?: TaxRate
  /**
   * Ids of labels.
   *
   * @maxItems 10
   */
  indicators?: Identifier[]
  /**
   * Its plates, in order.
   *
   * @maxItems 1000
   */
  plates: MenuFilePlate[]
}

/**
 * A thing that can be ordered. Source: diner spec §3 Plate.
 */
export interface MenuFilePlate {
  id: Identifier
  /**
   * Internal name.
   */
  name: string
  /**
   * Shown name; left out: the internal name.
   */
  showName?: string
  /**
   * What it is made of.
   */
  description?: string
  /**
   * At least one.
   *
   * @minItems 1
   * @maxItems 20
   */
  sizes: PlateSize[]
  /**
   * Ids of choices, in order.
   *
   * @maxItems 30
   */
  garnishGroups?: Identifier[]
  /**
   * Ids of labels.
   *
   * @maxItems 10
   */
  indicators?: Identifier[]
  image?: AssetName
  /**
   * Modes it is offered in; left out: all.
   *
   * @minItems 1
   * @maxItems 4
   */
  orderModes?: OrderModeType[]
  /**
   * Tax in its price, where it differs from that of its category. Units: percent.
   */
  taxRate?: TaxRate
  /**
   * Most units per order; left out: 9999999 (diner spec §5).
   */
  maxQuantity?: number
  /**
   * False hides it.
   */
  visible?: boolean
  /**
   * Shown but not accepted.
   */
  soldOut?: boolean
  /**
   * Categories that rule it out of upselling when all are in the cart.
   *
   * @maxItems 100
   */
  excludedCategories?: Identifier[]
  allergens?: Allergens
  diets?: Diets
}

/**
 * messages.es.json, or of the tenant's other language: texts that differ from the product's, by key. That a key exists is checked against src/messages.
 */
export interface MessagesFile {
  /**
   * Address of this schema.
   */
  $schema: string
  /**
   * A text; {name} stands for a value.
   *
   * This interface was referenced by `MessagesFile`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][a-z0-9-]*(\.[A-Za-z0-9_-]+)+$".
   */
  [k: string]: string | undefined
}

/**
 * A partner by the name its links carry. Its users are listed here for the embedded adapter; a partner asked over the network has none. Source: diner spec §4 External benefit, §6.
 */
export interface Partner {
  /**
   * Name in links and calls: lower case letters, digits and hyphens.
   */
  name: string
  /**
   * Users the embedded adapter knows.
   *
   * @maxItems 1000
   */
  users?: PartnerUser[]
}

/**
 * A user of a partner with the benefits that the partner gives.
 */
export interface PartnerUser {
  /**
   * User id at the partner.
   */
  externalUserId: string
  /**
   * SHA-256 of the user's token in hexadecimal, so that this file opens nothing.
   */
  tokenHash: string
  /**
   * Benefits; the first by priority is applied.
   *
   * @maxItems 50
   */
  discounts: GeneralDiscount[]
}

/**
 * How long it keeps what names a diner; left out: for good.
 */
export interface Retention {
  /**
   * After so many months an order stays without name, phone, address and wishes; its sums, payments and registered receipts stay. Units: months.
   */
  ordersMonths?: number
}

/**
 * Present: the store delivers with riders of its own, who start their shifts on its rider page. Source: delivery spec §6; ours.
 */
export interface RiderSettings {
  /**
   * Salt and slow hash of the six digits that start and end a shift, as the command shift-code prints them; a code set while running wins over it.
   */
  shiftCodeHash?: string
  /**
   * Ways to pay for which the rider comes back to the store with the money.
   *
   * @maxItems 3
   */
  returnFor?: PaymentMethod[]
}

/**
 * One end of a street.
 */
export interface StreetEnd {
  lat: Latitude
  lng: Longitude
  /**
   * House number there.
   */
  number: number
}

/**
 * A survey, or what differs from the inherited one. Source: delivery spec §3 Survey.
 */
export interface SurveySettings {
  id?: Identifier
  /**
   * Whether it is asked.
   */
  active?: boolean
  /**
   * Its questions; questionOrder is their order.
   *
   * @minItems 1
   * @maxItems 50
   */
  questions?: Question[]
}

/**
 * _base/tenant.json: settings that every tenant inherits. It is no tenant, so it has no alias and no branches.
 */
export type TenantBaseFile = TenantSettings & {
  /**
   * Address of this schema.
   */
  $schema: string
}

/**
 * A branch of the tenant.
 */
export type TenantBranch = BranchSettings & {
  alias: PlainAlias
  /**
   * Shown name.
   */
  name: string
  /**
   * Logo on the card of the branch; the brand's banner without one. Source: diner spec §2.2.
   */
  logo?: AssetName
  /**
   * Its stores.
   *
   * @minItems 1
   * @maxItems 1000
   */
  branchContacts: TenantBranchContact[]
}

/**
 * A store of the branch.
 */
export type TenantBranchContact = BranchContactSettings & {
  alias: PlainAlias
  /**
   * Shown name.
   */
  name: string
  address: VenueAddress
  /**
   * Its tables, for the codes that `vitrina qr` writes and the ids that an order may carry.
   *
   * @maxItems 500
   */
  tables?: TenantTable[]
}

/**
 * The company, when the tenant has one. Source: diner spec §3 Company.
 */
export interface TenantCompany {
  /**
   * Left out when the folder's own alias is the company's.
   */
  alias?: PlainAlias
  /**
   * Shown name.
   */
  name: string
}

/**
 * A delivery zone: a polygon, or a circle by centre and radius. Source: diner spec §3 Delivery info.
 */
export interface TenantDeliveryZone {
  id: Identifier
  /**
   * Shown name.
   */
  name: string
  /**
   * Corners in order; the last joins the first.
   *
   * @minItems 3
   * @maxItems 500
   */
  polygon?: LatLng[]
  /**
   * Centre of a circle.
   */
  center?: LatLng
  /**
   * Units: metres.
   */
  radiusMeters?: number
  fees: ZoneFees
  /**
   * Items total from which it delivers.
   */
  minimumOrderPrice: MinorUnits
  /**
   * Items total from which delivery is free.
   */
  freeDeliveryAmount?: MinorUnits
  /**
   * Whether cash is taken there.
   */
  cashAllowed: boolean
  /**
   * Units: minutes.
   */
  minDelayInMinutes?: number
  /**
   * Units: minutes.
   */
  maxDelayInMinutes?: number
}

/**
 * tenant.json: who the tenant is, its branches and stores. Holds only what differs from _base.
 */
export type TenantFile = TenantSettings & {
  /**
   * Address of this schema.
   */
  $schema: string
  /**
   * Name of the folder.
   */
  alias: PlainAlias
  kind: TenantKind
  status: TenantStatus
  /**
   * Whether the list of brands and the guide of venues show it. False: it is reached by its own addresses alone.
   */
  listed?: boolean
  /**
   * Host names that are this tenant's alone, its pages at their root. The first is the one of its links; the others lead there. The platform's own is none of them.
   *
   * @maxItems 10
   */
  hosts?: HostName[]
  /**
   * Which pages of others may show the menu in a frame. A page where one pays never stands in one.
   */
  embedding?: {
    /**
     * Scheme and host of each, as https://pizzeria.example.
     *
     * @minItems 1
     * @maxItems 10
     */
    allowedOrigins: string[]
  }
  country: CountryCode
  /**
   * Language of its pages and messages, one that the product speaks; absent: the product's own.
   */
  locale?: Locale
  /**
   * IANA zone of its stores.
   */
  timeZone: string
  company?: TenantCompany
  /**
   * Its branches.
   *
   * @minItems 1
   * @maxItems 10000
   */
  branches: TenantBranch[]
}

/**
 * A way of ordering at the store. Source: diner spec §3 OrderMode.
 */
export interface TenantOrderMode {
  type: OrderModeType
  /**
   * Shown name and path segment; preview, checkout and order are taken.
   */
  showName: string
  /**
   * Whether its menu is shown.
   */
  active: boolean
  /**
   * Whether it takes orders; false: informative menu.
   */
  orderEnabled: boolean
  /**
   * Whether orders may be scheduled.
   */
  useSchedule: boolean
  /**
   * Shortest preparation or arrival. Units: minutes.
   */
  minDelayInMinutes: number
  /**
   * Longest preparation or arrival. Units: minutes.
   */
  maxDelayInMinutes: number
  /**
   * Whether a self-service order needs a name, to be called by; left out: no. Delivery and take-away always do. Ours.
   */
  nameRequired?: boolean
  /**
   * Replaces the minutes in the info table.
   */
  delayText?: string
  /**
   * Hours of the mode; left out: the hours of the store.
   *
   * @maxItems 10
   */
  schedules?: Schedule[]
  /**
   * Ways to pay; the first active one is the default.
   *
   * @minItems 1
   * @maxItems 3
   */
  paymentTypes: TenantPaymentType[]
  /**
   * Surcharges of the mode.
   *
   * @maxItems 20
   */
  generalSurcharges?: GeneralSurcharge[]
}

/**
 * One way to pay, one per method. Source: diner spec §3 PaymentType.
 */
export interface TenantPaymentType {
  paymentMethod: PaymentMethod
  /**
   * Shown name.
   */
  showName: string
  /**
   * Second line in the picker.
   */
  description?: string
  /**
   * Whether it is offered.
   */
  active: boolean
  upload: PaymentUpload
  onlinePayment?: OnlinePayment
}

/**
 * Settings of a tenant.
 */
export interface TenantSettings {
  currency?: CurrencyOverride
  branchDefaults?: BranchDefaults
  branchContactDefaults?: BranchContactDefaults
  /**
   * Discounts that need no code.
   *
   * @maxItems 200
   */
  discounts?: GeneralDiscount[]
  loyaltyProgram?: LoyaltyProgram
  /**
   * Sign-up rewards; a link with loyaltyReward={branch alias}.{id} opens one.
   *
   * @maxItems 50
   */
  loyaltyRewards?: LoyaltyRewardSetting[]
  retention?: Retention
  /**
   * Discounts for a code, with what the server keeps to itself.
   *
   * @maxItems 1000
   */
  codeDiscounts?: VenueCode[]
  /**
   * External partners whose users have benefits here.
   *
   * @maxItems 20
   */
  partners?: Partner[]
  /**
   * Customizations of the menu.
   *
   * @maxItems 100
   */
  customizations?: MenuCustomization[]
  /**
   * Demo streets of the embedded geocoder.
   *
   * @maxItems 500
   */
  streets?: DemoStreet[]
}

/**
 * A table of the store. With an id, its code carries the id, which no diner can change; without, the number. Ours, design §5 Table.
 */
export interface TenantTable {
  /**
   * Number or name that kitchen and diner know it by.
   */
  number: string
  /**
   * Id in the address of its code; hard to guess, or anybody orders for the table from afar.
   */
  uid?: string
}

/**
 * theme.json: colours, font, shapes and logos of the tenant.
 */
export interface ThemeFile {
  /**
   * Address of this schema.
   */
  $schema: string
  colorConfig?: ColorConfig
  /**
   * Name of a self-hosted font family.
   */
  fontFamily?: string
  radius?: Radius
  density?: Density
  logos?: ThemeLogos
}

/**
 * Logos of the tenant. Source: diner spec §3 Branch logos; icon ours, for the installed app.
 */
export interface ThemeLogos {
  /**
   * Square logo.
   */
  custom?: AssetName
  /**
   * Wide logo.
   */
  horizontal?: AssetName
  /**
   * Picture behind the header.
   */
  background?: AssetName
  /**
   * Banner in the header.
   */
  banner?: AssetName
  /**
   * Icon of the installed app.
   */
  icon?: AssetName
}

/**
 * A code with its limits: the fields of CodeDiscount, and what no answer shows. Source: diner spec §3 Code discount; limits assumed, because a code that is given away has to end somewhere.
 */
export interface VenueCode {
  id: Identifier
  /**
   * The code.
   */
  code: string
  type: CodeDiscountType
  /**
   * Percent, or minor units, as the type says; 0 for DELIVERY_FEE.
   */
  value: number
  /**
   * Whether it applies now.
   */
  active: boolean
  /**
   * Items total it needs.
   */
  minimumOrderAmount?: MinorUnits
  /**
   * Plate that must be in the cart.
   */
  plate?: NamedReference
  /**
   * Category that must be in the cart.
   */
  category?: NamedReference
  /**
   * Most it takes off.
   */
  maximumDiscountAmount?: MinorUnits
  /**
   * Only for a first order, at whichever branch.
   */
  firstTimeOnly?: boolean
  /**
   * Held for 180000 ms once applied (diner spec §9).
   */
  limitedUsage?: boolean
  /**
   * Whether it makes delivery free.
   */
  deliveryFee?: boolean
  /**
   * Orders it may be used in, all together and at all branches; absent: any number.
   */
  maximumUses?: number
  /**
   * Orders of one phone or one browser it may be used in, at all branches; absent: any number.
   */
  maximumUsesPerCustomer?: number
  /**
   * Order modes it holds in; absent: all.
   *
   * @maxItems 4
   */
  orderModes?: OrderModeType[]
  /**
   * Payment methods it holds for; absent: all.
   *
   * @maxItems 3
   */
  paymentMethods?: PaymentMethod[]
  /**
   * First moment an order may be for.
   */
  validFrom?: Instant
  /**
   * From this moment on it is over.
   */
  validUntil?: Instant
}

/**
 * Phone in E.164, as +541148615500.
 */
export type VenuePhone = string

/**
 * Delivery fee per payment method; a method left out is not taken there.
 */
export interface ZoneFees {
  CASH?: MinorUnits
  CARD?: MinorUnits
  ONLINE?: MinorUnits
}
