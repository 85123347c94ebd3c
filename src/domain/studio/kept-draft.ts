import type { StudioDraftSummary } from '#generated/models.ts'

/**
 * Whether a draft is listed: it was created from more than a published brand, shared, or changed, as its revision
 * shows.
 * @source assumed: opening a brand makes no draft before the first change
 */
export const isKept = ({ kept, revision }: Pick<StudioDraftSummary, 'kept' | 'revision'>): boolean =>
  kept || revision > 1
