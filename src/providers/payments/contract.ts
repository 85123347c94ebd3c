import type { ComponentType } from 'react'

import type { Month } from '#domain/payment/card.ts'
import type { IdentificationType, MinorUnits } from '#generated/models.ts'
import type { OnDemand } from '#platform/on-demand.ts'

/**
 * The card holder as typed; the card number stays in the provider's fields.
 * @source diner spec §7 POST /api/order/payment
 */
export type CardHolder = { cardName: string; identificationNumber: string }

/**
 * The result of tokenising a card: a token for one charge and the holder; nothing else leaves the provider's fields.
 * `INVALID`: a field is wrong and shows why; `FAILED`: the provider created no token.
 * @source diner spec §4 "Card provider", §5 checkout table rows 17 and 18
 */
export type CardToken =
  | ({ ok: true; token: string; paymentMethodId: string } & CardHolder)
  | { ok: false; code: 'INVALID' | 'FAILED' }

/**
 * Card fields that are ready for use.
 * @source diner spec §4 "Card provider: not-started, loading, loaded"
 */
export interface CardForm {
  /** Creates a token of the typed card. @errors never rejects */
  readonly tokenise: () => Promise<CardToken>
  /** Shows the errors of all invalid fields. @param focus - whether to focus the first of them */
  readonly reveal: (focus: boolean) => void
}

/**
 * Props and callbacks of card fields.
 * @source diner spec §2.8 "Card data entry when paying by card", §5 "Card form"
 */
export interface CardFormProps {
  /** identifies the account that receives the money */
  readonly publicKey: string
  /** origin of the fields, for a provider served by this program */
  readonly origin?: string
  /** the brand's font, a name of the allow-list */
  readonly font?: string
  /** kind of the holder's document: 'DNI' */
  readonly identificationType: IdentificationType
  /** the current month at the venue */
  readonly month: Month
  /**
   * the amount to charge, for a provider that offers instalments, in minor units with `decimals` decimals; absent while
   * unknown
   */
  readonly price?: { readonly amount: MinorUnits; readonly decimals: number }
  /** the fields are ready */
  readonly onReady: (form: CardForm) => void
  /** loading failed */
  readonly onFail: () => void
  /** whether all five fields are valid */
  readonly onValid: (valid: boolean) => void
}

/**
 * The browser half of a payment provider: five card fields whose number never reaches our page or our server.
 * @source design §1 idea 5; diner spec §7 "a card provider script (public key from the order mode)"
 */
export interface CardProvider {
  /** key in the list of providers, name of the folder, and its name in payment types */
  readonly id: string
  readonly Form: ComponentType<CardFormProps>
}

/**
 * Loaders of the providers' code, by name, used when a card is chosen. A provider without one has no card fields.
 * @source design §1 idea 5
 */
export type CardProviderLoaders = Readonly<Record<string, OnDemand<CardProvider>>>

let loaders: CardProviderLoaders = {}

/**
 * Registers the app's providers, once, in code that needs them; they are the same for all users.
 * @source design §1 idea 5
 */
export function provideCards(all: CardProviderLoaders): void {
  loaders = all
}

/**
 * Loads the card fields of a provider.
 * @returns undefined when it has none
 * @errors rejects when its code cannot be loaded
 * @source design §1 idea 5
 */
export async function loadCardProvider(name: string): Promise<CardProvider | undefined> {
  return Object.hasOwn(loaders, name) ? loaders[name]?.fetch() : undefined
}
