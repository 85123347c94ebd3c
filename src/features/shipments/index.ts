import type { CompanionFeature } from '#layout/define-companion-screen.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'

export const shipmentsFeature: CompanionFeature<CompanionDeps> = {
  id: 'shipments',
  screens: ['shipments', 'shipment', 'rider-shipments'],
  code: onDemand(() => import('./feature.tsx').then(({ feature }) => feature)),
}
