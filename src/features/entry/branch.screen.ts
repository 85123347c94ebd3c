import type { BranchContact } from '#generated/models.ts'
import { defineScreen } from '#layout/define-screen.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { brandHead } from './brand-head.ts'

export interface BranchData {
  /** Every branch contact, without distance or reach: no address is known yet. */
  contacts: BranchContact[]
}

/** A branch: where to order, and how. @source diner spec §2.3 */
export const branchScreen = defineScreen<PageDeps, BranchData>({
  id: 'branch',
  needs: ['branch-finder'],
  load: async ({ queryClient, queries, venue: { alias }, isDrawn }) => {
    const asked = queries.branchContacts(alias)
    // a page that was kept for long is joined as it is, and looks again afterwards
    const staleTime = isDrawn ? 'static' : asked.staleTime
    const { branchContacts } = await queryClient.query({ ...asked, staleTime })
    return { status: 200, data: { contacts: branchContacts } }
  },
  head: (_data, { venue: { storefront, branch } }) => brandHead(branch?.name ?? storefront.name, storefront),
})
