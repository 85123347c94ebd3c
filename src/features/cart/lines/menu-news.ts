import { useEffect, useEffectEvent, useRef } from 'react'
import type { SoldOutLine } from '#domain/cart/sold-out-lines.ts'
import type { PricedCart } from '#domain/pricing/price-cart.ts'
import type { Menu } from '#generated/models.ts'
import { cartLines } from '#messages/cart-lines.ts'
import { soldOut } from '#messages/sold-out.ts'
import { fitToMenu } from '#session/cart-edits.ts'
import { seenPrices } from '#session/seen-prices.ts'
import { useSession } from '#session/page-context.ts'
import type { Session } from '#session/session.ts'
import { useCart } from '#session/use-cart.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

/** Sold-out items already announced, per session: components remount, and each is announced once. */
const announced = new WeakMap<Session, ReadonlySet<string>>()

/**
 * Applies menu changes to the cart and announces them: removed items leave the cart, changed prices are reported.
 * Renders nothing.
 * @source diner spec §8 "The cart is revalidated", requirements CART-04, HOME-08
 */
export function MenuNews() {
  const t = useT(cartLines, soldOut)
  const toast = useToast()
  const session = useSession()
  const { cart, menu } = useCart()
  const known = useRef<Menu>(undefined)

  const follow = useEffectEvent((now: PricedCart, today: Menu) => {
    const seen = seenPrices(session.alias)
    const isChanged = now.losses.length > 0 || (known.current !== today && seen.differ(now))
    known.current = today
    seen.keep(now)
    if (isChanged) toast(t('cart.revalidated'))
    if (now.losses.length > 0) fitToMenu(session.cart, today)
    const before = announced.get(session)
    announced.set(session, new Set(now.soldOut.map(keyOf)))
    for (const line of now.soldOut) {
      if (before?.has(keyOf(line))) continue
      const { name, plate, garnishes } = line
      toast(
        plate
          ? t('sold-out.happened', { name })
          : t('sold-out.happened-garnish', { name, list: garnishes.join(', ') }),
      )
    }
  })

  useEffect(() => {
    if (cart && menu) follow(cart, menu)
  }, [cart, menu])
  return null
}

const keyOf = ({ name, garnishes }: SoldOutLine) => JSON.stringify([name, garnishes])
