import type { PageDeps } from './page-deps.ts'

/**
 * What the branch changed about its menu, known before its page is shown: limits of a field must not arrive under
 * the hands of who types. A page stands without them, so neither a failure nor a missing network holds it back.
 *
 * @source diner spec §8
 */
export async function loadCustomizations({ queryClient, queries, venue }: PageDeps): Promise<void> {
  if (!venue.branch) return
  const query = { ...queries.customizations(venue.branch.id), retry: false }
  await queryClient.query(query).catch(() => undefined)
}
