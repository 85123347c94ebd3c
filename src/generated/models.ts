/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

/**
 * A cart left with the tab hidden.
 */
export interface AbandonedCart {
  /**
   * The lines.
   *
   * @minItems 1
   * @maxItems 200
   */
  items: CartItem[]
  branchContactId: Identifier
  branchId: Identifier
  /**
   * Phone in E.164.
   */
  phone: string
  /**
   * Email.
   */
  email?: string
  orderModeId: Identifier
  navigationEvent: NavigationEvent
}

/**
 * The tab is visible again.
 */
export interface AbandonedCartCancel {
  /**
   * Email.
   */
  email?: string
  /**
   * Phone in E.164.
   */
  phone: string
  branchContactId: Identifier
  branchId: Identifier
  navigationEvent: NavigationEvent
}

/**
 * How sure it is that the point of a delivery belongs to its written address: found there by the geocoder; a position of the device with an address not found there; an address that the geocoder does not know; or a point far from the address that the diner confirmed. Ours.
 */
export type AddressCheck = 'CONFIRMED' | 'BY_POSITION' | 'UNKNOWN' | 'BY_DINER'

/**
 * AUTOMATIC: the address picks the branch contact; MANUAL: the diner does. Source: diner spec §2.3.
 */
export type AddressMode = 'AUTOMATIC' | 'MANUAL'

/**
 * Whom a token stands for.
 */
export interface AdminCaller {
  kind: CallerKind
  /**
   * The only venue that a venue's token opens.
   */
  branchContactAlias?: Alias
  /**
   * What the token was made for.
   */
  label?: string
  /**
   * Of a venue's token.
   */
  role?: TokenRole
}

/**
 * A plain alias; that of a draft ends in its mark, a tilde and what opens it.
 */
export type Alias = string

/**
 * Allergens that are declared: the fourteen of EU regulation 1169/2011, annex II, which the food codes of Latin America share. Ours.
 */
export type Allergen =
  | 'GLUTEN'
  | 'CRUSTACEANS'
  | 'EGGS'
  | 'FISH'
  | 'PEANUTS'
  | 'SOYBEANS'
  | 'MILK'
  | 'NUTS'
  | 'CELERY'
  | 'MUSTARD'
  | 'SESAME'
  | 'SULPHITES'
  | 'LUPIN'
  | 'MOLLUSCS'

/**
 * Allergens it contains. Absent: nobody has declared them; empty: none of the list.
 *
 * @maxItems 14
 */
export type Allergens = Allergen[]

/**
 * Where and on what it happened. No name, phone or address.
 */
export interface AnalyticsContext {
  alias?: Alias
  branchId?: Identifier
  branchContactId?: Identifier
  orderModeId?: Identifier
  orderModeType?: OrderModeType
  paymentMethod?: PaymentMethod
  /**
   * Id of the plate.
   */
  referenceId?: Identifier
  /**
   * Shown name of the plate.
   */
  name?: string
  categoryId?: Identifier
  /**
   * Units.
   */
  quantity?: number
  /**
   * Price of one unit.
   */
  price?: MinorUnits
  /**
   * Total of the cart or order.
   */
  total?: MinorUnits
  /**
   * Lines of the cart.
   */
  itemCount?: number
  orderCode?: OrderCode
  /**
   * DIRECT, the utm source, or instagram.
   */
  source?: string
  /**
   * Campaign link that led here.
   */
  campaignId?: string
}

/**
 * Source: diner spec §7.
 */
export interface AnalyticsEvent {
  event: AnalyticsEventName
  context: AnalyticsContext
  /**
   * What kept the diner from buying, empty when nothing.
   *
   * @maxItems 7
   */
  impediments: ImpedimentType[]
}

/**
 * Source: diner spec §7 Analytics service.
 */
export type AnalyticsEventName =
  | 'ADDRESS_SUBMIT'
  | 'PAY_ORDER'
  | 'CONTINUE_TO_CHECKOUT'
  | 'DELETE_ITEM'
  | 'VIEW_ORDER_SUMMARY'
  | 'ADD_ITEM'
  | 'ITEM_VIEW'
  | 'ORDER_MODE_SELECT'
  | 'BRANCH_CONTACT_SELECT'

/**
 * Analytics id of the branch. Source: diner spec §3 Branch googleAnalyticsId; the pattern is the vendor's.
 */
export type AnalyticsId = string

/**
 * RUNNING: folders are left to look at. DONE: all were. STOPPED: it ended before, ask again.
 */
export type ApplicationState = 'RUNNING' | 'DONE' | 'STOPPED'

/**
 * A code that the venue said yes to.
 */
export interface AppliedCode {
  discount: CodeDiscount
  /**
   * What it was validated for: another payment type, slot or mode needs another word of the venue.
   */
  validFor: string
  /**
   * When a code of limited usage is cleared. Units: milliseconds since 1970.
   */
  expiresAt?: number
}

/**
 * What a bank sends with the diner, by its own names; one that the provider does not know is refused. Transbank: token_ws for a payment that was made or broke off, TBK_TOKEN for one that was given up, TBK_ID_SESION and TBK_ORDEN_COMPRA for one without an end. Source: the vendor’s guide; design §5 "Webpay".
 */
export interface BankReturn {
  /**
   * This interface was referenced by `BankReturn`'s JSON-Schema definition
   * via the `patternProperty` "^[A-Za-z0-9_.-]{1,40}$".
   */
  [k: string]: string | undefined
}

/**
 * A brand with its look and settings. Source: diner spec §3 Branch.
 */
export interface Branch {
  id: Identifier
  /**
   * Shown name.
   */
  name: string
  alias: Alias
  /**
   * Company it belongs to.
   */
  companyId?: Identifier
  country: CountryCode
  /**
   * Whether entering the branch asks the device where it is, so that the list begins with the nearest. Source: diner spec §3 Branch.
   */
  askForLocation: boolean
  addressMode: AddressMode
  generalConfig: GeneralConfig
  /**
   * Whether customLogoURL may be used.
   */
  withCustomLogo: boolean
  /**
   * Whether customHorizontalLogoURL may be used.
   */
  withCustomHorizontalLogo: boolean
  /**
   * Whether customBackgroundLogoURL may be used.
   */
  withCustomBackgroundLogo: boolean
  /**
   * Whether customBannerLogoURL may be used.
   */
  withCustomBannerLogo: boolean
  /**
   * Square logo.
   */
  customLogoURL?: string
  /**
   * Wide logo.
   */
  customHorizontalLogoURL?: string
  /**
   * Picture behind the header.
   */
  customBackgroundLogoURL?: string
  /**
   * Banner in the header.
   */
  customBannerLogoURL?: string
  social: Social
  /**
   * Message in the header.
   */
  customMessage?: string
  fbPixelId?: PixelId
  googleTagManagerId?: TagManagerId
  googleAnalyticsId?: AnalyticsId
  mapProvider: MapProvider
  /**
   * Whether postal code, province and city are asked. Source: diner spec §5 Address.
   */
  complexAddressInputs: boolean
  /**
   * Whether cards may show the NPS star.
   */
  npsEnabled: boolean
  /**
   * Whether the chat widget is offered.
   */
  chatEnabled: boolean
  intercomAppId?: IntercomAppId
  /**
   * Whether checkout asks for a document.
   */
  documentRequested: boolean
  /**
   * Whether signing in asks for a code sent to the phone; absent means no. Ours.
   */
  oneTimeCodes?: boolean
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
}

/**
 * A store that takes orders. Source: diner spec §3 BranchContact.
 */
export interface BranchContact {
  id: Identifier
  /**
   * Shown name.
   */
  name: string
  alias: Alias
  branch: Branch
  address: VenueAddress
  /**
   * IANA zone in which its hours are written.
   */
  timeZone: string
  /**
   * Straight line to the address asked about. Units: metres.
   */
  distance?: number
  /**
   * Phone for calls in E.164.
   */
  callPhone?: string
  /**
   * Phone for messages in E.164.
   */
  whatsAppPhone?: string
  deliveryConfig: DeliveryConfig
  /**
   * Whether it delivers to the address asked about.
   */
  reachableByDelivery?: boolean
  /**
   * Whether riders of its own start shifts there. Ours.
   */
  ownRiders?: boolean
  /**
   * True: the order is created in the console; false: it goes out as a prefilled message.
   */
  ordersConsoleActive: boolean
  /**
   * Whether the store takes orders at all.
   */
  ordersEnabled: boolean
  /**
   * Whether checkout needs an email.
   */
  mandatoryEmail: boolean
  commercialTermsInfo: CommercialTermsInfo
  manualClosure?: ManualClosure
  deliverySummary?: DeliverySummary
  /**
   * Absent: no tips. Ours.
   */
  tips?: TipTerms
  /**
   * Whether it issues a receipt for what is paid. Ours.
   */
  receipts?: boolean
}

/**
 * The branch contacts of a branch. Source: diner spec §7.
 */
export interface BranchContactsAnswer {
  /**
   * Nearest first when a point was given.
   *
   * @maxItems 1000
   */
  branchContacts: BranchContact[]
}

/**
 * Order modes found at the branch contacts of a branch. Source: diner spec §7.
 */
export interface BranchOrderModesAnswer {
  /**
   * One per type.
   *
   * @maxItems 8
   */
  orderModes: OrderMode[]
}

/**
 * The branch of a branch contact by id only.
 */
export interface BranchReference {
  id: Identifier
}

/**
 * Of a branch the venue that is open, then nearest, as its card on the company page tells it. Ours.
 */
export interface BranchVenue {
  /**
   * Street.
   */
  street: string
  /**
   * Number.
   */
  number: string
  /**
   * Locality.
   */
  locality: string
  /**
   * Units: metres from the point asked about.
   */
  distance?: number
  /**
   * IANA name of its zone.
   */
  timeZone: string
  /**
   * Whether it is open.
   */
  state: 'always-open' | 'open' | 'closed' | 'temporarily-closed'
  /**
   * When that changes next.
   */
  changesAt?: string
}

/**
 * Whose token it is.
 */
export type CallerKind = 'OPERATOR' | 'VENUE'

/**
 * Source: diner spec §7.
 */
export interface CardPayment {
  /**
   * Card token.
   */
  token: string
  /**
   * Card brand at the provider.
   */
  paymentMethodId: string
  /**
   * Id of the order.
   */
  dinerOrderId: string
  /**
   * Name on the card.
   */
  cardName?: string
  identificationType?: IdentificationType
  /**
   * Document of the card holder, without dots.
   */
  identificationNumber?: string
}

/**
 * Whose card fields an unpaid order wants; absent when it is paid otherwise. Ours.
 */
export interface CardPaymentWay {
  /**
   * Folder name of the provider.
   */
  providerName: string
  /**
   * Account that gets the money.
   */
  publicKey: string
  /**
   * True while nobody knows whether a card of the order was charged: no other one is before that is known.
   */
  isPending?: boolean
  /**
   * Frame in which its bank asks who pays (3-D Secure), while it waits; for whose order it is alone.
   */
  challengeUrl?: string
}

/**
 * What a diner chose of a plate: all that a cart keeps of a line. Names and prices come from the menu.
 */
export interface CartChoice {
  /**
   * Id of the plate.
   */
  plateId: string
  /**
   * Id of the size.
   */
  sizeId: string
  /**
   * How often each garnish was chosen, by group id and garnish id.
   */
  garnishes: {
    [k: string]:
      | {
          [k: string]: number | undefined
        }
      | undefined
  }
  /**
   * What the diner asks for.
   */
  notes: string
  /**
   * Units.
   */
  quantity: number
  source: CartItemSource
}

/**
 * A garnish group with what was chosen. Source: diner spec §3 Extra.
 */
export interface CartExtra {
  groupId: Identifier
  /**
   * Shown name of the group.
   */
  groupName: string
  /**
   * Most choices.
   */
  maxGarnishAmount: number
  /**
   * Fewest choices.
   */
  minGarnishAmount: number
  /**
   * Count chosen.
   */
  cantAct: number
  /**
   * Whether one garnish may be chosen several times.
   */
  multipleSelection: boolean
  /**
   * Whether a choice is needed.
   */
  mandatory: boolean
  /**
   * What was chosen.
   *
   * @maxItems 99
   */
  groupItems: CartExtraItem[]
}

/**
 * A garnish chosen in a group.
 */
export interface CartExtraItem {
  /**
   * How often per plate.
   */
  quantity: number
  /**
   * Shown name.
   */
  name: string
  /**
   * Id of the garnish.
   */
  referenceId: Identifier
  /**
   * Always GARNISH.
   */
  referenceType: 'GARNISH'
  /**
   * Price of one.
   */
  price: MinorUnits
}

/**
 * A line of the cart and of the order. Source: diner spec §3; sizeName ours, because the order shows it.
 */
export interface CartItem {
  /**
   * Id of the plate.
   */
  referenceId: Identifier
  /**
   * Always PLATE.
   */
  referenceType: 'PLATE'
  /**
   * Shown name of the plate.
   */
  name: string
  /**
   * What the diner asks for.
   */
  notes: string
  /**
   * Units.
   */
  quantity: number
  /**
   * One unit after discount, with extras.
   */
  price: MinorUnits
  /**
   * One unit before discount, with extras.
   */
  originalPrice: MinorUnits
  /**
   * Price of the size alone.
   */
  priceWithoutModifiers: MinorUnits
  sizeId: Identifier
  /**
   * Shown name of the size.
   */
  sizeName: string
  categoryId: Identifier
  /**
   * Shown name of the category.
   */
  categoryShowName: string
  /**
   * Most units per order.
   */
  maxQuantity: number
  source: CartItemSource
  /**
   * Whether it came from a suggestion.
   */
  upsell: boolean
  /**
   * Position in the cart.
   */
  index: number
  discount?: CartItemDiscount
  /**
   * Choices.
   *
   * @maxItems 30
   */
  extras: CartExtra[]
}

/**
 * Discount already in the item's price. Source: diner spec §3 Cart item.
 */
export interface CartItemDiscount {
  /**
   * Id of the plate.
   */
  itemId: Identifier
  type: DiscountType
  /**
   * Id of the discount.
   */
  discountReferenceId: Identifier
  /**
   * Taken off one unit.
   */
  amount: MinorUnits
}

/**
 * Where the item was added from.
 */
export type CartItemSource = 'plate' | 'upselled'

/**
 * A part of the menu. Source: diner spec §3 Menu.
 */
export interface Category {
  id: Identifier
  /**
   * Internal name.
   */
  name: string
  /**
   * Shown name.
   */
  showName: string
  /**
   * Line under the name.
   */
  description?: string
  /**
   * Whether a picture exists.
   */
  withImage: boolean
  image?: Image
  /**
   * Plates in order.
   *
   * @maxItems 1000
   */
  plates: Plate[]
  /**
   * Labels.
   *
   * @maxItems 10
   */
  indicators: Indicator[]
  /**
   * Whether indicators is not empty.
   */
  hasIndicators: boolean
}

/**
 * Who took money for an order. Ours.
 */
export type ChargeSource = 'PROVIDER' | 'VENUE' | 'RIDER'

/**
 * A tip while it is chosen: 0 until an amount of the diner is typed.
 */
export interface ChosenTip {
  type: TipType
  /**
   * Percent, or minor units, as the type says.
   */
  value: number
}

/**
 * Source: diner spec §7 POST /api/diner/log.
 */
export interface ClientError {
  /**
   * Text of the error.
   */
  error: string
  context: ClientErrorContext
}

/**
 * Where it happened.
 */
export interface ClientErrorContext {
  /**
   * Alias of the page.
   */
  alias?: string
  /**
   * Path of the page without its query.
   */
  path?: string
  /**
   * Id of the screen.
   */
  screen?: string
  /**
   * Place of the block within the screen.
   */
  blockId?: string
  /**
   * Type of the block.
   */
  blockType?: string
  /**
   * Components around the error.
   */
  componentStack?: string
  /**
   * Stack of the error.
   */
  stack?: string
  /**
   * Version of the page's code.
   */
  version?: string
  /**
   * X-Request-Id of the answer that failed, as the log has it.
   */
  requestId?: string
}

/**
 * Discount for a code. Source: diner spec §3 Code discount.
 */
export interface CodeDiscount {
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
   * Only for a first order.
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
}

/**
 * A code with its context. Source: diner spec §7.
 */
export interface CodeDiscountRequest {
  /**
   * Code typed.
   */
  code: string
  paymentTypeId: Identifier
  /**
   * Phone in E.164.
   */
  phone: string
  /**
   * When the order is for.
   */
  orderDate?: Instant
  branchId: Identifier
  orderModeId: Identifier
}

/**
 * PERCENT and FIXED of the order, FINAL_PRICE of a plate, DELIVERY_FEE: free delivery.
 */
export type CodeDiscountType = 'PERCENT' | 'FIXED' | 'FINAL_PRICE' | 'DELIVERY_FEE'

/**
 * Brand colours of a branch. A colour left out takes the default of diner spec §9. Source: diner spec §3.
 */
export interface ColorConfig {
  /**
   * Buttons and their outline, light mode.
   */
  buttonBorderedColorLight?: HexColor
  /**
   * Buttons and their outline, dark mode.
   */
  buttonBorderedColorDark?: HexColor
  /**
   * Main brand colour, light mode.
   */
  lightMainColor?: HexColor
  /**
   * Main brand colour, dark mode.
   */
  darkMainColor?: HexColor
  /**
   * Promotional banner, light mode.
   */
  promotionalBannerColorLight?: HexColor
  /**
   * Promotional banner, dark mode.
   */
  promotionalBannerColorDark?: HexColor
  /**
   * Page background, light mode.
   */
  mainBackgroundColorLight?: HexColor
  /**
   * Page background, dark mode.
   */
  mainBackgroundColorDark?: HexColor
  /**
   * Text, light mode.
   */
  mainTextColorLight?: HexColor
  /**
   * Text, dark mode.
   */
  mainTextColorDark?: HexColor
  /**
   * Secondary text, light mode.
   */
  descriptionTextColorLight?: HexColor
  /**
   * Secondary text, dark mode.
   */
  descriptionTextColorDark?: HexColor
  /**
   * Which mode the pages use.
   */
  colorModeType: ColorModeType
}

/**
 * LIGHT and DARK are fixed; AUTO follows the device. Source: diner spec §3 colorConfig (LIGHT or other).
 */
export type ColorModeType = 'LIGHT' | 'DARK' | 'AUTO'

/**
 * Standing of the venue with the operator. Source: diner spec §3.
 */
export interface CommercialTermsInfo {
  /**
   * A blocked branch contact is not served.
   */
  blocked: boolean
}

/**
 * A group of branches. Source: diner spec §3 Company; logo and country ours.
 */
export interface Company {
  id: Identifier
  /**
   * Shown name.
   */
  name: string
  alias: Alias
  /**
   * Logo of the company.
   */
  logo?: Image
  /**
   * Country of its pages.
   */
  country: CountryCode
}

/**
 * Card of a branch on the company page. Source: diner spec §2.2.
 */
export interface CompanyBranch {
  id: Identifier
  /**
   * Shown name.
   */
  name: string
  alias: Alias
  /**
   * Logo of the branch.
   */
  logo?: Image
  /**
   * Its venue to go to; absent without one.
   */
  venue?: BranchVenue
}

