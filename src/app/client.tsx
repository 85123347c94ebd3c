import { onDemand } from '#platform/on-demand.ts'
import { firstView } from '#platform/first-view.ts'

const joinCode = onDemand(() => import('./join.tsx'))

/** Fetches at once all parts of the page that its head lists as deferred. */
function fetchParts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"][media]')) {
    link.removeAttribute('media')
    // a link element starts its fetch when it is inserted
    document.head.append(link)
  }
}

/**
 * The page's code must not compete for bandwidth with what a diner sees first.
 * @source performance.md "What each lever was worth"
 */
async function start(): Promise<void> {
  await firstView()
  fetchParts()
  const { join } = await joinCode.fetch()
  join()
}

void start()
