import { useEffect, useRef } from 'react'
import { itemCount } from '#domain/cart/choices.ts'
import type { Route } from '#domain/routes/routes.ts'
import { CART_ANSWER_MS } from '#platform/interface-timing.ts'
import { useSession } from '#session/page-context.ts'

const BUMP = [
  { scale: 1 },
  { scale: 1.4, offset: 0.12 },
  { scale: 0.92, offset: 0.3 },
  { scale: 1.12, offset: 0.48 },
  { scale: 1, offset: 0.64 },
  { scale: 1 },
]

/**
 * The cart answers an addition with a movement, and with none where the device asks for none. What was in it before the
 * page is no addition. Who adds on the page of a plate sees it where that leads back to.
 *
 * @source requirements CART-09
 */
export function useCartAnswer(route: Route) {
  const { cart } = useSession()
  const seen = useRef<number>(undefined)
  const isOnPlate = route.kind === 'menu' && route.plate !== undefined
  useEffect(() => {
    let stop: (() => void) | undefined
    const answer = () => {
      const count = itemCount(cart.getState())
      const hasGrown = count > (seen.current ?? count)
      if (count === seen.current || (isOnPlate && hasGrown)) return
      seen.current = count
      stop?.()
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      stop = hasGrown && !isStill ? play() : undefined
    }
    answer()
    const leave = cart.subscribe(answer)
    return () => {
      leave()
      stop?.()
    }
  }, [cart, isOnPlate])
}

/** Moves what shows the cart; what takes its place meanwhile goes on. @returns stops it */
function play(): () => void {
  const moved = new WeakSet<Element>()
  let begun: number | undefined
  let frame = 0
  const answer = (now: number) => {
    for (const one of document.querySelectorAll('[data-cart-count]')) {
      if (moved.has(one) || !one.checkVisibility()) continue
      begun ??= now
      moved.add(one)
      one.animate(BUMP, { duration: CART_ANSWER_MS, easing: 'ease-out' }).currentTime = now - begun
    }
    if (now - (begun ?? asked) < CART_ANSWER_MS) frame = requestAnimationFrame(answer)
  }
  const asked = performance.now()
  frame = requestAnimationFrame(answer)
  return () => cancelAnimationFrame(frame)
}
