import type { Feature } from '#layout/define-feature.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const entryFeature: Feature<PageDeps> = {
  id: 'entry',
  screens: ['branch-selection', 'company', 'branch'],
  blocks: ['directory', 'brand-header', 'company-branches', 'branch-finder'],
  code: onDemand(() => import('./feature.tsx').then(({ feature }) => feature)),
}
