import type { BranchContact } from '#generated/models.ts'
import { usePart } from './page-context.tsx'
import type { Venue } from './venue.ts'

export const useVenue = (): Venue => usePart('venue')

/** For what only stands on pages of a branch contact. */
export function useBranchContact(): BranchContact {
  const { branchContact } = useVenue()
  if (!branchContact) throw new Error('No branch contact on this page')
  return branchContact
}
