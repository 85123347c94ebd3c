import { useQuery } from '@tanstack/react-query'

import { useApi } from '#api/api-context.tsx'
import type { MenuCustomization } from '#generated/models.ts'

import { useVenue } from './page-context.ts'
import type { PageDeps } from './page-deps.ts'

/** What the branch changed about its menu, and whether that could not be asked. */
export function useAskedCustomizations() {
  const { branch } = useVenue()
  const { queries } = useApi()
  return useQuery({ ...queries.customizations(branch?.id ?? ''), enabled: branch !== undefined })
}

/** What the branch changed about its menu; nothing until it is known, and nothing when that fails. */
export const useCustomizations = (): readonly MenuCustomization[] => useAskedCustomizations().data ?? NONE

const NONE: readonly MenuCustomization[] = []

/**
 * What the branch changed about its menu, known before its page is shown: limits of a field must not arrive under
 * the hands of who types. A page stands without them, so neither a failure nor a missing network holds it back.
 * @source diner spec §8
 */
export async function loadCustomizations({ queryClient, queries, venue }: PageDeps): Promise<void> {
  if (!venue.branch) return
  const query = { ...queries.customizations(venue.branch.id), retry: false }
  await queryClient.query(query).catch(() => undefined)
}
