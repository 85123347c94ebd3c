import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '#api/api-context.tsx'
import { isInformative } from '#domain/hours/mode-hours.ts'
import type { CartItemSource } from '#generated/models.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { CountOutcome } from './change-count.ts'
import { useSession, useSessionValue, useVenue } from './page-context.ts'
import { useOrderMode, fetchMenu } from './use-menu.ts'
import { useTrack } from './use-track.ts'

interface PlateCounts {
  /** Units in the cart by plate. */
  counts: ReadonlyMap<string, number>
  /** Adds (1) or removes (-1) one of a plate that needs no choice; rejects when its code or menu fails to load. */
  change: (plateId: string, step: number) => Promise<CountOutcome>
}

const countCode = onDemand(() => import('./change-count.ts'))

/** The cart as lists of plates show and change it; undefined where ordering is not possible. */
export function usePlateCounts(source: CartItemSource = 'plate'): PlateCounts | undefined {
  const { cart } = useSession()
  const { alias, branchContact } = useVenue()
  const { queries } = useApi()
  const queryClient = useQueryClient()
  const track = useTrack()
  const mode = useOrderMode()
  const choices = useSessionValue('cart', (state) => state.choices)
  return useMemo(() => {
    if (!mode || !branchContact || isInformative(branchContact, mode)) return undefined
    const counts = new Map<string, number>()
    for (const { plateId, quantity } of choices) counts.set(plateId, (counts.get(plateId) ?? 0) + quantity)
    return {
      counts,
      change: async (plateId, step) => {
        const menuOf = fetchMenu({ queryClient, queries, alias, mode })
        const [{ changeCount }, menu] = await Promise.all([countCode.fetch(), menuOf])
        return changeCount({ cart, menu, mode, source, track }, plateId, step)
      },
    }
  }, [alias, branchContact, cart, choices, mode, queries, queryClient, source, track])
}
