import type { StoreApi } from 'zustand/vanilla'
import type { CheckoutContext } from '#domain/checkout/check-checkout.ts'
import type { CardForm } from '#providers/payments/contract.ts'

/** The card section of a checkout, when a card is entered on the page: its state, never what is typed. */
export interface CardState {
  /** @source diner spec §4 "Card provider: not-started, loading, loaded" */
  status: 'not-started' | 'loading' | 'loaded' | 'failed'
  /** All five fields would be taken as they are. */
  valid: boolean
  /** The provider made no token of them. */
  tokenFailed: boolean
  /** The charge was refused: nothing was taken, and another card may do. */
  declined: boolean
  form?: CardForm
}

/** The checkout, as far as its card goes. */
type CardHolder = Pick<StoreApi<{ card: CardState }>, 'getState' | 'setState'>

/** No card section yet, or none any more. */
export const NO_CARD: CardState = {
  status: 'not-started',
  valid: false,
  tokenFailed: false,
  declined: false,
}

export const changeCard = (store: CardHolder, part: Partial<CardState>): void =>
  store.setState(({ card }) => ({ card: { ...card, ...part } }))

/** The section begins again: shown anew, or gone. */
export const resetCard = (store: CardHolder, status: CardState['status']): void =>
  store.setState({ card: { ...NO_CARD, status } })

/** What the checkout table knows of the card; nothing while its fields are not there. */
export const cardContext = ({ status, valid, tokenFailed }: CardState): CheckoutContext['card'] =>
  status === 'loaded' ? { fieldsValid: valid, tokenFailed } : undefined

export type TakenToken =
  | { ok: true; token: string }
  | { ok: false; why: 'loading' | 'unavailable' | 'CARD_INVALID' | 'CARD_TOKEN_FAILED' }

/**
 * A token of the card that is typed. While the provider loads there is none, and nothing is sent.
 *
 * @source diner spec §4 "Token generation and sending are refused while loading"
 */
export async function takeToken(store: CardHolder): Promise<TakenToken> {
  const { status, form } = store.getState().card
  if (status === 'failed') return { ok: false, why: 'unavailable' }
  if (status !== 'loaded' || form === undefined) return { ok: false, why: 'loading' }
  const made = await form.tokenise()
  if (made.ok) return { ok: true, token: made.token }
  changeCard(store, made.code === 'INVALID' ? { valid: false } : { tokenFailed: true })
  return { ok: false, why: made.code === 'INVALID' ? 'CARD_INVALID' : 'CARD_TOKEN_FAILED' }
}
