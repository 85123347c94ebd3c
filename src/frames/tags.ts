import { isMarketingEvent } from '#domain/marketing/marketing-event.ts'
import { marketingIds, type MarketingIds } from '#domain/marketing/vendors.ts'
import type { StartMarketing } from '#providers/analytics/contract.ts'
import { startGa4 } from '#providers/analytics/ga4/ga4.ts'
import { startMetaPixel } from '#providers/analytics/meta-pixel/meta-pixel.ts'
import { startTagManager } from '#providers/analytics/tag-manager/tag-manager.ts'
import { onPagePost, settingsOf, postToPage } from './post.ts'

/** All marketing vendors. To add one, add a folder, a line here and a line in `domain/marketing/vendors.ts`. */
const VENDORS: Readonly<Record<keyof MarketingIds, StartMarketing>> = {
  googleTagManagerId: startTagManager,
  googleAnalyticsId: startGa4,
  fbPixelId: startMetaPixel,
}

type Settings = { location: string; ids: MarketingIds }

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && 'location' in value && 'ids' in value

/** Script of the marketing vendors' frame: starts them, and passes the page's events on. */
function start({ location, ids }: Settings): void {
  const page = { document, location: location + window.location.search }
  const providers = (Object.entries(marketingIds(ids)) as [keyof MarketingIds, string][]).map(
    ([vendor, id]) => VENDORS[vendor](id, page),
  )
  onPagePost(({ vitrina, data }) => {
    if (vitrina !== 'event' || !isMarketingEvent(data)) return
    for (const provider of providers) provider.record(data)
  })
  postToPage({ vitrina: 'tags-ready' })
}

const settings = settingsOf(isSettings)
if (settings) start(settings)
