import type { ComponentType } from 'react'

import type { Month } from '#domain/payment/card.ts'
import type { IdentificationType, MinorUnits } from '#generated/models.ts'
import type { OnDemand } from '#platform/on-demand.ts'

/**
 * Whose card it is, as they typed it; its number stays in the provider's fields.
 * @source diner spec §7 POST /api/order/payment
 */
export type CardHolder = { cardName: string; identificationNumber: string }

/**
 * What a card came to: a token for one charge and its holder, which is all that leaves the provider's fields. `INVALID`: a field
 * is wrong, and says so; `FAILED`: the provider made no token.
 * @source diner spec §4 "Card provider", §5 checkout table rows 17 and 18
 */
export type CardToken =
  | ({ ok: true; token: string; paymentMethodId: string } & CardHolder)
  | { ok: false; code: 'INVALID' | 'FAILED' }

/**
 * Card fields that stand on the page and can be used.
 * @source diner spec §4 "Card provider: not-started, loading, loaded"
 */
export interface CardForm {
  /** Makes a token of what is typed. @errors never rejects */
  readonly tokenise: () => Promise<CardToken>
  /** Lets every wrong field say so. @param focus - whether the first of them gets the focus */
  readonly reveal: (focus: boolean) => void
}

/**
 * What card fields are told, and tell.
 * @source diner spec §2.8 "Card data entry when paying by card", §5 "Card form"
 */
export interface CardFormProps {
  /** names the account that gets the money */
  readonly publicKey: string
  /** where the fields come from, for a provider that runs beside the server */
  readonly origin?: string
  /** the brand's font, a name of the allow-list */
  readonly font?: string
  /** kind of document of the holder: 'DNI' */
  readonly identificationType: IdentificationType
  /** the month it is at the venue */
  readonly month: Month
  /**
   * what will be charged, for a provider that offers it in instalments: amount in minor units, of which `decimals`
   * stand behind the point; absent while it is not known
   */
  readonly price?: { readonly amount: MinorUnits; readonly decimals: number }
  /** they can be used from now on */
  readonly onReady: (form: CardForm) => void
  /** they could not be loaded */
  readonly onFail: () => void
  /** whether all five fields would be taken as they are */
  readonly onValid: (valid: boolean) => void
}

/**
 * The browser half of a payment provider: five card fields whose number never reaches our page or our server.
 * @source design §1 idea 5; diner spec §7 "a card provider script (public key from the order mode)"
 */
export interface CardProvider {
  /** key in the list of providers, the folder's name, and what a payment type names */
  readonly id: string
  readonly Form: ComponentType<CardFormProps>
}

/**
 * Brings a provider's code, when its card is chosen. By the provider's name; one that is not here has no card fields.
 * @source design §1 idea 5
 */
export type CardProviderLoaders = Readonly<Record<string, OnDemand<CardProvider>>>

let loaders: CardProviderLoaders = {}

/**
 * The app names its providers, once, with the code that needs them; they are the same for everybody.
 * @source design §1 idea 5
 */
export function provideCards(all: CardProviderLoaders): void {
  loaders = all
}

/**
 * The card fields of a provider.
 * @returns undefined when it has none
 * @errors rejects when its code cannot be loaded
 * @source design §1 idea 5
 */
export async function loadCardProvider(name: string): Promise<CardProvider | undefined> {
  return Object.hasOwn(loaders, name) ? loaders[name]?.fetch() : undefined
}
