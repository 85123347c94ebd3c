import type { CompanionFeature } from '#layout/define-companion-screen.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'

export const consoleFeature: CompanionFeature<CompanionDeps> = {
  id: 'console',
  screens: ['console'],
  code: onDemand(() => import('./feature.tsx').then(({ feature }) => feature)),
}

/** The books of a venue, in code of their own: who works with the board does not load them. */
export const booksFeature: CompanionFeature<CompanionDeps> = {
  id: 'books',
  screens: ['books'],
  code: onDemand(() => import('./books/feature.tsx').then(({ feature }) => feature)),
}
