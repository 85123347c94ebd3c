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

/** The card section of a checkout, when a card is entered on the page: its state, never what is typed. */
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

/** The checkout, as far as its card goes. */
type CardHolder = Pick<StoreApi<{ card: CardState }>, 'getState' | 'setState'>

/** No card section yet, or none any more. */
const NO_CARD: CardState = {
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

/** What is typed at checkout and belongs to this order alone; the diner's own data are in the session. */
export interface Draft {
  tableNumber: string
  /** The number that the address named when it was taken over; a diner's correction outlives a reload. */
  namedTable: string
  notes: string
  betweenStreets: string
  details: string
  /** What the diner pays with, as typed. */
  cash: string
  /** 'Justo': what the diner pays with is the total, whatever it becomes. */
  cashExact: boolean
  optIn: boolean
  /** 'Programado' was chosen; when only that is possible it holds without being chosen. */
  scheduled: boolean
  /** The slot, as long as one was shown. @units ISO-8601 UTC */
  scheduledAt?: string
  /** Whom the receipt is made out to, as typed. */
  receiptHolder?: ReceiptHolder
}

/** Why the order was not taken, and what became of the cart. */
export interface Refusal {
  title: string
  lines: readonly RefusalLine[]
  /** The same may go well a moment later. */
  canRetry?: boolean
}

export interface RefusalLine {
  text: string
  /** The plate it is about, where that is in the cart still: it is told as long as it is. */
  plateId?: string
}

export type SlotNote = 'moved' | 'forced' | 'opened'

/** What the diner chose to take off, or to add, beyond what the venue's own rules say: a wish, which those rules price. */
export type Benefits = Omit<KeptBenefits, 'alias'>

type Chosen = Draft & Benefits

interface CheckoutState extends Chosen {
  /** The order was tried to be sent: failing fields say so from now on. */
  attempted: boolean
  /** What the venue knows of the phone. */
  customer?: OrderingCustomer
  refusal?: Refusal
  /** Slots that the server refused: this device's clock may be behind. @units ISO-8601 UTC */
  goneSlots: readonly string[]
  /** Why the order is not for when the diner saw before: the slot passed away, or the venue closed or opened meanwhile. */
  slotNote?: SlotNote
  card: CardState
  /** A card's token is made, or the order is on its way. */
  sending: boolean
  /** The order exists and its page is on the way. */
  placed: boolean
  /** What was typed and chosen before a reload. */
  arrive(): void
  change(part: Partial<Chosen>): void
  /** The slot that is shown without being picked, or none; what is picked by hand needs no note. */
  followSlot(at: string | undefined, note: SlotNote | undefined): void
  /** The order exists: nothing of this belongs to the next one. */
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
/** What belongs to one try at ordering, and not to the next order. */
const FRESH = { attempted: false, refusal: undefined, goneSlots: [], slotNote: undefined, placed: false }
const VERSION = 3
const BENEFITS_VERSION = 1

/** Whether it is undefined or may be shown: an odd kind of document is refused as any other that does not fit. */
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

/** What is typed, without what else the store holds. */
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
      // 'Entrecalles' and 'Aclaraciones' come with an address, unless it has none and some were typed here.
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
          // Who typed and chose it is gone: it is as if nobody had.
          if (after.left !== before.left) {
            get().forget()
            set({ customer: undefined })
            empty()
          }
          const isOther = before.location && after.location?.fullAddress !== before.location.fullAddress
          if (isOther) set({ betweenStreets: '', details: '' })
          if (after.location !== before.location) followLocation()
        })
        // Something in the cart again: the next order begins, with nothing of the last one.
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
