import type { CountryCode, Diet, OrderModeType, PaymentMethod, TenantKind } from '#generated/models.ts'
import type { catalogue } from '#messages/catalogue.ts'
import type { Translate } from '#messages/index.ts'

export type BrandPayment = { method: PaymentMethod; name: string; byCard: boolean; byLink: boolean }

/** An active order mode of the venue. */
export type BrandMode = {
  id: string
  type: OrderModeType
  name: string
  /** of its menu */
  path: string
  takesOrders: boolean
  schedules: boolean
  payments: readonly BrandPayment[]
}

/** What has to be chosen of a plate before it can be ordered. */
export type PlateChoice = {
  /** ids of both */
  group: string
  id: string
  name: string
  count: number
  /** how it is chosen on the page */
  by: 'radio' | 'checkbox' | 'counter'
}

export type BrandPlate = {
  id: string
  name: string
  sizeId: string
  category: { id: string; name: string; path: string }
  mode: BrandMode
  path: string
  /** how many of it make an order that no minimum refuses */
  quantity: number
  choices: readonly PlateChoice[]
}

/** An address in words that the brand's own streets know, and its point. */
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

/** Everything the steps of the states need to know of a brand, read from its documents alone. */
export type Brand = {
  /** of its folder */
  alias: string
  kind: TenantKind
  name: string
  country: CountryCode
  branch: { alias: string; name: string; contacts: number }
  /** alias of the branch contact shown */
  venue: string
  modes: readonly BrandMode[]
  /** the plate that goes into the cart, in the mode in which it is ordered; none on an empty menu */
  plate?: BrandPlate
  /** a plate with choices to make */
  garnished?: BrandPlate
  /** a plate that its folder says has run out */
  soldOut?: BrandPlate
  /** the plate that is ordered to an address */
  delivered?: BrandPlate
  address?: BrandAddress
  /** a discount code that this venue takes */
  code?: string
  /** diets of its plates, when no plate suits all of them at once */
  clashingDiets: readonly Diet[]
  program?: { name: string }
  reward?: string
  has: BrandAbilities
  /** types of the blocks that each screen is arranged from */
  blocks: Readonly<Record<string, readonly string[]>>
  /** the brand's texts, its own words included */
  text: Translate<typeof catalogue>
}

/** What a brand offers; a state that needs what is missing does not apply. */
export type BrandAbilities = {
  takesOrders: boolean
  orderConsole: boolean
  riders: boolean
  oneTimeCodes: boolean
  chat: boolean
  marketing: boolean
  survey: boolean
  /** whether a low rating asks what was wrong */
  surveyReasons: boolean
  /** whether the rating is sent by itself and more is asked then, and whether any of that must be answered */
  surveyRest: boolean
  surveyRestRequired: boolean
  tips: boolean
  receipts: boolean
  askedEmail: boolean
  complexAddress: boolean
  allergens: boolean
  menuSearch: boolean
}
