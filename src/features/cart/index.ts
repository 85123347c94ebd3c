import type { Feature } from '#layout/define-feature.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'

export { cartContents } from './cart-contents.ts'

export const cartFeature: Feature<PageDeps> = {
  id: 'cart',
  screens: ['cart'],
  blocks: ['cart-lines', 'cart-upselling', 'cart-actions', 'cart-bar', 'cart-column', 'cart-keeper'],
  code: onDemand(() => import('./feature.tsx').then(({ feature }) => feature)),
}
