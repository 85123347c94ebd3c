import type { Place } from '#domain/routes/address.ts'

import type { Services } from '../services.ts'

/** Takes as long as a cache in front keeps a page anyway: later there is nothing to purge. */
const GIVE_UP_MS = 30_000

/** By what caches in front know the pages of a tenant. */
export const pageTag = (tenant: string): string => `vitrina-${tenant}`

/** All tags of a page: its tenant's, and where it stands at a host of the tenant's own, that one's. */
export const pageTags = (tenant: string, { origin, home }: Place): string[] => [
  pageTag(tenant),
  ...(home === undefined ? [] : [`vitrina-host-${new URL(origin).hostname}`]),
]

/**
 * Asks the cache in front to forget the pages of a tenant whenever it changes. Each process asks for itself, which costs
 * a call more and needs no order among them; what fails is told to the log, since pages grow old by themselves.
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
      // led on, it would take the key along, or ask with a GET that purges nothing
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