/**
 * One page of the branches of a company. Source: diner spec §7; total ours.
 */
export interface CompanyBranchesPage {
  /**
   * The page.
   *
   * @maxItems 99
   */
  branches: CompanyBranch[]
  /**
   * Branches of the company that the search finds.
   */
  total: number
  /**
   * Position of the first one.
   */
  offset: number
  /**
   * Size asked for.
   */
  pageSize: number
  /**
   * The moment whose open venues come first; the next page asks for it.
   */
  asOf: string
}

/**
 * An order with everything that a kitchen needs.
 */
export interface ConsoleOrder {
  /**
   * Without the delivery key.
   */
  order: OrderFollowUp
  /**
   * Phone in E.164, or empty.
   */
  customerPhone: string
  /**
   * What may be done with it now.
   *
   * @maxItems 8
   */
  actions: VenueAction[]
  /**
   * Of a delivery by riders of the venue.
   */
  shipment?: ConsoleShipment
  /**
   * What may be done with its shipment now.
   *
   * @maxItems 5
   */
  shipmentActions: ShipmentAction[]
  /**
   * Whether it takes points or a benefit of first orders with a phone that nobody proved.
   */
  unprovenBenefit: boolean
  /**
   * Why it was canceled.
   */
  cancelReason?: string
  refund?: RefundNote
  /**
   * Without charges and refunds for a kitchen.
   */
  money: OrderMoney
}

/**
 * The orders of a venue that want something.
 */
export interface ConsoleOrders {
  /**
   * What the venue agreed to and has not ended, due soonest first, at most 150; then the newest 50 that are not confirmed; then what else has money to give back, oldest first; then what was delivered within a day and reported, or handed over without its key, and what was canceled within a day while its food is on its way back. Each once.
   *
   * @maxItems 300
   */
  orders: ConsoleOrder[]
  /**
   * How many more want something than these lists have room for; one that two lists left out counts twice.
   */
  leftOut: number
  /**
   * Of a venue that is closed by hand.
   */
  closure?: ManualClosure
  /**
   * Channel that says when to read again; it changes when a token of the venue is revoked.
   */
  liveChannel: string
  /**
   * Of the token that asks.
   */
  role: ConsoleRole
}

/**
 * Who carries a shipment.
 */
export interface ConsoleRider {
  /**
   * Name.
   */
  name: string
  /**
   * Phone in E.164.
   */
  phone: string
}

/**
 * The role of a venue's token, or the operator, who may do everything.
 */
export type ConsoleRole = 'KITCHEN' | 'CASHIER' | 'MANAGER' | 'OPERATOR'

/**
 * The latest shipment of an order; the ones before it came to nothing.
 */
export interface ConsoleShipment {
  id: Identifier
  status: ShipmentStatus
  /**
   * When it came to this status.
   */
  since: Instant
  /**
   * Code shown to the rider.
   */
  codeToShow: string
  /**
   * Who carries it or gave it up; absent before.
   */
  rider?: ConsoleRider
  /**
   * Stack it travels in.
   */
  stack?: ConsoleStack
  /**
   * Whether wrong delivery keys have ended the guessing until the venue allows more.
   */
  keyLocked: boolean
  /**
   * Whether the key was told at the door or why there was none.
   */
  keyConfirmed?: boolean
  /**
   * Whether the rider still has the food and brings it back.
   */
  foodDue?: boolean
  /**
   * Why the rider delivers without the key; while the key is locked, why the rider asks to.
   */
  withoutKeyReason?: string
}

/**
 * Shipments that one rider carries together.
 */
export interface ConsoleStack {
  id: Identifier
  /**
   * Code shown to the rider.
   */
  code: string
}

/**
 * A token of a venue; the token itself is shown once.
 */
export interface ConsoleToken {
  id: Identifier
  /**
   * What it was made for.
   */
  label: string
  role: TokenRole
  createdAt: Instant
  /**
   * Last use, to the minute.
   */
  lastUsedAt?: Instant
  revokedAt?: Instant
  /**
   * Bearer token, only in the answer that makes it.
   */
  token?: string
}

/**
 * A token wanted.
 */
export interface ConsoleTokenCreate {
  /**
   * What it is for, for instance the till.
   */
  label: string
  /**
   * MANAGER when absent.
   */
  role?: TokenRole
}

/**
 * The tokens of a venue.
 */
export interface ConsoleTokens {
  /**
   * Newest first.
   *
   * @maxItems 100
   */
  tokens: ConsoleToken[]
}

/**
 * Money and phone of a country. Source: diner spec §3 Country.
 */
export interface Country {
  code: CountryCode
  /**
   * Name in Spanish.
   */
  name: string
  /**
   * ISO 4217 code.
   */
  currencyCode: string
  /**
   * Symbol before amounts.
   */
  currencySymbol: string
  /**
   * Calling code without plus.
   */
  phonePrefix: string
  /**
   * Decimals of the currency.
   */
  mantissaLength: number
}

/**
 * ISO 3166-1 alpha-2 code of a country the product serves. Source: diner spec §5, allowed phone countries.
 */
export type CountryCode = 'AR' | 'UY' | 'CL' | 'CO' | 'PE' | 'BR' | 'VE' | 'PY' | 'MX' | 'EC' | 'BO' | 'US'

/**
 * One page of orders.
 */
export interface CustomerOrders {
  /**
   * Newest first.
   *
   * @maxItems 100
   */
  orders: OrderSummary[]
  /**
   * Orders in all.
   */
  total: number
}

/**
 * Orders of a phone. Source: diner spec §7 (dinerOrders.orders).
 */
export interface CustomerOrdersAnswer {
  dinerOrders: CustomerOrders
}

/**
 * What a generic customization may do: all of it is data, none of it is code. TEXT and at most one ACTION make a notice; MODES, FROM and UNTIL say when. Source: diner spec §3 commands (a JSON string); the commands are assumed, because the spec shows none.
 */
export type CustomizationCommand =
  | {
      command: 'TEXT'
      /**
       * Plain text.
       */
      text: string
    }
  | {
      command: 'ACTION'
      /**
       * Text of the button.
       */
      label: string
      /**
       * What it opens.
       */
      open: 'HOURS' | 'ADDRESS' | 'CHAT'
    }
  | {
      command: 'MODES'
      /**
       * Types of order modes.
       *
       * @minItems 1
       * @maxItems 4
       */
      types: OrderModeType[]
    }
  | {
      command: 'FROM'
      at: Instant
    }
  | {
      command: 'UNTIL'
      at: Instant
    }

/**
 * Screen at whose head a generic customization is shown. Source: diner spec §3 displayType; the values are assumed.
 */
export type CustomizationPlace = 'MENU' | 'CART' | 'CHECKOUT'

/**
 * Look of a generic customization. Source: diner spec §3 theme; the values are assumed.
 */
export type CustomizationTheme = 'INFO' | 'SUCCESS' | 'WARNING'

/**
 * Which database is behind.
 */
export type DatabaseKind = 'embedded' | 'postgresql'

/**
 * How a branch contact takes orders. Source: diner spec §3 deliveryConfig.
 */
export interface DeliveryConfig {
  /**
   * The modes the store activates.
   *
   * @maxItems 8
   */
  orderModes: OrderMode[]
  /**
   * Opening hours of the store.
   *
   * @maxItems 7
   */
  workingDays: WorkingDay[]
  /**
   * Whether 'Entrecalles' must be filled.
   */
  betweenStreetsRequired: boolean
  /**
   * Mean survey rating. Units: stars, 1 to 5.
   */
  npsAvg?: number
  /**
   * Answers behind npsAvg.
   */
  npsCount?: number
}

/**
 * Fee for a payment method.
 */
export interface DeliveryFee {
  paymentMethod: PaymentMethod
  /**
   * The fee.
   */
  amount: MinorUnits
}

/**
 * Delivery to an address. Source: diner spec §3 Delivery info; delays and zoneId ours.
 */
export interface DeliveryInfo {
  /**
   * Whether the address lies in a delivery zone.
   */
  inside: boolean
  /**
   * Whether no courier answered.
   */
  providersFailed: boolean
  /**
   * Fee per payment method.
   *
   * @maxItems 3
   */
  fees: DeliveryFee[]
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
  zoneId?: Identifier
  /**
   * How far the point lies from where the written address is found; absent when the geocoder knows nothing. Ours.
   */
  addressDistanceMeters?: number
  /**
   * The written address is known far from the point alone: only a position that a device measured is delivered to. Ours.
   */
  addressElsewhere?: boolean
}

/**
 * Key told by the diner, or the reason why there is none. Ours.
 */
export interface DeliveryKeyCheck {
  /**
   * Units: 4 digits.
   */
  key?: string
  /**
   * Why there is no key.
   */
  withoutKeyReason?: string
}

/**
 * Who delivers. Source: delivery spec §7.
 */
export type DeliveryProviderName = 'OWN_FLEET'

/**
 * Cheapest delivery zone, shown before an address is known. Source: assumed, because the info table of §2.9 is shown before checkout.
 */
export interface DeliverySummary {
  /**
   * Lowest fee of any zone and payment method that delivery offers.
   */
  fee: MinorUnits
  /**
   * Highest fee of them.
   */
  highestFee: MinorUnits
  /**
   * Minimum order of that zone.
   */
  minimumOrderPrice: MinorUnits
  /**
   * Items total from which that zone delivers free.
   */
  freeDeliveryAmount?: MinorUnits
}

/**
 * Space between things. Source: assumed, because long menus want less.
 */
export type Density = 'compact' | 'regular'

/**
 * Diets a plate or garnish suits; GLUTEN_FREE is 'sin TACC'. Ours.
 */
export type Diet = 'VEGETARIAN' | 'VEGAN' | 'GLUTEN_FREE' | 'LACTOSE_FREE' | 'KOSHER' | 'HALAL'

/**
 * Diets it suits. Absent: nobody has declared them.
 *
 * @maxItems 6
 */
export type Diets = Diet[]

/**
 * What an alias stands for; type decides. Source: diner spec §7 GET api/diner/{alias}.
 */
export type DinerEntity =
  | {
      type: 'company'
      company: Company
    }
  | {
      type: 'branch'
      branch: Branch
    }
  | {
      type: 'branchContact'
      branchContact: BranchContact
    }

/**
 * Published storefronts of this installation, by name. Source: ours for ROUTE-01.
 */
export interface DirectoryAnswer {
  /**
   * One page.
   *
   * @maxItems 60
   */
  entries: DirectoryEntry[]
  /**
   * How many match in all.
   */
  total: number
}

/**
 * A storefront offered on the branch selection. Source: ours for ROUTE-01.
 */
export interface DirectoryEntry {
  alias: Alias
  /**
   * Name of the brand.
   */
  name: string
  /**
   * What the alias opens.
   */
  kind: 'company' | 'branch' | 'branchContact'
  /**
   * One sentence about it.
   */
  description?: string
  /**
   * Where it is.
   */
  city?: string
  logo?: LogoFile
}

/**
 * A discount of an order. Source: diner spec §3.
 */
export interface DiscountLine {
  /**
   * Shown name.
   */
  name: string
  type: DiscountLineType
  /**
   * Percent, or minor units, as the type says.
   */
  value: number
  /**
   * Taken off the order.
   */
  amount: MinorUnits
  discountReferenceId: Identifier
  /**
   * Partner that gave it.
   */
  externalBenefitType?: string
  /**
   * Code typed by the diner.
   */
  code?: string
}

/**
 * Kinds of discount lines, coupons included.
 */
export type DiscountLineType = 'PERCENT' | 'FIXED' | 'MULTIPLE' | 'FINAL_PRICE' | 'DELIVERY_FEE'

/**
 * PERCENT of the price, FIXED amount, MULTIPLE (buy n pay m), FINAL_PRICE. Source: diner spec §3 Discount (general).
 */
export type DiscountType = 'PERCENT' | 'FIXED' | 'MULTIPLE' | 'FINAL_PRICE'

/**
 * What a refund said until somebody wrote something else. Ours.
 */
export interface EarlierRefund {
  amount: MinorUnits
  /**
   * Why, or how it was given back.
   */
  note?: string
  /**
   * Whose token it was.
   */
  actor?: string
  role?: ConsoleRole
  /**
   * Since when it said so.
   */
  at: Instant
  /**
   * Whose token wrote something else.
   */
  changedBy?: string
}

/**
 * Code of an error answer; filled by the generator from errors.yaml.
 */
export type ErrorCode =
  | 'INVALID_REQUEST'
  | 'INVALID_JSON'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'DRAFT_READ_ONLY'
  | 'NOT_FOUND'
  | 'ALIAS_NOT_FOUND'
  | 'COMPANY_NOT_FOUND'
  | 'BRANCH_NOT_FOUND'
  | 'BRANCH_CONTACT_NOT_FOUND'
  | 'BRANCH_CONTACT_BLOCKED'
  | 'ORDER_NOT_OWN'
  | 'PHONE_NOT_PROVEN'
  | 'ORDER_MODE_NOT_FOUND'
  | 'COUNTRY_NOT_FOUND'
  | 'ORDER_NOT_FOUND'
  | 'RECEIPT_NOT_FOUND'
  | 'CART_NOT_FOUND'
  | 'CUSTOMER_NOT_FOUND'
  | 'PROGRAM_NOT_FOUND'
  | 'REWARD_NOT_FOUND'
  | 'RIDER_NOT_FOUND'
  | 'SHIPMENT_NOT_FOUND'
  | 'SURVEY_NOT_FOUND'
  | 'TABLE_NOT_FOUND'
  | 'TENANT_NOT_FOUND'
  | 'DRAFT_NOT_FOUND'
  | 'FILE_NOT_FOUND'
  | 'TILE_NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_ACCEPTABLE'
  | 'REQUEST_TIMEOUT'
  | 'KEY_LOCKED'
  | 'KEY_NOT_GRANTED'
  | 'IDEMPOTENCY_CONFLICT'
  | 'STATUS_CONFLICT'
  | 'EXPIRED_BY_OTHER'
  | 'PERSON_HAS_OPEN_ORDERS'
  | 'ALREADY_EXISTS'
  | 'DRAFT_CHANGED'
  | 'DRAFT_LIMIT'
  | 'TENANT_CHANGED'
  | 'BODY_TOO_LARGE'
  | 'URI_TOO_LONG'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'ORDER_REFUSED'
  | 'DRAFT_REFUSED'
  | 'FOLDER_UNREADABLE'
  | 'THEME_REJECTED'
  | 'DISCOUNT_REFUSED'
  | 'PAYMENT_REFUSED'
  | 'SECURITY_CODE_WRONG'
  | 'ONE_TIME_CODE_WRONG'
  | 'ONE_TIME_CODE_EXPIRED'
  | 'HEADERS_TOO_LARGE'
  | 'RATE_LIMITED'
  | 'REWARD_LIMIT'
  | 'INTERNAL'
  | 'PROVIDER_FAILED'
  | 'UNAVAILABLE'
  | 'FOLDER_NOT_WRITABLE'

/**
 * Source: diner spec §7.
 */
export interface ExternalBenefitRequest {
  branchId: Identifier
  branchContactId: Identifier
  /**
   * User id at the partner.
   */
  externalUserId: string
  orderModeId: Identifier
}

/**
 * Source: diner spec §7.
 */
export interface ExternalBenefits {
  /**
   * By priority, missing last.
   *
   * @maxItems 50
   */
  generalDiscounts: GeneralDiscount[]
}

/**
 * The last try to pay an order that is not paid, for whose order it is; nothing was taken by it. Ours.
 */
export interface FailedPayment {
  failure: PaymentFailure
  /**
   * What a refusal may be for; empty for other failures.
   *
   * @maxItems 5
   */
  causes: RefusalCause[]
  /**
   * Under which the provider knows it.
   */
  number?: string
  /**
   * When it came to nothing.
   */
  at: Instant
}

/**
 * Service fee of an order mode: userFee plus percentageUserFee percent of the base amount. Source: diner spec §5 Money.
 */
export interface Fees {
  /**
   * Fixed part.
   */
  userFee: MinorUnits
  /**
   * Units: percent of the base amount.
   */
  percentageUserFee: number
}

/**
 * A field that was refused.
 */
export interface FieldError {
  /**
   * JSON pointer into the request.
   */
  path: string
  /**
   * What is wrong with it.
   */
  message: string
}

/**
 * Address of a file.
 */
export interface FileUrl {
  /**
   * Absolute: a file of this server has its host.
   */
  url: string
}

/**
 * What a service that registers receipts answers: its code for the receipt, or why it refuses it.
 */
export interface FiscalAnswer {
  /**
   * Code of the authority, as CAE or CUFE.
   */
  authorization?: string
  /**
   * Page of the authority that shows it.
   */
  url?: string
  /**
   * Why it is not registered.
   */
  refused?: string
}

/**
 * One choice of a garnish group. Source: diner spec §3 Garnish group.
 */
export interface Garnish {
  id: Identifier
  /**
   * Shown name.
   */
  name: string
  /**
   * Second line.
   */
  description?: string
  /**
   * Added to the plate for each one chosen.
   */
  price: MinorUnits
  /**
   * Hidden garnishes are neither shown nor accepted.
   */
  visible: boolean
  /**
   * How often it may be chosen; absent: up to the group's maximum.
   */
  maxQuantity?: number
  /**
   * Shown but not accepted. Ours.
   */
  soldOut?: boolean
  allergens?: Allergens
  diets?: Diets
}

/**
 * Choices of a plate. Source: diner spec §3 and §5 Cart and plate.
 */
export interface GarnishGroup {
  id: Identifier
  /**
   * Shown name.
   */
  name: string
  /**
   * Whether the plate needs a choice here.
   */
  mandatory: boolean
  /**
   * Whether one garnish may be chosen several times, with a stepper.
   */
  multipleSelection: boolean
  /**
   * Fewest choices of a mandatory group.
   */
  minGarnishAmount: number
  /**
   * Most choices in the group.
   */
  maxGarnishAmount: number
  /**
   * The choices, in order.
   *
   * @minItems 1
   * @maxItems 100
   */
  garnishes: Garnish[]
}

/**
 * Look of a branch. Source: diner spec §3 Branch; radius and density ours.
 */
export interface GeneralConfig {
  colorConfig: ColorConfig
  /**
   * Name of a self-hosted font family.
   */
  fontFamily: string
  radius?: Radius
  density?: Density
  onlineMarketingConfig?: OnlineMarketingConfig
  menuConfig: MenuConfig
}

/**
 * A discount that needs no code. With plates it changes their prices; without plates it is a line of the order. Source: diner spec §3 Discount (general); orderModes, paymentMethods and priority assumed, because the calls are per order mode and external benefits are sorted by priority.
 */
