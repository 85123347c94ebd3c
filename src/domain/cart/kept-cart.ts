import type { CartChoice, CartItem, KeptCart } from '#generated/models.ts'
import { isKeptCart } from '#generated/validators/kept-cart.js'
import { CART_TTL_HOURS } from '#domain/defaults.ts'

/** Version of the form in which a device keeps a cart; a new one comes with a line in the table of migrations. */
export const KEPT_CART_VERSION = 2

/** How long a cart is kept. @units milliseconds @source design §5 "cart kept 24 h" */
export const CART_TTL_MS = CART_TTL_HOURS * 3_600_000

/** The first form kept whole items, with their names and prices. */
type FirstForm = Omit<KeptCart, 'choices'> & { items: CartItem[] }

const garnishesOf = (extras: CartItem['extras']): CartChoice['garnishes'] =>
  Object.fromEntries(
    extras.map(({ groupId, groupItems }) => [
      groupId,
      Object.fromEntries(groupItems.map(({ referenceId, quantity }) => [referenceId, quantity])),
    ]),
  )

/**
 * How the form of a version becomes the present one. What it reads was never checked: it may throw. Nothing here is
 * shared with other code, whose changes must not change what was kept.
 */
const MIGRATIONS: Readonly<Record<number, (kept: unknown) => unknown>> = {
  1: (kept) => {
    const { items, ...rest } = kept as FirstForm
    const choices = items.map(({ referenceId: plateId, sizeId, notes, quantity, source, extras }) => {
      const garnishes = garnishesOf(extras)
      return { plateId, sizeId, garnishes, notes, quantity, source }
    })
    return { ...rest, choices }
  },
}

/**
 * What was kept by an earlier version, in the present form.
 * @param kept - anything
 * @param version - of its form
 * @errors throws on a form that is not known, or not what its version says
 * @source issue 16 "one version, one migration table"
 */
export function migrateCart(kept: unknown, version: number): unknown {
  const migrate = MIGRATIONS[version]
  if (!migrate) throw new Error(`version ${version}`)
  return migrate(kept)
}

/**
 * A cart that was kept, parsed.
 * @param kept - of the present version
 * @param now - milliseconds since 1970
 * @returns no choices once its time is over
 * @units milliseconds
 * @errors throws on what is no cart, as the store that reads it expects
 * @source diner spec §4 "kept with a time-to-live", requirement CART-04
 */
export function parseCart(kept: unknown, now: number): Omit<KeptCart, 'expiresAt'> {
  if (!isKeptCart(kept)) throw new Error('no cart')
  const { modeId, paymentTypeId, choices, expiresAt } = kept
  return expiresAt > now ? { modeId, paymentTypeId, choices } : { choices: [] }
}
