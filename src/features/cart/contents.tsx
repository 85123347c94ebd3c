import type { ReactNode } from 'react'
import { useSessionValue } from '#session/session-context.tsx'
import { onDemand } from '#ui/primitives/base/on-demand.tsx'

/** What a cart with items needs, as one piece of code. */
const loadContents = () => import('./lines/contents.ts')

export const Lines = onDemand(() => loadContents().then((contents) => contents.Lines))
export const GoOn = onDemand(() => loadContents().then((contents) => contents.GoOn))

/** A block that shows nothing of an empty cart. */
export function whenFilled(
  name: 'Bar' | 'CartActions' | 'Keeper' | 'Suggestions',
  whenMissing?: 'leave-out',
): () => ReactNode {
  const Shown = onDemand<Record<never, never>>(
    () => loadContents().then((contents) => contents[name]),
    whenMissing,
  )
  return function WhenFilled() {
    return useIsFilled() ? <Shown /> : null
  }
}

export const useIsFilled = (): boolean => useSessionValue('cart', ({ choices }) => choices.length > 0)
