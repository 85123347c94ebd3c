import { companyBranchesQuery } from '#api/directory-queries.ts'
import type { CompanyBranchesPage } from '#generated/models.ts'
import { defineScreen } from '#layout/define-screen.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { BRANCH_PAGE_SIZE } from '#domain/defaults.ts'
import { brandHead } from './brand-head.ts'

/** A company: the grid of its branches. @source diner spec §2.2 */
export const companyScreen = defineScreen<PageDeps, CompanyBranchesPage>({
  id: 'company',
  needs: ['company-branches'],
  load: async ({ client, queryClient, venue: { company } }) => {
    if (!company) throw new Error('A company page needs a company')
    const firstPage = companyBranchesQuery(client, company.id, { offset: 0, pageSize: BRANCH_PAGE_SIZE })
    return { status: 200, data: await queryClient.query(firstPage) }
  },
  head: (_data, { venue: { storefront, company } }) =>
    brandHead(company?.name ?? storefront.name, storefront),
})
