import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import type { MenuCustomization } from '#generated/models.ts'
import { useVenue } from './page-context.ts'

/** What the branch changed about its menu, and whether that could not be asked. */
export function useAskedCustomizations() {
  const { branch } = useVenue()
  const { queries } = useApi()
  return useQuery({ ...queries.customizations(branch?.id ?? ''), enabled: branch !== undefined })
}

/** What the branch changed about its menu; nothing until it is known, and nothing when that fails. */
export const useCustomizations = (): readonly MenuCustomization[] => useAskedCustomizations().data ?? NONE

const NONE: readonly MenuCustomization[] = []
