import type { Branch } from '#generated/models.ts'

/** Ids of a branch at the three marketing vendors, each a key of the branch. */
export type MarketingIds = Pick<Branch, 'googleTagManagerId' | 'googleAnalyticsId' | 'fbPixelId'>

/** What one vendor's code needs to reach; all of it is on hosts of that vendor. */
export type MarketingVendor = {
  /** shape of its ids; the schemas have the same pattern, and nothing else ever gets into a script's address */
  readonly id: RegExp
  readonly connect: readonly string[]
  readonly images: readonly string[]
}

const GOOGLE = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

/**
 * The vendors by the field of the branch that holds their id.
 * @source requirements ANALYTICS-02; the hosts are those of the vendors' documentation of content policies
 */
export const MARKETING_VENDORS: Readonly<Record<keyof MarketingIds, MarketingVendor>> = {
  googleTagManagerId: { id: /^GTM-[A-Z0-9]{4,12}$/, connect: GOOGLE, images: GOOGLE },
  googleAnalyticsId: { id: /^G-[A-Z0-9]{6,14}$/, connect: GOOGLE, images: GOOGLE },
  fbPixelId: {
    id: /^[0-9]{8,20}$/,
    connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
    images: ['https://www.facebook.com'],
  },
}

/**
 * The ids of a branch that are ids of their vendor; whatever else stands there counts as none.
 * @param branch - or undefined on pages without one
 * @source design §5 "Consent"; issue 3 "ids from configuration pass an allow-list pattern"
 */
export function marketingIds(branch: MarketingIds | undefined): MarketingIds {
  const ids: MarketingIds = {}
  for (const key of Object.keys(MARKETING_VENDORS) as (keyof MarketingIds)[]) {
    const id = branch?.[key]
    if (id !== undefined && MARKETING_VENDORS[key].id.test(id)) ids[key] = id
  }
  return ids
}

/**
 * Whether a branch has any vendor: without one there is no consent question.
 * @source design §5 "Consent"
 */
export const hasMarketing = (branch: MarketingIds | undefined): boolean =>
  Object.keys(marketingIds(branch)).length > 0

/** Kinds of pages on which marketing may run; elsewhere there is none, whatever the consent. */
const MARKETING_PAGES: ReadonlySet<string> = new Set(['entry', 'menu', 'follow-up'])

/**
 * Whether marketing may run on a page: never on the cart, the checkout, and pages that are not a diner's.
 * @param routeKind - kind of the page's route
 * @source design §5 "no marketing tag before consent; none at all on checkout, rider and preview pages"
 */
export const isMarketingPage = (routeKind: string): boolean => MARKETING_PAGES.has(routeKind)
