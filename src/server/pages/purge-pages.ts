import type { Place } from '#domain/routes/address.ts'

import type { Services } from '../services.ts'

/** A shared cache keeps pages for this long anyway: later there is nothing to purge. */
const GIVE_UP_MS = 30_000

/** The tag under which shared caches know the pages of a tenant. */
export const pageTag = (tenant: string): string => `vitrina-${tenant}`

/** All tags of a page: its tenant's, and that of the tenant's own host if it is served there. */
export const pageTags = (tenant: string, { origin, home }: Place): string[] => [
  pageTag(tenant),
  ...(home === undefined ? [] : [`vitrina-host-${new URL(origin).hostname}`]),
]

/**
 * Purges a tenant's pages from the cache in front whenever the tenant changes. Every process sends its own request,
 * which needs no coordination. Failures are only logged, because pages expire by themselves.
 */
export function purgePagesOfChanged({ catalog, config, log }: Services): void {
  const { pagePurgeUrl, pagePurgeHeader } = config
  if (pagePurgeUrl === undefined) return
  const purge = async (tenant: string): Promise<void> => {
    const tag = pageTag(tenant)
    const answer = await fetch(pagePurgeUrl.replaceAll('{tag}', encodeURIComponent(tag)), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...pagePurgeHeader },
      body: JSON.stringify({ tags: [tag] }),
      // following a redirect would leak the key, or send a GET that purges nothing
      redirect: 'error',
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The cache in front answered ${answer.status}`)
  }
  catalog.onDrop((tenant) => {
    if (tenant !== undefined)
      purge(tenant).catch((err: unknown) => log.warn({ err, tenant }, 'pages not purged'))
  })
}
