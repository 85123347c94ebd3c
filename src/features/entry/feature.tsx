import { companyBranchesQuery, directoryQuery } from '#api/directory-queries.ts'
import { BRANCH_PAGE_SIZE } from '#domain/defaults.ts'
import type { CompanyBranchesPage, DirectoryAnswer } from '#generated/models.ts'
import type { FeatureModule } from '#layout/define-feature.ts'
import { defineScreen } from '#layout/define-screen.ts'
import { company } from '#messages/company.ts'
import { createMessages } from '#messages/index.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { branchFinderBlock } from './blocks/branch-finder.block.tsx'
import { brandHeaderBlock } from './blocks/brand-header.block.tsx'
import { companyBranchesBlock } from './blocks/company-branches.block.tsx'
import { directoryBlock } from './blocks/directory.block.tsx'
import { branchScreen } from './branch.screen.ts'
import { brandHead } from './brand-head.ts'

/** A company: the grid of its branches. @source diner spec §2.2 */
const companyScreen = defineScreen<PageDeps, CompanyBranchesPage>({
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

/** All storefronts of this installation, at the bare /menu. @source requirements ROUTE-01 */
const branchSelectionScreen = defineScreen<PageDeps, DirectoryAnswer>({
  id: 'branch-selection',
  needs: ['directory'],
  load: async ({ client, queryClient }) => ({
    status: 200,
    data: await queryClient.query(directoryQuery(client, '')),
  }),
  head: (_data, { venue: { storefront } }) => {
    const t = createMessages(storefront)(company)
    return brandHead(`${t('company.root.title')} · ${storefront.name}`, storefront)
  },
})

export const feature: FeatureModule<PageDeps> = {
  screens: [branchSelectionScreen, companyScreen, branchScreen],
  blocks: [directoryBlock, brandHeaderBlock, companyBranchesBlock, branchFinderBlock],
}
