import { MARKETING_VENDORS, type MarketingIds } from '#domain/marketing/vendors.ts'

/** Sources that the code in a frame may access besides this server. */
export type Reach = {
  connect?: readonly string[]
  images?: readonly string[]
  /** target of its forms; none when absent */
  form?: string
  /** origin of the embedding pages; the frame's own when absent */
  page?: string
  more?: readonly string[]
}

const sources = (name: string, hosts: readonly string[] = []) =>
  `${name} ${["'self'", ...new Set(hosts)].join(' ')}`

/**
 * The content security policy of a frame: only our pages may embed it, and its code accesses only the sources it needs.
 */
export function framePolicy(
  scripts: string,
  { connect, images, form = "'none'", page = "'self'", more = [] }: Reach,
): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    sources('connect-src', connect),
    sources('img-src', images),
    ...more,
    "base-uri 'none'",
    `form-action ${form}`,
    `frame-ancestors ${page}`,
  ].join('; ')
}

const INTERCOM = ['https://*.intercom.io', 'https://*.intercomcdn.com', 'https://*.intercomassets.com']

/** Sources of the chat vendor's messenger. Its script writes its styles, inside its own frame only. */
export const INTERCOM_REACH: Reach = {
  connect: [...INTERCOM, 'wss://*.intercom.io'],
  images: [...INTERCOM, 'data:', 'blob:'],
  more: [
    `font-src ${INTERCOM.join(' ')}`,
    `media-src ${INTERCOM.join(' ')}`,
    `frame-src ${INTERCOM.join(' ')}`,
    "style-src 'unsafe-inline'",
  ],
}

/** Sources of those vendors whose ids a branch has; all others stay blocked. */
export function reachOf(ids: MarketingIds): Reach {
  const vendors = (Object.keys(ids) as (keyof MarketingIds)[]).map((key) => MARKETING_VENDORS[key])
  return {
    connect: vendors.flatMap(({ connect }) => connect),
    images: vendors.flatMap(({ images }) => images),
  }
}
