import type { CountryCode, Diet, OrderModeType, PaymentMethod, TenantKind } from '#generated/models.ts'
import type { catalogue } from '#messages/catalogue.ts'
import type { Translate } from '#messages/index.ts'

export type BrandPayment = { method: PaymentMethod; name: string; byCard: boolean; byLink: boolean }

/** An active order mode of the venue. */
export type BrandMode = {
  id: string
  type: OrderModeType
  name: string
  /** path of its menu */
  path: string
  takesOrders: boolean
  schedules: boolean
  payments: readonly BrandPayment[]
}

/** A required choice of a plate. */
export type PlateChoice = {
  /** ids of group and garnish */
  group: string
  id: string
  name: string
  count: number
  /** control with which it is chosen */
  by: 'radio' | 'checkbox' | 'counter'
}

export type BrandPlate = {
  id: string
  name: string
  sizeId: string
  category: { id: string; name: string; path: string }
  mode: BrandMode
  path: string
  /** quantity with which an order reaches every minimum */
  quantity: number
  choices: readonly PlateChoice[]
}

/** An address as text, known among the brand's streets, and its point. */
export type BrandAddress = {
  typed: string
  street: string
  number: string
  locality: string
  city: string
  lat: number
  lng: number
  /** whether the venue delivers there */
  reached: boolean
}

/** Everything that the steps of the states need to know about a brand, read only from its documents. */
export type Brand = {
  /** alias of its folder */
  alias: string
  kind: TenantKind
  name: string
  country: CountryCode
  branch: { alias: string; name: string; contacts: number }
  /** alias of the branch contact shown */
  venue: string
  modes: readonly BrandMode[]
  /** the plate for the cart, in the mode in which it is ordered; absent with an empty menu */
  plate?: BrandPlate
  /** a plate with choices */
  garnished?: BrandPlate
  /** a plate that is sold out in its folder */
  soldOut?: BrandPlate
  /** the plate ordered for delivery */
  delivered?: BrandPlate
  address?: BrandAddress
  /** a discount code that this venue accepts */
  code?: string
  /** diets of its plates, when no plate matches all of them at once */
  clashingDiets: readonly Diet[]
  program?: { name: string }
  reward?: string
  has: BrandAbilities
  /** block types of each screen */
  blocks: Readonly<Record<string, readonly string[]>>
  /** the brand's texts, including its own wording */
  text: Translate<typeof catalogue>
}

/** Features of a brand; a state does not apply when a feature it needs is missing. */
export type BrandAbilities = {
  takesOrders: boolean
  orderConsole: boolean
  riders: boolean
  oneTimeCodes: boolean
  chat: boolean
  marketing: boolean
  survey: boolean
  /** whether a low rating asks for reasons */
  surveyReasons: boolean
  /** whether the rating is sent first and more questions follow, and whether one of those is mandatory */
  surveyRest: boolean
  surveyRestRequired: boolean
  tips: boolean
  receipts: boolean
  askedEmail: boolean
  complexAddress: boolean
  allergens: boolean
  menuSearch: boolean
}
