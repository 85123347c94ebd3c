import { onDemand } from '#platform/on-demand.ts'

/** The code for a cart with items, as one chunk. */
export const cartContents = onDemand(() => import('./lines/contents.tsx'))
