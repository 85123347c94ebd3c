import type { CompanionFeature } from '#layout/define-companion-screen.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'

export const shipmentsFeature: CompanionFeature<CompanionDeps> = {
  id: 'shipments',
  screens: ['shipments', 'shipment', 'rider-shipments'],
  load: () => import('./feature.tsx').then(({ feature }) => feature),
}
