import { defineBlock } from '#layout/define-block.ts'
import type { FeatureModule } from '#layout/define-feature.ts'
import { defineScreen } from '#layout/define-screen.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { lazyView } from '#ui/primitives/base/lazy-view.tsx'
import { largestOf } from '#ui/primitives/picture/picture.tsx'
import { venueHeaderBlock } from './blocks/venue-header.block.tsx'
import { venueDescription, venueStructuredData } from './venue-head.ts'

/** Where an alias with several order modes starts. @source diner spec §2.4 */
const modeSelectionScreen = defineScreen<PageDeps, undefined>({
  id: 'mode-selection',
  needs: ['mode-selection'],
  load: () => Promise.resolve({ status: 200, data: undefined }),
  head: (_data, { venue }) => ({
    title: venue.branchContact?.name ?? venue.storefront.name,
    description: venueDescription(venue),
    image: largestOf(venue.storefront.logos.banner),
    // For search engines, which read the server's HTML.
    structuredData: import.meta.env.SSR ? (address) => venueStructuredData(venue, address) : undefined,
  }),
})

/** Not part of the menu page: its code loads with its own page. */
const ModeSelection = lazyView(
  onDemand(() => import('./pages/mode-selection-view.tsx').then((view) => view.ModeSelection)),
)

export const feature: FeatureModule<PageDeps> = {
  screens: [modeSelectionScreen],
  blocks: [venueHeaderBlock, defineBlock({ type: 'mode-selection', render: ModeSelection })],
}