export interface GeneralDiscount {
  id: Identifier
  /**
   * Shown name.
   */
  name: string
  /**
   * Which of the amounts below applies.
   */
  type: DiscountType
  /**
   * PERCENT: percent taken off. Units: percent, 0 to 100.
   */
  percentage?: number
  /**
   * FIXED: amount taken off each plate, or off the order.
   */
  fixedDiscount?: MinorUnits
  /**
   * MULTIPLE: size of the set.
   */
  buy?: number
  /**
   * MULTIPLE: how many of the set are paid.
   */
  pay?: number
  /**
   * FINAL_PRICE: price of the plate while the discount lasts.
   */
  finalPrice?: MinorUnits
  /**
   * Ids of the plates it applies to; empty: the whole order.
   *
   * @maxItems 2000
   */
  plates: Identifier[]
  /**
   * Order modes it applies in; absent: all.
   *
   * @maxItems 4
   */
  orderModes?: OrderModeType[]
  /**
   * Payment methods it applies to; absent: all.
   *
   * @maxItems 3
   */
  paymentMethods?: PaymentMethod[]
  /**
   * Lower comes first; missing comes last. Source: diner spec §4 External benefit.
   */
  priority?: number
}

/**
 * Discounts that need no code.
 */
export interface GeneralDiscountsAnswer {
  /**
   * By priority, missing last.
   *
   * @maxItems 200
   */
  discounts: GeneralDiscount[]
}

/**
 * Added to an order of a mode, optionally for some payment methods only. Source: diner spec §7 generalsurcharges and §3 Surcharge line.
 */
export interface GeneralSurcharge {
  id: Identifier
  /**
   * Shown name.
   */
  name: string
  /**
   * How value is read.
   */
  type: SurchargeType
  /**
   * Percent when PERCENT (0 to 100), minor units when FIXED.
   */
  value: number
  /**
   * Payment methods it applies to; absent: all.
   *
   * @maxItems 3
   */
  paymentMethods?: PaymentMethod[]
}

/**
 * Surcharges of a mode.
 */
export interface GeneralSurchargesAnswer {
  /**
   * In order.
   *
   * @maxItems 50
   */
  surcharges: GeneralSurcharge[]
}

/**
 * Parts of an address, as far as known.
 */
export interface GeocodeAddress {
  /**
   * Street.
   */
  road?: string
  /**
   * House number.
   */
  house_number?: string
  /**
   * Locality or district.
   */
  suburb?: string
  /**
   * City.
   */
  city?: string
  /**
   * Province.
   */
  state?: string
  /**
   * Postal code.
   */
  postcode?: string
  /**
   * Country name.
   */
  country?: string
  /**
   * ISO 3166-1 alpha-2, lower case.
   */
  country_code?: string
}

/**
 * A place that the text may mean.
 */
export interface GeocodePlace {
  /**
   * Id in the answer's source.
   */
  place_id: number
  /**
   * Whose data it is; shown beside the list; empty for our own.
   */
  licence: string
  /**
   * Degrees north, as text.
   */
  lat: string
  /**
   * Degrees east, as text.
   */
  lon: string
  /**
   * The address in one line.
   */
  display_name: string
  address: GeocodeAddress
}

/**
 * Best first.
 *
 * @maxItems 20
 */
export type GeocodePlaces = GeocodePlace[]

/**
 * Clock time in the venue's own zone, 00:00 to 24:00. Source: diner spec §3 schedule config.
 */
export type HHMM = string

/**
 * State of the server.
 */
export interface Health {
  status: HealthStatus
  /**
   * Version of the program.
   */
  version: string
  database: DatabaseKind
  /**
   * Tenants applied.
   */
  tenants: number
}

/**
 * Whether the server can serve.
 */
export type HealthStatus = 'ok' | 'failing'

/**
 * What an order holds of its diner’s money, by the rule that canceling it then applies. Ours.
 */
export interface HeldMoney {
  kind: HeldMoneyKind
  /**
   * What would go back.
   */
  amount: MinorUnits
  currency?: OtherCurrency
  /**
   * Of the other currency.
   */
  decimals?: number
}

/**
 * What canceling an order does with its diner's money: there is none; its provider or its venue gives it back; nothing is left of it; or a payment is under way, and until it is decided nothing is canceled. Ours.
 */
export type HeldMoneyKind = 'NONE' | 'PROVIDER' | 'VENUE' | 'GONE' | 'UNDER_WAY'

/**
 * Colour as #rrggbb. Source: diner spec §9 default theme colours.
 */
export type HexColor = string

/**
 * Kind of document that says who somebody is. DNI by default (diner spec §9), by country otherwise; which kinds a country has stands in one table of the domain.
 */
export type IdentificationType =
  'DNI' | 'CPF' | 'RUT' | 'CI' | 'CC' | 'CE' | 'CUIT' | 'CNPJ' | 'NIT' | 'RUC' | 'RFC' | 'RIF' | 'EIN'

/**
 * Id of a thing inside a tenant: a slug, joined by dots when it is derived from others. Source: assumed, because the spec shows ids without a shape.
 */
export type Identifier = string

/**
 * A picture with its variants. Variant address: `{src}-{width}.webp` and `{src}-{width}.avif`. Source: assumed, because the spec shows one address and pages need sizes.
 */
export interface Image {
  /**
   * Address without width and extension.
   */
  src: string
  /**
   * Widths that exist, ascending. Units: pixels.
   *
   * @minItems 1
   * @maxItems 8
   */
  widths: number[]
  /**
   * Width of the original. Units: pixels.
   */
  width: number
  /**
   * Height of the original. Units: pixels.
   */
  height: number
  /**
   * Mean colour shown while the picture loads.
   */
  placeholder: HexColor
}

/**
 * What keeps the diner from buying. Source: diner spec §8.
 */
export type ImpedimentType =
  | 'STORE_CLOSED'
  | 'STORE_TEMPORARILY_CLOSED'
  | 'ALL_ORDER_MODES_DISABLED'
  | 'ORDERS_DISABLED'
  | 'OUT_OF_COVERAGE_AREA'
  | 'NO_LOGISTICS_COVERAGE'
  | 'NO_PAYMENT_METHODS'

/**
 * Coloured label on a category or plate. Source: diner spec §3 Indicator.
 */
export interface Indicator {
  id: Identifier
  /**
   * Text of the label.
   */
  showName: string
  /**
   * Fill of the label.
   */
  backgroundColor: HexColor
  /**
   * Wished text colour; replaced when it cannot be read.
   */
  textColor: HexColor
}

/**
 * What carries indicators. Source: assumed, because the spec shows /entityindicators/{a}/{b} without meanings.
 */
export type IndicatorEntityType = 'category' | 'plate'

/**
 * Indicators.
 */
export interface IndicatorsAnswer {
  /**
   * In order.
   *
   * @maxItems 500
   */
  indicators: Indicator[]
}

/**
 * How a payment is divided: not at all, with what the bank asks for it, or without interest. Ours.
 */
export type InstallmentKind = 'NONE' | 'PLAIN' | 'INTEREST_FREE'

/**
 * A point in time, ISO 8601 with its offset, as 2026-11-21T14:05:00-03:00; answers have it in UTC, or as the folder of a tenant wrote it.
 */
export type Instant = string

/**
 * Workspace of the chat vendor; absent: the chat is the product's own. Source: diner spec §7 'a chat widget script'; the pattern is the vendor's.
 */
export type IntercomAppId = string

/**
 * A script of our own that a payment page may run.
 */
export interface InventoryScript {
  /**
   * Its address.
   */
  path: string
  /**
   * Its hash, as the integrity attribute has it.
   */
  integrity: string
  /**
   * Its size without compression.
   */
  bytes: number
  /**
   * What it is there for.
   */
  purpose: string
}

/**
 * Points, code and tip of the order in the making, as a tab keeps them for a branch contact.
 */
export interface KeptBenefits {
  /**
   * Of the branch contact.
   */
  alias: string
  /**
   * Points to redeem.
   */
  redeemedPoints: number
  code?: AppliedCode
  tip?: ChosenTip
}

/**
 * A cart as a device keeps it, under the alias of its branch contact.
 */
export interface KeptCart {
  /**
   * Id of the order mode.
   */
  modeId?: string
  /**
   * Id of the payment type.
   */
  paymentTypeId?: string
  /**
   * The lines.
   */
  choices: CartChoice[]
  /**
   * Milliseconds since 1970.
   */
  expiresAt: number
}

/**
 * The last known state of what a rider carries, for when there is no network. Ours, never sent.
 */
export interface KeptTrip {
  trip: TripId
  /**
   * When it was true. Units: milliseconds since the epoch.
   */
  knownAt: number
  /**
   * What the shipments travel in, when they do.
   */
  stack?: {
    id: Identifier
    status: ShipmentStatus
    /**
     * Code shown to the rider.
     */
    code: string
    /**
     * Whether it holds returns.
     */
    returnStack: boolean
  }
  /**
   * One or those of the stack.
   *
   * @minItems 1
   * @maxItems 50
   */
  shipments: Shipment[]
}

/**
 * Degrees north, WGS 84.
 */
export type Latitude = number

/**
 * The books of some days in one currency.
 */
export interface LedgerBook {
  /**
   * ISO 4217.
   */
  currency: string
  /**
   * Of the currency.
   */
  decimals: number
  total: LedgerSum
  /**
   * By how it was paid.
   *
   * @maxItems 10
   */
  methods: LedgerMethod[]
  /**
   * By who took it online.
   *
   * @maxItems 20
   */
  providers: LedgerProvider[]
  /**
   * By who took it at the door.
   *
   * @maxItems 500
   */
  riders: LedgerRider[]
  /**
   * To hand in.
   *
   * @maxItems 1000
   */
  cash: LedgerCash[]
}

/**
 * Cash that somebody has to hand in, also where an order was to be paid online. Tips are part of it: the venue pays them out.
 */
export interface LedgerCash {
  /**
   * A rider, or a drawer of the venue.
   */
  source: ChargeSource
  /**
   * The rider’s id, or what the token of the drawer was made for; absent for the operator.
   */
  holder?: string
  /**
   * The token that the drawer is: two may be made for the same. Absent for what was taken before it was kept.
   */
  token?: Identifier
  /**
   * Of a rider.
   */
  name?: string
  /**
   * Cash taken.
   */
  received: number
  /**
   * How much of it is tips, without those of payments marked off, given back or taken away by a bank.
   */
  tips: number
  /**
   * Noted by mistake and marked off.
   */
  voided: number
  /**
   * Cash that the drawer gave back, whoever had taken it.
   */
  givenBack: number
  /**
   * To hand in.
   */
  due: number
}

/**
 * Money that came in for an order. Ours.
 */
export interface LedgerCharge {
  id: Identifier
  method: PaymentMethod
  source: ChargeSource
  /**
   * Whose token it was at the venue, or the name of the rider.
   */
  takenBy?: string
  /**
   * Of who took it at the venue.
   */
  role?: ConsoleRole
  /**
   * Folder name of the provider.
   */
  provider?: string
  /**
   * Of the payment at the provider.
   */
  reference?: string
  amount: MinorUnits
  /**
   * ISO 4217; absent before there was a ledger.
   */
  currency?: string
  /**
   * Of the currency.
   */
  decimals?: number
  /**
   * Absent for what pays for its order.
   */
  uncounted?: UncountedReason
  /**
   * Of the card.
   */
  brand?: string
  /**
   * Of the card.
   */
  lastFour?: string
  /**
   * Of the bank.
   */
  authorizationCode?: string
  /**
   * Units: payments of the diner to the bank; 0 or 1 for one that is not divided.
   */
  installments?: number
  /**
   * What the provider keeps.
   */
  fee?: MinorUnits
  /**
   * What the provider pays out.
   */
  net?: MinorUnits
  /**
   * When it came.
   */
  at: Instant
  /**
   * How much of it goes back or went back.
   */
  refunded: MinorUnits
  /**
   * When the bank took it away again.
   */
  chargedBackAt?: Instant
}

/**
 * Money by how it was paid.
 */
export interface LedgerMethod {
  method: PaymentMethod
  sum: LedgerSum
}

/**
 * Money that has still to go back.
 */
export interface LedgerOpenRefund {
  id: Identifier
  orderCode: OrderCode
  method: PaymentMethod
  /**
   * Folder name of the provider.
   */
  provider?: string
  amount: MinorUnits
  /**
   * ISO 4217.
   */
  currency: string
  /**
   * Of the currency.
   */
  decimals: number
  status: RefundStatus
  reason: RefundReason
  /**
   * Whether the venue gives it back.
   */
  byHand: boolean
  /**
   * Why, in the words of the venue.
   */
  note?: string
  requestedAt: Instant
}

/**
 * Money that a provider took.
 */
export interface LedgerProvider {
  /**
   * Folder name of the provider.
   */
  provider: string
  sum: LedgerSum
}

/**
 * Money of an order that goes back. Ours.
 */
export interface LedgerRefund {
  id: Identifier
  /**
   * Whose money it is.
   */
  chargeId: Identifier
  amount: MinorUnits
  status: RefundStatus
  reason: RefundReason
  /**
   * Whether the venue gives it back: no provider has taken it, or it did not send it back.
   */
  byHand: boolean
  /**
   * Why, or how it was given back.
   */
  note?: string
  /**
   * Whose token it was; absent for what was decided by rule.
   */
  actor?: string
  /**
   * Of who decided it; absent for what was decided by rule.
   */
  role?: ConsoleRole
  /**
   * What it said before it was noted, or noted anew, oldest first.
   *
   * @maxItems 100
   */
  earlier?: EarlierRefund[]
  /**
   * Of the refund at the provider.
   */
  reference?: string
  /**
   * The reason of the provider.
   */
  detail?: string
  requestedAt: Instant
  sentAt?: Instant
  endedAt?: Instant
}

/**
 * The books of a venue on some days.
 */
export interface LedgerReport {
  /**
   * First day, in the zone of the venue.
   */
  from: string
  /**
   * Last day, in the zone of the venue.
   */
  to: string
  /**
   * IANA name of the zone of the venue.
   */
  timeZone: string
  /**
   * One per currency, that of the venue first: it is there even when nothing came.
   *
   * @minItems 1
   * @maxItems 20
   */
  books: LedgerBook[]
  /**
   * What has to go back as of now, whatever the days, oldest first.
   *
   * @maxItems 200
   */
  open: LedgerOpenRefund[]
  /**
   * All that has to go back, listed or not.
   */
  openCount: number
  /**
   * A page of the movements, oldest first.
   *
   * @maxItems 200
   */
  rows: LedgerRow[]
  /**
   * Movements of the days.
   */
  rowCount: number
}

/**
 * Money that a rider took at the door.
 */
export interface LedgerRider {
  riderId: Identifier
  /**
   * Absent for a rider who is not known any more.
   */
  name?: string
  sum: LedgerSum
}

/**
 * One movement of money.
 */
export interface LedgerRow {
  /**
   * Of the payment or the refund.
   */
  id: Identifier
  kind: LedgerRowKind
  at: Instant
  orderCode: OrderCode
  method: PaymentMethod
  /**
   * Who took the money.
   */
  source: ChargeSource
  /**
   * What the token was made for, or the name of the rider; of a refund who gave it back.
   */
  takenBy?: string
  /**
   * Of who took it or gave it back at the venue.
   */
  role?: ConsoleRole
  /**
   * Folder name of the provider.
   */
  provider?: string
  /**
   * Of the payment or the refund at the provider.
   */
  reference?: string
  amount: MinorUnits
  /**
   * ISO 4217.
   */
  currency: string
  /**
   * Of the currency.
   */
  decimals: number
  /**
   * How much of it is tip.
   */
  tip?: MinorUnits
  /**
   * What the provider keeps.
   */
  fee?: MinorUnits
  /**
   * Why a payment does not pay for its order.
   */
  uncounted?: UncountedReason
  /**
   * Of a refund.
   */
  reason?: RefundReason
  /**
   * Why, or how it was given back, in the words of the venue.
   */
  note?: string
}

/**
 * What moved money. VOID: a payment that was noted by mistake is marked off. CHARGE_BACK_WON: the bank gave back what it had taken away.
 */
export type LedgerRowKind = 'CHARGE' | 'VOID' | 'REFUND' | 'CHARGE_BACK' | 'CHARGE_BACK_WON'

/**
 * Money of several payments. What was noted by mistake stays in, and moves back when it is marked off. Units: minor units of the currency of its book.
 */
export interface LedgerSum {
  /**
   * Payments that came in.
   */
  count: number
  /**
   * What they came to.
   */
  received: number
  /**
   * How much of it is tips, without those of payments marked off, given back or taken away by a bank.
   */
  tips: number
  /**
   * What providers kept of it, as far as they said.
   */
  fees: number
  /**
   * Payments whose provider has not said its fee.
   */
  withoutFee: number
  /**
   * Payments marked off that were noted by mistake.
   */
  voids: number
  /**
   * What they came to.
   */
  voided: number
  /**
   * Refunds that arrived.
   */
  refunds: number
  /**
   * What they came to.
   */
  refunded: number
  /**
   * What banks took away again.
   */
  chargedBack: number
  /**
   * What banks gave back of that, as disputes were won.
   */
  wonBack: number
  /**
   * What is left: received and won back, without what was marked off, refunds, charge-backs and fees.
   */
  net: number
}

/**
 * How a page follows live updates. Ours.
 */
export interface LiveSettings {
  /**
   * Public key of the application.
   */
  key: string
  /**
   * Absent for this server itself.
   */
  host?: string
  /**
   * Port of that host.
   */
  port?: number
  /**
   * Whether the connection is encrypted.
   */
  tls?: boolean
}

/**
 * A language as a BCP 47 tag. Source: ours, issue 16 part 7.
 */
export type Locale = string

/**
 * A logo as drawn: one file, no sizes. Source: ours; the spec's logo addresses with their measures, so that nothing jumps.
 */
export interface LogoFile {
  /**
   * Address of the file.
   */
  src: string
  /**
   * Units: pixels of the drawing.
   */
  width: number
  /**
   * Units: pixels of the drawing.
   */
  height: number
}

/**
 * Pictures of an entity. Source: diner spec §7, file url call.
 */
export type LogoType = 'LOGO' | 'HORIZONTAL_LOGO' | 'BACKGROUND_LOGO' | 'BANNER_LOGO'

/**
 * Degrees east, WGS 84.
 */
export type Longitude = number

/**
 * One page of the history.
 */
export interface LoyaltyHistory {
  /**
   * Newest first.
   *
   * @maxItems 100
   */
  rows: LoyaltyHistoryRow[]
  /**
   * Rows in all.
   */
  total: number
}

/**
 * Source: diner spec §3 History row; kind ours.
 */
export interface LoyaltyHistoryRow {
  kind: LoyaltyMovementKind
  /**
   * Order that moved the points.
   */
  orderCode?: OrderCode
  createdAt: Instant
  /**
   * Points earned, negative when spent. Units: points.
   */
  amount: number
  /**
   * Points after it. Units: points.
   */
  postBalance: number
}

/**
 * EARNED and REDEEMED by an order, RETURNED to the diner or REVOKED because the order was canceled or its money went back, in proportion, REWARD for signing up. Ours.
 */
export type LoyaltyMovementKind = 'EARNED' | 'REDEEMED' | 'RETURNED' | 'REVOKED' | 'REWARD'

/**
 * Points programme of a branch. 1 point is 1 currency unit. Source: diner spec §3 Loyalty program.
 */
