import type { FeatureModule } from '#layout/define-feature.ts'
import { defineScreen } from '#layout/define-screen.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { modeSelectionBlock } from './blocks/mode-selection.block.tsx'
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
    image: bannerOf(venue.storefront.logos.banner),
    // For search engines, which read what the server sends.
    structuredData: import.meta.env.SSR ? (address) => venueStructuredData(venue, address) : undefined,
  }),
})

function bannerOf(banner: PageDeps['venue']['storefront']['logos']['banner']): string | undefined {
  return banner && `${banner.src}-${banner.widths.at(-1)}.webp`
}

export const feature: FeatureModule<PageDeps> = {
  screens: [modeSelectionScreen],
  blocks: [venueHeaderBlock, modeSelectionBlock],
}
