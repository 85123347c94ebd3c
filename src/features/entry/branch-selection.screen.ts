import { directoryQuery } from '#api/directory-queries.ts'
import type { DirectoryAnswer } from '#generated/models.ts'
import { defineScreen } from '#layout/define-screen.ts'
import { company } from '#messages/company.ts'
import { createMessages } from '#messages/index.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { brandHead } from './brand-head.ts'

/** All storefronts of this installation, at the bare /menu. @source requirements ROUTE-01 */
export const branchSelectionScreen = defineScreen<PageDeps, DirectoryAnswer>({
  id: 'branch-selection',
  needs: ['directory'],
  load: async ({ client, queryClient }) => ({
    status: 200,
    data: await queryClient.query(directoryQuery(client, '')),
  }),
  head: (_data, { venue: { storefront } }) => {
    const t = createMessages(storefront.locale, storefront.messages)(company)
    return brandHead(`${t('company.root.title')} · ${storefront.name}`, storefront)
  },
})
