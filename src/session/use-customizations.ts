import { useQuery } from '@tanstack/react-query'

import { useApi } from '#api/api-context.tsx'
import type { MenuCustomization } from '#generated/models.ts'

import { useVenue } from './page-context.ts'
import type { PageDeps } from './page-deps.ts'

/** The branch's changes to its menu, and whether loading them failed. */
export function useAskedCustomizations() {
  const { branch } = useVenue()
  const { queries } = useApi()
  return useQuery({ ...queries.customizations(branch?.id ?? ''), enabled: branch !== undefined })
}

/** The branch's changes to its menu; none until they are loaded, and none when that fails. */
export const useCustomizations = (): readonly MenuCustomization[] => useAskedCustomizations().data ?? NONE

const NONE: readonly MenuCustomization[] = []

/**
 * The branch's changes to its menu, loaded before the page is shown: a field's limits must not change while the diner
 * types. The page works without them, so neither a failure nor a missing network delays it.
 * @source diner spec §8
 */
export async function loadCustomizations({ queryClient, queries, venue }: PageDeps): Promise<void> {
  if (!venue.branch) return
  const query = { ...queries.customizations(venue.branch.id), retry: false }
  await queryClient.query(query).catch(() => undefined)
}
