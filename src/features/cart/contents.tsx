import type { ReactNode } from 'react'
import { onDemand } from '#platform/on-demand.ts'
import { useSessionValue } from '#session/page-context.ts'
import { drawn } from '#ui/primitives/base/drawn.tsx'
import { cartContents } from './cart-contents.ts'

export const Lines = drawn(onDemand(() => cartContents.fetch().then((code) => code.Lines)))
export const GoOn = drawn(onDemand(() => cartContents.fetch().then((code) => code.GoOn)))

/** A block that shows nothing of an empty cart. */
export function whenFilled(
  name: 'Bar' | 'CartActions' | 'Keeper' | 'Suggestions',
  whenMissing?: 'leave-out',
): () => ReactNode {
  const Shown = drawn<Record<never, never>>(
    onDemand(() => cartContents.fetch().then((code) => code[name])),
    whenMissing,
  )
  return function WhenFilled() {
    return useIsFilled() ? <Shown /> : null
  }
}

export const useIsFilled = (): boolean => useSessionValue('cart', ({ choices }) => choices.length > 0)