export interface LoyaltyProgram {
  /**
   * Whether points are shown, earned and redeemed.
   */
  active: boolean
  /**
   * What the points are called.
   */
  name: string
  /**
   * Cashback ratio, shown as 100 times. Units: ratio, 0.05 is 5 percent.
   */
  orderPercentage: number
  /**
   * Fewest points of one redemption. Units: points.
   */
  minRedeemedPoints: number
  /**
   * Most points of one redemption. Units: points.
   */
  maxRedeemedPoints: number
  /**
   * Largest share of the order paid with points. Units: percent.
   */
  maxRedeemedPercentage: number
  /**
   * Whether points may be used together with discounts.
   */
  supportsDiscounts: boolean
  /**
   * Whether an order that redeems points earns none.
   */
  cashbackZero: boolean
  /**
   * Branch contacts that take part; absent: all of the branch.
   *
   * @maxItems 1000
   */
  branchContactIds?: Identifier[]
}

/**
 * Source: diner spec §3 Loyalty reward (sign-up).
 */
export interface LoyaltyReward {
  id: Identifier
  /**
   * Whether it can be claimed.
   */
  active: boolean
  /**
   * Units: points.
   */
  rewardAmount: number
  branchId: Identifier
  branchContactId?: Identifier
}

/**
 * The venue closed itself by hand ('Cerrado Temporalmente'). Source: diner spec §3 BranchContact.
 */
export interface ManualClosure {
  /**
   * When it opens again; absent: until lifted.
   */
  until?: Instant
  /**
   * Shown to diners.
   */
  reason?: string
}

/**
 * OPEN_MAP: geocoder by text and open tiles; PLACES: places autocomplete and details. Source: diner spec §7.
 */
export type MapProvider = 'OPEN_MAP' | 'PLACES'

/**
 * Menu of an order mode. Source: diner spec §3 Menu; hash as in Menu hash; version ours.
 */
export interface Menu {
  orderModeId: Identifier
  /**
   * Equal for modes whose carts may be carried over.
   */
  hash: string
  version: MenuVersion
  /**
   * In order.
   *
   * @maxItems 200
   */
  categories: Category[]
  /**
   * Plate ids of "Lo más destacado".
   *
   * @maxItems 50
   */
  remarkeds: Identifier[]
  /**
   * Plate ids suggested in the cart.
   *
   * @maxItems 100
   */
  upselleds: Identifier[]
  /**
   * Discounts on plates.
   *
   * @maxItems 200
   */
  discounts: GeneralDiscount[]
}

/**
 * How a menu is laid out. Source: diner spec §2.5.
 */
export interface MenuConfig {
  /**
   * Plates open in a modal instead of a page.
   */
  plateDetailInModal: boolean
  /**
   * Plates are listed under each category.
   */
  platesInMainView: boolean
}

/**
 * One customization of a branch's menu. Source: diner spec §3 Menu customizations.
 */
export interface MenuCustomization {
  id: Identifier
  resource: MenuCustomizationResource
  /**
   * GENERIC: where it is shown; absent: MENU.
   */
  displayType?: CustomizationPlace
  /**
   * GENERIC: how it looks; absent: INFO.
   */
  theme?: CustomizationTheme
  /**
   * GENERIC: JSON text with a list of CustomizationCommand. Anything else in it is refused when the folder is checked, and left out when it is shown.
   */
  commands?: string
  /**
   * PROMOTIONAL_BANNER: text.
   */
  text?: string
  /**
   * PROMOTIONAL_BANNER: mode it is for; absent: all.
   */
  orderModeType?: OrderModeType
  /**
   * DOCUMENT_LABEL: label of the document field.
   */
  label?: string
  /**
   * NOTES_LIMIT: characters of order notes.
   */
  orderNotesLimit?: number
  /**
   * NOTES_LIMIT: whether order notes are limited.
   */
  hasOrderNotesLimit?: boolean
  /**
   * NOTES_LIMIT: characters of item notes.
   */
  itemNotesLimit?: number
  /**
   * NOTES_LIMIT: whether item notes are limited.
   */
  hasItemNotesLimit?: boolean
}

/**
 * Known customizations, and GENERIC ones run by commands. Source: diner spec §3.
 */
export type MenuCustomizationResource = 'PROMOTIONAL_BANNER' | 'DOCUMENT_LABEL' | 'NOTES_LIMIT' | 'GENERIC'

/**
 * Customizations of a branch. Source: diner spec §7, a list.
 *
 * @maxItems 100
 */
export type MenuCustomizationsAnswer = MenuCustomization[]

/**
 * Hash of a mode's menu. Source: diner spec §3.
 */
export interface MenuHash {
  orderModeId: Identifier
  /**
   * Hash of the menu.
   */
  hash: string
}

/**
 * Hashes of the modes asked about.
 */
export interface MenuHashesAnswer {
  /**
   * In the order asked.
   *
   * @maxItems 20
   */
  menuHashes: MenuHash[]
}

/**
 * What a page shows of a menu without reading it. Ours.
 */
export interface MenuOutline {
  version: MenuVersion
  /**
   * Those with visible plates, in order.
   *
   * @maxItems 200
   */
  categories: OutlinedCategory[]
  /**
   * Visible plates of "Lo más destacado".
   */
  highlightCount: number
  allergens: Allergens
  diets: Diets
}

/**
 * Another one as soon as anything in the menu is another. Ours.
 */
export type MenuVersion = string

/**
 * An amount of money as a whole number of the currency's smallest unit: ARS 12400,00 is 1240000, CLP 8900 is 8900. Units: minor units of the venue's currency. Source: assumed, because the diner spec shows no wire format and whole numbers cannot lose cents.
 */
export type MinorUnits = number

/**
 * What became of the money of an order, by its ledger. Ours.
 */
export type MoneyState = 'UNPAID' | 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'CHARGED_BACK'

/**
 * A plate or category by id and shown name.
 */
export interface NamedReference {
  id: Identifier
  /**
   * Shown name.
   */
  showName: string
}

/**
 * What the tab did. Values assumed, because the spec shows only the field.
 */
export type NavigationEvent = 'HIDDEN' | 'VISIBLE'

/**
 * Address of a nearby venue.
 */
export interface NearbyAddress {
  /**
   * Street.
   */
  street: string
  /**
   * House number.
   */
  number: string
  /**
   * City.
   */
  city: string
}

/**
 * Source: delivery spec §7 (commerces).
 */
export interface NearbyAnswer {
  /**
   * Whether another page follows. Ours.
   */
  hasMore: boolean
  /**
   * Nearest first.
   *
   * @maxItems 100
   */
  commerces: NearbyVenue[]
}

/**
 * Source: delivery spec §7; field names as there.
 */
export interface NearbyFilters {
  country?: CountryCode
  /**
   * Search code of a venue: how its alias, or its name, begins.
   */
  branch_contact?: string
}

/**
 * Source: delivery spec §7.
 */
export interface NearbyRequest {
  lat?: Latitude
  lng?: Longitude
  filters?: NearbyFilters
  pagingOption: PagingOption
}

/**
 * Source: delivery spec §3 Branch contact (guide).
 */
export interface NearbyVenue {
  alias: Alias
  /**
   * Shown name.
   */
  name: string
  address: NearbyAddress
  /**
   * Absent when no point was given. Units: metres.
   */
  distanceInMeters?: number
  /**
   * Phone for messages in E.164.
   */
  whatsAppPhone?: string
}

/**
 * What shops and link previews show. Source: diner spec §3 generalConfig; its fields are assumed, because the spec names only the object.
 */
export interface OnlineMarketingConfig {
  /**
   * Title of link previews; absent: the name.
   */
  title?: string
  /**
   * Description of link previews.
   */
  description?: string
  /**
   * Words for search engines.
   *
   * @maxItems 20
   */
  keywords?: string[]
}

/**
 * Provider of a payment type. Source: diner spec §3 PaymentType.
 */
export interface OnlinePayment {
  /**
   * Folder name of the payment provider.
   */
  providerName: string
  /**
   * The provider's method; DISABLED means off.
   */
  paymentMethod: string
  /**
   * Key that the provider's script needs.
   */
  publicKey?: string
  /**
   * Whether the page of a payment link also offers slips that are paid days later in a shop or at a cash machine; they are off when absent, because an order does not wait so long. Ours.
   */
  allowTickets?: boolean
}

/**
 * Session that led to the order.
 */
export interface OrderAnalyticsInfo {
  /**
   * Value of the session-id header of analytics events.
   */
  sessionId: string
}

/**
 * Where the order goes.
 */
export interface OrderBranchContact {
  id: Identifier
}

/**
 * Eleven characters of Crockford base32 (55 random bits), without dashes. Source: assumed, because a code opens the order without sign-in and must not be guessed.
 */
export type OrderCode = string

/**
 * A placed order. Source: diner spec §7 POST /api/order (code and other data).
 */
export interface OrderCreated {
  code: OrderCode
  /**
   * Id of the order.
   */
  id: string
  status: OrderStatus
  /**
   * Total that the server computed.
   */
  price: MinorUnits
  createdAt: Instant
  /**
   * What became of the card sent with the order: SUCCESS or PENDING; absent without one.
   */
  payment?: PaymentResultStatus
}

/**
 * Details that may change after the order was placed. Absent fields stay as they are.
 */
export interface OrderDetailsUpdate {
  /**
   * Code of the order.
   */
  code: string
  /**
   * Order notes.
   */
  notes?: string
  /**
   * Table of an in-dining order.
   */
  tableNumber?: string
  /**
   * Cash handed over.
   */
  paysWith?: MinorUnits
  /**
   * Aclaraciones of the address.
   */
  destinationDetails?: string
  /**
   * Entrecalles of the address.
   */
  betweenStreets?: string
}

/**
 * Source: delivery spec §3 Error report.
 */
export interface OrderErrorReport {
  /**
   * Code of the order.
   */
  code: string
  errorType: OrderErrorType
  /**
   * What happened, in the words of the diner. Ours.
   */
  text?: string
}

/**
 * CANCEL asks to cancel; the others report. Source: delivery spec §7 (errorType); values assumed.
 */
export type OrderErrorType =
  'CANCEL' | 'NOT_RECEIVED' | 'LATE' | 'MISSING_ITEMS' | 'WRONG_ITEMS' | 'BAD_STATE' | 'OTHER'

/**
 * An order as its page reads it. Source: delivery spec §3 Order.
 */
export interface OrderFollowUp {
  code: OrderCode
  /**
   * Whether the reader ordered it, proved its phone or opened the link sent to it; else name, notes, street number, key and message are left out. Ours.
   */
  own: boolean
  /**
   * Id of the order.
   */
  id: string
  type: OrderModeType
  status: OrderStatus
  /**
   * Steps so far, oldest first.
   *
   * @maxItems 50
   */
  statusHistory: OrderStatusChange[]
  /**
   * Shown name of the mode.
   */
  orderModeName: string
  paymentType: OrderPaymentType
  /**
   * Whether it is paid.
   */
  paid: boolean
  /**
   * Total.
   */
  price: MinorUnits
  /**
   * Cash handed over.
   */
  paysWith?: MinorUnits
  orderedAt: Instant
  /**
   * Whether for later.
   */
  scheduled: boolean
  scheduledAt?: Instant
  /**
   * The lines.
   *
   * @maxItems 200
   */
  items: OrderedItem[]
  /**
   * Sum of the lines.
   */
  itemsPrice: MinorUnits
  /**
   * Surcharges.
   *
   * @maxItems 20
   */
  surcharges: SurchargeLine[]
  /**
   * Discounts.
   *
   * @maxItems 20
   */
  discounts: DiscountLine[]
  /**
   * Delivery fee.
   */
  deliveryFee: MinorUnits
  /**
   * Service fee.
   */
  userServiceFee: MinorUnits
  /**
   * Tip, where one was left. Ours.
   */
  tip?: MinorUnits
  /**
   * Tax in the price, for the venue; absent where no rate was known when it was placed. Ours.
   */
  taxes?: TaxSum
  /**
   * Order notes.
   */
  notes: string
  destination?: UserLocation
  addressCheck?: AddressCheck
  /**
   * Name.
   */
  customerName: string
  /**
   * Table of an in-dining order.
   */
  tableNumber?: string
  /**
   * True where the code on the table named it: its number cannot be corrected. Ours.
   */
  tableFixed?: boolean
  /**
   * Units: minutes.
   */
  minDelayInMinutes: number
  /**
   * Units: minutes.
   */
  maxDelayInMinutes: number
  /**
   * Units: points.
   */
  redeemedPoints: number
  /**
   * Units: points.
   */
  gainedPoints: number
  branchContactAlias: Alias
  /**
   * Phone of the venue for messages in E.164.
   */
  whatsAppPhone?: string
  /**
   * Text of the message to the venue.
   */
  orderText?: string
  /**
   * Sent in place of `orderText` where that is too long for a message; for whose order it is. Ours.
   */
  orderSummary?: string
  /**
   * True where its diner sends it to its venue as a message, and tells it of changes in the same way. Ours.
   */
  byMessage?: boolean
  /**
   * Until when it may be paid, by link or by card; absent when there is nothing to pay through a provider.
   */
  payUntil?: Instant
  cardPayment?: CardPaymentWay
  /**
   * Present, and true, when its payment came after the payment hours: its venue makes it, or gives the money back. Ours.
   */
  paidLate?: boolean
  /**
   * Present, and true, when it was canceled because nobody paid it: no person did that. Ours.
   */
  endedUnpaid?: boolean
  /**
   * Present, and true, where its venue asks how it was once it is there. Ours.
   */
  hasSurvey?: boolean
  /**
   * Money that goes back or went back, oldest first; absent when nothing. Ours.
   *
   * @maxItems 200
   */
  refunds?: OrderRefund[]
  /**
   * Absent while a provider has taken nothing. Ours.
   */
  payment?: OrderPayment
  /**
   * Absent for an order that is paid, or whose last try is not over. Ours.
   */
  failedPayment?: FailedPayment
  /**
   * Absent for who may not cancel it. Ours.
   */
  heldMoney?: HeldMoney
  /**
   * For whose order it is, and the venue. Ours.
   */
  receiptHolder?: ReceiptHolder
  /**
   * Oldest first, for whose order it is, and the venue; absent when none. Ours.
   *
   * @maxItems 200
   */
  receipts?: OrderReceipt[]
  /**
   * What the diner told of it, oldest first; absent when nothing. Ours.
   *
   * @maxItems 10
   */
  reports?: OrderReport[]
  /**
   * How the shipment under way stands, as its tracking says. Ours.
   */
  shipmentStatus?: ShipmentStatus
  /**
   * Page of the live tracking.
   */
  trackingUrl?: string
  /**
   * Delivery key. Units: 4 digits.
   */
  shipmentSecurityCode?: string
}

/**
 * One conflict between the order sent and the venue as it is now.
 */
export interface OrderIssue {
  code: OrderIssueCode
  /**
   * Field of the payload.
   */
  field?: string
  /**
   * Index in items.
   */
  itemIndex?: number
  /**
   * Plate, garnish, discount or surcharge.
   */
  referenceId?: string
  /**
   * What the server computed, minor units for money.
   */
  expected?: number | string
  /**
   * What was sent.
   */
  received?: number | string
}

/**
 * Why an order was refused. Source: diner spec §8 (errors list); codes ours.
 */
export type OrderIssueCode =
  | 'PRICE_CHANGED'
  | 'PLATE_UNAVAILABLE'
  | 'PLATE_SOLD_OUT'
  | 'GARNISH_UNAVAILABLE'
  | 'GARNISH_AMOUNT'
  | 'QUANTITY_LIMIT'
  | 'DISCOUNT_CHANGED'
  | 'SURCHARGE_CHANGED'
  | 'DELIVERY_FEE_CHANGED'
  | 'SERVICE_FEE_CHANGED'
  | 'POINTS_CHANGED'
  | 'TOTAL_CHANGED'
  | 'OUT_OF_ZONE'
  | 'ADDRESS_MISMATCH'
  | 'ADDRESS_FAR'
  | 'BELOW_MINIMUM'
  | 'VENUE_CLOSED'
  | 'MODE_DISABLED'
  | 'PAYMENT_UNAVAILABLE'
  | 'CASH_NOT_ALLOWED'
  | 'FIELD_REQUIRED'
  | 'FIELD_INVALID'

/**
 * Points used.
 */
export interface OrderLoyaltyInfo {
  /**
   * Units: points.
   */
  redeemedPoints: number
}

/**
 * A way of ordering at a store. Source: diner spec §3.
 */
export interface OrderMode {
  id: Identifier
  type: OrderModeType
  /**
   * Shown name and path segment.
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
   * Hours of the mode; empty = the hours of the store.
   *
   * @maxItems 10
   */
  schedules: Schedule[]
  /**
   * Ways to pay; the first active one is the default.
   *
   * @maxItems 12
   */
  paymentTypes: PaymentType[]
  /**
   * Whether a self-service order needs a name; left out: no. Ours.
   */
  nameRequired?: boolean
  /**
   * Replaces the minutes in the info table.
   */
  delayText?: string
}

/**
 * The four ways of ordering. Source: diner spec §1.
 */
export type OrderModeType = 'DELIVERY' | 'TAKE_AWAY' | 'IN_DINING' | 'SELF_SERVICE'

/**
 * The ledger of an order, as its venue reads it. Ours.
 */
export interface OrderMoney {
  state: MoneyState
  /**
   * Oldest first.
   *
   * @maxItems 100
   */
  charges: LedgerCharge[]
  /**
   * Oldest first.
   *
   * @maxItems 200
   */
  refunds: LedgerRefund[]
  /**
   * What the venue may still give back of what its order was paid with.
   */
  refundable: MinorUnits
  /**
   * Whether its money came after the payment hours: the venue accepts it or gives it back.
   */
  paidLate?: boolean
}

/**
 * Status wanted.
 */
export interface OrderMove {
  status: OrderStatus
  /**
   * Also marks the order as paid or unpaid.
   */
  paid?: boolean
  /**
   * Why it is canceled, only with CANCELED.
   */
  reason?: string
}

/**
 * An order as the diner sends it; the server prices it again. Source: diner spec §3 Order payload, the union of both readings named there.
 */
