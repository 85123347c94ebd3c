import type { OrderPayload } from '#generated/models.ts'
import { randomKey } from '#platform/random-key.ts'
import { browserStorage } from '#platform/storage.ts'
import type { Storage } from '#platform/storage.ts'
import type { Session } from './session.ts'

/** What is sent, without the card: another card is another try to pay the same order, and none is kept on the device. */
export type AskedOrder = Omit<OrderPayload, 'token'>

/** One attempt at placing an order. Its key survives a reload, so the same order can never be created twice. */
export interface Attempt {
  /**
   * The key to send an order under. It stays while the order is the same, and also for another order as long as nobody
   * knows whether the one before it arrived: the server takes one of them.
   */
  keyFor(order: OrderPayload): string
  /** Other orders that were sent under the key of now: the server may have taken one of them. */
  sentBefore(order: OrderPayload): AskedOrder[]
  /** Whether an order to this venue was sent of which nobody knows whether it arrived. */
  isOpen(branchContactId: string): boolean
  /** The server has answered that it took nothing: another order gets another key. */
  settle(): void
  /** The order exists and its page comes: the next one is a new order even when it is equal. */
  finish(): void
}

interface StoredAttempt {
  key: string
  /** Orders that were sent under the key, the latest last. */
  orders: AskedOrder[]
  /** When an order was sent of which nobody knows whether it arrived. */
  openSince?: number
}

const KEY = 'order-attempt'
const VERSION = 2
/**
 * For how long a lost order is looked for.
 *
 * @units milliseconds
 * @source assumed: whoever orders again after this wants another order
 */
const OPEN_MS = 30 * 60 * 1000
/** More changes than this while the network is away are not remembered. */
const MOST_ORDERS = 5

/** As far as it is read here; the server judges the rest. */
function isOrder(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('branchContact' in value)) return false
  const { branchContact } = value
  return typeof branchContact === 'object' && branchContact !== null && 'id' in branchContact
}

function isAttempt(value: unknown): value is StoredAttempt {
  if (typeof value !== 'object' || value === null) return false
  const { key, orders, openSince } = value as Record<string, unknown>
  return (
    typeof key === 'string' &&
    /^[\w-]{16,64}$/.test(key) &&
    Array.isArray(orders) &&
    orders.every(isOrder) &&
    (openSince === undefined || typeof openSince === 'number')
  )
}

const asked = ({ token: _token, ...order }: OrderPayload): AskedOrder => order
const isSame = (one: AskedOrder | undefined, other: AskedOrder) =>
  JSON.stringify(one) === JSON.stringify(other)

interface AttemptDeps {
  storage: Storage
  newKey: () => string
  /** Milliseconds since the epoch. */
  now: () => number
}

/** @source diner spec §4 "A sending flag blocks repeated submit"; design §3 "idempotency key" */
export function createAttempt({ storage, newKey, now }: AttemptDeps): Attempt {
  const read = () => storage.read(KEY, VERSION, isAttempt)
  const isOpen = (stored: StoredAttempt | undefined, branchContactId: string) =>
    stored?.openSince !== undefined &&
    now() - stored.openSince < OPEN_MS &&
    stored.orders.at(-1)?.branchContact.id === branchContactId
  return {
    keyFor: (payload) => {
      const order = asked(payload)
      const stored = read()
      const keeps = isOpen(stored, order.branchContact.id) || isSame(stored?.orders.at(-1), order)
      const { key, orders } = stored && keeps ? stored : { key: newKey(), orders: [] }
      const others = orders.filter((one) => !isSame(one, order)).slice(1 - MOST_ORDERS)
      storage.write(KEY, VERSION, { key, orders: [...others, order], openSince: now() })
      return key
    },
    sentBefore: (payload) => (read()?.orders ?? []).filter((one) => !isSame(one, asked(payload))),
    isOpen: (branchContactId) => isOpen(read(), branchContactId),
    settle: () => {
      const stored = read()
      if (stored) storage.write(KEY, VERSION, { key: stored.key, orders: stored.orders.slice(-1) })
    },
    finish: () => storage.remove(KEY),
  }
}

/** The attempt of this device: what is kept of it is all there is. */
export const attemptOf = ({ clock }: Session): Attempt =>
  createAttempt({ storage: browserStorage(), newKey: randomKey, now: () => clock.getState().now })
