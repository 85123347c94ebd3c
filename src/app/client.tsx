import { onDemand } from '#platform/on-demand.ts'
import { firstView } from '#platform/first-view.ts'

const joinCode = onDemand(() => import('./join.tsx'))

/** Has the browser fetch all parts of the page at once, which its head names as not wanted yet. */
function fetchParts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"][media]')) {
    link.removeAttribute('media')
    // a link is followed when it comes into the document
    document.head.append(link)
  }
}

/** The code of the page shares the line with nothing that a diner sees first. @source performance.md "What each lever was worth" */
async function start(): Promise<void> {
  await firstView()
  fetchParts()
  const { join } = await joinCode.fetch()
  join()
}

void start()
