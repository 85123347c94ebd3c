import type { Feature } from '#layout/define-feature.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const accountFeature: Feature<PageDeps> = {
  id: 'account',
  modals: {
    account: onDemand(() => import('./modals/account-modal.tsx').then(({ AccountModal }) => AccountModal)),
    'sign-in': onDemand(() => import('./modals/sign-in-modal.tsx').then(({ SignInModal }) => SignInModal)),
    'my-orders': onDemand(() =>
      import('./modals/my-orders-modal.tsx').then(({ MyOrdersModal }) => MyOrdersModal),
    ),
    'order-again': onDemand(() =>
      import('./modals/order-again-modal.tsx').then(({ OrderAgainModal }) => OrderAgainModal),
    ),
  },
}
