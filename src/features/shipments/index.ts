import { companionFeature } from '#layout/define-companion-screen.ts'

export const shipmentsFeature = companionFeature(
  'shipments',
  ['shipments', 'shipment', 'rider-shipments'],
  () => import('./feature.tsx'),
)
