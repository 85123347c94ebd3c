import { createStore } from 'zustand/vanilla'
import type { CodeDiscount, CodeDiscountType, Tip, TipType } from '#generated/models.ts'
import { browserSessionStorage } from '#platform/storage.ts'
import type { Storage } from '#platform/storage.ts'

/** A code the venue said yes to. */
export interface AppliedCode {
  discount: CodeDiscount
  /** What it was validated for: another payment type, slot or mode needs another word of the venue. */
  validFor: string
  /** When a code of limited usage is cleared. @units milliseconds since the epoch */
  expiresAt?: number
}

/** What the diner chose to take off, or to add, beyond what the venue's own rules say. */
export interface Benefits {
  /** @units points */
  redeemedPoints: number
  code?: AppliedCode
  tip?: Tip
}

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

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

const CODE_TYPES: readonly unknown[] = [
  'PERCENT',
  'FIXED',
  'FINAL_PRICE',
  'DELIVERY_FEE',
] satisfies CodeDiscountType[]
const LIMITS = ['minimumOrderAmount', 'maximumDiscountAmount']
const FLAGS = ['firstTimeOnly', 'limitedUsage', 'deliveryFee']
const REFERENCES = ['plate', 'category']

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isReference = (value: unknown) =>
  isObject(value) &&
  'id' in value &&
  typeof value.id === 'string' &&
  'showName' in value &&
  typeof value.showName === 'string'

const isDiscount = (value: unknown): value is CodeDiscount => {
  if (!isObject(value)) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  const each = (names: readonly string[], holds: (field: unknown) => boolean) =>
    names.every((name) => fields.get(name) === undefined || holds(fields.get(name)))
  return (
    ['id', 'code'].every((name) => typeof fields.get(name) === 'string') &&
    CODE_TYPES.includes(fields.get('type')) &&
    Number(fields.get('value')) >= 0 &&
    typeof fields.get('active') === 'boolean' &&
    each(LIMITS, isCount) &&
    each(FLAGS, (flag) => typeof flag === 'boolean') &&
    each(REFERENCES, isReference)
  )
}

const isCode = (value: unknown): value is AppliedCode => {
  if (!isObject(value) || !('discount' in value) || !('validFor' in value)) return false
  const isExpiry = !('expiresAt' in value) || value.expiresAt === undefined || isCount(value.expiresAt)
  return isExpiry && typeof value.validFor === 'string' && isDiscount(value.discount)
}

const TIP_TYPES: readonly unknown[] = ['PERCENT', 'AMOUNT'] satisfies TipType[]

const isTip = (value: unknown): value is Tip =>
  isObject(value) &&
  'type' in value &&
  TIP_TYPES.includes(value.type) &&
  'value' in value &&
  isCount(value.value)

const isStored = (value: unknown): value is Benefits & { alias: string } => {
  if (!isObject(value)) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  const hasOr = (name: string, holds: (field: unknown) => boolean) =>
    fields.get(name) === undefined || holds(fields.get(name))
  return (
    typeof fields.get('alias') === 'string' &&
    isCount(fields.get('redeemedPoints')) &&
    hasOr('code', isCode) &&
    hasOr('tip', isTip)
  )
}

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
        const stored = storage.read(KEY, VERSION, isStored)
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
