import { companionFeature } from '#layout/define-companion-screen.ts'

export const consoleFeature = companionFeature('console', ['console'], () => import('./feature.tsx'))

/** The books of a venue, as a separate chunk: the board does not load them. */
export const booksFeature = companionFeature('books', ['books'], () => import('./books/feature.tsx'))
