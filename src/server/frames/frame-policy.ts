import { MARKETING_VENDORS, type MarketingIds } from '#domain/marketing/vendors.ts'

/** What the code in a frame may reach besides this server. */
export type Reach = {
  connect?: readonly string[]
  images?: readonly string[]
  /** where its forms lead; nowhere when absent */
  form?: string
  /** where the pages around it stand; at its own address when absent */
  page?: string
  more?: readonly string[]
}

const sources = (name: string, hosts: readonly string[] = []) =>
  `${name} ${["'self'", ...new Set(hosts)].join(' ')}`

/** The policy of a frame: only our own pages may show it, and its code reaches only what it is there for. */
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

/** What the chat vendor's messenger is made of. Its styles are written by its script, in its own frame only. */
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

/** What the vendors need whose ids a branch has; of the others nothing is opened. */
export function reachOf(ids: MarketingIds): Reach {
  const vendors = (Object.keys(ids) as (keyof MarketingIds)[]).map((key) => MARKETING_VENDORS[key])
  return {
    connect: vendors.flatMap(({ connect }) => connect),
    images: vendors.flatMap(({ images }) => images),
  }
}
