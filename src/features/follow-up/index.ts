import type { Feature } from '#layout/define-feature.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const followUpFeature: Feature<PageDeps> = {
  id: 'follow-up',
  screens: ['follow-up'],
  blocks: ['order-tracker', 'order-payment', 'order-handover', 'order-detail', 'order-actions'],
  code: onDemand(() => import('./feature.tsx').then(({ feature }) => feature)),
}
