import type { StudioDraftSummary } from '#generated/models.ts'

/**
 * Whether a draft is listed: it was made of more than a published brand, shared, or changed, which its revision says.
 * @source assumed: opening a brand makes no draft before the first change
 */
export const isKept = ({ kept, revision }: Pick<StudioDraftSummary, 'kept' | 'revision'>): boolean =>
  kept || revision > 1