export interface OrderPayload {
  /**
   * Text of the message to the venue.
   */
  orderText: string
  /**
   * The lines.
   *
   * @minItems 1
   * @maxItems 200
   */
  items: CartItem[]
  type: OrderModeType
  /**
   * Total with everything.
   */
  price: MinorUnits
  /**
   * Service fee.
   */
  userServiceFee: MinorUnits
  /**
   * Id of the payment type.
   */
  paymentType: Identifier
  branchContact: OrderBranchContact
  /**
   * DIRECT, the utm source, or instagram.
   */
  source: string
  /**
   * Id of the table.
   */
  tableUid?: string
  /**
   * Table typed by the diner.
   */
  tableNumber?: string
  /**
   * Only for DELIVERY.
   */
  destination?: UserLocation
  /**
   * Phone in E.164, or empty where it is not asked.
   */
  phone: string
  /**
   * Name.
   */
  customerName: string
  /**
   * Whether notifications are accepted.
   */
  optIn: boolean
  /**
   * Whether sent from the installed app.
   */
  installedApp: boolean
  /**
   * Discounts of the order.
   *
   * @maxItems 20
   */
  discounts: DiscountLine[]
  /**
   * Surcharges of the order.
   *
   * @maxItems 20
   */
  surcharges: SurchargeLine[]
  /**
   * Order notes.
   */
  notes: string
  /**
   * Delivery fee, 0 outside DELIVERY.
   */
  deliveryFee: MinorUnits
  /**
   * Cash handed over, cash only.
   */
  paysWith?: MinorUnits
  orderModeId: Identifier
  /**
   * Whether for later.
   */
  scheduled: boolean
  /**
   * When, if scheduled.
   */
  scheduledAt?: Instant
  /**
   * Email.
   */
  customerEmail?: string
  /**
   * Channel that won the customer.
   */
  acquisitionChannel?: string
  loyaltyInfo: OrderLoyaltyInfo
  /**
   * Tip, at venues that take one. Ours.
   */
  tip?: Tip
  /**
   * Promise shown to the diner. Units: minutes.
   */
  minDelayInMinutes: number
  /**
   * Promise shown to the diner. Units: minutes.
   */
  maxDelayInMinutes: number
  /**
   * Document without dots.
   */
  document?: string
  /**
   * Other name of document.
   */
  customerDocument?: string
  /**
   * At venues that issue receipts. Ours.
   */
  receiptHolder?: ReceiptHolder
  /**
   * User id at a partner.
   */
  userExternalReference?: string
  /**
   * The partner.
   */
  partnerName?: string
  paymentInfo: PaymentInfo
  analyticsInfo: OrderAnalyticsInfo
  /**
   * Campaign link that led here.
   */
  campaignId?: string
  /**
   * Discount by code.
   */
  generalCodeDiscount?: DiscountLine
  /**
   * Points earned. Units: points.
   */
  loyaltyProgramPoints?: number
  /**
   * Name of the programme.
   */
  loyaltyProgramName?: string
  /**
   * Card token.
   */
  token?: string
  /**
   * Other name of paysWith.
   */
  paymentAmount?: MinorUnits
}

/**
 * With what an order was paid through a provider, for whose order it is: what providers want on the page after a payment. Source: the guide of Transbank, "Requerimientos de página de resultado"; issue 15 part 9.
 */
export interface OrderPayment {
  /**
   * Folder name of the provider.
   */
  provider: string
  /**
   * Under which the provider finds it.
   */
  number?: string
  amount: MinorUnits
  /**
   * ISO 4217; absent before there was a ledger.
   */
  currency?: string
  /**
   * Of the currency.
   */
  decimals?: number
  kind?: PaymentKind
  /**
   * Of the card.
   */
  brand?: string
  /**
   * Of the card.
   */
  lastFour?: string
  /**
   * Of the bank.
   */
  authorizationCode?: string
  installmentKind?: InstallmentKind
  /**
   * Units: payments of the diner to the bank.
   */
  installments?: number
  /**
   * Of each of them.
   */
  installmentAmount?: MinorUnits
  /**
   * When it was paid.
   */
  at: Instant
  /**
   * When the bank took it away again.
   */
  chargedBackAt?: Instant
}

/**
 * How it is paid.
 */
export interface OrderPaymentType {
  /**
   * Shown name.
   */
  showName: string
  paymentMethod: PaymentMethod
}

/**
 * A receipt of an order; its page is read apart.
 */
export interface OrderReceipt {
  /**
   * Its place among those of the order, from 1.
   */
  nth: number
  kind: ReceiptKind
  status: ReceiptStatus
  /**
   * Series and number.
   */
  number: string
  /**
   * Paid, or given back.
   */
  amount: MinorUnits
  /**
   * ISO 4217, as it was when it was issued.
   */
  currency: string
  /**
   * Of the currency.
   */
  decimals: number
  issuedAt: Instant
}

/**
 * Money of an order that goes back, as its diner reads it. Ours.
 */
export interface OrderRefund {
  amount: MinorUnits
  currency?: OtherCurrency
  /**
   * Of another currency.
   */
  decimals?: number
  /**
   * Whether the venue gives it back: no provider has taken it, or it did not send it back.
   */
  byHand: boolean
  status: RefundStatus
  reason: RefundReason
  /**
   * When it came to this status.
   */
  at: Instant
}

/**
 * What a diner told of an order. Ours: the page says what was told, and the venue reads it.
 */
export interface OrderReport {
  errorType: OrderErrorType
  /**
   * In the words of the diner.
   */
  text?: string
  at: Instant
}

/**
 * States of an order. Source: delivery spec §4 Order progress (four nodes, and unconfirmed).
 */
export type OrderStatus = 'UNCONFIRMED' | 'GENERATED' | 'ACCEPTED' | 'READY' | 'DELIVERED' | 'CANCELED'

/**
 * A step of the order.
 */
export interface OrderStatusChange {
  status: OrderStatus
  at: Instant
}

/**
 * Card of an order in a list. Source: diner spec §2.10 'Mis pedidos' and §3 order summary.
 */
export interface OrderSummary {
  code: OrderCode
  type: OrderModeType
  /**
   * Shown name of the mode.
   */
  orderModeName: string
  status: OrderStatus
  /**
   * Total.
   */
  price: MinorUnits
  paymentType: OrderPaymentType
  /**
   * Whether it is paid.
   */
  paid: boolean
  orderedAt: Instant
  /**
   * Whether for later.
   */
  scheduled: boolean
  scheduledAt?: Instant
  branchContactAlias: Alias
  addressCheck?: AddressCheck
  /**
   * Shipment to link to instead of the follow-up.
   */
  shipmentId?: string
  /**
   * How the shipment under way stands, as its tracking says. Ours.
   */
  shipmentStatus?: ShipmentStatus
}

/**
 * A line of a placed order. Source: delivery spec §3 Cart item (as shown in order).
 */
export interface OrderedItem {
  /**
   * Id of the plate.
   */
  referenceId: Identifier
  /**
   * Always PLATE.
   */
  referenceType: 'PLATE'
  /**
   * Shown name of the plate.
   */
  name: string
  /**
   * What the diner asks for.
   */
  notes: string
  /**
   * Units.
   */
  quantity: number
  /**
   * One unit after discount, with extras.
   */
  price: MinorUnits
  /**
   * One unit before discount, with extras.
   */
  originalPrice: MinorUnits
  /**
   * Price of the size alone.
   */
  priceWithoutModifiers: MinorUnits
  sizeId: Identifier
  /**
   * Shown name of the size.
   */
  sizeName: string
  categoryId: Identifier
  /**
   * Shown name of the category.
   */
  categoryShowName: string
  /**
   * Most units per order.
   */
  maxQuantity: number
  source: CartItemSource
  /**
   * Whether it came from a suggestion.
   */
  upsell: boolean
  /**
   * Position in the cart.
   */
  index: number
  discount?: CartItemDiscount
  /**
   * Choices.
   *
   * @maxItems 30
   */
  extras: CartExtra[]
  /**
   * Price of the whole line.
   */
  accPrice: MinorUnits
  /**
   * What of the discounts on the whole order stands in this line. For the venue. Ours.
   */
  discountShare?: MinorUnits
  taxRate?: TaxRate
  /**
   * The line less its share of discounts, without tax. For the venue. Ours.
   */
  taxBase?: MinorUnits
  /**
   * Tax in the line. For the venue. Ours.
   */
  tax?: MinorUnits
}

/**
 * What the server tells about a phone. Unproven phones get the empty answer. Source: diner spec §3.
 */
export interface OrderingCustomer {
  /**
   * Whether notifications were accepted.
   */
  optIn: boolean
  /**
   * Addresses used before.
   *
   * @maxItems 50
   */
  addressesRegistered: UserLocation[]
  /**
   * Name given before.
   */
  name: string
  /**
   * The phone asked about.
   */
  phone: string
  /**
   * Units: points.
   */
  loyaltyPointsBalance: number
  /**
   * Whether an order of this phone on this device earns points now: where phones are proven only a proven one does, elsewhere one order a day. Ours.
   */
  earnsPoints: boolean
}

/**
 * ISO 4217; absent for money that is counted as its venue counts.
 */
export type OtherCurrency = string

/**
 * What a page shows of a category without its plates.
 */
export interface OutlinedCategory {
  id: Identifier
  /**
   * Shown name.
   */
  showName: string
  /**
   * Line under the name.
   */
  description?: string
  /**
   * Visible plates.
   */
  plateCount: number
}

/**
 * Source: delivery spec §7.
 */
export interface PagingOption {
  /**
   * Rows wanted.
   */
  pageSize: number
  /**
   * Position of the first row.
   */
  offset: number
}

/**
 * How long a pause lasts, by the clock and the hours of the server, instead of a moment of its end: minutes, or the rest of the day of the venue.
 */
export type Pause = '15' | '30' | '60' | 'day'

/**
 * What `data` of the event `payment.changed` says of an order.
 */
export interface PaymentChanged {
  code: OrderCode
  branchContact: Alias
  status: OrderStatus
  /**
   * How often the order changed.
   */
  revision: number
  /**
   * Whether the order is paid.
   */
  paid: boolean
  moneyState: MoneyState
  /**
   * Whether money of the order has still to go back: asked for, on its way, or refused.
   */
  refundOpen: boolean
}

/**
 * Why a payment came to nothing: given up by the diner, too late, refused, broken off, or the order had ended. Ours.
 */
export type PaymentFailure = 'GIVEN_UP' | 'TIMED_OUT' | 'REJECTED' | 'BROKEN_OFF' | 'ORDER_ENDED'

/**
 * How the order is paid. Source: diner spec §3.
 */
export interface PaymentInfo {
  status: PaymentInfoStatus
  /**
   * Reference of the provider.
   */
  paymentReferenceId?: string
  paymentUpload: PaymentUpload
  /**
   * What is to be paid.
   */
  amount: MinorUnits
}

/**
 * PROCESSING when upload is API, else PENDING. Source: diner spec §4.
 */
export type PaymentInfoStatus = 'PROCESSING' | 'PENDING'

/**
 * What a payment was made with, in one word for all providers. Ours.
 */
export type PaymentKind = 'CREDIT' | 'DEBIT' | 'PREPAID' | 'ACCOUNT' | 'TRANSFER' | 'TICKET'

/**
 * Cash, card data entered in the page, or an online payment link. Source: diner spec §1.
 */
export type PaymentMethod = 'CASH' | 'CARD' | 'ONLINE'

/**
 * A payment provider as a browser meets it. Ours.
 */
export interface PaymentProvider {
  /**
   * Folder name of the provider.
   */
  name: string
  /**
   * Origin of its card fields, for a provider that runs beside us.
   */
  origin?: string
}

/**
 * Providers this server works with.
 */
export interface PaymentProvidersAnswer {
  /**
   * One per provider.
   *
   * @maxItems 20
   */
  providers: PaymentProvider[]
}

/**
 * What became of a payment.
 */
export interface PaymentResult {
  status: PaymentResultStatus
  orderCode: OrderCode
  /**
   * Reason of the provider.
   */
  detail?: string
}

/**
 * SUCCESS shows 'Pago procesado con éxito.', the others 'El pago no pudo ser procesado.' or wait.
 */
export type PaymentResultStatus = 'SUCCESS' | 'REJECTED' | 'PENDING' | 'CANCELED'

/**
 * One way to pay in an order mode. Source: diner spec §3.
 */
export interface PaymentType {
  id: Identifier
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
  paymentMethod: PaymentMethod
  upload: PaymentUpload
  onlinePayment?: OnlinePayment
}

/**
 * APP: paid outside or later; API: the card token goes with the order. Source: diner spec §3 PaymentType.
 */
export type PaymentUpload = 'APP' | 'API'

/**
 * Source: diner spec §7.
 */
export interface PaymentUrl {
  /**
   * Page of the provider.
   */
  url: string
  /**
   * Token of the payment.
   */
  token: string
}

/**
 * Source: diner spec §7.
 */
export interface PaymentUrlRequest {
  /**
   * Code of the order.
   */
  code: string
  branchContactId: Identifier
  /**
   * What is to be paid.
   */
  amount: MinorUnits
}

/**
 * What was asked.
 */
export type PersonAction = 'EXPORT' | 'ERASE'

/**
 * Everything that is kept of a phone in a tenant.
 */
export interface PersonData {
  /**
   * What the proven phone told.
   *
   * @maxItems 1000000
   */
  account: PersonRow[]
  /**
   * Browsers in which the phone is signed in.
   *
   * @maxItems 1000000
   */
  sessions: PersonRow[]
  /**
   * One-time codes that were sent, without the codes.
   *
   * @maxItems 1000000
   */
  signInCodes: PersonRow[]
  /**
   * Movements of loyalty points.
   *
   * @maxItems 1000000
   */
  points: PersonRow[]
  /**
   * Rewards that were credited, with what was typed for them.
   *
   * @maxItems 1000000
   */
  rewards: PersonRow[]
  /**
   * Benefits given before the phone was proven.
   *
   * @maxItems 1000000
   */
  unprovenBenefits: PersonRow[]
  /**
   * Discount codes that were used.
   *
   * @maxItems 1000000
   */
  codesUsed: PersonRow[]
  /**
   * Messages that this server sent.
   *
   * @maxItems 1000000
   */
  messages: PersonRow[]
  /**
   * Messages about left carts that are still to be sent.
   *
   * @maxItems 1000000
   */
  cartReminders: PersonRow[]
  /**
   * Carts that were left.
   *
   * @maxItems 1000000
   */
  savedCarts: PersonRow[]
  /**
   * Events of the venue's own analytics in visits that led to an order.
   *
   * @maxItems 1000000
   */
  visits: PersonRow[]
  /**
   * Orders, with name, phone, address and wishes.
   *
   * @maxItems 1000000
   */
  orders: PersonRow[]
  /**
   * Lines of the orders.
   *
   * @maxItems 1000000
   */
  orderLines: PersonRow[]
  /**
   * States of the orders.
   *
   * @maxItems 1000000
   */
  orderEvents: PersonRow[]
  /**
   * What was told of the orders.
   *
   * @maxItems 1000000
   */
  reports: PersonRow[]
  /**
   * Why orders were canceled.
   *
   * @maxItems 1000000
   */
  cancellations: PersonRow[]
  /**
   * Answers to surveys.
   *
   * @maxItems 1000000
   */
  surveys: PersonRow[]
  /**
   * Keys under which the orders were sent.
   *
   * @maxItems 1000000
   */
  orderKeys: PersonRow[]
  /**
   * Shipments of the orders.
   *
   * @maxItems 1000000
   */
  shipments: PersonRow[]
  /**
   * States of the shipments.
   *
   * @maxItems 1000000
   */
  shipmentEvents: PersonRow[]
  /**
   * Events that leave the server.
   *
   * @maxItems 1000000
   */
  events: PersonRow[]
  /**
   * Events that webhooks were told.
   *
   * @maxItems 1000000
   */
  webhooks: PersonRow[]
  /**
   * Work on the orders that is still to be done, or was given up.
   *
   * @maxItems 1000000
   */
  tasks: PersonRow[]
  /**
   * Attempts to pay, without card numbers.
   *
   * @maxItems 1000000
   */
  payments: PersonRow[]
  /**
   * Money that came.
   *
   * @maxItems 1000000
   */
  charges: PersonRow[]
  /**
   * Money that a bank took away.
   *
   * @maxItems 1000000
   */
  chargeBacks: PersonRow[]
  /**
   * Money that went back.
   *
   * @maxItems 1000000
   */
  refunds: PersonRow[]
  /**
   * Receipts as they were issued.
   *
   * @maxItems 1000000
   */
  receipts: PersonRow[]
  /**
   * Who delivers under the phone.
   *
   * @maxItems 1000000
   */
  rider: PersonRow[]
  /**
   * Shifts of that rider.
   *
   * @maxItems 1000000
   */
  riderShifts: PersonRow[]
  /**
   * Steps of that rider with shipments.
   *
   * @maxItems 1000000
   */
  carried: PersonRow[]
  /**
   * Money that the rider took at doors.
   *
   * @maxItems 1000000
   */
  cashTaken: PersonRow[]
  /**
   * Wrong codes typed for a shift.
   *
   * @maxItems 1000000
   */
  shiftTries: PersonRow[]
  /**
   * Earlier requests for the data of the phone.
   *
   * @maxItems 1000000
   */
  requests: PersonRow[]
}

/**
 * What a tenant keeps of a phone, at one moment.
 */
export interface PersonDocument {
  tenant: Alias
  /**
   * Phone in E.164.
   */
  phone: string
  at: Instant
  data: PersonData
}

/**
 * Whose data is to go.
 */
export interface PersonErase {
  /**
   * Phone, in E.164 or as written in the country of the tenant.
   */
  phone: string
  /**
   * Who asks.
   */
  by: string
  /**
   * Also as one who delivers. A rider stays one otherwise.
   */
  rider?: boolean
}

/**
 * What went, or stays without the person.
 */
export interface PersonErased {
  at: Instant
  rows: PersonRows
}

/**
 * Whose data is wanted.
 */
export interface PersonExport {
  /**
   * Phone, in E.164 or as written in the country of the tenant.
   */
  phone: string
  /**
   * Who asks.
   */
  by: string
}

/**
 * REFUSED: an order was not over, and nothing changed.
 */
export type PersonOutcome = 'DONE' | 'REFUSED'

/**
 * A request about a person. It holds no phone.
 */
export interface PersonRequestDone {
  /**
   * Id.
   */
  id: string
  /**
   * Equal for equal phones of the tenant, and read back by nobody.
   */
  phoneHash: string
  action: PersonAction
  outcome: PersonOutcome
  /**
   * Who asked.
   */
  by: string
  at: Instant
  rows: PersonRows
}

/**
 * A page of requests about people.
 */
export interface PersonRequests {
  /**
   * Newest first.
   *
   * @maxItems 100
   */
  requests: PersonRequestDone[]
  /**
   * All of the tenant.
   */
  total: number
}

/**
 * What one row keeps, by the names of the server's columns, without its own secrets.
 */
export interface PersonRow {
  [k: string]: unknown | undefined
}

/**
 * Rows by part of the document.
 */
export interface PersonRows {
  [k: string]: number | undefined
}

/**
 * Pixel id of the branch. Source: diner spec §3 Branch fbPixelId; the pattern is the vendor's.
 */
export type PixelId = string

/**
 * A place that was chosen, with its point. Ours.
 */
export interface PlaceDetails {
  /**
   * Whose data it is; shown beside the list; empty for our own.
   */
  licence: string
  /**
   * Degrees north, as text.
   */
  lat: string
  /**
   * Degrees east, as text.
   */
  lon: string
  /**
   * The address in one line.
   */
  display_name: string
  address: GeocodeAddress
}

/**
 * What a text that is being typed may become. Ours.
 */
export interface PlaceSuggestion {
  /**
   * What its details are asked for by.
   */
  id: string
  /**
   * Street and house number.
   */
  title: string
  /**
   * Locality, city and so on, in one line.
   */
  area: string
  /**
   * Whose data it is; shown beside the list; empty for our own.
   */
  licence: string
  /**
   * Where the service told everything at once; its details need not be asked for.
   */
  place?: PlaceDetails
}

/**
 * Best first.
 *
 * @maxItems 20
 */
export type PlaceSuggestions = PlaceSuggestion[]

/**
 * A block of a screen, ready to render. Source: ours, design §2.
 */
export interface PlacedBlock {
  /**
   * Name of the place within the screen.
   */
  id: string
  /**
   * Type of the block.
   */
  type: string
  /**
   * Settings by name; the block's own schema judges them.
   */
  settings: {
    [k: string]: unknown | undefined
  }
}

