import { createStore, type StoreApi } from 'zustand/vanilla'
import { useStore } from 'zustand'

import { BETWEEN_STREETS_MAX, TABLE_MAX } from '#domain/checkout/typed-length.ts'
import { DEFAULT_OPT_IN } from '#domain/defaults.ts'
import type { KeptBenefits, OrderingCustomer, ReceiptHolder } from '#generated/models.ts'
import { isKeptBenefits } from '#generated/validators/kept-benefits.js'
import { browserSessionStorage, hasTexts, isText, type Storage } from '#platform/storage.ts'
import type { CheckoutContext } from '#domain/checkout/check-checkout.ts'
import type { CardForm } from '#providers/payments/contract.ts'

import { BENEFITS_KEY, CHECKOUT_KEY } from './checkout-keys.ts'
import { forgetWhoLeaves } from './forget-linked-person.ts'
import { lateStore, type Session } from './session.ts'
import { useSession } from './page-context.ts'

/** State of the card section when a card is entered on the page; never the card's data. */
interface CardState {
  /** @source diner spec §4 "Card provider: not-started, loading, loaded" */
  status: 'not-started' | 'loading' | 'loaded' | 'failed'
  /** All five fields are valid. */
  valid: boolean
  /** The provider failed to make a token. */
  tokenFailed: boolean
  /** The charge was refused: nothing was taken, and another card may work. */
  declined: boolean
  form?: CardForm
}

/** The card part of the checkout store. */
type CardHolder = Pick<StoreApi<{ card: CardState }>, 'getState' | 'setState'>

/** No card section is mounted. */
const NO_CARD: CardState = {
  status: 'not-started',
  valid: false,
  tokenFailed: false,
  declined: false,
}

export const changeCard = (store: CardHolder, part: Partial<CardState>): void =>
  store.setState(({ card }) => ({ card: { ...card, ...part } }))

/** Resets the section: shown anew, or removed. */
export const resetCard = (store: CardHolder, status: CardState['status']): void =>
  store.setState({ card: { ...NO_CARD, status } })

/** The card's input to the checkout table; undefined until the fields are loaded. */
export const cardContext = ({ status, valid, tokenFailed }: CardState): CheckoutContext['card'] =>
  status === 'loaded' ? { fieldsValid: valid, tokenFailed } : undefined

export type TakenToken =
  | { ok: true; token: string }
  | { ok: false; why: 'loading' | 'unavailable' | 'CARD_INVALID' | 'CARD_TOKEN_FAILED' }

/**
 * Makes a token of the entered card. While the provider loads there is none, and nothing is sent.
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

/** Checkout input that belongs to this order only; the diner's own data are in the session. */
export interface Draft {
  tableNumber: string
  /** The table number from the address when it was applied, so that a reload keeps the diner's correction. */
  namedTable: string
  notes: string
  betweenStreets: string
  details: string
  /** The cash amount the diner pays with, as typed. */
  cash: string
  /** 'Justo': the diner pays the exact total, even when it changes. */
  cashExact: boolean
  optIn: boolean
  /** 'Programado' was chosen; it also applies without a choice when it is the only option. */
  scheduled: boolean
  /** The slot; undefined until one was shown. @units ISO-8601 UTC */
  scheduledAt?: string
  /** Name on the receipt, as typed. */
  receiptHolder?: ReceiptHolder
}

/** Why the order was refused, and what changed in the cart. */
export interface Refusal {
  title: string
  lines: readonly RefusalLine[]
  /** A retry may succeed. */
  canRetry?: boolean
}

export interface RefusalLine {
  text: string
  /** The plate the line is about, if it is still in the cart: the line is shown while it is. */
  plateId?: string
}

export type SlotNote = 'moved' | 'forced' | 'opened'

/** Discounts and extras the diner chose beyond the venue's own rules. Only requests: those rules decide the price. */
export type Benefits = Omit<KeptBenefits, 'alias'>

type Chosen = Draft & Benefits

interface CheckoutState extends Chosen {
  /** Sending was tried: from now on invalid fields show their errors. */
  attempted: boolean
  /** What the venue knows of the phone's owner. */
  customer?: OrderingCustomer
  refusal?: Refusal
  /** Slots the server refused: this device's clock may be slow. @units ISO-8601 UTC */
  goneSlots: readonly string[]
  /** Why the order's time changed: the slot has passed, or the venue closed or opened meanwhile. */
  slotNote?: SlotNote
  card: CardState
  /** A card token is being made, or the order is being sent. */
  sending: boolean
  /** The order was created and its page is loading. */
  placed: boolean
  /** Restores what was typed and chosen before a reload. */
  arrive(): void
  change(part: Partial<Chosen>): void
  /** The automatically selected slot and the reason; a slot picked by hand has no note. */
  followSlot(at: string | undefined, note: SlotNote | undefined): void
  /** The order was created: resets everything for the next one. */
  forget(): void
}

