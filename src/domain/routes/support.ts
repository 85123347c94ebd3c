import { paths } from './routes.ts'

/** Fragment that opens the contact with the venue. */
export const SUPPORT_HASH = '#ayuda'

/**
 * The support link of a venue: its page with the contact open.
 *
 * @param referenceId - what the question is about, as the code of an order
 * @errors none
 * @source diner spec §2.15 "A support link exists with an optional referenceId query parameter; its path is not shown"
 */
export function supportPath(alias: string, referenceId?: string): string {
  const query = referenceId === undefined ? '' : `?${new URLSearchParams({ referenceId }).toString()}`
  return paths.entry(alias) + query + SUPPORT_HASH
}