/**
 * Public name of a company, branch or branch contact in addresses: lower case letters, digits and hyphens. Source: diner spec §2 routes.
 */
export type PlainAlias = string

/**
 * A thing that can be ordered. Source: diner spec §3; soldOut, allergens and diets ours.
 */
export interface Plate {
  id: Identifier
  /**
   * Internal name.
   */
  name: string
  /**
   * Shown name.
   */
  showName: string
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
  category: PlateCategory
  /**
   * Choices.
   *
   * @maxItems 30
   */
  garnishGroups: GarnishGroup[]
  /**
   * Labels.
   *
   * @maxItems 10
   */
  indicators: Indicator[]
  /**
   * Whether indicators is not empty.
   */
  hasIndicators: boolean
  /**
   * Whether a picture exists.
   */
  withImage: boolean
  image?: Image
  /**
   * Most units per order; absent: 9999999 (diner spec §5).
   */
  maxQuantity?: number
  /**
   * Hidden plates are neither shown nor accepted.
   */
  visible: boolean
  /**
   * Shown but not accepted.
   */
  soldOut?: boolean
  /**
   * Categories that rule the plate out of upselling when all are in the cart.
   *
   * @maxItems 100
   */
  excludedCategories: Identifier[]
  allergens?: Allergens
  diets?: Diets
}

/**
 * Category of a plate, as the plate knows it.
 */
export interface PlateCategory {
  id: Identifier
  /**
   * Shown name of the category.
   */
  showName: string
}

/**
 * One size of a plate with its price. Source: diner spec §3 Plate.
 */
export interface PlateSize {
  id: Identifier
  /**
   * Shown name of the size.
   */
  name: string
  /**
   * Price of one plate of this size, without garnishes.
   */
  price: MinorUnits
}

/**
 * What a page's policy kept out, as often as browsers reported it.
 */
export interface PolicyReport {
  /**
   * Of the page’s venue; empty for a page without one.
   */
  alias: string
  /**
   * Kind of the page: checkout.
   */
  page: string
  /**
   * What of the policy.
   */
  directive: string
  /**
   * Origin and path, of our own pages the origin alone, or the browser’s word: inline.
   */
  blocked: string
  /**
   * What asked for it.
   */
  source?: string
  /**
   * Reports so far.
   */
  count: number
  firstSeenAt: Instant
  lastSeenAt: Instant
}

/**
 * A report of a browser, in the format of CSP level 2; what a browser adds to it is not read. Source: W3C Content Security Policy, "report-uri".
 */
export interface PolicyViolation {
  'csp-report': PolicyViolationReport
  [k: string]: unknown | undefined
}

/**
 * What was kept out of a page, in the words of browsers.
 */
export interface PolicyViolationReport {
  /**
   * Address of the page.
   */
  'document-uri': string
  /**
   * What of the policy.
   */
  'violated-directive': string
  /**
   * Its name alone.
   */
  'effective-directive'?: string
  /**
   * An address, or a word: inline, eval.
   */
  'blocked-uri'?: string
  /**
   * What asked for it.
   */
  'source-file'?: string
  [k: string]: unknown | undefined
}

/**
 * A point on the map.
 */
export interface Position {
  lat: Latitude
  lng: Longitude
}

/**
 * Error answer, application/problem+json. Source: assumed, because the spec shows only 'an errors list'.
 */
export interface Problem {
  /**
   * Address that names the error.
   */
  type: string
  /**
   * The error in a few words.
   */
  title: string
  /**
   * HTTP status.
   */
  status: number
  code: ErrorCode
  /**
   * What happened this time.
   */
  detail?: string
  /**
   * Order issues (code ORDER_REFUSED) or refused fields.
   *
   * @maxItems 200
   */
  errors?: (OrderIssue | FieldError)[]
  /**
   * Of a rejected theme, as "vitrina check --theme" prints them.
   *
   * @maxItems 500
   */
  findings?: {}[]
  /**
   * Of a refused folder, as "vitrina check" prints them.
   *
   * @maxItems 200
   */
  faults?: StudioFault[]
}

/**
 * Source: delivery spec §3 Question.
 */
export interface Question {
  id: Identifier
  /**
   * The question.
   */
  title: string
  /**
   * Second line.
   */
  subTitle?: string
  type: QuestionType
  /**
   * Position.
   */
  questionOrder: number
  /**
   * Whether it must be answered.
   */
  mandatory: boolean
  /**
   * Whether it is sent at once.
   */
  priority: boolean
  /**
   * Reasons offered: of a rating, asked below the full score; of a multiselect, its choices.
   *
   * @maxItems 30
   */
  questionReasons: QuestionReason[]
}

/**
 * A reason to choose.
 */
export interface QuestionReason {
  /**
   * Its text.
   */
  reason: string
}

/**
 * Kinds of questions.
 */
export type QuestionType = 'rating' | 'text' | 'multiselect'

/**
 * Roundness of cards and buttons. Source: assumed, because brands differ in it.
 */
export type Radius = 'none' | 'small' | 'medium' | 'large'

/**
 * Whom a receipt is made out to, where that is not the diner.
 */
export interface ReceiptHolder {
  /**
   * Of the person or company.
   */
  name: string
  identificationType: IdentificationType
  /**
   * Without dots and dashes.
   */
  identificationNumber: string
}

/**
 * A receipt says that an order was paid, a credit that money of it went back.
 */
export type ReceiptKind = 'RECEIPT' | 'CREDIT'

/**
 * Present: the store issues a numbered receipt for every order that is paid. Merged over the defaults of its tenant; series and legalName must be said in one of the two. Ours.
 */
export interface ReceiptSettings {
  /**
   * Stands before the number; numbers count from 1 in each series of a store. Two stores of one taxpayer have two.
   */
  series?: string
  /**
   * Who sells, as the tax authority knows it.
   */
  legalName?: string
  /**
   * Under what it pays its taxes: CUIT, RUT, NIT, RUC, CNPJ, RIF, RFC or EIN, as the country has it.
   */
  taxId?: string
  /**
   * A line at the foot, for instance the tax regime.
   */
  note?: string
}

/**
 * PENDING until the tax authority registers it or refuses to; ISSUED is valid as it is.
 */
export type ReceiptStatus = 'PENDING' | 'ISSUED' | 'REFUSED'

/**
 * A cart to fill in again.
 */
export interface RecoveredCart {
  orderModeId: Identifier
  /**
   * The lines.
   *
   * @maxItems 200
   */
  items: CartItem[]
}

/**
 * A refund as it is written down.
 */
export interface RefundChange {
  /**
   * Given back, at most the price of the order.
   */
  amount: MinorUnits
  /**
   * How, for instance the number of the transfer.
   */
  text: string
  /**
   * Of the refund that was given back: answered with 409 once it was noted, or is sent by its provider. Without it the first one that is owed is meant, else the last note is corrected.
   */
  refundId?: Identifier
}

/**
 * What a venue gave back of a canceled order's money, and how.
 */
export interface RefundNote {
  /**
   * Given back.
   */
  amount: MinorUnits
  /**
   * How.
   */
  text: string
  at: Instant
}

/**
 * Money that a venue gives back of an order that is paid. Ours.
 */
export interface RefundOrder {
  /**
   * At most what is refundable.
   */
  amount: MinorUnits
  /**
   * Why.
   */
  reason: string
  /**
   * What was refundable as it was decided: when it is not so any more, somebody else has given back, and the call is refused.
   */
  refundable?: MinorUnits
}

/**
 * Why money goes back: why it did not count, because its order was canceled, because the venue wants it, or at the page of its provider. Ours.
 */
export type RefundReason =
  'OTHER_AMOUNT' | 'OTHER_CURRENCY' | 'PAID_TWICE' | 'ORDER_ENDED' | 'ORDER_CANCELED' | 'VENUE' | 'PROVIDER'

/**
 * How a refund stands: decided, taken by its provider, arrived, refused by its provider, or not needed any more. Ours.
 */
export type RefundStatus = 'REQUESTED' | 'SENT' | 'CONFIRMED' | 'FAILED' | 'CANCELED'

/**
 * Why a card may have been refused. Ours.
 */
export type RefusalCause = 'BAD_DATA' | 'NO_FUNDS' | 'NOT_ENABLED' | 'CALL_BANK' | 'TOO_MANY_TRIES'

/**
 * Arrangement of a screen with all layers merged. Source: ours, design §2.
 */
export interface ResolvedLayout {
  /**
   * Blocks of the main column.
   *
   * @maxItems 40
   */
  order: PlacedBlock[]
  /**
   * Blocks of the side column on wide screens.
   *
   * @maxItems 20
   */
  aside: PlacedBlock[]
}

/**
 * Source: diner spec §7.
 */
export interface RewardClaim {
  /**
   * Name.
   */
  name: string
  /**
   * Phone in E.164.
   */
  phone: string
  /**
   * Email.
   */
  email: string
  branchId: Identifier
  branchContactId?: Identifier
  loyaltyRewardId: Identifier
  /**
   * Channel that won the customer.
   */
  acquisitionChannel?: string
}

/**
 * Points after the reward.
 */
export interface RewardResult {
  /**
   * Units: points.
   */
  rewardAmount: number
  /**
   * Units: points.
   */
  loyaltyPointsBalance: number
}

/**
 * Source: delivery spec §3 Rider record. The security code is checked, never answered. token is ours: the bearer token of a shift that started.
 */
export interface Rider {
  id: Identifier
  /**
   * Name.
   */
  name: string
  /**
   * Phone in E.164.
   */
  phone: string
  /**
   * Whether on shift.
   */
  active: boolean
  riderUser: RiderUser
  /**
   * Bearer token of the shift.
   */
  token?: string
}

/**
 * Store of the rider.
 */
export interface RiderBranchContact {
  id: Identifier
}

/**
 * Source: delivery spec §3 Rider create payload.
 */
export interface RiderCreate {
  /**
   * Name.
   */
  name: string
  /**
   * Phone in E.164.
   */
  phone: string
  /**
   * Units: 6 digits; any text is taken so that a wrong one is judged.
   */
  securityCode: string
  /**
   * Always true.
   */
  active: true
  riderUser: RiderUser
}

/**
 * A delivery key that waits on the rider's device to be checked. Ours, never sent as such.
 */
export interface RiderKeyStep {
  /**
   * Idempotency key.
   */
  key: string
  trip: TripId
  /**
   * Which call it is.
   */
  kind: 'key'
  /**
   * Id of the shipment.
   */
  subjectId: Identifier
  /**
   * When the rider did it. Units: milliseconds since the epoch.
   */
  at: number
  body: DeliveryKeyCheck
}

/**
 * A step on a shipment or a stack that waits on the rider's device to be sent. Ours, never sent as such.
 */
export interface RiderMove {
  /**
   * Idempotency key.
   */
  key: string
  trip: TripId
  /**
   * Which call it is.
   */
  kind: 'shipment' | 'stack'
  /**
   * Id of what is moved.
   */
  subjectId: Identifier
  /**
   * When the rider did it. Units: milliseconds since the epoch.
   */
  at: number
  body: ShipmentUpdate
}

/**
 * Where the rider is. Ours.
 */
export interface RiderPosition {
  lat: Latitude
  lng: Longitude
  /**
   * Units: metres.
   */
  accuracyMeters?: number
  at: Instant
}

/**
 * Steps on a rider's device in the order in which they were made. Ours.
 *
 * @maxItems 200
 */
export type RiderSteps = (RiderMove | RiderKeyStep)[]

/**
 * Source: delivery spec §7.
 */
export interface RiderUpdate {
  id: Identifier
  /**
   * Name.
   */
  name?: string
  /**
   * Phone in E.164.
   */
  phone?: string
  /**
   * True starts the shift, false ends it.
   */
  active: boolean
  /**
   * Units: 6 digits; any text is taken so that a wrong one is judged.
   */
  securityCode: string
  riderUser: RiderUser
}

/**
 * Source: delivery spec §3 riderUser.branchContact.id.
 */
export interface RiderUser {
  branchContact: RiderBranchContact
}

/**
 * Schedule of an order mode. Source: diner spec §3 OrderMode.
 */
export interface Schedule {
  /**
   * Together they give the hours.
   *
   * @maxItems 10
   */
  scheduleConfigs: ScheduleConfig[]
}

/**
 * Hours of one schedule of a mode.
 */
export interface ScheduleConfig {
  /**
   * Ranges per weekday.
   *
   * @maxItems 7
   */
  workingDays: WorkingDay[]
}

/**
 * When an order of the mode can be scheduled. Source: diner spec §3 Schedule config.
 */
export interface ScheduleInfo {
  /**
   * Slots per weekday.
   *
   * @maxItems 7
   */
  schedulerDaysInfo: SchedulerDayInfo[]
  /**
   * Dates that may be chosen, in venue time, YYYY-MM-DD.
   *
   * @maxItems 31
   */
  datesBetween: string[]
}

/**
 * Slots of a weekday. Source: diner spec §3 Schedule config.
 */
export interface SchedulerDayInfo {
  dayOfWeek: Weekday
  /**
   * Start of each slot.
   *
   * @maxItems 200
   */
  availableHours: HHMM[]
}

/**
 * A comparison of the payment pages as the public gets them with the inventory.
 */
export interface ScriptCheck {
  at: Instant
  /**
   * Pages that were fetched.
   */
  pages: number
  /**
   * Scripts that were fetched.
   */
  scripts: number
  /**
   * Empty when nothing differs.
   *
   * @maxItems 100
   */
  findings: ScriptFinding[]
}

/**
 * One difference.
 */
export interface ScriptFinding {
  kind: ScriptFindingKind
  /**
   * Of the page or the script.
   */
  url: string
  /**
   * The header, or what is there instead.
   */
  detail: string
}

/**
 * How a payment page differs from what it should be: it or a script of it is not served, a header differs, a script is not in the inventory, or is another one than there, or the page does not tell its browser the hash that it must have.
 */
export type ScriptFindingKind =
  'NOT_SERVED' | 'OTHER_HEADER' | 'UNKNOWN_SCRIPT' | 'CHANGED_SCRIPT' | 'NO_INTEGRITY'

/**
 * The scripts of the payment pages, what browsers reported and what the last comparisons found.
 */
export interface ScriptInventory {
  /**
   * Of our own.
   *
   * @maxItems 1000
   */
  scripts: InventoryScript[]
  /**
   * Of providers of this server.
   *
   * @maxItems 20
   */
  vendors: VendorScript[]
  /**
   * Address that is compared; absent where PUBLIC_ORIGIN is not set.
   */
  checkedAt?: string
  /**
   * Latest first.
   *
   * @maxItems 500
   */
  reports: PolicyReport[]
  /**
   * Latest first.
   *
   * @maxItems 100
   */
  checks: ScriptCheck[]
}

/**
 * A host name that is served here. Ours.
 */
export interface ServedHost {
  /**
   * The name.
   */
  host: string
}

/**
 * Money that the settlement file and the ledger do not agree on.
 */
export interface SettlementDifference {
  state: SettlementState
  kind: SettlementRowKind
  /**
   * Folder name of the provider.
   */
  provider: string
  /**
   * Its day in the file, else in the ledger.
   */
  day: string
  /**
   * Of what stands in the ledger.
   */
  orderCode?: OrderCode
  /**
   * Of the payment at the provider, or the code of its bank.
   */
  reference?: string
  /**
   * What the file says.
   */
  settled?: MinorUnits
  /**
   * What the ledger says.
   */
  noted?: MinorUnits
  /**
   * ISO 4217.
   */
  currency: string
  /**
   * Of the currency.
   */
  decimals: number
}

/**
 * A row of a settlement file that cannot be read; the others are kept.
 */
export interface SettlementFault {
  /**
   * Line of the file; the first is 1.
   */
  line: number
  /**
   * Heading of the column.
   */
  column: string
}

/**
 * What a settlement file brought.
 */
export interface SettlementImport {
  /**
   * Folder name of the provider whose file it is.
   */
  provider: string
  /**
   * First day of the file, in the zone of the venue; absent without rows.
   */
  from?: string
  /**
   * Last day of the file, in the zone of the venue; absent without rows.
   */
  to?: string
  /**
   * Payments, refunds and charge-backs that could be read.
   */
  rows: number
  /**
   * Of these those that no file before had.
   */
  added: number
  /**
   * Of these those of other venues of the account. They are not kept.
   */
  elsewhere: number
  /**
   * Rows that are none of them: withdrawals, charges for services.
   */
  skipped: number
  /**
   * Payments of the ledger whose fee is known by it now.
   */
  fees: number
  /**
   * Rows that cannot be read, the first ones.
   *
   * @maxItems 100
   */
  faults: SettlementFault[]
  /**
   * All rows that cannot be read.
   */
  faultCount: number
}

/**
 * How the settlement files of a provider and the ledger agree.
 */
export interface SettlementProvider {
  /**
   * Folder name of the provider.
   */
  provider: string
  /**
   * Days of these that its files cover.
   */
  days: number
  /**
   * Movements that agree.
   */
  matched: number
  /**
   * Movements of another amount.
   */
  differs: number
  /**
   * Movements that the ledger does not have.
   */
  onlyInFile: number
  /**
   * Movements that the files of their days do not have.
   */
  onlyInLedger: number
}

/**
 * The comparison of the ledger with the settlement files of the providers on some days.
 */
export interface SettlementReport {
  /**
   * First day, in the zone of the venue.
   */
  from: string
  /**
   * Last day, in the zone of the venue.
   */
  to: string
  /**
   * Where there is a file of these days: providers with one, and with money on them.
   *
   * @maxItems 20
   */
  providers: SettlementProvider[]
  /**
   * What does not agree, oldest first, the first ones.
   *
   * @maxItems 200
   */
  differences: SettlementDifference[]
}

/**
 * What moved money at a provider. CHARGE_BACK_WON: the bank gave back what it had taken away.
 */
export type SettlementRowKind = 'CHARGE' | 'REFUND' | 'CHARGE_BACK' | 'CHARGE_BACK_WON'

/**
 * How a row of a settlement file and the ledger agree: MATCHED, DIFFERS in amount or currency, ONLY_IN_FILE, ONLY_IN_LEDGER on a day that a file covers.
 */
export type SettlementState = 'MATCHED' | 'DIFFERS' | 'ONLY_IN_FILE' | 'ONLY_IN_LEDGER'

/**
 * The settlement file of a provider as it was downloaded there.
 */
export interface SettlementUpload {
  /**
   * Its whole content in Base64.
   */
  base64: string
}

/**
 * Security code with which riders start their shifts.
 */
export interface ShiftCodeChange {
  /**
   * Units: 6 digits.
   */
  code: string
}

/**
 * Source: delivery spec §3 Shipment.
 */
