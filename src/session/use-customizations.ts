import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import type { MenuCustomization } from '#generated/models.ts'
import { useVenue } from './venue-context.tsx'

/** What the branch changed about its menu; nothing until it is known, and nothing when that fails. */
export function useCustomizations(): readonly MenuCustomization[] {
  const { branch } = useVenue()
  const { queries } = useApi()
  const { data } = useQuery({ ...queries.customizations(branch?.id ?? ''), enabled: branch !== undefined })
  return data ?? NONE
}

const NONE: readonly MenuCustomization[] = []
