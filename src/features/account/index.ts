import type { Feature } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const accountFeature: Feature<PageDeps> = {
  id: 'account',
  screens: [],
  blocks: [],
  modals: {
    account: () => import('./modals/account-modal.tsx').then(({ AccountModal }) => AccountModal),
    'sign-in': () => import('./modals/sign-in-modal.tsx').then(({ SignInModal }) => SignInModal),
    'my-orders': () => import('./modals/my-orders-modal.tsx').then(({ MyOrdersModal }) => MyOrdersModal),
    'order-again': () =>
      import('./modals/order-again-modal.tsx').then(({ OrderAgainModal }) => OrderAgainModal),
  },
  // Only modals: there is nothing a screen could need.
  load: () => Promise.resolve({ screens: [], blocks: [] }),
}
