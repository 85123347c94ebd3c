import type { ReactNode } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Holds all controls inside of it back until their code is there: the browser then lets nothing be pressed, ticked or
 * typed that nobody would answer, and the page's style draws them as waiting. Links lead on by themselves.
 *
 * Stands in each Suspense boundary that the server draws, since React joins each of them on its own.
 */
export function LiveControls({ children }: { readonly children: ReactNode }) {
  const isLive = useHydrated()
  return (
    <fieldset role="none" data-live="" disabled={!isLive}>
      {children}
    </fieldset>
  )
}
