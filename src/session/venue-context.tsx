import type { Branch, BranchContact, Company, OrderMode, Storefront } from '#generated/models.ts'
import { usePart } from './page-context.tsx'

/** The storefront of this page: one alias, its brand, and what the alias stands for. */
export interface Venue {
  alias: string
  storefront: Storefront
  company?: Company
  branch?: Branch
  branchContact?: BranchContact
  /** Active order modes, restricted to those the visit allows. */
  modes: OrderMode[]
  /** The order mode of the address; only on menu pages. */
  mode?: OrderMode
}

export const useVenue = (): Venue => usePart('venue')

/** For what only stands on pages of a branch contact. */
export function useBranchContact(): BranchContact {
  const { branchContact } = useVenue()
  if (!branchContact) throw new Error('No branch contact on this page')
  return branchContact
}
