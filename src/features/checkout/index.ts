import type { Feature } from '#layout/define-feature.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const checkoutFeature: Feature<PageDeps> = {
  id: 'checkout',
  screens: ['checkout'],
  blocks: [
    'checkout-venue',
    'checkout-schedule',
    'checkout-customer',
    'checkout-address',
    'checkout-payment',
    'checkout-code',
    'checkout-loyalty',
    'checkout-notes',
    'checkout-detail',
    'checkout-submit',
    'checkout-tip',
  ],
  modals: {
    'discount-code': onDemand(() =>
      import('./modals/discount-code-modal.tsx').then(({ DiscountCodeModal }) => DiscountCodeModal),
    ),
  },
  code: onDemand(() => import('./feature.tsx').then(({ feature }) => feature)),
}
