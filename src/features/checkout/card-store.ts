import { createStore } from 'zustand/vanilla'
import type { CheckoutContext } from '#domain/checkout/check-checkout.ts'
import type { CardForm } from '#providers/payments/contract.ts'
import type { Session } from '#session/session.ts'

/** The card section of a checkout, when a card is entered on the page. */
interface CardState {
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

const FRESH: CardState = {
  status: 'not-started',
  valid: false,
  tokenFailed: false,
  declined: false,
  form: undefined,
}

function createCardStore() {
  return createStore<CardState>()(() => FRESH)
}

export type CardStore = ReturnType<typeof createCardStore>

const stores = new WeakMap<Session, CardStore>()

/** The card of a session's checkout: its state, never what is typed. */
export function cardOf(session: Session): CardStore {
  const store = stores.get(session) ?? createCardStore()
  stores.set(session, store)
  return store
}

/** The section begins again: shown anew, or gone. */
export const resetCard = (store: CardStore, status: CardState['status']): void =>
  store.setState({ ...FRESH, status }, true)

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
export async function takeToken(store: CardStore): Promise<TakenToken> {
  const { status, form } = store.getState()
  if (status === 'failed') return { ok: false, why: 'unavailable' }
  if (status !== 'loaded' || form === undefined) return { ok: false, why: 'loading' }
  const made = await form.tokenise()
  if (made.ok) return { ok: true, token: made.token }
  store.setState(made.code === 'INVALID' ? { valid: false } : { tokenFailed: true })
  return { ok: false, why: made.code === 'INVALID' ? 'CARD_INVALID' : 'CARD_TOKEN_FAILED' }
}
