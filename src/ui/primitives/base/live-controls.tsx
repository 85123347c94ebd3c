import type { ReactNode } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Disables all controls inside it until their code is loaded: the browser blocks clicks, ticks and typing that nothing
 * would handle, and the page's style shows them as waiting. Links work by themselves.
 *
 * Needed in each Suspense boundary that the server renders, since React hydrates each separately.
 */
export function LiveControls({ children }: { readonly children: ReactNode }) {
  const isLive = useHydrated()
  return (
    <fieldset role="none" data-live="" disabled={!isLive}>
      {children}
    </fieldset>
  )
}