export interface Shipment {
  id: Identifier
  status: ShipmentStatus
  createdAt: Instant
  updatedAt: Instant
  /**
   * Id of the logistics order.
   */
  logisticsOrder: Identifier
  /**
   * Position in a stack.
   */
  stackingOrder?: number
  /**
   * Whether it goes back to the store.
   */
  returnShipment: boolean
  /**
   * Code shown to the rider.
   */
  codeToShow: string
  /**
   * Expected arrival.
   */
  eta?: Instant
  customer?: ShipmentCustomer
  /**
   * Only the asking rider themselves.
   */
  rider?: ShipmentRider
  /**
   * Only its rider from taking it to its end.
   */
  destination?: Position
  /**
   * Stack it travels in. Ours.
   */
  stackId?: Identifier
  /**
   * Where it goes; only its rider from taking it to its end. Ours.
   */
  address?: ShipmentAddress
  /**
   * Where it goes, for who may take it: the locality. Ours.
   */
  zone?: string
  /**
   * From the store to the door as the crow flies, for who may take it. Ours. Units: metres.
   */
  distanceInMeters?: number
  /**
   * What to check before leaving the store; only for its rider and until then. Ours.
   *
   * @maxItems 200
   */
  check?: ShipmentItem[]
  /**
   * It was called off on the way: its rider brings the food back and says so. Only for its rider. Ours.
   */
  foodDue?: boolean
  /**
   * Notes of the order; only when details are allowed. Ours.
   */
  notes?: string
  /**
   * What to take at the door; for who may take it and for its rider, absent when paid. Ours.
   */
  collect?: ShipmentCollection
  /**
   * Whether the delivery key was told, or its absence explained; only for its rider. Ours.
   */
  keyConfirmed?: boolean
  /**
   * How many wrong keys were told since the venue last allowed more; only for its rider. Ours.
   */
  keyTries?: number
}

/**
 * What a venue may do with the shipment of an order as it is now.
 */
export type ShipmentAction = 'DISPATCH' | 'STACK' | 'UNSTACK' | 'RESET_KEY' | 'GRANT_WITHOUT_KEY'

/**
 * Where a shipment goes, as the diner wrote it. Ours; fields of the diner's address.
 */
export interface ShipmentAddress {
  /**
   * The address in one line.
   */
  fullAddress: string
  /**
   * Street.
   */
  street: string
  /**
   * House number.
   */
  number: string
  /**
   * City.
   */
  city: string
  /**
   * Locality or province.
   */
  locality: string
  /**
   * Entrecalles.
   */
  betweenStreets: string
  /**
   * Aclaraciones.
   */
  details: string
}

/**
 * What the rider takes at the door of an order that is not paid. Ours.
 */
export interface ShipmentCollection {
  /**
   * Total of the order.
   */
  amount: MinorUnits
  paymentMethod: PaymentMethod
  /**
   * What the diner hands over, cash only.
   */
  paysWith?: MinorUnits
}

/**
 * Who receives it; only when details are allowed. Source: delivery spec §2 'Recibe' card.
 */
export interface ShipmentCustomer {
  /**
   * Name.
   */
  name: string
  /**
   * Phone in E.164.
   */
  phone: string
}

/**
 * A line of the order, as the rider checks it. Ours.
 */
export interface ShipmentItem {
  /**
   * Name of the plate and its size.
   */
  name: string
  /**
   * How many.
   */
  quantity: number
}

/**
 * Who carries it.
 */
export interface ShipmentRider {
  riderId: Identifier
  /**
   * Name.
   */
  name: string
  /**
   * Phone in E.164.
   */
  phone: string
}

/**
 * Source: delivery spec §3 Shipment stack.
 */
export interface ShipmentStack {
  id: Identifier
  status: ShipmentStatus
  /**
   * Code shown to the rider.
   */
  code: string
  /**
   * In stacking order.
   *
   * @maxItems 50
   */
  shipments: Shipment[]
  /**
   * Whether it holds returns.
   */
  returnStack: boolean
}

/**
 * Shipments to be put together.
 */
export interface ShipmentStackCreate {
  /**
   * Open ones of this venue, in the order of the visits.
   *
   * @minItems 2
   * @maxItems 50
   */
  shipmentIds: Identifier[]
}

/**
 * Source: delivery spec §4; both spellings of the drop-off state appear there.
 */
export type ShipmentStatus =
  | 'PENDING'
  | 'LOOKING_FOR_DRIVER'
  | 'ON_ROUTE_TO_PICK_UP'
  | 'IN_STORE'
  | 'ON_ROUTE_TO_DROP_OFF'
  | 'ON_ROUTE_TO_DROP_OFFS'
  | 'DELIVERED'
  | 'DRIVER_CANCELED'
  | 'RETURNED'
  | 'STACKING'
  | 'CANCELED'

/**
 * Source: delivery spec §7; field names as there.
 */
export interface ShipmentUpdate {
  id: Identifier
  status: ShipmentStatus
  /**
   * Phone in E.164.
   */
  rider_phone: string
  /**
   * Name.
   */
  rider_name: string
  rider_id: Identifier
  /**
   * Of a stack that leaves the store: the shipments that its rider takes along, as the phone knows them. One that the venue called off meanwhile has its food due. Ours.
   *
   * @maxItems 50
   */
  taken?: Identifier[]
}

/**
 * Source: delivery spec §7.
 */
export interface ShipmentsAnswer {
  /**
   * The page.
   *
   * @maxItems 100
   */
  shipments: Shipment[]
}

/**
 * Asks for a one-time code. Source: ours, design §5.
 */
export interface SignInCodeRequest {
  /**
   * Id of the branch.
   */
  branchId: string
  phone: SignInPhone
}

/**
 * A code is on its way. Source: ours, design §5.
 */
export interface SignInCodeSent {
  /**
   * How long the code can be used. Units: seconds.
   */
  expiresInSeconds: number
}

/**
 * Phone in E.164, as +5491155551234.
 */
export type SignInPhone = string

/**
 * The code as the diner read it. Source: ours, design §5.
 */
export interface SignInProof {
  /**
   * Id of the branch.
   */
  branchId: string
  phone: SignInPhone
  /**
   * Six digits.
   */
  code: string
}

/**
 * Profiles on two social networks. Source: diner spec §3 Branch.
 */
export interface Social {
  /**
   * Full https address of the profile.
   */
  instagram?: string
  /**
   * Full https address of the page.
   */
  facebook?: string
}

/**
 * A plate or a garnish that ran out, or is here again. A garnish is meant in every group it stands in.
 */
export interface SoldOutChange {
  kind: SoldOutKind
  /**
   * Of the plate or the garnish.
   */
  id: Identifier
  /**
   * True switches it off, false on again.
   */
  soldOut: boolean
  /**
   * When it comes back by itself.
   */
  until?: Instant
}

/**
 * What a venue has run out of.
 */
export interface SoldOutItem {
  kind: SoldOutKind
  id: Identifier
  since: Instant
  until?: Instant
}

/**
 * What a venue can run out of.
 */
export type SoldOutKind = 'PLATE' | 'GARNISH'

/**
 * What a venue has run out of, switched off while running.
 */
export interface SoldOutList {
  /**
   * Oldest first.
   *
   * @maxItems 2000
   */
  items: SoldOutItem[]
}

/**
 * Source: delivery spec §7.
 */
export interface StacksAnswer {
  /**
   * The stacks.
   *
   * @maxItems 100
   */
  stacks: ShipmentStack[]
}

/**
 * All a page needs of its tenant besides the venue itself. Source: ours, design §3.
 */
export interface Storefront {
  /**
   * Alias asked for; empty for the product's own pages.
   */
  alias: string
  /**
   * Alias of the folder.
   */
  tenant: string
  /**
   * Name of the brand.
   */
  name: string
  /**
   * One sentence for previews.
   */
  description?: string
  /**
   * Where another venue of the brand is chosen: a branch or a company; absent when there is no other. Source: ours for ROUTE-08.
   */
  venueList?: Alias
  /**
   * Changes whenever configuration or menu change.
   */
  contentVersion: string
  country: Country
  /**
   * Language of its pages.
   */
  locale: Locale
  /**
   * Arrangement of every screen by screen id.
   */
  layouts: {
    [k: string]: ResolvedLayout | undefined
  }
  /**
   * Texts of the tenant by key; all others are the product's.
   */
  messages: {
    [k: string]: string | undefined
  }
  theme: StorefrontTheme
  logos: StorefrontLogos
  /**
   * Indicators of the menu with their colours.
   *
   * @maxItems 200
   */
  indicators: Indicator[]
}

/**
 * Logos of the brand. Source: diner spec §3 Branch; icon ours, for the installed app.
 */
export interface StorefrontLogos {
  /**
   * Logo beside the name.
   */
  custom?: LogoFile
  /**
   * Wide logo for the header.
   */
  horizontal?: LogoFile
  /**
   * Drawing behind the header.
   */
  background?: LogoFile
  /**
   * Square mark.
   */
  icon?: LogoFile
  /**
   * Picture at the top of the menu.
   */
  banner?: Image
}

/**
 * The brand as configured; the theme engine makes tokens of it. Source: diner spec §3, §9.
 */
export interface StorefrontTheme {
  colorConfig: ColorConfig
  /**
   * Name of a self-hosted font family.
   */
  fontFamily: string
  radius?: Radius
  density?: Density
}

/**
 * The folder of what brands have in common.
 */
export interface StudioBase {
  /**
   * By path.
   *
   * @maxItems 100000
   */
  files: StudioFile[]
}

/**
 * A draft with its files and the judgement on them.
 */
export interface StudioDraft {
  /**
   * Id of the draft.
   */
  id: string
  /**
   * Alias that its tenant.json says, empty when it says none.
   */
  alias: string
  /**
   * Word of the list.
   */
  name: string
  /**
   * Whether a posted theme made it.
   */
  posted: boolean
  /**
   * Whether it is listed: it was changed, shared by a link, or made of files.
   */
  kept: boolean
  /**
   * What the caller who posted the theme calls it.
   */
  reference?: string
  /**
   * Counts its changes from 1.
   */
  revision: number
  /**
   * The newest revision that could be drawn, which its pages show; 0 when none could.
   */
  drawnRevision: number
  createdAt: Instant
  changedAt: Instant
  /**
   * When it is dropped with everything.
   */
  expiresAt: Instant
  /**
   * Size of all files in bytes.
   */
  bytes: number
  /**
   * Hash of the tenant's folder that it started from.
   */
  baseVersion?: string
  /**
   * Address of its storefront, when it could be drawn.
   */
  path?: string
  /**
   * By path.
   *
   * @maxItems 100000
   */
  files: StudioFile[]
  /**
   * What is wrong with it.
   *
   * @maxItems 200
   */
  faults: StudioFault[]
  /**
   * What can be served and is probably not meant; none while something is wrong.
   *
   * @maxItems 200
   */
  remarks: StudioRemark[]
  theme: ThemeVerdict
  /**
   * Whether no error stands against publishing it.
   */
  publishable: boolean
}

/**
 * Whole files that changed.
 */
export interface StudioDraftChange {
  /**
   * The revision that the change starts from.
   */
  revision: number
  /**
   * Each path once.
   *
   * @minItems 1
   * @maxItems 500
   */
  files: StudioFileInput[]
}

/**
 * What a draft is made of: the folder of a tenant, or files, or files over the folder of a tenant.
 */
export interface StudioDraftCreate {
  /**
   * Alias of the tenant.
   */
  tenant?: PlainAlias
  /**
   * Files of a folder.
   *
   * @maxItems 500
   */
  files?: StudioFileInput[]
  /**
   * A word for the list of drafts.
   */
  name?: string
}

/**
 * A draft in a list.
 */
export interface StudioDraftSummary {
  /**
   * Id of the draft.
   */
  id: string
  /**
   * Alias that its tenant.json says, empty when it says none.
   */
  alias: string
  /**
   * Word of the list.
   */
  name: string
  /**
   * Whether a posted theme made it.
   */
  posted: boolean
  /**
   * Whether it is listed: it was changed, shared by a link, or made of files.
   */
  kept: boolean
  /**
   * What the caller who posted the theme calls it.
   */
  reference?: string
  /**
   * Counts its changes from 1.
   */
  revision: number
  createdAt: Instant
  changedAt: Instant
  /**
   * When it is dropped with everything.
   */
  expiresAt: Instant
}

/**
 * The drafts there are.
 */
export interface StudioDrafts {
  /**
   * Newest change first.
   *
   * @maxItems 200
   */
  drafts: StudioDraftSummary[]
}

/**
 * One thing wrong with a folder.
 */
export interface StudioFault {
  /**
   * From the tenants folder: la-esquina/menu.json.
   */
  file: string
  /**
   * JSON path inside the file.
   */
  path: string
  /**
   * What stands there.
   */
  found: string
  /**
   * What should stand there.
   */
  expected: string
  /**
   * The name that was probably meant.
   */
  near?: string
}

/**
 * A file of a tenant's folder.
 */
export interface StudioFile {
  /**
   * Path inside the folder, as layout/menu.json.
   */
  path: string
  /**
   * Size in bytes.
   */
  bytes: number
  /**
   * SHA-256 of its content in hexadecimal.
   */
  hash: string
  /**
   * Its content, where it is JSON or other text in UTF-8.
   */
  text?: string
}

/**
 * A file that a version changed.
 */
export interface StudioFileChange {
  /**
   * Path inside the folder.
   */
  path: string
  /**
   * added, changed or removed.
   */
  change: 'added' | 'changed' | 'removed'
}

/**
 * The content of one file, as text or as bytes.
 */
export interface StudioFileContent {
  /**
   * Path inside the folder.
   */
  path: string
  /**
   * Size in bytes.
   */
  bytes: number
  /**
   * SHA-256 of its content in hexadecimal.
   */
  hash: string
  /**
   * Its bytes in Base64.
   */
  base64: string
}

/**
 * A file that is new or changed: exactly one of text, base64, removed.
 */
export interface StudioFileInput {
  /**
   * Path inside the folder, as assets/logo.svg.
   */
  path: string
  /**
   * Its whole content as text.
   */
  text?: string
  /**
   * Its whole content in Base64.
   */
  base64?: string
  /**
   * True takes the file away.
   */
  removed?: boolean
}

/**
 * What to open in a frame.
 */
export interface StudioFrame {
  variant: StudioVariant
  /**
   * Revision of the draft that it shows.
   */
  revision: number
  /**
   * Of the tenant, marked.
   */
  alias: Alias
  /**
   * Of the first branch contact, marked.
   */
  venue?: Alias
  /**
   * Address of its first page.
   */
  path: string
  /**
   * Of that venue.
   *
   * @maxItems 20
   */
  modes: StudioFrameMode[]
  samples: StudioSamples
}

/**
 * An order mode of the venue shown.
 */
export interface StudioFrameMode {
  id: Identifier
  type: OrderModeType
  /**
   * Its name in addresses.
   */
  name: string
  /**
   * Address of its menu.
   */
  path: string
}

/**
 * What a frame is to show.
 */
export interface StudioFrameRequest {
  variant: StudioVariant
  /**
   * The draft; or beside it the folder of its alias as it is published, or as a version of it was.
   */
  shows?: 'draft' | 'published' | 'version'
  /**
   * Id of the version that is shown.
   */
  version?: string
  /**
   * Made once and kept with the variant.
   *
   * @maxItems 5
   */
  samples?: StudioSample[]
  /**
   * How far the delivery among the samples is; each has one of its own. On its way to the diner without it.
   */
  shipment?: StudioShipment
}

/**
 * A link to a draft that expires and can be taken back.
 */
export interface StudioLink {
  /**
   * Id of the link.
   */
  id: string
  /**
   * Its whole address.
   */
  url: string
  /**
   * For whom it is.
   */
  note?: string
  createdAt: Instant
  expiresAt: Instant
}

/**
 * A link to a draft for somebody else.
 */
export interface StudioLinkCreate {
  /**
   * Until it expires.
   */
  days?: number
  /**
   * For whom it is.
   */
  note?: string
}

/**
 * The links of a draft that still lead somewhere.
 */
export interface StudioLinks {
  /**
   * Newest first.
   *
   * @maxItems 50
   */
  links: StudioLink[]
}

/**
 * Who publishes a draft, and why.
 */
export interface StudioPublication {
  /**
   * The revision that was looked at.
   */
  revision: number
  /**
   * Who publishes.
   */
  by: string
  /**
   * Why.
   */
  reason: string
  /**
   * Hash of what is published, where whoever publishes knows that the draft was not made of it: it is replaced all the same.
   */
  over?: string
}

/**
 * Something in a folder that can be served and is probably not meant, as "vitrina check" tells it. It keeps nothing from being published.
 */
export interface StudioRemark {
  /**
   * From the tenants folder: la-esquina/menu.json.
   */
  file: string
  /**
   * JSON path, of the venue after inheritance where it starts with an alias.
   */
  path: string
  /**
   * Which kind: zone-hidden.
   */
  code: string
  /**
   * In Spanish for the operator.
   */
  message: string
}

/**
 * Who brings back an earlier version, and why.
 */
export interface StudioRestoration {
  /**
   * Who restores.
   */
  by: string
  /**
   * Why.
   */
  reason: string
  /**
   * Hash of the folder that it replaces, as the list of versions says it: another one is not replaced. Without it whatever lies there is.
   */
  over?: string
}

/**
 * What a screen needs that only a running venue has: an order to follow, one on its way, one for riders, a rider on shift, the token of a console.
 */
export type StudioSample = 'order' | 'delivery' | 'survey' | 'shift' | 'console'

/**
 * What was made for the frames; absent where the venue cannot have it.
 */
export interface StudioSamples {
  /**
   * Code of an order that is being prepared.
   */
  orderCode?: string
  /**
   * Code of an order that is delivered.
   */
  deliveryCode?: string
  /**
   * Code of a finished order.
   */
  surveyCode?: string
  /**
   * The shipment of that order.
   */
  shipmentId?: string
  /**
   * The rider who carries it, or may take it.
   */
  deliveryRiderId?: string
  /**
   * Token of that rider's shift.
   */
  deliveryToken?: string
  /**
   * A rider on shift who carries nothing.
   */
  riderId?: string
  /**
   * Token of that rider's shift.
   */
  riderToken?: string
  /**
   * Token of the venue's console.
   */
  consoleToken?: string
}

/**
 * How the studio can be used here.
 */
export interface StudioSession {
  /**
   * Whether its calls need the operator's token.
   */
  token: boolean
  /**
   * Whether the folder of the tenants can be written.
   */
  writable: boolean
}

/**
 * How far a delivery of the samples can be.
 */
export type StudioShipment =
  'LOOKING_FOR_DRIVER' | 'ON_ROUTE_TO_PICK_UP' | 'IN_STORE' | 'ON_ROUTE_TO_DROP_OFF' | 'DELIVERED'

/**
 * A brand's folder as it lies in the folder of the tenants.
 */
export interface StudioTenant {
  alias: PlainAlias
  /**
   * Hash of the folder.
   */
  version: string
  /**
   * Whether diners are served what lies there; not told of earlier versions.
   */
  applied?: boolean
  /**
   * By path.
   *
   * @maxItems 100000
   */
  files: StudioFile[]
}

/**
 * A published brand, or one out of service, that a draft can be made of.
 */
export interface StudioTenantSummary {
  alias: PlainAlias
  /**
   * Shown name.
   */
  name: string
  kind: TenantKind
  status: TenantStatus
  /**
   * Hash of the content that is applied.
   */
  version: string
  appliedAt: Instant
}

/**
 * One page of brands.
 */
export interface StudioTenants {
  /**
   * By alias.
   *
   * @maxItems 100
   */
  tenants: StudioTenantSummary[]
  /**
   * Brands in all.
   */
  total: number
}

/**
 * The verdict on a theme, and where to look at it.
 */
