import { createStore } from 'zustand/vanilla'
import type { KeptBenefits } from '#generated/models.ts'
import { isKeptBenefits } from '#generated/validators/kept-benefits.js'
import { browserSessionStorage } from '#platform/storage.ts'
import type { Storage } from '#platform/storage.ts'

/** What the diner chose to take off, or to add, beyond what the venue's own rules say. */
export type Benefits = Omit<KeptBenefits, 'alias'>

interface BenefitsState extends Benefits {
  /** Brings back what was chosen before a reload. */
  arrive(): void
  change(part: Partial<Benefits>): void
  /** The order exists: nothing of this belongs to the next one. */
  forget(): void
}

const NOTHING: Benefits = { redeemedPoints: 0, code: undefined, tip: undefined }
const KEY = 'benefits'
const VERSION = 1

const benefitsIn = ({ redeemedPoints, code, tip }: Benefits): Benefits => ({ redeemedPoints, code, tip })

/**
 * Points, code and tip of the order in the making. What is kept is a wish: the venue's rules price it here, and
 * the server's once more. A reload keeps it, another venue does not.
 */
export function createBenefitsStore(
  { alias }: { alias: string },
  openStorage: () => Storage = browserSessionStorage,
) {
  return createStore<BenefitsState>()((set, get) => {
    let storage: Storage | undefined
    return {
      ...NOTHING,
      arrive: () => {
        if (storage) return
        storage = openStorage()
        const stored = storage.read(KEY, VERSION, isKeptBenefits)
        if (stored?.alias === alias) set(benefitsIn(stored))
      },
      change: (part) => {
        set(part)
        storage?.write(KEY, VERSION, { alias, ...benefitsIn(get()) })
      },
      forget: () => {
        set(NOTHING)
        storage?.remove(KEY)
      },
    }
  })
}

export type BenefitsStore = ReturnType<typeof createBenefitsStore>
