import type { OrderPayload } from '#generated/models.ts'
import { randomKey } from '#platform/random-key.ts'
import { browserStorage, type Storage } from '#platform/storage.ts'
import type { Session } from './session.ts'

/**
 * The order without the card token: another card is another attempt to pay the same order, and tokens are not stored on
 * the device.
 */
export type AskedOrder = Omit<OrderPayload, 'token'>

/**
 * The attempt to place an order at one venue. Its key survives a reload, so that the same order is never created twice.
 */
export interface Attempt {
  /**
   * The idempotency key of an order. It stays while the order is the same. It also stays for a changed order while the
   * outcome of the previous one is unknown: the server accepts only one of them.
   */
  keyFor(order: OrderPayload): string
  /** Other orders sent under the current key: the server may have accepted one of them. */
  sentBefore(order: OrderPayload): AskedOrder[]
  /** Whether an order was sent whose outcome is unknown. */
  isOpen(): boolean
  /** The server accepted nothing: a changed order gets a new key. */
  settle(): void
  /** The order was created: the next one is a new order even when it is equal. */
  finish(): void
}

interface StoredAttempt {
  key: string
  /** Orders sent under the key, the latest last. */
  orders: AskedOrder[]
  /** When an order whose outcome is unknown was sent. */
  openSince?: number
}

const KEY = 'order-attempt'
const VERSION = 3
/**
 * How long an order of unknown outcome is looked for.
 * @units milliseconds
 * @source assumed: whoever orders again after this wants another order
 */
const OPEN_MS = 30 * 60 * 1000
/** Older changes made without a network are dropped. */
const MOST_ORDERS = 5

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Checks only what is read here; the server validates the rest. */
const isOrder = (value: unknown): boolean =>
  isObject(value) && 'branchContact' in value && isObject(value.branchContact) && 'id' in value.branchContact

function isAttempt(value: unknown): value is StoredAttempt {
  if (!isObject(value)) return false
  const { key, orders, openSince } = value as Record<string, unknown>
  return (
    typeof key === 'string' &&
    /^[\w-]{16,64}$/.test(key) &&
    Array.isArray(orders) &&
    orders.every(isOrder) &&
    (openSince === undefined || typeof openSince === 'number')
  )
}

/** By the venue's `branchContact.id`: venues do not affect each other. */
type StoredAttempts = Record<string, StoredAttempt>

const isAttempts = (value: unknown): value is StoredAttempts =>
  isObject(value) && Object.values(value).every(isAttempt)

const asked = ({ token: _token, ...order }: OrderPayload): AskedOrder => order
const isSame = (one: AskedOrder | undefined, other: AskedOrder) =>
  JSON.stringify(one) === JSON.stringify(other)

interface AttemptDeps {
  storage: Storage
  branchContactId: string
  newKey: () => string
  /** Milliseconds since the epoch. */
  now: () => number
}

/** @source diner spec §4 "A sending flag blocks repeated submit"; design §3 "idempotency key" */
export function createAttempt({ storage, branchContactId, newKey, now }: AttemptDeps): Attempt {
  const readAll = () => new Map(Object.entries(storage.read(KEY, VERSION, isAttempts) ?? {}))
  const read = () => readAll().get(branchContactId)
  const isOpen = (stored: StoredAttempt | undefined) =>
    stored?.openSince !== undefined && now() - stored.openSince < OPEN_MS
  /** Attempts at other venues stay while their outcome is unknown. */
  const write = (own: StoredAttempt | undefined) => {
    const others = [...readAll()].filter(([id, one]) => id !== branchContactId && isOpen(one))
    const all = own ? [...others, [branchContactId, own]] : others
    if (all.length === 0) storage.remove(KEY)
    else storage.write(KEY, VERSION, Object.fromEntries(all))
  }
  return {
    keyFor: (payload) => {
      const order = asked(payload)
      const stored = read()
      const keeps = isOpen(stored) || isSame(stored?.orders.at(-1), order)
      const { key, orders } = stored && keeps ? stored : { key: newKey(), orders: [] }
      const others = orders.filter((one) => !isSame(one, order)).slice(1 - MOST_ORDERS)
      write({ key, orders: [...others, order], openSince: now() })
      return key
    },
    sentBefore: (payload) => (read()?.orders ?? []).filter((one) => !isSame(one, asked(payload))),
    isOpen: () => isOpen(read()),
    settle: () => {
      const stored = read()
      if (stored) write({ key: stored.key, orders: stored.orders.slice(-1) })
    },
    finish: () => write(undefined),
  }
}

/** The attempt of this device at a venue: its whole state is in storage. */
export const attemptOf = ({ clock }: Session, branchContactId: string): Attempt =>
  createAttempt({
    storage: browserStorage(),
    branchContactId,
    newKey: randomKey,
    now: () => clock.getState().now,
  })

/** Removes all attempts: they contain orders and personal data. */
export const forgetAttempts = (): void => browserStorage().remove(KEY)
