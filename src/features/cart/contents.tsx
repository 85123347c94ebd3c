import type { ReactNode } from 'react'
import type { OnDemand } from '#platform/on-demand.ts'
import { useSessionValue } from '#session/page-context.ts'
import { lazyView } from '#ui/primitives/base/lazy-view.tsx'
import { cartContents } from './cart-contents.ts'

type Contents = NonNullable<typeof cartContents.here>

/** One of them; all load together, so that a press that fills the cart shows everything at once. */
const one = <Name extends keyof Contents>(name: Name): OnDemand<Contents[Name]> => ({
  get here() {
    return cartContents.here?.[name]
  },
  fetch: () => cartContents.fetch().then((code) => code[name]),
})

export const Lines = lazyView(one('Lines'))
export const ContinuePanel = lazyView(one('ContinuePanel'))

/** A block that renders nothing for an empty cart. */
export function whenFilled(
  name: 'Bar' | 'CartActions' | 'CartNotices' | 'Suggestions',
  whenMissing?: 'leave-out',
): () => ReactNode {
  const Shown = lazyView<Record<never, never>>(one(name), whenMissing)
  return function WhenFilled() {
    return useIsFilled() ? <Shown /> : null
  }
}

export const useIsFilled = (): boolean => useSessionValue('cart', ({ choices }) => choices.length > 0)
