import { createStore } from 'zustand/vanilla'
import type { Storage } from '#platform/storage.ts'

/** One attempt at sending an order. The key survives a reload, so the same order can never be created twice. */
interface AttemptState {
  sending: boolean
  /** The key for this payload: kept while the payload is the same, new when it changed. */
  keyFor(payload: unknown): string
  setSending(sending: boolean): void
  /** The order exists: the next payload is a new order even when it is equal. */
  finish(): void
}

interface StoredAttempt {
  key: string
  payload: string
}

const KEY = 'order-attempt'
const VERSION = 1

function isAttempt(value: unknown): value is StoredAttempt {
  if (typeof value !== 'object' || value === null) return false
  const { key, payload } = value as Record<string, unknown>
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) && typeof payload === 'string'
}

/** @source diner spec §4 "A sending flag blocks repeated submit"; design §3 "idempotency key" */
export function createAttemptStore(storage: Storage, newKey: () => string) {
  return createStore<AttemptState>()((set) => ({
    sending: false,
    keyFor: (payload) => {
      const text = JSON.stringify(payload)
      const stored = storage.read(KEY, VERSION, isAttempt)
      if (stored?.payload === text) return stored.key
      const key = newKey()
      storage.write(KEY, VERSION, { key, payload: text })
      return key
    },
    setSending: (sending) => set({ sending }),
    finish: () => {
      set({ sending: false })
      storage.remove(KEY)
    },
  }))
}

export type AttemptStore = ReturnType<typeof createAttemptStore>
