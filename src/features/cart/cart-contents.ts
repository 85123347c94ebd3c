import { onDemand } from '#platform/on-demand.ts'

/** What a cart with items needs, as one piece of code. */
export const cartContents = onDemand(() => import('./lines/contents.tsx'))
