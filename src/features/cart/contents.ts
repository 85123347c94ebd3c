import { onDemand } from '#ui/primitives/base/on-demand.tsx'

/** Fetches what a cart with items needs; at once when it is here already. */
export const loadContents = () => import('./lines/contents.ts')

export const Actions = onDemand(() => loadContents().then((contents) => contents.CartActions))
export const Lines = onDemand(() => loadContents().then((contents) => contents.Lines))
export const GoOn = onDemand(() => loadContents().then((contents) => contents.GoOn))
export const Suggestions = onDemand(() => loadContents().then((contents) => contents.Suggestions))