export interface StudioThemeAnswer {
  /**
   * Id of the draft that was made, by which the studio and its calls know it.
   */
  id: string
  /**
   * As it was posted.
   */
  reference?: string
  createdAt: Instant
  status: ThemeStatus
  tokens: ThemeTokensByMode
  /**
   * In the order of the engine.
   *
   * @maxItems 500
   */
  findings: ThemeVerdictFinding[]
  /**
   * Whole address of a storefront that wears it.
   */
  link: string
  expiresAt: Instant
}

/**
 * A theme to be looked at, and what wears it.
 */
export interface StudioThemePost {
  theme: StudioThemeValue
  /**
   * Who wears it; a brand of ours when absent.
   */
  tenant?: PlainAlias
  /**
   * Until the link expires.
   */
  days?: number
  /**
   * The caller's own word for it, as the number of a build; said back, and shown in the list of drafts. It replaces nothing: the same again makes another draft.
   */
  reference?: string
}

/**
 * A colorConfig, or the content of a theme.json. Judged by the theme engine, not by this schema.
 */
export interface StudioThemeValue {
  [k: string]: unknown | undefined
}

/**
 * In which circumstances a brand is shown; as-is shows it as it is at this moment.
 */
export type StudioVariant =
  'as-is' | 'open' | 'closed' | 'paused' | 'empty-menu' | 'long-names' | 'out-of-zone'

/**
 * What a brand's folder was from a moment on.
 */
export interface StudioVersion {
  /**
   * Id of the version.
   */
  id: string
  /**
   * Hash of the folder.
   */
  hash: string
  at: Instant
  /**
   * Who published it; empty for what was found in the folder.
   */
  by: string
  /**
   * Why; empty for what was found in the folder.
   */
  reason: string
  /**
   * What changed, in words and counts.
   *
   * @maxItems 40
   */
  summary: string[]
  /**
   * By path.
   *
   * @maxItems 100000
   */
  changes: StudioFileChange[]
  /**
   * Id of the version that it brought back.
   */
  restored?: string
  /**
   * Whether it is what the folder holds.
   */
  current: boolean
}

/**
 * The history of a brand.
 */
export interface StudioVersions {
  /**
   * Newest first.
   *
   * @maxItems 100
   */
  versions: StudioVersion[]
  /**
   * Versions in all.
   */
  total: number
  /**
   * Hash of the folder as it lies there, where one can be read.
   */
  version?: string
}

/**
 * A surcharge of an order. Source: diner spec §3.
 */
export interface SurchargeLine {
  /**
   * Shown name.
   */
  name: string
  type: SurchargeType
  /**
   * Percent, or minor units, as the type says.
   */
  value: number
  /**
   * Added to the order.
   */
  amount: MinorUnits
  surchargeReferenceId: Identifier
}

/**
 * PERCENT of the items or FIXED amount.
 */
export type SurchargeType = 'PERCENT' | 'FIXED'

/**
 * Source: delivery spec §3 Survey.
 */
export interface Survey {
  id: Identifier
  /**
   * Whether it is asked.
   */
  active: boolean
  /**
   * In order.
   *
   * @maxItems 50
   */
  questions: Question[]
}

/**
 * Source: delivery spec §3 Answer.
 */
export interface SurveyAnswer {
  /**
   * The question.
   */
  questionTitle: string
  /**
   * Rating as a digit, or text of at most 180 characters; empty for a multiselect.
   */
  answer: string
  /**
   * Id of the customer, as the completion says it.
   */
  orderingCustomerId?: string
  surveyId: Identifier
  questionId: Identifier
  /**
   * Whether it had to be answered.
   */
  mandatory: boolean
  /**
   * Id of the order, as the completion says it.
   */
  dinerOrderId?: string
  questionType: QuestionType
  /**
   * Whether it was sent at once.
   */
  priority: boolean
  /**
   * Reasons chosen of those offered.
   *
   * @maxItems 30
   */
  reason?: string[]
}

/**
 * Answers of one order.
 */
export interface SurveyAnswers {
  /**
   * One per question.
   *
   * @minItems 1
   * @maxItems 50
   */
  answers: SurveyAnswer[]
}

/**
 * Source: diner spec §3 survey summary.
 */
export interface SurveyCompletion {
  /**
   * Whether anything was answered.
   */
  orderHasResponse: boolean
  /**
   * First rating. Units: 1 to 5.
   */
  generalNPSAnswer?: number
  /**
   * Whether nothing is left to be asked. Ours.
   */
  completed: boolean
  state: SurveyState
  /**
   * Venue of the order. Ours.
   */
  branchContactId: Identifier
  /**
   * Id of the order, which its answers carry. Ours.
   */
  dinerOrderId: string
  /**
   * Id of the customer, which is the phone: only for the device that ordered or proved it. Ours.
   */
  orderingCustomerId?: string
  /**
   * Ids of the questions that were answered. Ours.
   *
   * @maxItems 500
   */
  answeredQuestions: Identifier[]
}

/**
 * Whether an order's survey can be answered: not before the order is delivered or an hour old, never once it is canceled. Ours.
 */
export type SurveyState = 'OPEN' | 'EARLY' | 'CANCELED'

/**
 * Tag-manager id of the branch. Source: diner spec §3 Branch googleTagManagerId; the pattern is the vendor's.
 */
export type TagManagerId = string

/**
 * What the tax is of the amount without it: 21 means that 121 hold 21 of tax; 0: exempt. Units: percent.
 */
export type TaxRate = number

/**
 * Tax of a branch where it differs from that of its country; categories and plates of menu.json may differ again. Ours.
 */
export interface TaxSettings {
  /**
   * What receipts call it; left out: as in the country.
   */
  name?: string
  /**
   * Of what is sold. Units: percent.
   */
  rate?: TaxRate
  /**
   * Of delivery, service fee and surcharges; left out: they are not taxed. Units: percent.
   */
  chargesRate?: TaxRate
}

/**
 * The tax of an order as it was placed, charges beside the lines included.
 */
export interface TaxSum {
  /**
   * What receipts call it.
   */
  name: string
  /**
   * Sums by rate, the highest first.
   *
   * @maxItems 201
   */
  rates: TaxedAmount[]
}

/**
 * An amount that includes tax, in its parts.
 */
export interface TaxedAmount {
  rate: TaxRate
  /**
   * Without the tax.
   */
  base: MinorUnits
  /**
   * The tax in it.
   */
  tax: MinorUnits
}

/**
 * How far the application of the tenant folders is.
 */
export interface TenantApplication {
  state: ApplicationState
  /**
   * Folders to look at.
   */
  total: number
  /**
   * Folders looked at so far.
   */
  done: number
  /**
   * Tenants that are new.
   */
  added: number
  /**
   * Tenants whose content changed.
   */
  changed: number
  /**
   * Tenants taken out of service because their folder is gone.
   */
  removed: number
  /**
   * Tenants that stayed.
   */
  unchanged: number
  /**
   * Folders with faults; their tenants stay as they were.
   */
  refused: number
  /**
   * What is wrong with them, or with the folders as a whole: file and path, what was found and expected.
   *
   * @maxItems 200
   */
  errors: FieldError[]
  startedAt: Instant
  endedAt?: Instant
}

/**
 * Which entity the folder's own alias denotes.
 */
export type TenantKind = 'company' | 'branch' | 'branchContact'

/**
 * A draft is not served to the public.
 */
export type TenantStatus = 'published' | 'draft'

/**
 * A tenant in a list.
 */
export interface TenantSummary {
  alias: Alias
  kind: TenantKind
  status: TenantStatus
  /**
   * Hash of the folder's content.
   */
  version: string
  appliedAt: Instant
}

/**
 * One page of tenants.
 */
export interface TenantsPage {
  /**
   * By alias.
   *
   * @maxItems 100
   */
  tenants: TenantSummary[]
  /**
   * Tenants in all.
   */
  total: number
}

/**
 * What happened to a colour configuration as a whole. A rejected one cannot be published.
 */
export type ThemeStatus = 'accepted' | 'repaired' | 'rejected'

/**
 * Colours by token name, as
 */
export interface ThemeTokens {
  [k: string]: string | undefined
}

/**
 * The colours of both modes.
 */
export interface ThemeTokensByMode {
  light: ThemeTokens
  dark: ThemeTokens
}

/**
 * The verdict on a colour configuration, as "vitrina check --theme" prints it.
 */
export interface ThemeVerdict {
  status: ThemeStatus
  tokens: ThemeTokensByMode
  /**
   * In the order of the engine.
   *
   * @maxItems 500
   */
  findings: ThemeVerdictFinding[]
}

/**
 * One thing the theme engine noticed or changed; null where something does not apply. Ratios are x:1.
 */
export interface ThemeVerdictFinding {
  /**
   * What was noticed.
   */
  code: string
  /**
   * error, warning or info.
   */
  level: string
  /**
   * Number of the accessibility rule.
   */
  rule: number
  /**
   * Key of the configuration.
   */
  field: string | null
  /**
   * light or dark.
   */
  mode: string | null
  /**
   * foreground/background as token names.
   */
  pair: string | null
  /**
   * What was declared.
   */
  before: string | null
  /**
   * What the storefront uses.
   */
  after: string | null
  /**
   * Background of the ratios.
   */
  background: string | null
  /**
   * Contrast as declared.
   */
  ratioBefore: number | null
  /**
   * Contrast as used.
   */
  ratioAfter: number | null
  /**
   * The finding in words.
   */
  message: string
}

/**
 * Opening range in venue time. endAt at or before startAt passes midnight; 00:00 to 24:00 is the whole day. Source: diner spec §3 deliveryConfig.
 */
export interface TimeRange {
  /**
   * First minute of the range.
   */
  startAt: HHMM
  /**
   * First minute after the range.
   */
  endAt: HHMM
}

/**
 * The tip a diner chose; the server computes its amount.
 */
export interface Tip {
  type: TipType
  /**
   * Percent of the items, or minor units, as the type says.
   */
  value: number
}

/**
 * Tips a diner may leave with the order. Source: ours, because staff and riders are tipped where orders are paid.
 */
export interface TipTerms {
  /**
   * Suggestions, in the order shown. Units: percent of the items.
   *
   * @minItems 1
   * @maxItems 4
   */
  percentages: number[]
  /**
   * Whether the diner may type an amount of their own, up to the price of the items.
   */
  freeAmount?: boolean
}

/**
 * A suggested percentage, or an amount of the diner's own.
 */
export type TipType = 'PERCENT' | 'AMOUNT'

/**
 * Who works with a token of a venue: the kitchen moves orders and no money, a cashier also charges by hand and gives money back, a manager also reads the books.
 */
export type TokenRole = 'KITCHEN' | 'CASHIER' | 'MANAGER'

/**
 * Source: delivery spec §3 Tracking info. Positions and the rider's contact are gone at the end. revision and riderPositionAt are ours.
 */
export interface TrackingInfo {
  /**
   * Unguessable id of the channel; absent before the first shipment.
   */
  id?: string
  orderCode: OrderCode
  /**
   * When the order was placed.
   */
  at: Instant
  status: ShipmentStatus
  /**
   * Counts the changes of the shipment; of two messages the one with the lower number is older.
   */
  revision: number
  riderPosition?: Position
  /**
   * Age of the position.
   */
  riderPositionAt?: Instant
  branchPosition?: Position
  destinationPosition?: Position
  rider?: TrackingRider
  /**
   * Instant or minutes as text; empty is hidden.
   */
  eta?: string
  /**
   * Delivery key, never broadcast; gone at the end. Units: 4 digits.
   */
  securityCode?: string
}

/**
 * Contact of the rider; gone at the end.
 */
export interface TrackingRider {
  /**
   * Name; empty in messages and for who only has the code of the order.
   */
  name: string
  /**
   * Phone in E.164, as the name.
   */
  phone?: string
}

/**
 * The page a step was made on, by which steps are rolled back together. Ours.
 */
export type TripId = string

/**
 * Why money that came does not pay for its order: all of it goes back. Ours.
 */
export type UncountedReason = 'OTHER_AMOUNT' | 'OTHER_CURRENCY' | 'PAID_TWICE' | 'ORDER_ENDED'

/**
 * An address of a diner, kept in local storage. Source: diner spec §3 User location.
 */
export interface UserLocation {
  /**
   * Street.
   */
  street: string
  /**
   * House number.
   */
  number: string
  /**
   * City.
   */
  city: string
  /**
   * Locality or province.
   */
  locality: string
  /**
   * Country code or name as the geocoder gave it.
   */
  country: string
  /**
   * Postal code.
   */
  postalCode: string
  /**
   * The address in one line; needed for the fee.
   */
  fullAddress: string
  lat: Latitude
  lng: Longitude
  /**
   * Entrecalles.
   */
  betweenStreets: string
  /**
   * Aclaraciones.
   */
  details: string
  /**
   * Whether lat and lng come from a geocoder or device.
   */
  geocoded: boolean
  /**
   * Whether lat and lng are the position of the device and the address was typed beside it. Ours.
   */
  byPosition?: boolean
  /**
   * Whether the diner confirmed a point that lies far from the written address. Ours.
   */
  pointConfirmed?: boolean
  /**
   * Whether it was restored.
   */
  fromLocalStorage: boolean
}

/**
 * A script of a payment provider that a payment page may run.
 */
export interface VendorScript {
  /**
   * Folder name of the provider.
   */
  provider: string
  /**
   * Its address.
   */
  url: string
  /**
   * What it is there for.
   */
  purpose: string
  /**
   * Why its hash is not checked.
   */
  withoutIntegrity: string
  /**
   * From where the policy of a venue that takes its cards lets scripts in.
   *
   * @maxItems 10
   */
  hosts: string[]
}

/**
 * What a venue may do with an order as it is now.
 */
export type VenueAction =
  | 'CONFIRM'
  | 'ACCEPT'
  | 'READY'
  | 'DELIVER'
  | 'CANCEL'
  | 'REFUND'
  | 'GIVE_BACK'
  | 'RETRY_REFUND'
  | 'MARK_PAID'
  | 'MARK_UNPAID'

/**
 * Where a branch contact is. Source: diner spec §3 BranchContact; lat and lng assumed, because distance and zones need a point.
 */
export interface VenueAddress {
  /**
   * Street name.
   */
  street: string
  /**
   * House number.
   */
  number: string
  /**
   * Neighbourhood, when it differs from the locality.
   */
  zone?: string
  /**
   * Locality or district.
   */
  locality: string
  /**
   * City.
   */
  city: string
  /**
   * Country.
   */
  country: CountryCode
  lat: Latitude
  lng: Longitude
}

/**
 * Manual closure wanted.
 */
export interface VenueClosure {
  /**
   * True closes, false opens again.
   */
  closed: boolean
  /**
   * When it opens by itself.
   */
  until?: Instant
  pause?: Pause
  /**
   * Shown to diners.
   */
  reason?: string
}

/**
 * A table of a store, as the diner at it reads it. Ours: design §5 Table.
 */
export interface VenueTable {
  /**
   * Number or name of the table.
   */
  number: string
}

/**
 * Installs a venue as its own app.
 */
export interface WebManifest {
  /**
   * Identity of the app.
   */
  id: string
  /**
   * Name.
   */
  name: string
  /**
   * Name under the icon.
   */
  short_name: string
  /**
   * One sentence.
   */
  description?: string
  /**
   * Language.
   */
  lang: string
  /**
   * Direction of text.
   */
  dir?: 'ltr'
  /**
   * First page.
   */
  start_url: string
  /**
   * Pages of the app.
   */
  scope: string
  /**
   * How it is shown.
   */
  display: 'standalone'
  theme_color: HexColor
  background_color: HexColor
  /**
   * Icons.
   *
   * @maxItems 12
   */
  icons: WebManifestIcon[]
}

/**
 * An icon.
 */
export interface WebManifestIcon {
  /**
   * Address.
   */
  src: string
  /**
   * As 192x192, or any.
   */
  sizes: string
  /**
   * Media type.
   */
  type: string
  /**
   * any or maskable.
   */
  purpose?: 'any' | 'maskable'
}

/**
 * An address that hears of what happens.
 */
export interface Webhook {
  id: Identifier
  /**
   * Where it is sent.
   */
  url: string
  /**
   * What it hears of.
   *
   * @maxItems 10
   */
  topics: WebhookTopic[]
  scope: WebhookScope
  createdAt: Instant
  /**
   * Whether nothing is sent.
   */
  disabled: boolean
  /**
   * Key of the signatures, only in the answer that makes it.
   */
  secret?: string
}

/**
 * Switches a webhook.
 */
export interface WebhookChange {
  /**
   * True stops it, false lets it go on.
   */
  disabled: boolean
}

/**
 * A webhook wanted.
 */
export interface WebhookCreate {
  /**
   * https, at a public address.
   */
  url: string
  /**
   * What it hears of.
   *
   * @minItems 1
   * @maxItems 10
   */
  topics: WebhookTopic[]
  /**
   * VENUE when absent; TENANT only for the operator.
   */
  scope?: WebhookScope
}

/**
 * What a webhook heard lately.
 */
export interface WebhookDeliveries {
  /**
   * Newest first.
   *
   * @maxItems 100
   */
  deliveries: WebhookDelivery[]
}

/**
 * What became of an event.
 */
export interface WebhookDelivery {
  /**
   * Id of the delivery in its body: the same in every try.
   */
  id: string
  /**
   * Id of the event in its body: the same at every webhook, and higher for each later event of an order.
   */
  eventId: number
  topic: WebhookTopic
  /**
   * Id of what it is about.
   */
  subject: string
  state: WebhookDeliveryState
  /**
   * Tries so far.
   */
  attempts: number
  /**
   * Status of the last answer, or why there was none.
   */
  lastAnswer?: string
  lastAt?: Instant
  /**
   * Of a waiting one: when it is tried again.
   */
  nextAt?: Instant
  /**
   * When the event happened.
   */
  createdAt: Instant
}

/**
 * How far a delivery is.
 */
export type WebhookDeliveryState = 'WAITING' | 'DELIVERED' | 'GIVEN_UP'

/**
 * One branch contact, or all of its tenant.
 */
export type WebhookScope = 'VENUE' | 'TENANT'

/**
 * What a webhook may hear of.
 */
export type WebhookTopic =
  | 'order.placed'
  | 'order.moved'
  | 'order.changed'
  | 'order.reported'
  | 'payment.changed'
  | 'shipment.moved'
  | 'venue.paused'
  | 'venue.resumed'

/**
 * The webhooks that hear of a venue.
 */
export interface Webhooks {
  /**
   * Newest first.
   *
   * @maxItems 200
   */
  webhooks: Webhook[]
}

/**
 * Day of the week in the venue's zone.
 */
export type Weekday = 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY'

/**
 * Source: delivery spec §3 Rider (whoami).
 */
export interface WhoAmI {
  riderId: Identifier
  /**
   * Name.
   */
  name: string
  /**
   * Phone in E.164.
   */
  phone: string
}

/**
 * The ranges of one weekday; a day that is absent or has no range is closed. Source: diner spec §3 deliveryConfig.
 */
export interface WorkingDay {
  /**
   * Day on which the ranges start.
   */
  dayOfWeek: Weekday
  /**
   * Ranges of the day, in order.
   *
   * @maxItems 8
   */
  workingHours: TimeRange[]
}
