import { soldOutLines } from '#domain/cart/sold-out-lines.ts'
import type { SoldOutLine } from '#domain/cart/sold-out-lines.ts'
import type { Menu, OrderMode } from '#generated/models.ts'
import type { Translate } from '#messages/index.ts'
import { bringUpToDate } from '#session/cart-edits.ts'
import type { CartStore } from '#session/cart-store.ts'

/** What a diner was told to have run out, per cart: pages come and go, and it is news only once. */
const told = new WeakMap<CartStore, ReadonlySet<string>>()

/**
 * Brings the cart up to the menu as it is now.
 *
 * @returns what the diner is told about it
 */
export function followMenu(store: CartStore, menu: Menu, mode: OrderMode, t: Translate): string[] {
  const isChanged = bringUpToDate(store, menu, mode).length > 0
  const gone = soldOutLines(store.getState().cart.items, menu)
  const before = told.get(store)
  told.set(store, new Set(gone.map(keyOf)))
  const news = gone.filter((line) => before?.has(keyOf(line)) !== true).map((line) => newsOf(line, t))
  return isChanged ? [t('cart.revalidated'), ...news] : news
}

const keyOf = ({ name, garnishes }: SoldOutLine) => JSON.stringify([name, garnishes])

const newsOf = ({ name, plate, garnishes }: SoldOutLine, t: Translate) =>
  plate
    ? t('sold-out.happened', { name })
    : t('sold-out.happened-garnish', { name, list: garnishes.join(', ') })