const NOTHING: Draft = {
  tableNumber: '',
  namedTable: '',
  notes: '',
  betweenStreets: '',
  details: '',
  cash: '',
  cashExact: false,
  optIn: DEFAULT_OPT_IN,
  scheduled: false,
  scheduledAt: undefined,
  receiptHolder: undefined,
}
const NO_BENEFITS: Benefits = { redeemedPoints: 0, code: undefined, tip: undefined }
/** State of one ordering attempt, which is reset for the next order. */
const FRESH = { attempted: false, refusal: undefined, goneSlots: [], slotNote: undefined, placed: false }
const VERSION = 3
const BENEFITS_VERSION = 1

/** Undefined or displayable: an odd document type is refused later like any other invalid one. */
const isHolder = (value: unknown): boolean =>
  value === undefined || hasTexts(value, ['name', 'identificationType', 'identificationNumber'])

const isDraft = (value: unknown): value is Draft & { alias: string } => {
  const { cashExact, optIn, scheduled, scheduledAt, receiptHolder } = Object(value) as Record<string, unknown>
  return (
    hasTexts(value, ['alias', 'tableNumber', 'namedTable', 'notes', 'betweenStreets', 'details', 'cash']) &&
    [cashExact, optIn, scheduled].every((flag) => typeof flag === 'boolean') &&
    (scheduledAt === undefined || isText(scheduledAt)) &&
    isHolder(receiptHolder)
  )
}

const FIELDS = Object.keys(NOTHING) as (keyof Draft)[]

/** The typed input, without the rest of the store. */
const draftOf = (state: Draft): Draft =>
  Object.fromEntries(FIELDS.map((name) => [name, state[name]])) as unknown as Draft

const benefitsOf = ({ redeemedPoints, code, tip }: Benefits): Benefits => ({ redeemedPoints, code, tip })

/** The state of one checkout page. It survives a reload, so that an order sent again is the same order. */
export function createCheckoutStore(session: Session, openStorage: () => Storage = browserSessionStorage) {
  const { alias, cart, diner, visit } = session
  return createStore<CheckoutState>()((set, get) => {
    let storage: Storage | undefined
    let hasArrived = false
    const opened = (): Storage => (storage ??= openStorage())
    const followLocation = () => {
      const { location: now } = diner.getState()
      // 'Entrecalles' and 'Aclaraciones' come with an address, unless the address has none and the diner typed some
      // here.
      const { betweenStreets, details } = get()
      set({
        betweenStreets: (now?.betweenStreets || betweenStreets).slice(0, BETWEEN_STREETS_MAX),
        details: now?.details || details,
      })
    }
    const followTable = () => {
      const address = new URLSearchParams(visit.getState().search)
      const named = address.get('tableNumber')?.trim().slice(0, TABLE_MAX) ?? ''
      if (named !== '' && named !== get().namedTable) set({ tableNumber: named, namedTable: named })
    }
    const empty = () => {
      set({ ...NOTHING, ...FRESH })
      followLocation()
      followTable()
    }
    return {
      ...NOTHING,
      ...NO_BENEFITS,
      ...FRESH,
      card: NO_CARD,
      sending: false,
      arrive: () => {
        if (hasArrived) return
        hasArrived = true
        forgetWhoLeaves(session)
        const draft = opened().read(CHECKOUT_KEY, VERSION, isDraft)
        if (draft?.alias === alias) set(draftOf(draft))
        const benefits = opened().read(BENEFITS_KEY, BENEFITS_VERSION, isKeptBenefits)
        if (benefits?.alias === alias) set(benefitsOf(benefits))
        followLocation()
        followTable()
        visit.subscribe(followTable)
        diner.subscribe((after, before) => {
          // The person left the device: their input is removed.
          if (after.left !== before.left) {
            get().forget()
            set({ customer: undefined })
            empty()
          }
          const isOther = before.location && after.location?.fullAddress !== before.location.fullAddress
          if (isOther) set({ betweenStreets: '', details: '' })
          if (after.location !== before.location) followLocation()
        })
        // The cart is filled again: the next order starts without anything of the last one.
        cart.subscribe((after) => {
          if (get().placed && after.choices.length > 0) empty()
        })
      },
      change: (part) => {
        set(part)
        if ('scheduledAt' in part) set({ slotNote: undefined })
        if (!hasArrived) return
        opened().write(CHECKOUT_KEY, VERSION, { alias, ...draftOf(get()) })
        opened().write(BENEFITS_KEY, BENEFITS_VERSION, { alias, ...benefitsOf(get()) })
      },
      followSlot: (scheduledAt, slotNote) => {
        get().change({ scheduledAt })
        set({ slotNote })
      },
      forget: () => {
        set(NO_BENEFITS)
        for (const key of [CHECKOUT_KEY, BENEFITS_KEY]) opened().remove(key)
      },
    }
  })
}

export type CheckoutStore = ReturnType<typeof createCheckoutStore>

/** The checkout of a session; its blocks share it. */
export const checkoutOf = lateStore('checkout', createCheckoutStore)

/** One value of the checkout; the component renders again only when that value changes. */
export const useCheckoutValue = <Value>(
  select: (state: ReturnType<CheckoutStore['getState']>) => Value,
): Value => useStore(checkoutOf(useSession()), select)
