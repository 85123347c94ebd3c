import { soldOutLines } from '#domain/cart/sold-out-lines.ts'
import type { SoldOutLine } from '#domain/cart/sold-out-lines.ts'
import type { Menu } from '#generated/models.ts'
import { useSessionValue } from '#session/session-context.tsx'

/** The lines of the order of which something ran out; it cannot be sent with them. */
export function useSoldOut(menu: Menu | undefined): SoldOutLine[] {
  const items = useSessionValue('cart', ({ cart }) => cart.items)
  return menu ? soldOutLines(items, menu) : []
}
